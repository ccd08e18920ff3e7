import type { SectionRoute } from '../types.ts';
import { endOf } from './by-headings.ts';
import { nextListedTitle } from './listed-titles.ts';
import { indexEntryOf, printedPages } from './index-pages.ts';
import { withoutPages } from './item-heading.ts';
import type { Item } from './items.ts';
import type { Outline } from './outline.ts';
import type { Slice } from './slice.ts';
import { locatedTitleAt, type TitleHeading } from './title-heading.ts';

export type Located = TitleHeading & { readonly route: SectionRoute };

const NEAR = 5;
const ROW = 220;
const DENSE = 4;
const WINDOW = 12;
const STATEMENTS = /auditor|statements? of |balance sheets?|reports? of |financial statements/i;

/**
 * Finds items by the contents and indexes: first by links, then by printed page numbers. The item's title
 * must be at that place.
 */
export function locator(
  outline: Outline,
): (item: Item) => (Slice & { readonly route: SectionRoute }) | undefined {
  const links = linkedPositions(outline);
  const toPage = printedPages(outline);
  const starts = outline.form.items.flatMap((item) => {
    const linked = byLinks(outline, item, links.items.get(item) ?? []);
    return linked.length > 0 ? linked : byPage(outline, item, toPage);
  });
  return (item) => {
    const start = starts.find((one) => one.item === item);
    if (start === undefined) return undefined;
    const others = starts.filter((one) => one.item !== item && one.from >= start.to);
    const statements = links.statements.filter((at) => at >= start.to);
    const listed = isNumbered(outline, start) ? Infinity : nextListedTitle(outline, start);
    const end = Math.min(endOf(outline, start), listed, ...others.map(({ from }) => from), ...statements);
    return {
      from: start.to,
      to: Math.min(end, endOfPages(outline, start, toPage)),
      lead: start.lead,
      route: start.route,
    };
  };
}

type ItemPositions = {
  readonly items: ReadonlyMap<Item, readonly number[]>;
  readonly statements: readonly number[];
};

/**
 * Targets of links in the contents, by the item that their row names; financial statements end whatever
 * precedes them.
 */
function linkedPositions(outline: Outline): ItemPositions {
  const items = new Map<Item, number[]>();
  const statements: number[] = [];
  const add = (item: Item, links: readonly string[]): void => {
    const places = items.get(item) ?? [];
    places.push(...links.flatMap((link) => outline.targets.get(link) ?? []));
    items.set(item, places);
  };
  for (const heading of outline.contents.flat())
    add(
      heading.item,
      outline.blocks.slice(heading.from, heading.to).flatMap(({ links }) => links),
    );
  const rows = linkRows(outline);
  for (const at of rows) {
    const block = outline.blocks[at];
    if (block === undefined) continue;
    const { title } = withoutPages(block.text);
    const item = outline.form.items.find(
      (one) => one.title.test(title) && title.replace(one.title, '').trim().length < 20,
    );
    if (item !== undefined) {
      if (opensItem(outline, at, item)) add(item, block.links);
    } else if (STATEMENTS.test(title))
      statements.push(...block.links.flatMap((link) => outline.targets.get(link) ?? []));
  }
  return { items, statements };
}

/**
 * A row without a number names an item where the items begin below it; among the items it belongs to one of
 * them, unless it leads to the item's own numbered heading.
 */
function opensItem(outline: Outline, row: number, item: Item): boolean {
  const titled = outline.headings.filter((heading) => heading.titled);
  const own = titled.filter((heading) => heading.item === item);
  if (own.length > 0) {
    const places = (outline.blocks[row]?.links ?? []).flatMap((link) => outline.targets.get(link) ?? []);
    return own.some(({ from }) => places.some((place) => from >= place - 1 && from <= place + NEAR));
  }
  return !titled.some(({ from }) => from < row);
}

/** Short blocks with a link onward, several of them close together. */
function linkRows(outline: Outline): number[] {
  const rows = outline.blocks.flatMap(({ text, links }, at) =>
    text.length <= ROW && links.some((link) => (outline.targets.get(link) ?? -1) > at) ? [at] : [],
  );
  let first = 0;
  let last = 0;
  return rows.filter((at) => {
    while ((rows[first] ?? at) < at - WINDOW) first += 1;
    while ((rows[last] ?? Infinity) <= at + WINDOW) last += 1;
    return last - first > DENSE;
  });
}

function byLinks(outline: Outline, item: Item, places: readonly number[]): Located[] {
  return places.flatMap((place) => atPlace(outline, item, place) ?? []);
}

function atPlace(outline: Outline, item: Item, place: number): Located | undefined {
  const heading = outline.headings.find(
    (one) => one.item === item && one.titled && one.from >= place - 1 && one.from <= place + NEAR,
  );
  if (heading !== undefined) return { ...heading, route: 'anchors' };
  for (let at = place; at < place + NEAR; at += 1) {
    const title = locatedTitleAt(outline.blocks, at, item);
    if (title !== undefined) return { ...title, route: 'anchors' };
  }
  return undefined;
}

function byPage(outline: Outline, item: Item, toPage: (printed: number) => number | undefined): Located[] {
  const entry = indexEntryOf(outline, item);
  const page = entry.kind === 'pages' ? toPage(entry.first) : undefined;
  if (page === undefined) return [];
  const end = outline.pages.starts[page + 1] ?? outline.blocks.length;
  for (let at = outline.pages.starts[page] ?? end; at < end; at += 1) {
    const title = locatedTitleAt(outline.blocks, at, item);
    if (title !== undefined) return [{ ...title, route: 'cross_reference' }];
  }
  return [];
}

/** End of the last page of an item in the index, for a title that has no number. */
function endOfPages(
  outline: Outline,
  start: TitleHeading,
  toPage: (printed: number) => number | undefined,
): number {
  const entry = indexEntryOf(outline, start.item);
  if (entry.kind !== 'pages' || entry.last === undefined || isNumbered(outline, start)) return Infinity;
  const page = toPage(entry.last);
  if (page === undefined) return Infinity;
  const end = Math.max(outline.pages.starts[page + 1] ?? outline.blocks.length, start.to);
  return isCutAt(outline, end) ? textAfter(outline, end) + 1 : end;
}

/** Whether the page edge cuts a sentence. */
function isCutAt(outline: Outline, edge: number): boolean {
  const next = outline.blocks[textAfter(outline, edge)];
  return next?.kind === 'paragraph' && /^[a-zà-ÿ]/.test(next.text);
}

function textAfter({ pages, blocks }: Outline, at: number): number {
  let text = at;
  while (text < blocks.length && pages.furniture.has(text)) text += 1;
  return text;
}

function isNumbered(outline: Outline, start: TitleHeading): boolean {
  return outline.headings.some(({ item, from }) => item === start.item && from === start.from);
}
