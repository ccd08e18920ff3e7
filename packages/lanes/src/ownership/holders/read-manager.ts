import type { Position } from '@footnote/ownership/form-13f/positions';
import { selectList } from '@footnote/read-models/columns';
import { HOLDING_FILING_COLUMNS, type HoldingFilingRow } from '@footnote/read-models/holdings';
import type { StoreReader } from '@footnote/read-store/port';
import { storeQuery } from '@footnote/read-store/store-query';
import { keyOfRows, type Part, type PartsSum, sumOrNull, sumParts } from './parts.ts';

export const FILINGS_OF_MANAGER = storeQuery<{ readonly cik: string }, HoldingFilingRow>(
  `SELECT ${selectList(HOLDING_FILING_COLUMNS)} FROM holding_filings WHERE cik = {cik:String}
  ORDER BY period DESC, filed DESC, amendment_number DESC, accession DESC`,
);

type PositionRow = Part & {
  readonly cusip: string;
  readonly option: string;
  readonly amount_type: string;
  readonly issuer: string;
  readonly class_title: string;
};

/** What each filing of a manager reports of these quarters, by security. */
export const POSITIONS_OF_MANAGER = storeQuery<
  { readonly cik: string; readonly periods: readonly string[] },
  PositionRow
>(
  `SELECT r.accession AS accession, r.set_key AS set_key, toString(r.cusip) AS cusip,
    toString(r.option) AS option, toString(r.amount_type) AS amount_type,
    toString(argMin(r.issuer, (r.chunk, r.place))) AS issuer,
    toString(argMin(r.class_title, (r.chunk, r.place))) AS class_title,
    ${sumOrNull('r.amount')} AS amount, ${sumOrNull('r.value')} AS value
  FROM holding_rows AS r
  WHERE r.cik = {cik:String} AND r.period IN {periods:Array(String)}
  GROUP BY r.accession, r.set_key, r.cusip, if(r.cusip = '', (r.issuer, r.class_title), ('', '')), r.option, r.amount_type`,
);

/** A position with the newest filing that it is from. */
export type HeldPosition = Position & { readonly accession: string };

/** The portfolios of a manager by quarter: the holdings in its effective filings for `periods`. */
export async function readPositions(
  store: StoreReader,
  cik: string,
  filings: readonly HoldingFilingRow[],
  periods: readonly string[],
): Promise<ReadonlyMap<string, readonly HeldPosition[]>> {
  const effective = new Map(
    filings.flatMap((filing) => (filing.is_effective ? [[keyOfRows(filing), filing] as const] : [])),
  );
  const rows = await store.read(POSITIONS_OF_MANAGER, { cik, periods });
  const positions = sumParts(rows, effective, securityOf);
  return new Map(
    [...Map.groupBy(positions, ({ newest }) => newest.filing.period)].map(([period, own]) => [
      period,
      own.map(positionOf),
    ]),
  );
}

const securityOf = (row: PositionRow, { period }: HoldingFilingRow): string =>
  JSON.stringify([
    period,
    row.cusip === '' ? [row.issuer, row.class_title] : row.cusip,
    row.option,
    row.amount_type,
  ]);

const positionOf = ({
  amount,
  value,
  newest: { row, filing },
}: PartsSum<PositionRow, HoldingFilingRow>): HeldPosition => ({
  cusip: row.cusip,
  option: row.option,
  amountType: row.amount_type,
  issuer: row.issuer,
  classTitle: row.class_title,
  amount,
  value,
  accession: filing.accession,
});
