import type { Offsets } from '@footnote/releases/document/parts';
import { elementAt } from './elements.ts';

/** By a declaration of its style an element says that it shows a hidden fact, `id` its id. */
const REFERENCE = /-sec-ix-hidden\s*:\s*([\w.-]{1,200})/g;
const NAME = /^<([\w:.-]{1,40})/;
/** Characters of a start tag before the declaration. */
const LONGEST_TAG = 4000;

/** Finds the element that shows the hidden fact with an id; null if none says so. The document is read once. */
export function referringElements(text: string): (id: string) => Offsets | null {
  let known: Map<string, Offsets> | undefined;
  return (id) => (known ??= new Map(references(text))).get(id) ?? null;
}

/** Of several elements for one fact the first. */
function references(text: string): readonly (readonly [string, Offsets])[] {
  const found: [string, Offsets][] = [];
  for (const { 1: id = '', index } of text.matchAll(REFERENCE)) {
    const from = text.lastIndexOf('<', index);
    const name = NAME.exec(text.slice(from, from + 48))?.[1];
    if (from === -1 || index - from > LONGEST_TAG || name === undefined) continue;
    const element = elementAt(text, from, name);
    if (element !== null) found.push([id, { from: element.from, to: element.to }]);
  }
  return found.toReversed();
}
