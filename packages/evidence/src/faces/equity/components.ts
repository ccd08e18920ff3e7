/** What a column of a statement of equity has: amounts or shares of a component, the whole, or the income of a period. */
export type ColumnKind = 'component' | 'flow' | 'shares' | 'total';

const RETAINED =
  /\bretained\b|\breinvested\b|\b(?:income|earnings) invested\b|\bundistributed\b|\bdistributions in excess\b|\bdeficit\b|\baccumulated (?:earnings|losses)\b/i;
const OTHER =
  /\bcapital\b|\bpaid[\s-]*in\b|\b(?:common|ordinary|capital|preferred) (?:stock|shares?)\b|\bsurplus\b|\btreasury\b|\bother\b.*\bcompre?-?\s?hensive\b/i;
const TOTAL =
  /\btotal\b|^(?:share|stock|share-\s?|stock-\s?)(?:holders|owners)\S* (?:equity|deficit|investment)$|^(?:equity|deficit)$/i;
const SHARES_LAST = /\b(?:shares|number)(?: (?:issued|outstanding))?$/i;
const SHARES = /\bshares\b/i;
const AMOUNT = /\bamounts?\b|\bvalue\b|\bdollars?\b|[$€£¥]/i;
const FLOW = /^(?:total )?comprehensive\b/i;

/** Whether headings of columns are those of components of equity: retained earnings, and others beside them. */
export const areComponents = (heads: readonly string[]): boolean => {
  const retained = heads.findIndex((head) => RETAINED.test(head));
  return retained !== -1 && heads.some((head, at) => at !== retained && OTHER.test(head));
};

/** What the heading of a column says that it has. */
export function columnKindOf(head: string): ColumnKind {
  if (FLOW.test(head)) return 'flow';
  if (TOTAL.test(head)) return 'total';
  const isShares = SHARES_LAST.test(head) || (SHARES.test(head) && !AMOUNT.test(head));
  return isShares ? 'shares' : 'component';
}

const OUTSIDE = /\bredeemable\b|\bmezzanine\b|\btemporary\b|\bconvertible preferred\b/i;

/** Whether a component may stand beside the whole, not in it. */
export const isOutside = (head: string): boolean => OUTSIDE.test(head);

/** Headings from top to bottom, without those printed twice. */
export const headerOf = (heads: readonly string[]): string =>
  heads
    .filter((text, at) => text !== heads[at - 1])
    .join(' ')
    .replace(/\s+/g, ' ')
    .trim();

const BARE = /^(?:(?:number of )?shares|amounts?|par value|value|number)(?: (?:issued|outstanding))?$/i;
const STOCK = /^(?:[\p{L} ]+ )?(?:common|capital|ordinary) (?:stock|shares)$|^(?:stock|shares)$/iu;

/**
 * Headings of columns with the name of the stock over the first ones, where these say "Shares" and "Amount" alone and one
 * text alone in its row names it.
 */
export function withStock(heads: readonly string[], titles: readonly string[]): readonly string[] {
  const [stock, ...others] = titles.filter((title) => STOCK.test(title.trim()));
  const count = heads.findIndex((head) => !BARE.test(head));
  const isBare = count > 0 && heads.slice(count).every((head) => !BARE.test(head));
  if (stock === undefined || others.length > 0 || !isBare) return heads;
  return heads.map((head, at) => (at < count ? `${stock.trim()} ${head}` : head));
}

const STATEMENT =
  /\bstatements? of (?:[\p{L}'’,\-–\s()/]{0,80}?)(?:equity|deficit|deficiency|investment|capital)\b|\b(?:equity|deficit|investment) statements?\b/iu;

/** Longest text that is a title. */
const LONGEST = 300;

/** What the texts near a table call it; null if nothing calls it a statement of equity. */
export const equityTitle = (near: readonly string[]): string | null =>
  near.findLast((text) => text.length < LONGEST && STATEMENT.test(text)) ?? null;
