import { packCells } from '@footnote/figures/fundamentals/packed-cells';
import { windowOf } from '@footnote/figures/fundamentals/window';
import type { RowOf } from '@footnote/read-models/columns';
import type { StatementCellRow } from '@footnote/read-models/statement-cells';
import type { StatementWindowRow } from '@footnote/read-models/statement-windows';
import type { Cell } from '@footnote/statements/cell';
import type { Issuer } from '@footnote/statements/statements';
import type { HEAD_COLUMNS } from './ddl.ts';
import type { VerifiedHead } from './verdicts/rows.ts';

/** The runner adds what is unannounced. */
export type CompanyHead = Omit<RowOf<typeof HEAD_COLUMNS>, 'unannounced'>;

export function cellRow(cik: string, symbol: string, cell: Cell, revision: number): StatementCellRow {
  return {
    cik,
    symbol,
    statement: cell.statement,
    field: cell.field,
    period_kind: cell.period_kind,
    fiscal_year: cell.fiscal_year,
    fiscal_period: cell.fiscal_period,
    period_start: cell.period_start,
    period_end: cell.period_end,
    value: cell.value,
    refusal: cell.refusal ?? '',
    rule: cell.rule ?? '',
    unit: cell.unit,
    concept: cell.concept,
    accession: cell.accession,
    form: cell.form,
    filed: cell.filed,
    method: cell.method ?? '',
    operands: JSON.stringify(cell.operands),
    flags: cell.flags,
    revision,
  };
}

/** The cells of each view, packed; none for a company without statements. */
export function windowRows(
  cik: string,
  cells: readonly Cell[],
  revision: number,
): readonly StatementWindowRow[] {
  if (cells.length === 0) return [];
  return (['annual', 'quarter'] as const).map((view) => ({
    cik,
    view,
    cells: packCells(windowOf(cells, view)),
    revision,
  }));
}

/** `newest`: acceptance of the newest filing, epoch milliseconds. */
export function companyHead(
  { cik, symbol }: { readonly cik: string; readonly symbol: string },
  issuer: Issuer,
  cells: number,
  newest: number,
  verified: VerifiedHead,
  revision: number,
): CompanyHead {
  return {
    cik,
    symbol,
    ...verified,
    reporting_currency: issuer.reporting_currency ?? '',
    reporting_cadence: issuer.reporting_cadence,
    issuer_type: issuer.type,
    revision,
    as_of: new Date(newest).toISOString().slice(0, 19).replace('T', ' '),
    cells,
  };
}

const VALUE = /^-?[0-9]{1,28}(\.[0-9]+)?$/;
const DATE = /^(19|2[0-2])[0-9]{2}-(0[1-9]|1[0-2])-(0[1-9]|[12][0-9]|3[01])$/;

/**
 * What the table's types cannot store in a row, null if nothing: a value beyond Decimal(38, 10), an invalid
 * date or one outside 1900 to 2299. ClickHouse would refuse the whole insert because of it.
 */
export function unstorable(
  row: Pick<StatementCellRow, 'value' | 'period_start' | 'period_end' | 'fiscal_year' | 'filed'>,
): string | null {
  if (row.value !== null && !VALUE.test(row.value)) return `value ${row.value}`;
  if (!DATE.test(row.period_end)) return `period end ${row.period_end}`;
  if (row.period_start !== null && !DATE.test(row.period_start)) return `period start ${row.period_start}`;
  if (row.filed !== null && !DATE.test(row.filed)) return `filing date ${row.filed}`;
  if (!(row.fiscal_year >= 1900 && row.fiscal_year < 2300)) return `fiscal year ${row.fiscal_year}`;
  return null;
}
