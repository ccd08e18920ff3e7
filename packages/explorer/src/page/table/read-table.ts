import type { CitedFiling } from '../footnote/filing-title.ts';
import type { FootnoteTarget, RowSource } from '../footnote/footnote-target.ts';
import { noteFragment } from '../footnote/note-address.ts';
import { notedOf, type Noted } from '../footnote/noted.ts';
import { sheetCell, type Sheet, type SheetCell } from './sheet.ts';

/** The filing of a number, where it is known better than from the page; undefined if it is not. */
export type SourceOf = (target: FootnoteTarget) => RowSource | undefined;

/** A table of the page as it is shown, its numbers with all digits and their footnotes. */
export function readTable(table: HTMLTableElement, sourceOf: SourceOf): Sheet {
  const [headRow] = table.tHead?.rows ?? [];
  const head = [...(headRow?.cells ?? [])].map((cell) => textOf(cell).replaceAll('; ', ', '));
  const rows = [...table.tBodies].flatMap((body) =>
    [...body.rows].map((row) => {
      const cells = [...row.cells].map((cell) => cellOf(cell, sourceOf));
      return head.map((_, at) => cells[at] ?? { text: '' });
    }),
  );
  return { head, rows };
}

function cellOf(cell: HTMLTableCellElement, sourceOf: SourceOf): SheetCell {
  const noted = [...cell.querySelectorAll('button.cell')].flatMap((button) => notedOf(button) ?? []);
  const [first] = noted;
  if (first === undefined) return sheetCell(textOf(cell));
  const value = noted.length > 1 ? { text: textOf(cell) } : valueOf(first);
  return { ...value, note: noted.map((each) => noteOf(each, sourceOf)).join(' | ') };
}

/** Text in place of a refused value, so that a formula does not take it for zero. */
const valueOf = ({ value, isRefused }: Noted): SheetCell =>
  isRefused ? { text: 'refused' } : sheetCell(value);

/** Filing, standing and evidence of a number, or why it is refused. */
function noteOf({ target, value, source, isRefused }: Noted, sourceOf: SourceOf): string {
  const filings: readonly (CitedFiling & Partial<RowSource>)[] =
    target.kind === 'stated' ? target.filings : [sourceOf(target) ?? source ?? []].flat();
  const fragment = noteFragment(target);
  const [filing] = filings;
  const link =
    fragment !== undefined
      ? `${location.origin}${location.pathname}${location.search}${fragment}`
      : filing !== undefined
        ? `${location.origin}/filings/${filing.accession}/document`
        : '';
  return [isRefused ? value : '', ...(isRefused ? [] : filings.map(citationOf)), link]
    .filter((part) => part !== '')
    .join('; ');
}

const citationOf = ({ accession, form, filed, status }: CitedFiling & Partial<RowSource>): string =>
  [accession, form, filed && `filed ${filed}`, status].filter(Boolean).join(', ');

/** The text of an element as it is seen: its parts apart, without what is for screen readers or decoration. */
function textOf(element: Element): string {
  const parts: string[] = [''];
  collect(element, parts);
  return parts
    .map((part) => part.replaceAll(/\s+/g, ' ').trim())
    .filter((part) => part !== '')
    .join('; ');
}

const APART = 'br, dd, div, dt, li, p, small, summary';
const LEFT_OUT = '.unseen, .visually-hidden, .mark, [aria-hidden=true]';

function collect(node: Node, parts: string[]): void {
  if (node instanceof Text) {
    parts.push((parts.pop() ?? '') + node.data);
    return;
  }
  if (!(node instanceof Element) || node.matches(LEFT_OUT)) return;
  const isApart = node.matches(APART);
  if (isApart) parts.push('');
  for (const child of node.childNodes) collect(child, parts);
  if (isApart) parts.push('');
}
