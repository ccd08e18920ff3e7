import { periodLabel } from '@footnote/values/period';
import type { LineSpec, SectionSpec, TableSpec } from './statement-lines.ts';
import type { RowSource, TargetOf } from '../footnote/footnote-target.ts';
import { hasTenths } from '../frame/format.ts';

/** One cell: a value, or none with the reason if the row has it. */
export type Cell = {
  /** As explanations name it: `FY2024`, `2024-Q4`. */
  readonly period: string;
  readonly value: number | string | null;
  readonly reason: string | undefined;
  /** The cell's own filing; absent if only that of its column is known. */
  readonly source?: RowSource;
  /** Of a percentage that this page computes: the cell that the value is divided by. */
  readonly base?: PercentBase;
};

/** A cell that a percentage is of. */
export type PercentBase = {
  readonly statement: TargetOf<'cell'>['statement'];
  readonly field: string;
  readonly period: string;
};

/** A line with one cell for each period of the table. */
export type Line = LineSpec & { readonly cells: readonly Cell[] };

export type Column = {
  readonly period: string;
  readonly periodEnd: string;
  /** The filing of most of its values; null if no filing supplied one. */
  readonly source: RowSource | null;
};

export type Section = { readonly heading: string | null; readonly lines: readonly Line[] };

export type Table = {
  readonly columns: readonly Column[];
  readonly sections: readonly Section[];
  /** Whether all amounts, and all shares, have a decimal, so that they line up. */
  readonly tenths: { readonly amount: boolean; readonly shares: boolean };
};

/** A row of `GET /v2/fundamentals`. */
export type Row = {
  readonly fiscal_period: string;
  readonly fiscal_year: number;
  readonly period_end: string;
  readonly provenance?: RowSource | null;
};

/** Fiscal years, fiscal quarters, or the twelve months that end with each quarter. */
export type PeriodLength = 'annual' | 'quarter' | 'ttm';

/** Newest periods of `GET /v2/fundamentals`. */
const PERIODS: Readonly<Record<PeriodLength, number>> = { annual: 5, quarter: 8, ttm: 0 };

/** A column with the means to fill it. */
export type FilledColumn = Column & { readonly cellOf: (line: LineSpec) => Cell };

/** Rows, newest first, as a table of the newest periods. */
export const tableOf = (spec: TableSpec, rows: readonly Row[], length: PeriodLength): Table =>
  tableWith(spec, rows.slice(0, PERIODS[length]).map(columnOfRow), length);

function columnOfRow(row: Row): FilledColumn {
  const period = periodOf(row);
  const members = membersOf(row);
  return {
    period,
    periodEnd: row.period_end,
    source: row.provenance ?? null,
    cellOf: ({ member }) => cellOf(period, members.get(member)),
  };
}

/**
 * The lines of a table with a cell for each column. Lines of industries without any value are left out, because they
 * are those of other industries.
 */
export function tableWith(
  { sections, block }: TableSpec,
  columns: readonly FilledColumn[],
  length: PeriodLength,
): Table {
  const isShown = ({ only, cells }: Line): boolean =>
    (only === undefined || only === length) &&
    (block !== 'industry_rows' || cells.some(({ value }) => value !== null));
  const lineOf = (spec: LineSpec): Line => ({ ...spec, cells: columns.map(({ cellOf }) => cellOf(spec)) });
  return tableOfSections(
    columns.map(({ period, periodEnd, source }) => ({ period, periodEnd, source })),
    sections.map(({ heading, lines }: SectionSpec) => ({
      heading,
      lines: lines.map(lineOf).filter(isShown),
    })),
  );
}

/** A table of the sections that have lines. */
export function tableOfSections(columns: readonly Column[], sections: readonly Section[]): Table {
  const filled = sections.filter(({ lines }) => lines.length > 0);
  return {
    columns,
    sections: filled,
    tenths: { amount: anyTenths(filled, 'amount'), shares: anyTenths(filled, 'shares') },
  };
}

const anyTenths = (sections: readonly Section[], kind: Line['kind']): boolean =>
  hasTenths(
    sections
      .flatMap(({ lines }) => lines.filter((line) => line.kind === kind))
      .flatMap(({ cells }) => cells.flatMap(({ value }) => (value === null ? [] : [value]))),
  );

/** Lines without a value in any of the periods. */
export const emptyLinesOf = ({ sections }: Table): readonly Line[] =>
  sections.flatMap(({ lines }) => lines.filter(({ cells }) => cells.every(({ value }) => value === null)));

/** Periods without a value in any line. */
export const emptyPeriodsOf = ({ columns, sections }: Table): ReadonlySet<string> => {
  const lines = sections.flatMap((section) => section.lines);
  return new Set(
    columns
      .filter((_, at) => lines.every(({ cells }) => (cells[at]?.value ?? null) === null))
      .map(({ period }) => period),
  );
};

/** The name of a row's period in explanations. */
export const periodOf = ({ fiscal_period, fiscal_year }: Row): string =>
  periodLabel(fiscal_year, fiscal_period);

function cellOf(period: string, value: unknown): Cell {
  if (typeof value === 'number' || typeof value === 'string') return { period, value, reason: undefined };
  const reason = (value as { readonly reason?: string } | null | undefined)?.reason;
  return { period, value: null, reason };
}

const isGroup = (value: unknown): value is object =>
  typeof value === 'object' && value !== null && !('available' in value);

/** The members of a row and of its groups, such as `margins`, by name. */
function membersOf(row: Row): ReadonlyMap<string, unknown> {
  return new Map(
    Object.entries(row).flatMap(([name, value]) =>
      isGroup(value) ? Object.entries(value) : [[name, value]],
    ),
  );
}

/** The fiscal year of `FY2024`, `2024-Q3` or `TTM-2024-Q3`. */
export const yearOf = (period: string): string => /\d{4}/.exec(period)?.[0] ?? '';

/** A table of some of its columns, newest or oldest first. */
export function tableOfColumns(
  { columns, sections }: Table,
  isShown: (period: string) => boolean,
  order: 'newest' | 'oldest',
): Table {
  const places = columns.map((_, at) => at).filter((at) => isShown(columns[at]?.period ?? ''));
  if (order === 'oldest') places.reverse();
  const at = <Item>(items: readonly Item[]): readonly Item[] =>
    places.flatMap((place) => {
      const item = items[place];
      return item === undefined ? [] : [item];
    });
  return tableOfSections(
    at(columns),
    sections.map(({ heading, lines }) => ({
      heading,
      lines: lines.map((line) => ({ ...line, cells: at(line.cells) })),
    })),
  );
}
