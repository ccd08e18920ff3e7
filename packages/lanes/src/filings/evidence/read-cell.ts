import type { Method, Operand, StatementName } from '@footnote/statements/cell';
import type { LabelledPeriod } from '@footnote/values/period';
import { selectList, pick, type RowOf } from '@footnote/read-models/columns';
import { STATEMENT_CELL_COLUMNS } from '@footnote/read-models/statement-cells';
import type { StoreReader } from '@footnote/read-store/port';
import { storeQuery } from '@footnote/read-store/store-query';
import type { Evidenced } from './evidenced.ts';

const COLUMNS = pick(
  STATEMENT_CELL_COLUMNS,
  'period_start',
  'period_end',
  'value',
  'unit',
  'method',
  'operands',
);

type CellRequest = {
  readonly statement: StatementName;
  readonly field: string;
  readonly period: LabelledPeriod;
};

type CellQuery = {
  readonly cik: string;
  readonly statement: string;
  readonly field: string;
  readonly kind: string;
  readonly year: number;
  readonly periods: readonly string[];
};

/** The cell of a labelled period; of a balance the one at its end. */
export const CELL_OF_FIELD = storeQuery<CellQuery, RowOf<typeof COLUMNS>>(
  `SELECT ${selectList(COLUMNS)} FROM statement_cells
  WHERE cik = {cik:String} AND statement = {statement:String} AND field = {field:String}
    AND period_kind = {kind:String} AND fiscal_year = {year:UInt16} AND fiscal_period IN {periods:Array(String)}
  LIMIT 2
  SETTINGS max_threads = 1`,
);

/** The cell as it is served today with its operands; undefined if none of this period is served. */
export async function readEvidencedCell(
  store: StoreReader,
  cik: string,
  { statement, field, period }: CellRequest,
): Promise<Evidenced | undefined> {
  const isBalance = statement === 'balance';
  const isYearEnd = period.period === 'FY' || period.period === 'Q4';
  const [row] = await store.read(CELL_OF_FIELD, {
    cik,
    statement,
    field,
    kind: isBalance ? 'instant' : period.kind,
    year: period.year,
    periods: isBalance && isYearEnd ? ['FY', 'Q4'] : [period.period],
  });
  if (row === undefined || row.value === null) return undefined;
  const { method, operands, period_end, period_start, unit, value } = row;
  return {
    cell: { method: method as Method, period_end, period_start, refusal: null, unit, value },
    facts: JSON.parse(operands) as readonly Operand[],
  };
}
