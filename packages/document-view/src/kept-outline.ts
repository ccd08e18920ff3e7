import { Anchors } from './anchors.ts';
import type { Content } from './content-of.ts';
import type { HtmlOutline } from './html-outline.ts';
import { HtmlView, type Options } from './html-view.ts';
import type { Boundary } from './outline.ts';
import type { Sizes } from './limits.ts';
import type { Output, Standing } from './output.ts';
import { StyleTable } from './style-table.ts';
import { TagScanner } from './tag-scanner.ts';
import type { KeptBoundary, KeptOutline } from './types.ts';

/** What is kept of an outline. */
export const keptOutline = (
  text: string,
  sizes: Sizes,
  { boundaries, cutAt, options }: HtmlOutline,
): KeptOutline => ({
  characters: text.length,
  sizes,
  boundaries: boundaries.map(({ at, standing: { open, ignored, raw } }) => ({
    at,
    open: open.map((element) => element.at),
    ignored,
    raw,
  })),
  cutAt: cutAt ?? null,
  anchors: [...options.anchors.at],
  styles: options.styles.firsts,
  namesCells: options.namesCells,
});

/** The outline as a pass over the tags finds it; null if what was kept does not fit the text or the sizes of parts. */
export function outlineFrom(
  text: string,
  { from, to }: Pick<Content, 'from' | 'to'>,
  kept: KeptOutline,
  sizes: Sizes,
): HtmlOutline | null {
  const { anchors, boundaries, characters, cutAt, namesCells, styles } = kept;
  if (characters !== text.length || !isSame(kept.sizes, sizes)) return null;
  const at = new Map(anchors);
  const options: Options = {
    styles: new StyleTable(),
    anchors: new Anchors(new Set(at.keys()), at),
    namesCells,
    stretch: sizes.stretch,
  };
  for (const style of styles) options.styles.styleOf(style);
  const found: Boundary[] = [];
  let before = from;
  for (const boundary of boundaries) {
    const standing = boundary.at > before && boundary.at <= to ? standingOf(text, boundary, options) : null;
    if (standing === null) return null;
    found.push({ at: boundary.at, standing });
    before = boundary.at;
  }
  // Everything that a boundary had before it was known then: another class shows that something is missing.
  const isWhole = options.styles.firsts.length === styles.length;
  return isWhole ? { boundaries: found, cutAt: cutAt ?? undefined, options } : null;
}

const isSame = (one: Sizes, other: Sizes): boolean =>
  one.part === other.part &&
  one.partInTable === other.partInTable &&
  one.partAnywhere === other.partAnywhere &&
  one.stretch === other.stretch;

const ignore = (): void => undefined;
const NOTHING: Output = {
  isFull: false,
  begin: ignore,
  figure: ignore,
  close: ignore,
  text: ignore,
  character: ignore,
  anchor: ignore,
  void: ignore,
  image: ignore,
  mayEnd: ignore,
};

/**
 * The elements that are open at a boundary: each begins as when it was read first, since those that its start ended have ended.
 * Null if there is no such element at one of the offsets.
 */
function standingOf(
  text: string,
  { at: to, open, ignored, raw }: KeptBoundary,
  options: Options,
): Standing | null {
  const view = new HtmlView(text, NOTHING, options);
  for (const from of open) {
    let isRead = false;
    new TagScanner(
      text,
      { from, to },
      {
        start: (tag, rest) => {
          isRead = tag.at === from;
          if (isRead) view.start(tag, rest);
        },
        end: ignore,
        text: ignore,
        character: ignore,
      },
    ).scan(() => isRead);
  }
  const standing = view.standing(raw);
  const isThere =
    standing.open.length === open.length && standing.open.every(({ at }, number) => at === open[number]);
  return isThere ? { ...standing, ignored } : null;
}
