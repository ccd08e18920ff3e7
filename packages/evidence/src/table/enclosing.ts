import type { Offsets } from '@footnote/releases/document/parts';

const TABLE = /<(\/?)table\b/gi;
/** No table of a filing is longer: a tag further away belongs to another one. */
const REACH = 1_500_000;

/** The innermost table around a place, from its `<` to the unit after its end tag; null outside of tables. */
export function enclosingTable(text: string, { from, to }: Offsets): Offsets | null {
  const begin = Math.max(0, from - REACH);
  const open: number[] = [];
  for (const { 1: slash, index } of text.slice(begin, from).matchAll(TABLE))
    if (slash === '') open.push(begin + index);
    else open.pop();
  const start = open.at(-1);
  if (start === undefined) return null;
  let depth = 1;
  for (const { 1: slash, index } of text.slice(to, to + REACH).matchAll(TABLE)) {
    depth += slash === '' ? 1 : -1;
    if (depth === 0) return { from: start, to: to + index + '</table>'.length };
  }
  return null;
}
