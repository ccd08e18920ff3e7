/** A row of a statement of a release, in the unit of its table. */
export type AnnouncedRow = {
  readonly label: string;
  /** The field that it is; null for a row that is none. */
  readonly field: string | null;
  /** Another field of which it is one of the terms: the revenue of a bank. */
  readonly termOf?: 'revenue';
  /** By column, as printed: expenses positive. Null for a heading. */
  readonly values: readonly number[] | null;
  /** Factor of the printed value that gives the field's. */
  readonly sign?: 1 | -1;
  readonly kind?: 'money' | 'per_share' | 'shares';
  /** Multiplier of a number of shares; that of the table's unit if absent. */
  readonly scale?: number;
};

/** A period of a column; its heading in two lines, the first of which may stand over several columns. */
export type AnnouncedPeriod = {
  /** Null for a balance. */
  readonly months: 3 | 6 | 9 | 12 | null;
  readonly start: string | null;
  readonly end: string;
  readonly head: readonly [string, string];
};

export type AnnouncedStatement = {
  readonly name: 'income' | 'balance' | 'cash_flow';
  readonly title: string;
  readonly rows: readonly AnnouncedRow[];
  readonly periods: readonly AnnouncedPeriod[];
};

/** The unit of the amounts, and the words of the tables for it. */
export type AnnouncedUnit = { readonly scale: number; readonly words: string };

export const THOUSANDS: AnnouncedUnit = { scale: 1_000, words: 'in thousands, except per share data' };
export const MILLIONS: AnnouncedUnit = { scale: 1_000_000, words: 'in millions, except per share data' };

/** A figure of a field in a period, in whole units (dollars, shares, dollars per share). */
export type AnnouncedFigure = {
  readonly field: string;
  readonly period: AnnouncedPeriod;
  readonly kind: NonNullable<AnnouncedRow['kind']>;
  readonly value: string;
};

export const heading = (label: string): AnnouncedRow => ({ label, field: null, values: null });

/** What the statement says in truth: the rows that are fields, and those fields that are sums of its rows. */
export function figuresOf(
  { rows, periods }: AnnouncedStatement,
  unit: AnnouncedUnit,
): readonly AnnouncedFigure[] {
  const terms = rows.filter(({ termOf }) => termOf === 'revenue');
  const total = periods.map((_, at) => terms.reduce((sum, one) => sum + (one.values?.[at] ?? 0), 0));
  const all: readonly AnnouncedRow[] =
    terms.length === 0 ? rows : [...rows, { label: '', field: 'revenue', values: total }];
  return all.flatMap(({ field, values, sign = 1, kind = 'money', scale = unit.scale }) =>
    field === null || values === null
      ? []
      : periods.map((period, at): AnnouncedFigure => {
          const value = (values[at] ?? 0) * sign;
          return { field, period, kind, value: String(kind === 'per_share' ? value : value * scale) };
        }),
  );
}
