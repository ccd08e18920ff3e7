import { percentOf, type PercentReason, type PercentView } from '../footnote/percent.ts';
import type { LineSpec } from './statement-lines.ts';
import {
  tableOfSections,
  type Cell,
  type Column,
  type Line,
  type PercentBase,
  type Section,
  type Table,
} from './statement-table.ts';

/** What the lines of a statement are in percent of. */
const WHOLE = {
  balance_sheet: { statement: 'balance_sheet', field: 'total_assets' },
  cash_flow: { statement: 'income_statement', field: 'revenue' },
  income_statement: { statement: 'income_statement', field: 'revenue' },
} as const;

const KINDS: Readonly<Record<PercentView, ReadonlySet<LineSpec['kind']>>> = {
  common_size: new Set(['amount']),
  growth: new Set(['amount', 'per_share', 'shares']),
};

/** A count as filed, which a split changes: its growth would be wrong. */
const AS_FILED: ReadonlySet<string> = new Set(['shares_outstanding_cover_page']);

/** Values of cells by field and period. */
type Values = ReadonlyMap<string, Cell['value']>;

const keyOf = (field: string, period: string): string => `${field} ${period}`;

/** The tables of a view, computed from all tables of the statements: the lines that it applies to, as percentages. */
export function percentTables(view: PercentView, tables: readonly Table[]): readonly Table[] {
  const values: Values = new Map(
    tables.flatMap(({ sections }) =>
      sections.flatMap(({ lines }) =>
        lines.flatMap(({ source, cells }) =>
          source.kind === 'cell'
            ? cells.map(({ period, value }) => [keyOf(source.field, period), value] as const)
            : [],
        ),
      ),
    ),
  );
  return tables.map((table) => percentTable(view, table, values));
}

function percentTable(view: PercentView, { columns, sections }: Table, values: Values): Table {
  const ends = new Map(columns.map(({ period, periodEnd }) => [period, periodEnd]));
  const kept = view === 'growth' ? columns.filter(({ period }) => ends.has(yearBefore(period))) : columns;
  const places = kept.map((column) => columns.indexOf(column));
  const shown = sections.map(({ heading, lines }): Section => ({
    heading,
    lines: lines.flatMap((line) => percentLine(view, line, { places, columns, ends, values }) ?? []),
  }));
  return tableOfSections(kept, shown);
}

type Around = {
  /** Positions of the columns that are kept. */
  readonly places: readonly number[];
  readonly columns: readonly Column[];
  readonly ends: ReadonlyMap<string, string>;
  readonly values: Values;
};

function percentLine(view: PercentView, line: Line, around: Around): Line | undefined {
  const { source, kind, cells } = line;
  if (source.kind !== 'cell' || !KINDS[view].has(kind)) return undefined;
  const { statement, field } = source;
  if (view === 'growth' && AS_FILED.has(field)) return undefined;
  return {
    ...line,
    kind: 'percent',
    cells: around.places.flatMap((at) => {
      const cell = cells[at];
      const column = around.columns[at];
      if (cell === undefined || column === undefined) return [];
      const base =
        view === 'common_size'
          ? { ...WHOLE[statement], period: cell.period }
          : { statement, field, period: yearBefore(cell.period) };
      return [percentCell(view, cell, base, column, around)];
    }),
  };
}

function percentCell(
  view: PercentView,
  { period, value, source }: Cell,
  base: PercentBase,
  column: Column,
  { ends, values }: Around,
): Cell {
  const refused = (reason: PercentReason): Cell => ({ period, value: null, reason });
  if (view === 'growth') {
    const end = ends.get(yearBefore(column.period));
    if (end === undefined) return refused('no_year_before');
    if (!isYearLater(column.periodEnd, end)) return refused('year_not_comparable');
  }
  const percent = percentOf(view, base.field, value, values.get(keyOf(base.field, base.period)) ?? null);
  return {
    period,
    value: 'value' in percent ? percent.value : null,
    reason: 'reason' in percent ? percent.reason : undefined,
    base,
    ...(source !== undefined && { source }),
  };
}

/** The same period of the fiscal year before. */
const yearBefore = (period: string): string => period.replace(/\d{4}/, (year) => String(Number(year) - 1));

const DAY_MILLISECONDS = 86_400_000;
/** A year of 52 or 53 weeks, and a day or two. */
const YEAR_DAYS = { least: 357, most: 373 };

function isYearLater(end: string, before: string): boolean {
  const days = (Date.parse(end) - Date.parse(before)) / DAY_MILLISECONDS;
  return days >= YEAR_DAYS.least && days <= YEAR_DAYS.most;
}
