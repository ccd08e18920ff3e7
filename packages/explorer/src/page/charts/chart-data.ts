import type { Schemas } from '@footnote/client';

export type SeriesKind = 'amount' | 'percent' | 'price';

/** A series of `GET /v2/history` as a chart shows it. */
export type SeriesSpec = {
  readonly name: string;
  readonly label: string;
  readonly kind: SeriesKind;
  readonly shape: 'bars' | 'line';
};

export type ChartSeries = SeriesSpec & {
  /** Null for a refused value. */
  readonly values: readonly (number | null)[];
};

/** The data of a chart, oldest first. */
export type ChartData = {
  /** `YYYY-MM-DD` */
  readonly dates: readonly string[];
  /** The fiscal period, or the date of a session. */
  readonly labels: readonly string[];
  readonly series: readonly ChartSeries[];
};

type HistoryTable = Pick<
  Extract<Schemas['History']['history'], { readonly available: true }>,
  'columns' | 'refused' | 'rows'
>;

/** The series of an answer that have a value anywhere. */
export function chartDataOf({ columns, rows }: HistoryTable, specs: readonly SeriesSpec[]): ChartData {
  const oldestFirst = rows.toReversed();
  const labelAt = Math.max(columns.indexOf('period'), columns.indexOf('date'));
  return {
    dates: oldestFirst.map((row) => String(row[0])),
    labels: oldestFirst.map((row) => String(row[labelAt])),
    series: specs
      .map((spec) => {
        const at = columns.indexOf(spec.name);
        return { ...spec, values: oldestFirst.map((row) => numberOf(row[at])) };
      })
      .filter(({ values }) => values.some((value) => value !== null)),
  };
}

/** The series of an answer that have no value, with the reason that most of their rows have. */
export const withoutValues = ({ columns, rows, refused }: HistoryTable, specs: readonly SeriesSpec[]) =>
  specs.flatMap(({ name, label }) => {
    const at = columns.indexOf(name);
    if (rows.length === 0 || rows.some((row) => numberOf(row[at]) !== null)) return [];
    const [most] = refused.filter(({ series }) => series === name).toSorted((a, b) => b.rows - a.rows);
    return most === undefined
      ? []
      : [{ name: label, value: { available: false as const, reason: most.reason } }];
  });

/** A whole number that would lose digits in JavaScript arrives as a string. */
const numberOf = (value: unknown): number | null =>
  typeof value === 'number' || typeof value === 'string' ? Number(value) : null;
