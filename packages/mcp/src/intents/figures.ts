import type { Schemas } from '@footnote/client';
import type { Ask } from './ask.ts';
import type { Field } from './fields.ts';
import type { Note } from './footnotes.ts';
import { type PeriodKind, selectRows, type Wanted } from './periods.ts';
import { inWords } from './reasons.ts';

/** A value with its filings, or the reason why there is none. */
export type Figure = {
  readonly value: number | string | null;
  /** Null with a value. */
  readonly reason: string | null;
  readonly notes: readonly Note[];
};

export type Period = { readonly label: string; readonly date: string };

/** Figures by field and period. */
export type Figures = {
  /** ISO 4217; null if it is unknown. */
  readonly currency: string | null;
  readonly periods: readonly Period[];
  /** In the order of the fields, each in that of the periods. */
  readonly rows: readonly (readonly Figure[])[];
  /** What was asked for and is not there, in words. */
  readonly missing: readonly string[];
};

type History = Schemas['HistoryTable'];
type Point = { readonly date: string; readonly period: string; readonly figures: readonly Figure[] };

/** Series of one request. */
const AT_ONCE = 20;
const NOT_FOR_PERIOD: Figure = { value: null, reason: 'not_for_these_periods', notes: [] };

/** The figures of a company for the wanted periods, as served today. */
export async function readFigures(
  ask: Ask,
  symbol: string,
  fields: readonly Field[],
  wanted: readonly Wanted[],
): Promise<Figures> {
  const parts = await Promise.all(wanted.map((each) => readKind(ask, symbol, fields, each)));
  const points = parts.flatMap(({ points: own, kind }) =>
    own.map((point) => ({ ...point, label: kind === 'ttm' ? `TTM ${point.period}` : point.period })),
  );
  return {
    currency: parts.find(({ currency }) => currency !== null)?.currency ?? null,
    periods: points.map(({ label, date }) => ({ label, date })),
    rows: fields.map((_, at) => points.map(({ figures }) => figures[at] ?? NOT_FOR_PERIOD)),
    missing: [...new Set(parts.flatMap(({ missing }) => missing))],
  };
}

async function readKind(ask: Ask, symbol: string, fields: readonly Field[], wanted: Wanted) {
  const { kind } = wanted;
  const names = [...new Set(fields.flatMap((field) => seriesOf(field, kind) ?? []))];
  const chunks = Array.from({ length: Math.ceil(names.length / AT_ONCE) }, (_, at) =>
    names.slice(at * AT_ONCE, (at + 1) * AT_ONCE),
  );
  const tables: History[] = [];
  for (const series of chunks) {
    const interval = kind === 'year' ? 'year' : 'quarter';
    const { history } = (await ask('/v2/history', { symbol, series, interval })).data;
    if (!history.available)
      return { kind, points: [], currency: null, missing: [refusalOf(kind, history.reason)] };
    tables.push(history);
  }
  const figures = new Map(
    tables.flatMap((table) => table.series.map(({ name }) => [name, cellsOf(table, name)])),
  );
  const [first] = tables;
  const rows = (first?.rows ?? []).map(([date, period], at): Point => ({
    date: String(date),
    period: String(period),
    figures: fields.map((field) => figures.get(seriesOf(field, kind) ?? '')?.[at] ?? NOT_FOR_PERIOD),
  }));
  const points = selectRows(rows, wanted);
  return {
    kind,
    points,
    currency: first?.reporting_currency ?? null,
    missing: [...absent(fields, kind), ...(names.length === 0 ? [] : unmet(rows, points, wanted))],
  };
}

/** Balances stand in for twelve months at their end; figures of twelve months for the year or quarter that they end with. */
const seriesOf = ({ series, member }: Field, kind: PeriodKind): string | undefined =>
  series[kind] ?? (kind === 'ttm' ? (member.startsWith('balance') ? series.quarter : undefined) : series.ttm);

const kindName = (kind: PeriodKind): string =>
  ({ quarter: 'quarters', ttm: 'twelve months', year: 'fiscal years' })[kind];

/** Why there is no table: a reason that depends on the kind of periods names it. */
const refusalOf = (kind: PeriodKind, reason: string): string =>
  reason === 'no_statements' ? inWords(reason) : `${kindName(kind)}: ${inWords(reason)}`;

/** Fields without values for a kind of periods, with the kinds that they have. */
const absent = (fields: readonly Field[], kind: PeriodKind): readonly string[] =>
  fields
    .filter((field) => seriesOf(field, kind) === undefined)
    .map(
      ({ name, series }) => `${name} for ${kindName(kind)}; it exists by ${Object.keys(series).join(', ')}`,
    );

function unmet(
  rows: readonly Point[],
  points: readonly Point[],
  { labels, from, to }: Wanted,
): readonly string[] {
  const known = `known are ${rows.at(-1)?.period ?? 'none'} to ${rows[0]?.period ?? 'none'}`;
  const missing = (labels ?? []).filter(
    (label) => !points.some(({ period, date }) => period === label || date === label),
  );
  if (missing.length > 0) return [`${missing.join(', ')}: no such period; ${known}`];
  return points.length === 0 && labels === undefined
    ? [`${from ?? ''}–${to ?? ''}: no such periods; ${known}`]
    : [];
}

/** A series of a table, by row. */
function cellsOf(table: History, name: string): readonly Figure[] {
  const column = table.columns.indexOf(name);
  const notes = table.provenance.filter(({ series }) => series === name);
  const refused = table.refused.filter(({ series }) => series === name);
  const covers = (date: string) => (run: { readonly first_date: string; readonly last_date: string }) =>
    run.first_date <= date && date <= run.last_date;
  return table.rows.map((row): Figure => {
    const [value, date] = [row[column] ?? null, String(row[0])];
    if (value === null)
      return { value, reason: refused.find(covers(date))?.reason ?? 'not_reported', notes: [] };
    const places = notes.find(covers(date))?.footnotes ?? [];
    return { value, reason: null, notes: places.flatMap((at) => table.footnotes[at] ?? []) };
  });
}
