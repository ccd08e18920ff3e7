import { openView } from '../open-view.ts';
import type { Sizes } from '../limits.ts';
import type { KeptOutline, OpenedView } from '../types.ts';
import { SHORT } from './parts-law.ts';

/** Everything that a view says, and what can be kept of it. */
const allOf = ({ parts, anchors, isCut, write, kept }: OpenedView): string =>
  JSON.stringify([parts, [...anchors], isCut, parts.map((_, number) => write(number)), kept?.() ?? null]);

/**
 * What is wrong with the view of a document from its kept outline: it must be what a pass over the tags makes, byte for byte, and
 * the outline must be used. Empty if nothing is.
 */
export function keptFaults(text: string, sizes: Sizes = SHORT): readonly string[] {
  const scanned = openView(text, sizes);
  if (scanned.kept === null) return [];
  const kept = JSON.parse(JSON.stringify(scanned.kept())) as KeptOutline;
  const faults: string[] = [];
  const [own, other] = [allOf(scanned), allOf(openView(text, sizes, kept))];
  if (own !== other) faults.push(`the views differ: ${other} instead of ${own}`);
  // A pass would find what is left out here.
  const cut = openView(text, sizes, { ...kept, boundaries: kept.boundaries.slice(0, 1) });
  if (cut.parts.length > 2) faults.push('what was kept is not used');
  return faults;
}
