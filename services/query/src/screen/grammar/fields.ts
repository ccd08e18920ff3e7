import { FIGURE_NAMES, type FigureName } from '@footnote/figures/catalog/names';

/** What is known of a company beside its figures, by the name that filters have for it. */
export const TEXT_FIELDS = [
  'cik',
  'currency',
  'exchange',
  'issuer_type',
  'reporting_cadence',
  'sic',
  'symbol',
] as const;

export type TextField = (typeof TEXT_FIELDS)[number];

/** A field of a filter: a figure that is a number, one that is a word, or a text. */
export type FilterField =
  | { readonly kind: 'number' | 'word'; readonly figure: FigureName }
  | { readonly kind: 'text'; readonly text: TextField };

const FIELDS: ReadonlyMap<string, FilterField> = new Map<string, FilterField>([
  ...FIGURE_NAMES.map(
    (figure) => [figure.name, { kind: figure.unit === 'word' ? 'word' : 'number', figure }] as const,
  ),
  ...TEXT_FIELDS.map((text) => [text, { kind: 'text', text }] as const),
]);

/** The field of a name; undefined for any other name. */
export const filterField = (name: string): FilterField | undefined => FIELDS.get(name);

/** Whether amounts of two companies can be compared only in one currency. */
export const isMoney = ({ unit }: FigureName): boolean =>
  unit === 'reporting_currency' || unit === 'reporting_currency_per_share';

/** Names of which the given one is the end or the beginning, to help whoever nearly has one. */
export function namesLike(name: string): readonly string[] {
  const wanted = name.toLowerCase();
  return [...FIELDS.keys()]
    .filter((known) => wanted.length > 2 && (known.includes(wanted) || wanted.includes(known)))
    .slice(0, 5);
}
