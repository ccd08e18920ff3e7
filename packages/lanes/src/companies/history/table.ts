import type { Decimal } from 'decimal.js';
import type { Provenance } from '@footnote/statements/cell';
import type { Writable } from '@footnote/wire/json';
import type {
  HistoryFootnote,
  HistoryProvenance,
  HistoryRefused,
  HistoryTable,
} from '@footnote/contract/types.generated';

/** A filing that a point is from, and the period of the figure that it reports. */
export type Footnote = Provenance & { readonly periodEnd: string };

export type Point = {
  readonly value: Decimal | number | null;
  /** Null with a value. */
  readonly reason: string | null;
  /** Of a figure out of filings; empty for a price. */
  readonly footnotes: readonly Footnote[];
};

export type Row = {
  /** YYYY-MM-DD. */
  readonly date: string;
  /** Label of the fiscal period; null for a session. */
  readonly period: string | null;
  /** In the order of the series. */
  readonly points: readonly Point[];
};

export const NO_FOOTNOTES: readonly Footnote[] = [];

export const refusedPoint = (reason: string): Point => ({ value: null, reason, footnotes: NO_FOOTNOTES });

type Parts = Pick<Writable<HistoryTable>, 'columns' | 'footnotes' | 'provenance' | 'refused' | 'rows'>;

/** Rows, newest first, with the filing of each number and the reason for each missing one. */
export function tableOf(names: readonly string[], rows: readonly Row[]): Parts {
  const footnotes = new Map<string, { readonly at: number; readonly footnote: Footnote }>();
  const placeOf = (footnote: Footnote): number => {
    const key = keyOf(footnote);
    const known = footnotes.get(key) ?? { at: footnotes.size, footnote };
    footnotes.set(key, known);
    return known.at;
  };
  const isByPeriod = rows[0]?.period != null;
  return {
    columns: ['date', ...(isByPeriod ? ['period'] : []), ...names],
    rows: rows.map(({ date, period, points }) => [
      date,
      ...(period === null ? [] : [period]),
      ...points.map(({ value }) => value),
    ]),
    provenance: names.flatMap((series, at) =>
      runsOf(rows, (row) => row.points[at]?.footnotes.map(placeOf).join(' ') ?? '').map(
        ({ key, first, last }): Writable<HistoryProvenance> => ({
          first_date: first,
          footnotes: key.split(' ').map(Number),
          last_date: last,
          series,
        }),
      ),
    ),
    refused: names.flatMap((series, at) =>
      runsOf(rows, (row) => row.points[at]?.reason ?? '').map(
        ({ key, first, last, count }): Writable<HistoryRefused> => ({
          first_date: first,
          last_date: last,
          reason: key,
          rows: count,
          series,
        }),
      ),
    ),
    footnotes: [...footnotes.values()].map(({ footnote }): Writable<HistoryFootnote> => {
      const { periodEnd, ...source } = footnote;
      return { ...source, period_end: periodEnd };
    }),
  };
}

const keyOf = ({ accession, periodEnd }: Footnote): string => `${accession} ${periodEnd}`;

type Run = { readonly key: string; readonly first: string; readonly last: string; readonly count: number };

/** Runs of neighbouring rows with the same key, newest first, without those whose key is empty. */
function runsOf(rows: readonly Row[], key: (row: Row) => string): readonly Run[] {
  const runs: Run[] = [];
  for (const row of rows) {
    const own = key(row);
    const run = runs.at(-1);
    if (run?.key === own) runs[runs.length - 1] = { ...run, first: row.date, count: run.count + 1 };
    else runs.push({ key: own, first: row.date, last: row.date, count: 1 });
  }
  return runs.filter((run) => run.key !== '');
}
