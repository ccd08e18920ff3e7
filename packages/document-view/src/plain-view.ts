import { LIMITS } from './limits.ts';
import { Marks } from './marks.ts';
import { PartWriter } from './part-writer.ts';
import { StyleTable } from './style-table.ts';
import type { DocumentView, Mark } from './types.ts';

/** Tags of EDGAR's plain text, which only tell where pages, tables and their columns begin. */
const LAYOUT = /<\/?(?:PAGE|TABLE|CAPTION|S|C|FN|TEXT)>/gi;

export type PlainText = {
  readonly from: number;
  readonly to: number;
  /** Length of the whole document. */
  readonly whole: number;
  readonly marks: readonly Mark[];
};

/** Plain text as it was typed. */
export function plainView(text: string, { from, to, whole, marks }: PlainText): Omit<DocumentView, 'isCut'> {
  const writer = new PartWriter(new StyleTable());
  const met = new Marks(marks);
  writer.open({ tag: 'pre', attributes: '', className: '' });
  for (let at = from; at < to;) {
    const lineEnd = text.lastIndexOf('\n', at + LIMITS.stretch);
    const end = Math.min(to, lineEnd > at ? lineEnd + 1 : at + LIMITS.stretch);
    for (const { from: start, to: until, mark } of met.ofText(at, end))
      writer.text(text.slice(start, until).replace(LAYOUT, ''), mark);
    writer.mayEnd(end, 'block');
    at = end;
  }
  writer.end(whole);
  return { parts: writer.parts, anchors: new Map() };
}
