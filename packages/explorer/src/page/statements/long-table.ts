import type { AnswerOf, ParametersOf } from '@footnote/client';
import type { RowSource } from '../footnote/footnote-target.ts';
import type { RouteOf } from '../frame/routes.ts';
import type { LineSpec, TableSpec } from './statement-lines.ts';
import {
  tableWith,
  yearOf,
  type Cell,
  type FilledColumn,
  type PeriodLength,
  type Table,
} from './statement-table.ts';

type Parameters = ParametersOf<'/v2/history'>;
type History = AnswerOf<'/v2/history', 'get'>['data']['history'];
type HistoryTable = Extract<History, { readonly available: true }>;

/** Of one request, by the contract. */
const MOST_SERIES = 20;
/** Columns before the first one that is shown, for growth against the year before. */
const LOOKBACK: Readonly<Record<PeriodLength, number>> = { annual: 1, quarter: 4, ttm: 4 };

/**
 * The series of `GET /v2/history` with the values of a line; undefined if there is none for periods of that length.
 * Balances next to twelve months are those of the quarter's end.
 */
export function seriesOf({ member, kind, source, only }: LineSpec, length: PeriodLength): string | undefined {
  if (only !== undefined && only !== length) return undefined;
  const isBalance =
    source.kind === 'cell' ? source.statement === 'balance_sheet' : source.block === 'balance_sheet';
  if (source.kind === 'figure' && isBalance && member === 'interest_coverage') return 'interest_coverage_ttm';
  const name = source.kind === 'cell' ? source.field : member;
  if (length !== 'ttm') return `${name}_${length}`;
  if (isBalance) return `${name}_quarter`;
  return source.kind === 'cell' && kind !== 'shares' ? `${name}_ttm` : undefined;
}

type Chosen = Pick<RouteOf<'statements'>, 'columns' | 'from' | 'period' | 'symbol' | 'to'>;

/** The requests with every line of the tables, for the chosen columns and those that growth compares with. */
export function historyRequests(specs: readonly TableSpec[], chosen: Chosen): readonly Parameters[] {
  const { symbol, period, columns, from, to } = chosen;
  const lines = specs.flatMap(({ sections }) => sections.flatMap((section) => section.lines));
  const series = [...new Set(lines.flatMap((line) => seriesOf(line, period) ?? []))];
  const isRange = from !== '' || to !== '';
  const newest = newestOf(chosen);
  const range = {
    // A fiscal year may end in the calendar year before or after.
    ...(from !== '' && { from: `${Number(from) - 2}-01-01` }),
    ...(to !== '' && { to: `${Number(to) + 1}-12-31` }),
    ...(!isRange && columns !== 'all' && { limit: newest + LOOKBACK[period] }),
  };
  return Array.from({ length: Math.ceil(series.length / MOST_SERIES) }, (_, at) => ({
    symbol,
    series: series.slice(at * MOST_SERIES, (at + 1) * MOST_SERIES),
    interval: period === 'annual' ? ('year' as const) : ('quarter' as const),
    ...range,
  }));
}

const DEFAULT_COLUMNS: Readonly<Record<PeriodLength, number>> = { annual: 5, quarter: 8, ttm: 8 };

const newestOf = ({ columns, period }: Pick<Chosen, 'columns' | 'period'>): number =>
  columns === 'all' ? Infinity : columns === '' ? DEFAULT_COLUMNS[period] : Number(columns);

/** The columns that the reader chose, from those of a table, newest first. */
export function chosenPeriods(periods: readonly string[], chosen: Chosen): ReadonlySet<string> {
  const { from, to } = chosen;
  if (from === '' && to === '') return new Set(periods.slice(0, newestOf(chosen)));
  return new Set(
    periods.filter((period) => {
      const year = yearOf(period);
      return (from === '' || year >= from) && (to === '' || year <= to);
    }),
  );
}

type Column = {
  readonly label: string;
  readonly periodEnd: string;
  readonly values: Map<string, Omit<Cell, 'period'>>;
};

/** Columns with all values of the answers, newest first, to fill tables with. */
export function columnsOf(answers: readonly HistoryTable[]): readonly Column[] {
  const columns = new Map<string, Column>();
  for (const answer of answers) {
    for (const [periodEnd, label, ...values] of answer.rows) {
      const key = String(label);
      const column = columns.get(key) ?? { label: key, periodEnd: String(periodEnd), values: new Map() };
      columns.set(key, column);
      for (const [at, value] of values.entries()) {
        const series = answer.columns[at + 2] ?? '';
        column.values.set(series, valueOf(answer, series, column.periodEnd, value));
      }
    }
  }
  return [...columns.values()].sort((one, other) => (one.periodEnd < other.periodEnd ? 1 : -1));
}

function valueOf(
  { provenance, refused, footnotes }: HistoryTable,
  series: string,
  date: string,
  value: number | string | null,
): Omit<Cell, 'period'> {
  const isHere = (span: {
    readonly series: string;
    readonly first_date: string;
    readonly last_date: string;
  }): boolean => span.series === series && span.first_date <= date && date <= span.last_date;
  if (value === null) return { value, reason: refused.find(isHere)?.reason };
  const [place] = provenance.find(isHere)?.footnotes ?? [];
  const source = place === undefined ? undefined : footnotes[place];
  return { value, reason: undefined, ...(source !== undefined && { source: sourceOf(source) }) };
}

const sourceOf = ({ accession, filed, form, status }: HistoryTable['footnotes'][number]): RowSource => ({
  accession,
  filed,
  form,
  ...(status !== undefined && { status }),
});

/** A table of the columns, each with the filing of most of its values. */
export function longTable(spec: TableSpec, columns: readonly Column[], length: PeriodLength): Table {
  const lines = spec.sections.flatMap((section) => section.lines);
  const isServed = (line: LineSpec): boolean => seriesOf(line, length) !== undefined;
  const served = {
    ...spec,
    sections: spec.sections.map((section) => ({ ...section, lines: section.lines.filter(isServed) })),
  };
  return tableWith(
    served,
    columns.map(({ label, periodEnd, values }): FilledColumn => {
      const of = (line: LineSpec): Omit<Cell, 'period'> =>
        values.get(seriesOf(line, length) ?? '') ?? { value: null, reason: undefined };
      return {
        period: label,
        periodEnd,
        source: mostOf(lines.flatMap((line) => of(line).source ?? [])),
        cellOf: (line) => ({ period: explainedPeriod(line, label, length), ...of(line) }),
      };
    }),
    length,
  );
}

/** The period of a cell as explanations name it: flows of twelve months have their own. */
const explainedPeriod = ({ source }: LineSpec, label: string, length: PeriodLength): string =>
  length === 'ttm' && source.kind === 'cell' && source.statement !== 'balance_sheet' ? `TTM-${label}` : label;

function mostOf(sources: readonly RowSource[]): RowSource | null {
  const counts = new Map<string, number>();
  for (const { accession } of sources) counts.set(accession, (counts.get(accession) ?? 0) + 1);
  const [most] = [...counts].sort(([, one], [, other]) => other - one);
  return sources.find(({ accession }) => accession === most?.[0]) ?? null;
}
