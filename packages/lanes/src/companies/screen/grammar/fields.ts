import { nearest } from '@footnote/values/nearest';
import { MARKET_NAMES, type MarketName } from '@footnote/figures/catalog/market-names';
import { FIGURE_NAMES, type FigureName } from '@footnote/figures/catalog/names';
import { OWNERSHIP_NAMES, type OwnershipName } from '@footnote/figures/catalog/ownership-names';

/** A figure that filters compare: of a company's statements, at its newest close, or of its owners. */
export type ScreenFigure = FigureName | MarketName | OwnershipName;

export const isOfOwners = (figure: ScreenFigure): figure is OwnershipName => 'owners' in figure;

export const isOfMarket = (figure: ScreenFigure): figure is MarketName =>
  'served' in figure && !isOfOwners(figure);

export const isOfStatements = (figure: ScreenFigure): figure is FigureName => !('served' in figure);

/** Properties of a company other than its figures, by their names in filters, and their places in `GET /v2/profile`. */
export const TEXT_FIELDS = {
  cik: { member: 'cik', definition: 'Ten digits with leading zeros.' },
  currency: { member: null, definition: 'The currency of the statements, ISO 4217.' },
  exchange: { member: 'exchange', definition: 'Where the symbol is listed, as EDGAR names it.' },
  industry: { member: 'industry', definition: "EDGAR's description of the SIC code." },
  issuer_type: {
    member: null,
    definition: 'The kind of statements: industrial, bank, insurer, reit and others.',
  },
  reporting_cadence: {
    member: null,
    definition: 'quarterly, or annual for a company that reports once a year.',
  },
  sector: { member: 'sector', definition: 'By the SIC code, such as Technology or Health Care.' },
  sic: { member: 'sic', definition: 'Standard industrial classification, four digits.' },
  symbol: { member: null, definition: 'The first symbol of the company.' },
} as const;

export type TextField = keyof typeof TEXT_FIELDS;

/** A field of a filter: a numeric figure, a textual figure, or a text. */
export type FilterField =
  | { readonly kind: 'number' | 'word'; readonly figure: ScreenFigure }
  | { readonly kind: 'text'; readonly text: TextField };

const FIELDS: ReadonlyMap<string, FilterField> = new Map<string, FilterField>([
  ...FIGURE_NAMES.map(
    (figure) => [figure.name, { kind: figure.unit === 'word' ? 'word' : 'number', figure }] as const,
  ),
  ...[...MARKET_NAMES, ...OWNERSHIP_NAMES].map(
    (figure) => [figure.name, { kind: 'number', figure }] as const,
  ),
  ...(Object.keys(TEXT_FIELDS) as TextField[]).map((text) => [text, { kind: 'text', text }] as const),
]);

/** The field of a name; undefined for any other name. */
export const filterField = (name: string): FilterField | undefined => FIELDS.get(name);

/** The figure of a name; undefined for any other name. */
export function screenFigure(name: string): ScreenFigure | undefined {
  const field = FIELDS.get(name);
  return field === undefined || field.kind === 'text' ? undefined : field.figure;
}

/** Whether amounts of two companies can only be compared in one currency. */
export const isMoney = ({ unit }: ScreenFigure): boolean =>
  unit === 'reporting_currency' || unit === 'reporting_currency_per_share';

/** The names most like the given one, best first, as suggestions. */
export const namesLike = (name: string): readonly string[] => nearest(name, FIELDS.keys());
