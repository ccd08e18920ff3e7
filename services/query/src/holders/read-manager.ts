import { Decimal } from 'decimal.js';
import type { Position } from '@footnote/ownership/form-13f/positions';
import { selectList } from '@footnote/read-models/columns';
import { HOLDING_FILING_COLUMNS, type HoldingFilingRow } from '@footnote/read-models/holdings';
import type { StoreReader } from '@footnote/read-store/port';
import { storeQuery } from '@footnote/read-store/store-query';

export const FILINGS_OF_MANAGER = storeQuery<{ readonly cik: string }, HoldingFilingRow>(
  `SELECT ${selectList(HOLDING_FILING_COLUMNS)} FROM holding_filings WHERE cik = {cik:String}
  ORDER BY period DESC, filed DESC, amendment_number DESC, accession DESC`,
);

type PositionRow = {
  readonly period: string;
  readonly cusip: string;
  readonly option: string;
  readonly amount_type: string;
  readonly issuer: string;
  readonly class_title: string;
  readonly amount: string | null;
  readonly value: string | null;
  readonly accession: string;
};

/** A sum that is null where a term is. */
export const sumOrNull = (term: string): string =>
  `toString(if(countIf(isNull(${term})) > 0, NULL, sum(${term})))`;

/** A value in dollars; null where the unit of the filing is not known. */
export const IN_DOLLARS =
  "r.value * multiIf(f.value_unit = 'dollars', 1, f.value_unit = 'thousands', 1000, NULL)";

/** The portfolios of a manager: its effective filings of these quarters, summed by security. */
export const POSITIONS_OF_MANAGER = storeQuery<
  { readonly cik: string; readonly periods: readonly string[] },
  PositionRow
>(
  `SELECT r.period AS period, toString(r.cusip) AS cusip, toString(r.option) AS option,
    toString(r.amount_type) AS amount_type,
    toString(argMin(r.issuer, (r.chunk, r.place))) AS issuer,
    toString(argMin(r.class_title, (r.chunk, r.place))) AS class_title,
    ${sumOrNull('r.amount')} AS amount, ${sumOrNull(IN_DOLLARS)} AS value,
    argMax(f.accession, (f.filed, f.amendment_number, f.accession)) AS accession
  FROM (
    SELECT * FROM holding_rows WHERE cik = {cik:String} AND period IN {periods:Array(String)}
  ) AS r
  INNER JOIN (
    SELECT accession, set_key, filed, amendment_number, value_unit FROM holding_filings
    WHERE cik = {cik:String} AND period IN {periods:Array(String)} AND is_effective
  ) AS f ON f.accession = r.accession AND f.set_key = r.set_key
  GROUP BY r.period, r.cusip, if(r.cusip = '', (r.issuer, r.class_title), ('', '')), r.option, r.amount_type`,
);

/** A position with the newest filing that it is from. */
export type HeldPosition = Position & { readonly accession: string };

/** Positions by quarter. */
export async function readPositions(
  store: StoreReader,
  cik: string,
  periods: readonly string[],
): Promise<ReadonlyMap<string, readonly HeldPosition[]>> {
  const rows = await store.read(POSITIONS_OF_MANAGER, { cik, periods });
  return new Map(
    [...Map.groupBy(rows, ({ period }) => period)].map(([period, own]) => [period, own.map(positionOf)]),
  );
}

const decimalOf = (text: string | null): Decimal | null => (text === null ? null : new Decimal(text));

const positionOf = (row: PositionRow): HeldPosition => ({
  cusip: row.cusip,
  option: row.option,
  amountType: row.amount_type,
  issuer: row.issuer,
  classTitle: row.class_title,
  amount: decimalOf(row.amount),
  value: decimalOf(row.value),
  accession: row.accession,
});
