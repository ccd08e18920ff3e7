import { Decimal } from 'decimal.js';
import type { HoldingFilingRow } from '@footnote/read-models/holdings';

/** The current version of a Form 13F, which selects its rows, and the unit of its values. */
export type FilingOfRows = Pick<
  HoldingFilingRow,
  'accession' | 'amendment_number' | 'filed' | 'set_key' | 'value_unit'
>;

/** One filing's holdings of one security: sums of its rows as filed, null if a row states none. */
export type Part = {
  readonly accession: string;
  readonly set_key: string;
  readonly amount: string | null;
  /** In the unit of the filing. */
  readonly value: string | null;
};

/** SQL for a sum that is null if a term is. */
export const sumOrNull = (term: string): string =>
  `toString(if(countIf(isNull(${term})) > 0, NULL, sum(${term})))`;

/** By what rows name their filing: what was read of it may have been replaced meanwhile. */
export const keyOfRows = ({ accession, set_key: key }: Pick<Part, 'accession' | 'set_key'>): string =>
  `${accession} ${key}`;

const FACTORS: Readonly<Record<HoldingFilingRow['value_unit'], number | null>> = {
  dollars: 1,
  thousands: 1000,
  '': null,
};

/** The sum of the filings' holdings of a security; null if one of them has none. */
export type PartsSum<Row, Filing> = {
  readonly amount: Decimal | null;
  /** Dollars. */
  readonly value: Decimal | null;
  /** The newest of the filings, and its part. */
  readonly newest: { readonly row: Row; readonly filing: Filing };
};

/**
 * Sums the holdings in the filings of a portfolio, by security. `securityOf` identifies securities. Rows of
 * other filings belong to no portfolio.
 */
export function sumParts<Row extends Part, Filing extends FilingOfRows>(
  rows: readonly Row[],
  filings: ReadonlyMap<string, Filing>,
  securityOf: (row: Row, filing: Filing) => string,
): readonly PartsSum<Row, Filing>[] {
  const sums = new Map<string, PartsSum<Row, Filing>>();
  for (const row of rows) {
    const filing = filings.get(keyOfRows(row));
    if (filing === undefined) continue;
    const security = securityOf(row, filing);
    const own = {
      amount: row.amount === null ? null : new Decimal(row.amount),
      value: inDollars(row.value, filing),
      newest: { row, filing },
    };
    const sum = sums.get(security);
    sums.set(security, sum === undefined ? own : added(sum, own));
  }
  return [...sums.values()];
}

function inDollars(value: string | null, { value_unit: unit }: FilingOfRows): Decimal | null {
  const factor = FACTORS[unit];
  return value === null || factor === null ? null : new Decimal(value).times(factor);
}

const added = <Row, Filing extends FilingOfRows>(
  a: PartsSum<Row, Filing>,
  b: PartsSum<Row, Filing>,
): PartsSum<Row, Filing> => ({
  amount: a.amount === null || b.amount === null ? null : a.amount.plus(b.amount),
  value: a.value === null || b.value === null ? null : a.value.plus(b.value),
  newest: isNewer(b.newest.filing, a.newest.filing) ? b.newest : a.newest,
});

function isNewer(a: FilingOfRows, b: FilingOfRows): boolean {
  if (a.filed !== b.filed) return a.filed > b.filed;
  if (a.amendment_number !== b.amendment_number) return a.amendment_number > b.amendment_number;
  return a.accession > b.accession;
}
