import { FIGURE_NAMES, type FigureName } from '@footnote/figures/catalog/names';

/** Properties of a company other than its figures, by their names in filters. */
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

/** A field of a filter: a numeric figure, a textual figure, or a text. */
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

/** Whether amounts of two companies can only be compared in one currency. */
export const isMoney = ({ unit }: FigureName): boolean =>
  unit === 'reporting_currency' || unit === 'reporting_currency_per_share';

/** Names that begin or end with the given one, as suggestions. */
export function namesLike(name: string): readonly string[] {
  const lowerCaseName = name.toLowerCase();
  return [...FIELDS.keys()]
    .filter(
      (known) => lowerCaseName.length > 2 && (known.includes(lowerCaseName) || lowerCaseName.includes(known)),
    )
    .slice(0, 5);
}
