import { kindOf, type Kind } from '../frame/format.ts';

export type StatementName = 'balance_sheet' | 'cash_flow' | 'income_statement';

/** One cell: a value, or none with the reason where the row has it. */
export type Cell = {
  /** As the paths of explanations name it: `FY2024`, `2024-Q4`. */
  readonly period: string;
  readonly value: number | string | null;
  readonly reason: string | undefined;
};

export type Line = {
  readonly field: string;
  readonly kind: Kind;
  /** Whether it is a figure computed of fields: `GET /v2/explain/figure` tells of it. */
  readonly isFigure: boolean;
  /** One of each period of the table. */
  readonly cells: readonly Cell[];
};

export type Column = {
  readonly period: string;
  readonly periodEnd: string;
  /** Null where no filing supplied a value. */
  readonly source: { readonly accession: string; readonly filed: string; readonly form: string } | null;
};

/** Lines of one heading; those of the statement itself have none. */
export type Section = { readonly heading: string | null; readonly lines: readonly Line[] };

export type Table = { readonly columns: readonly Column[]; readonly sections: readonly Section[] };

/** A row of `/v2/fundamentals`. */
export type Row = {
  readonly fiscal_period: string;
  readonly fiscal_year: number;
  readonly period_end: string;
  readonly provenance?: Column['source'];
};

const ABOUT_ROW = new Set(['fiscal_period', 'fiscal_year', 'period_end', 'provenance']);
/** Fields of statements; everything else with one of these kinds is a figure. */
const COMPUTED_OF_FIELDS = /(_pct$|^piotroski)/;

const SECTIONS: readonly { readonly heading: string | null; readonly kinds: readonly Kind[] }[] = [
  { heading: null, kinds: ['amount'] },
  { heading: 'Shares and per share', kinds: ['per_share', 'shares'] },
  { heading: 'Ratios and growth', kinds: ['percent', 'plain'] },
];

/**
 * Rows, newest first, as lines with a cell for each of the first `most` periods. The lines stand in the order of
 * `order`, the fields as `GET /v2/catalog` lists them; those that it does not list come last.
 */
export function tableOf(rows: readonly Row[], most: number, order: readonly string[]): Table {
  const taken = rows.slice(0, most);
  const flat = taken.map(flatten);
  const [first = new Map<string, Member>()] = flat;
  const places = new Map(order.map((field, place) => [field, place]));
  const placeOf = ([field]: readonly [string, Member]): number => places.get(field) ?? order.length;
  const lines = [...first]
    .sort((one, other) => placeOf(one) - placeOf(other))
    .map(([field, { isNested }]) => ({
      field,
      kind: kindOf(field),
      isFigure: isNested || COMPUTED_OF_FIELDS.test(field),
      cells: taken.map((row, at) => cellOf(periodOf(row), flat[at]?.get(field)?.value)),
    }));
  return {
    columns: taken.map((row) => ({
      period: periodOf(row),
      periodEnd: row.period_end,
      source: row.provenance ?? null,
    })),
    sections: SECTIONS.map(({ heading, kinds }) => ({
      heading,
      lines: lines.filter(({ kind }) => kinds.includes(kind)),
    })).filter((section) => section.lines.length > 0),
  };
}

const periodOf = ({ fiscal_period, fiscal_year }: Row): string =>
  fiscal_period === 'FY' ? `FY${fiscal_year}` : `${fiscal_year}-${fiscal_period}`;

function cellOf(period: string, value: unknown): Cell {
  if (typeof value === 'number' || typeof value === 'string') return { period, value, reason: undefined };
  const reason = (value as { readonly reason?: string } | null | undefined)?.reason;
  return { period, value: null, reason };
}

type Member = { readonly value: unknown; readonly isNested: boolean };

const isGroup = (value: unknown): value is object =>
  typeof value === 'object' && value !== null && !('available' in value);

/** The members of a row and of its groups, such as `margins`, by name. */
function flatten(row: Row): ReadonlyMap<string, Member> {
  const members = new Map<string, Member>();
  for (const [field, value] of Object.entries(row)) {
    if (ABOUT_ROW.has(field)) continue;
    if (isGroup(value))
      for (const [inner, nested] of Object.entries(value))
        members.set(inner, { value: nested, isNested: true });
    else members.set(field, { value, isNested: field === 'interest_coverage' });
  }
  return members;
}
