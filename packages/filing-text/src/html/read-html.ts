import { Parser } from 'htmlparser2';
import { LIMITS } from '../limits.ts';
import { readLines } from '../plain-text.ts';
import { DocumentRefusedError } from '../refused.ts';
import type { Block, FilingText } from '../types.ts';
import { BLOCKS, SKIPPED, STRONG } from './elements.ts';
import { ParagraphBuilder, type Paragraph } from './paragraph.ts';
import { Preformatted } from './preformatted.ts';
import { blocksOfTable, paragraphBlock, type Row } from './rows.ts';
import { styleReader } from './style.ts';

type Open = { readonly name: string; readonly strong: boolean; readonly breakAfter: boolean };
type Table = { rows: Row[]; row: Paragraph[][]; cell: Paragraph[] };

/** The text is fed in chunks, so that a document can be refused before the parser has read all of it. */
const PIECE = 65_536;

/** The paragraphs and rows of an HTML document. Inline XBRL is XHTML, where an element may close itself. */
export function readHtml(html: string): FilingText {
  const reader = new HtmlReader();
  const parser = new Parser(reader, { decodeEntities: true, recognizeSelfClosing: true });
  reader.at = () => parser.startIndex;
  for (let at = 0; at < html.length; at += PIECE) {
    const piece = html.slice(at, at + PIECE);
    reader.spend(marksIn(piece));
    parser.write(piece);
  }
  parser.end();
  return { format: 'html', blocks: withTargetsOnly(reader.blocks) };
}

/** Characters that begin a tag or an entity. */
function marksIn(text: string): number {
  let marks = 0;
  for (const mark of ['<', '&'])
    for (let at = text.indexOf(mark); at !== -1; at = text.indexOf(mark, at + 1)) marks += 1;
  return marks;
}

/** Inline XBRL gives nearly every element an id; only those that are the target of a link are anchors. */
function withTargetsOnly(blocks: readonly Block[]): Block[] {
  const targets = new Set(blocks.flatMap(({ links }) => links));
  return blocks.map((block) =>
    block.anchors.length === 0
      ? block
      : { ...block, anchors: block.anchors.filter((name) => targets.has(name)) },
  );
}

/** Handler of the parser's events. */
class HtmlReader {
  readonly blocks: Block[] = [];
  /** Where what the parser tells of begins. */
  at: () => number = () => 0;
  readonly #style = styleReader();
  readonly #paragraph = new ParagraphBuilder();
  readonly #open: Open[] = [];
  readonly #tables: Table[] = [];
  #skippedFrom = Infinity;
  #work = 0;
  #marks = 0;
  #characters = 0;
  #counted = 0;
  #countedAtBreak = 0;
  #breaks = 0;
  #pre: Preformatted | undefined;
  #attributes = 0;

  onopentag(name: string, attributes: Readonly<Record<string, string>>): void {
    const depth = this.#open.length;
    if (depth >= LIMITS.depth) throw new DocumentRefusedError('document_too_deep');
    this.#work += depth;
    const style = this.#style(attributes['style']);
    const skipped = style.hidden || SKIPPED.has(name);
    if (depth < this.#skippedFrom) {
      if (skipped) this.#skippedFrom = depth;
      else this.#begin(name, attributes, style.breakBefore);
    }
    const strong = style.strong ?? (STRONG.has(name) || (this.#open.at(-1)?.strong ?? false));
    this.#open.push({ name, strong, breakAfter: style.breakAfter });
  }

  /**
   * Counts combining marks before parsing; the parser does not report closing tags without an opening one.
   */
  spend(marks: number): void {
    this.#marks += marks;
    this.#work += marks * this.#open.length;
    if (this.#marks > LIMITS.marks || this.#work > LIMITS.work)
      throw new DocumentRefusedError('document_too_complex');
  }

  onopentagname(): void {
    this.#attributes = 0;
  }

  onattribute(): void {
    this.#attributes += 1;
    if (this.#attributes > LIMITS.attributes) throw new DocumentRefusedError('document_too_complex');
  }

  ontext(data: string): void {
    if (this.#skippedFrom !== Infinity) return;
    if (this.#pre !== undefined) {
      this.#pre.add(data, this.at());
      return;
    }
    if (data.trim() !== '') this.#breaks = 0;
    this.#paragraph.text(data, this.#open.at(-1)?.strong ?? false, this.at());
  }

  onclosetag(): void {
    const closed = this.#open.pop();
    if (closed === undefined) return;
    if (this.#open.length === this.#skippedFrom) this.#skippedFrom = Infinity;
    else if (this.#skippedFrom === Infinity) this.#end(closed);
  }

  onend(): void {
    while (this.#tables.length > 0) this.#endTable();
    this.#endParagraph();
  }

  #begin(name: string, attributes: Readonly<Record<string, string>>, breakBefore: boolean): void {
    if (breakBefore) this.#pageBreak();
    if (name === 'br') this.#lineBreak();
    else if (name === 'table') this.#beginTable();
    else if (name === 'tr') this.#endRow();
    else if (name === 'td' || name === 'th') this.#endCell();
    else if (BLOCKS.has(name)) this.#endParagraph();
    if (name === 'pre') this.#pre = new Preformatted();
    this.#names(name, attributes);
  }

  #names(name: string, attributes: Readonly<Record<string, string>>): void {
    const anchor = attributes['id'] ?? (name === 'a' ? attributes['name'] : undefined);
    if (anchor !== undefined && !name.startsWith('ix:')) this.#paragraph.anchor(anchor);
    if (name === 'a' && attributes['href']?.startsWith('#') === true)
      this.#paragraph.link(attributes['href'].slice(1));
  }

  #end({ name, breakAfter }: Open): void {
    if (name === 'table') this.#endTable();
    else if (name === 'tr') this.#endRow();
    else if (name === 'td' || name === 'th') this.#endCell();
    else if (name === 'pre') this.#endPre();
    else if (BLOCKS.has(name)) this.#endParagraph();
    if (breakAfter) this.#pageBreak();
  }

  /** One line break continues the paragraph, a second one ends it. */
  #lineBreak(): void {
    this.#breaks += 1;
    if (this.#breaks === 2) this.#endParagraph();
    else this.#paragraph.text('\n', false, this.at());
  }

  #endPre(): void {
    const pre = this.#pre;
    this.#pre = undefined;
    this.#endParagraph();
    if (pre === undefined) return;
    for (const block of readLines(pre.text, this.#paragraph.page))
      this.#emit({ ...block, from: pre.placeOf(block.from) });
  }

  #endParagraph(): void {
    this.#breaks = 0;
    const paragraph = this.#paragraph.take();
    if (paragraph === undefined) return;
    this.#characters += paragraph.text.length;
    if (this.#characters > LIMITS.characters) throw new DocumentRefusedError('text_too_large');
    const cell = this.#tables.at(-1)?.cell;
    if (cell === undefined) this.#emit(paragraphBlock(paragraph));
    else {
      cell.push(paragraph);
      this.#count();
    }
  }

  /** A table within a cell: the content before it does not belong to the same table. */
  #beginTable(): void {
    this.#endParagraph();
    this.#flush(this.#tables.at(-1));
    this.#tables.push({ rows: [], row: [], cell: [] });
  }

  #endCell(): void {
    this.#endParagraph();
    const table = this.#tables.at(-1);
    if (table === undefined || table.cell.length === 0) return;
    table.row.push(table.cell);
    table.cell = [];
  }

  #endRow(): void {
    this.#endCell();
    const table = this.#tables.at(-1);
    if (table === undefined || table.row.length === 0) return;
    table.rows.push(table.row);
    table.row = [];
  }

  #endTable(): void {
    this.#flush(this.#tables.at(-1));
    this.#tables.pop();
  }

  #flush(table: Table | undefined): void {
    if (table === undefined) return;
    this.#endRow();
    for (const block of blocksOfTable(table.rows)) this.#emit(block);
    table.rows = [];
  }

  #emit(block: Block): void {
    this.blocks.push(block);
    this.#count();
  }

  #count(): void {
    this.#counted += 1;
    if (this.#counted > LIMITS.blocks) throw new DocumentRefusedError('document_too_complex');
  }

  #pageBreak(): void {
    this.#endParagraph();
    if (this.#counted === this.#countedAtBreak) return;
    this.#countedAtBreak = this.#counted;
    this.#paragraph.page += 1;
  }
}
