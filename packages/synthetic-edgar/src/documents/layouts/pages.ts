import type { Content, Item, ReportText } from '../content.ts';

/** A piece of the contents of a page. */
export type Piece =
  | { readonly kind: 'cover' }
  | { readonly kind: 'contents' }
  | { readonly kind: 'signatures' }
  | { readonly kind: 'part'; readonly part: Item['part'] }
  | { readonly kind: 'heading'; readonly item: Item }
  | { readonly kind: 'content'; readonly content: Content };

export type Page = { readonly number: number; readonly pieces: readonly Piece[] };

/** Pieces that fit on a page; the first item begins on page 3. */
const PIECES_ON_PAGE = 9;

/** The report as pages. `fresh`: every item begins on a new page. */
export const pagesOf = ({ items }: ReportText, fresh: boolean): readonly Page[] => {
  const pages: Piece[][] = [[{ kind: 'cover' }], [{ kind: 'contents' }]];
  let open: Piece[] = [];
  const turn = (): void => {
    if (open.length > 0) pages.push(open);
    open = [];
  };
  const put = (piece: Piece): void => {
    if (open.length >= PIECES_ON_PAGE) turn();
    open.push(piece);
  };
  let part = '';
  for (const item of items) {
    if (fresh) turn();
    if (item.part !== part) put({ kind: 'part', part: item.part });
    part = item.part;
    put({ kind: 'heading', item });
    for (const content of item.contents) put({ kind: 'content', content });
  }
  turn();
  pages.push([{ kind: 'signatures' }]);
  return pages.map((pieces, at) => ({ number: at + 1, pieces }));
};

/** The page on which an item begins. */
export const pageOf = (pages: readonly Page[], item: Item): number =>
  pages.find(({ pieces }) => pieces.some((piece) => piece.kind === 'heading' && piece.item === item))
    ?.number ?? 0;

/** A paragraph split in two as by a page break: the second part begins in lower case. Null if no word permits that. */
export const cutInTwo = (text: string): readonly [string, string] | null => {
  const at = text.slice(Math.floor(text.length / 2)).search(/(?<=[a-z]) [a-z]/);
  if (at < 0) return null;
  const edge = Math.floor(text.length / 2) + at;
  return [text.slice(0, edge), text.slice(edge + 1)];
};
