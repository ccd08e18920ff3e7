import { shownText } from './inline/shown-text.ts';
import type { Offsets } from '@footnote/releases/document/parts';

/** Units of the document read on each side, most of which may be markup. */
const REACH = 6000;
/** Characters of text kept on each side. */
const KEPT = 160;
const BLOCK = /<\/?(?:p|div|td|th|tr|li|table|br|h[1-6])\b[^>]*>/gi;

/** The running text around a place: what its paragraph says, cut on both sides. */
export function passageAround(text: string, { from, to }: Offsets): string {
  const before = text.slice(text.indexOf('<', Math.max(0, from - REACH)), from);
  const after = text.slice(to, text.lastIndexOf('>', to + REACH) + 1);
  const lead = spaced(shownText(afterBlock(before)));
  const tail = spaced(shownText(beforeBlock(after)));
  const own = spaced(shownText(text.slice(from, to)));
  return `${cutLeft(lead)}${own}${cutRight(tail)}`.trim();
}

function afterBlock(before: string): string {
  const last = [...before.matchAll(BLOCK)].at(-1);
  return last === undefined ? before : before.slice(last.index + last[0].length);
}

function beforeBlock(after: string): string {
  const first = after.search(BLOCK);
  return first === -1 ? after : after.slice(0, first);
}

const spaced = (text: string): string => text.replaceAll(/\s+/g, ' ');
const cutLeft = (text: string): string => (text.length <= KEPT ? text : `…${text.slice(-KEPT)}`);
const cutRight = (text: string): string => (text.length <= KEPT ? text : `${text.slice(0, KEPT)}…`);
