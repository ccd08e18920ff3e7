import type { RawCell } from '@footnote/releases/document/parts';
import { type Piece, type Row, type Text, textOf } from '../current-report/item-stream.ts';
import { type Draft, newDraft } from './draft.ts';
import { figureOf } from './figures.ts';
import { numberedHeading, ordinal } from './headings.ts';
import { kindOf, saysProposal } from './kinds.ts';
import { hasFigure, type ReadRow, readRow } from './rows.ts';

/** How an item numbers its proposals: "Proposal 1", "1.", or not at all. */
export type Numbering = 'listed' | 'named' | 'none';

/** A text that leads to figures without saying of what. */
const LEADS_ON =
  /\b(?:results?|votes?|voting|tabulation|tally)\b.*\b(?:as follows|below|following)\b|\bfollowing\b.*\b(?:results?|votes?|vote totals)\b/is;

/** The proposals of an item with the rows and texts that stand under each, in the order of the document. */
export function draftProposals(pieces: readonly Piece[], numbering: Numbering): readonly Draft[] {
  const drafter = new Drafter(numbering);
  let table: Row[] = [];
  for (const piece of pieces) {
    if (piece.kind === 'row' && (table[0] === undefined || table[0].table === piece.table)) {
      table.push(piece);
      continue;
    }
    drafter.table(table);
    table = piece.kind === 'row' ? [piece] : [];
    if (piece.kind === 'text') drafter.text(piece);
  }
  drafter.table(table);
  return drafter.drafts;
}

class Drafter {
  readonly drafts: Draft[] = [];
  readonly #numbering: Numbering;
  #current: Draft | null = null;
  /** Whether the heading of the current proposal is a number alone, with its description in the next text. */
  #awaits = false;
  /** Texts since the last row of figures. */
  #since: Text[] = [];

  constructor(numbering: Numbering) {
    this.#numbering = numbering;
  }

  text(piece: Text): void {
    const heading = this.#headingIn(piece.text);
    if (heading !== null) {
      this.#begin(newDraft(heading.number, heading.rest, piece));
      this.#awaits = heading.rest === '';
      return;
    }
    if (this.#awaits && this.#current !== null) {
      this.#current.description = piece.text;
      this.#awaits = false;
      return;
    }
    this.#current?.texts.push(piece);
    this.#since.push(piece);
  }

  /** Rows without figures are the heading of the figures below them, or texts. */
  table(rows: readonly Row[]): void {
    let above: Row[] = [];
    let headings: readonly (readonly RawCell[])[] = [];
    for (const row of rows) {
      if (!hasFigure(row.cells)) {
        above.push(row);
        continue;
      }
      let read = readRow(
        row.cells,
        above.map(({ cells }) => cells),
      );
      if (read.row.refusal === 'columns_unclear' && headings.length > 0) {
        const again = readRow(row.cells, headings);
        if (again.row.refusal === null || above.length === 0) read = { row: again.row, headingRows: 0 };
      }
      if (read.headingRows > 0) headings = above.slice(-read.headingRows).map(({ cells }) => cells);
      this.#asTexts(above.slice(0, above.length - read.headingRows));
      above = [];
      this.#attach(read.row, row.table);
    }
    this.#asTexts(above);
  }

  #asTexts(rows: readonly Row[]): void {
    for (const { cells, from, to } of rows)
      if (cells.some(({ text }) => figureOf(text).kind === 'text'))
        this.text({ kind: 'text', text: textOf(cells), from, to });
  }

  #headingIn(text: string): { readonly number: string; readonly rest: string } | null {
    const heading = this.#numbering === 'none' ? null : numberedHeading(text);
    if (heading === null || heading.isNamed !== (this.#numbering === 'named')) return null;
    if (heading.isNamed) return heading;
    // Footnotes and lists within a proposal have numbers too.
    const last = this.drafts.findLast(({ number }) => number !== null)?.number ?? '0';
    return ordinal(heading.number) === (ordinal(last) ?? 0) + 1 ? heading : null;
  }

  #begin(draft: Draft): void {
    const before = this.drafts.findIndex(({ number }) => number !== null && number === draft.number);
    const known = this.drafts[before];
    // What an introduction lists is repeated above its figures.
    if (known !== undefined && known.tables.size === 0) this.drafts.splice(before, 1);
    else if (known !== undefined) {
      known.doubt = 'description_unclear';
      draft.doubt = 'description_unclear';
    }
    this.drafts.push(draft);
    this.#current = draft;
    this.#since = [];
  }

  #attach(row: ReadRow, table: number): void {
    if (saysProposal(row.label) && /\s/.test(row.label)) this.#beginAtRow(row);
    else if (this.#current === null || this.#isNext(this.#current, table)) this.#beginAtTexts(row);
    this.#awaits = false;
    const draft = this.#current;
    if (draft === null) return;
    if (draft.tables.size === 0 && this.#since.some(({ text }) => contradicts(text, draft.description)))
      draft.doubt ??= 'description_unclear';
    const rows = draft.tables.get(table) ?? [];
    rows.push(row);
    draft.tables.set(table, rows);
    this.#since = [];
  }

  /** Whether figures are on a proposal after the current one, which has its own; only where proposals have no numbers. */
  #isNext(draft: Draft, table: number): boolean {
    if (draft.tables.size === 0 || this.#numbering !== 'none') return false;
    // Tables that nothing stands between are on one proposal.
    return draft.tables.has(table)
      ? this.#since.some(({ text }) => !['other', kindOf(draft.description)].includes(kindOf(text)))
      : this.#since.length > 0;
  }

  /** A row of a table of proposals. */
  #beginAtRow(row: ReadRow): void {
    const heading = numberedHeading(row.label);
    const description = heading === null || heading.rest === '' ? row.label : heading.rest;
    // Its rows may go on: For, Against, and so on.
    this.#begin(newDraft(heading?.number ?? null, description, row));
  }

  /** Without numbers the description is the text before the figures that says what they are on. */
  #beginAtTexts(row: ReadRow): void {
    const said = this.#since.filter(({ text }) => saysProposal(text));
    const single = said.filter(({ text }) => kindOf(text) !== 'unclear');
    const known = new Set(single.map(({ text }) => kindOf(text)).filter((kind) => kind !== 'other'));
    const text =
      single.findLast((each) => kindOf(each.text) !== 'other') ??
      single.findLast((each) => !LEADS_ON.test(each.text));
    const draft = newDraft(null, text?.text ?? '', text ?? row);
    if (text === undefined || known.size > 1) draft.doubt = 'description_unclear';
    this.#since = [];
    this.#begin(draft);
  }
}

/** Whether a text under a heading is about a proposal of another kind. */
function contradicts(text: string, description: string): boolean {
  const [said, own] = [kindOf(text), kindOf(description)];
  return said !== 'other' && said !== 'unclear' && own !== 'unclear' && own !== 'other' && said !== own;
}

/** How the texts of an item number its proposals; the second is tried where the first proves nothing. */
export function numberingsOf(pieces: readonly Piece[]): readonly Numbering[] {
  const headings = pieces.map((piece) =>
    numberedHeading(piece.kind === 'text' ? piece.text : textOf(piece.cells)),
  );
  if (headings.some((heading) => heading?.isNamed === true)) return ['named', 'none'];
  return headings.some((heading) => heading?.number === '1') ? ['listed', 'none'] : ['none'];
}
