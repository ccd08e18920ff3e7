import type { Sizes } from '../limits.ts';
import { openView } from '../open-view.ts';

/** Parts as short as they may be, so that a short document has many. */
export const SHORT: Sizes = { part: 40, partInTable: 60, partAnywhere: 90, stretch: 50 };
const WHOLE: Sizes = { part: Infinity, partInTable: Infinity, partAnywhere: Infinity, stretch: 32_000 };

/** HTML of a view without the ids of its lines: that of an element whose text begins in the next part has none. */
export const withoutLines = (html: string): string =>
  html.replaceAll(/ id="l\d+"/g, '').replaceAll('<span></span>', '');

/**
 * What is wrong with the parts of a document's view, each written alone: without the tags that open and close again what goes
 * on they must be the view that is written in one go. Empty if nothing is.
 */
export function partFaults(text: string, sizes = SHORT): readonly string[] {
  const [divided, whole] = [openView(text, sizes), openView(text, WHOLE)];
  const written = divided.parts.map((_, number) => divided.write(number));
  const all = whole.write(0);
  const joined = written
    .map(({ html, closing }, at) => html + closedFor(closing, written[at + 1]?.opening))
    .join('');
  const faults: string[] = [];
  if (whole.parts.length !== 1) faults.push(`${whole.parts.length} parts of a view in one go`);
  if (withoutLines(joined) !== withoutLines(all.html + all.closing))
    faults.push(`the parts differ: ${joined} instead of ${all.html}`);
  const figures = (parts: readonly (typeof all)[]): string =>
    parts.flatMap((part) => part.figures.map(({ at, concept }) => `${at} ${concept}`)).join(', ');
  if (figures(written) !== figures([all])) faults.push('the figures differ');
  if (new Set(written.flatMap(({ css }) => css.split('\n'))).size < new Set(all.css.split('\n')).size)
    faults.push('rules are missing');
  if (JSON.stringify([...divided.anchors.keys()]) !== JSON.stringify([...whole.anchors.keys()]))
    faults.push('the targets differ');
  return faults;
}

/** The tags that close what does not go on in the next part. */
function closedFor(closing: string, opening = ''): string {
  const tags = closing.match(/<[^>]*>/g) ?? [];
  return tags.slice(0, tags.length - (opening.match(/<[^>]*>/g)?.length ?? 0)).join('');
}
