import { BLOCKS, SKIPPED, STRONG } from '@footnote/filing-text/html/elements';
import { styleReader } from '@footnote/filing-text/html/style';
import { normalised } from '@footnote/filing-text/normalised';
import { DocumentRefusedError } from '@footnote/filing-text/refused';
import { Parser } from 'htmlparser2';
import { LIMITS } from '../limits.ts';
import { FixedText } from './fixed-width/fixed-text.ts';
import { pageParts } from './fixed-width/page-parts.ts';
import type { Part } from './parts.ts';
import { TableBuilder } from './table-builder.ts';
import { TextBuilder } from './text-builder.ts';

type Open = { readonly name: string; readonly strong: boolean };

/** A text without cells or paragraphs of its own is plain: its spaces count. */
const MARKED = /<(?:t[dr]|p|div|br|pre)\b/i;

/** The text is fed in chunks, so that a document can be refused before the parser has read all of it. */
const CHUNK = 65_536;

/**
 * The tables and paragraphs of an HTML document, in its order. A table within a cell is a table of its own; it
 * follows the one around it. In preformatted and in plain text what spaces set apart are the cells.
 * @throws DocumentRefusedError for a maliciously constructed document.
 */
export function readParts(html: string): readonly Part[] {
  if (html.length > LIMITS.characters) throw new DocumentRefusedError('document_too_large');
  const reader = new PartReader(!MARKED.test(html));
  const parser = new Parser(reader, { decodeEntities: true, recognizeSelfClosing: true });
  reader.parser = parser;
  for (let at = 0; at < html.length; at += CHUNK) parser.write(html.slice(at, at + CHUNK));
  parser.end();
  return reader.parts.sort((a, b) => a.from - b.from);
}

class PartReader {
  readonly parts: Part[] = [];
  parser: Parser | undefined;
  readonly #style = styleReader();
  readonly #open: Open[] = [];
  readonly #tables: { readonly table: TableBuilder; text: TextBuilder }[] = [];
  readonly #prose = new TextBuilder();
  /** Text of the caption of the innermost table. */
  #caption: TextBuilder | undefined;
  #fixed: FixedText | undefined;
  #skippedFrom = Infinity;
  #work = 0;
  #attributes = 0;
  #cells = 0;
  #tableCount = 0;

  constructor(isPlain: boolean) {
    if (isPlain) this.#fixed = new FixedText();
  }

  onopentagname(): void {
    this.#attributes = 0;
  }

  onattribute(): void {
    this.#attributes += 1;
    if (this.#attributes > LIMITS.attributes) throw new DocumentRefusedError('document_too_complex');
  }

  onopentag(name: string, attributes: Readonly<Record<string, string>>): void {
    const depth = this.#open.length;
    if (depth >= LIMITS.depth) throw new DocumentRefusedError('document_too_deep');
    this.#spend(depth);
    const style = this.#style(attributes['style']);
    if (depth < this.#skippedFrom) {
      if (style.hidden || SKIPPED.has(name)) this.#skippedFrom = depth;
      else this.#begin(name, attributes);
    }
    const inherited = this.#open.at(-1)?.strong ?? false;
    this.#open.push({ name, strong: style.strong ?? (inherited || STRONG.has(name)) });
  }

  ontext(data: string): void {
    if (this.#skippedFrom !== Infinity) return;
    if (this.#fixed !== undefined) this.#fixed.add(data, this.#at(), this.#end());
    else this.#text()?.add(data, this.#open.at(-1)?.strong ?? false, this.#at(), this.#end());
  }

  onclosetag(): void {
    this.#spend(this.#open.length);
    const closed = this.#open.pop();
    if (closed === undefined) return;
    if (this.#open.length === this.#skippedFrom) this.#skippedFrom = Infinity;
    else if (this.#skippedFrom === Infinity) this.#close(closed.name);
  }

  onend(): void {
    this.#endFixed();
    while (this.#tables.length > 0) this.#endTable();
    this.#endParagraph();
  }

  #at = (): number => this.parser?.startIndex ?? 0;

  #end = (): number => (this.parser?.endIndex ?? -1) + 1;

  #spend(work: number): void {
    this.#work += work + LIMITS.tag;
    if (this.#work > LIMITS.work) throw new DocumentRefusedError('document_too_complex');
  }

  /** Where text goes: the open cell, the caption, or the prose; other text between the cells of a table belongs to none. */
  #text(): TextBuilder | undefined {
    const inner = this.#tables.at(-1);
    if (inner === undefined) return this.#prose;
    return inner.table.inCell ? inner.text : this.#caption;
  }

  #begin(name: string, attributes: Readonly<Record<string, string>>): void {
    if (this.#fixed !== undefined && name === 'br') this.#fixed.add('\n', this.#at(), this.#end());
    if (this.#fixed !== undefined && name !== 'tr') return;
    if (this.#fixed !== undefined) {
      // A table of cells within preformatted text.
      this.#endFixed();
      this.#beginTable();
    }
    const inner = this.#tables.at(-1);
    if (name === 'pre' && inner === undefined) {
      this.#endParagraph();
      this.#fixed = new FixedText();
    } else if (name === 'table') this.#beginTable();
    else if (inner !== undefined && name === 'caption' && !inner.table.inCell)
      this.#caption = new TextBuilder();
    else if (inner !== undefined && name === 'tr') {
      this.#endCell();
      this.#caption = undefined;
      inner.table.beginRow();
    } else if (inner !== undefined && (name === 'td' || name === 'th')) {
      this.#endCell();
      this.#caption = undefined;
      this.#cells += 1;
      this.#limit();
      inner.table.beginCell(this.#at(), attributes);
    } else if (name === 'br' || BLOCKS.has(name)) this.#break(name);
  }

  /** The caption of a table is a paragraph before it. */
  #endCaption(): void {
    const table = this.#tables.at(-1)?.table;
    const { text = '' } = this.#caption?.take() ?? {};
    this.#caption = undefined;
    if (table !== undefined && text !== '')
      this.parts.push({ kind: 'prose', text: normalised(text), from: table.from, to: table.from });
  }

  #beginTable(): void {
    this.#caption = undefined;
    this.#tableCount += 1;
    this.#limit();
    this.#endParagraph();
    this.#tables.push({ table: new TableBuilder(this.#at()), text: new TextBuilder() });
  }

  #close(name: string): void {
    if (name === 'pre') this.#endFixed();
    if (this.#fixed !== undefined) return;
    if (name === 'table') this.#endTable();
    else if (name === 'caption') this.#endCaption();
    else if (name === 'tr') {
      this.#endCell();
      this.#tables.at(-1)?.table.endRow();
    } else if (name === 'td' || name === 'th') this.#endCell();
    else if (BLOCKS.has(name)) this.#break(name);
  }

  #break(name: string): void {
    if (this.#tables.length > 0 || name === 'br') this.#text()?.add(' ', true, this.#at(), this.#at());
    else this.#endParagraph();
  }

  #endFixed(): void {
    const parts = this.#fixed === undefined ? [] : pageParts(this.#fixed.take());
    this.#fixed = undefined;
    for (const part of parts) {
      this.parts.push(part);
      if (part.kind === 'prose') continue;
      this.#tableCount += 1;
      this.#cells += part.rows.flat().length;
    }
    this.#limit();
  }

  #limit(): void {
    if (this.#tableCount > LIMITS.tables || this.#cells > LIMITS.cells)
      throw new DocumentRefusedError('document_too_complex');
  }

  #endParagraph(): void {
    if (this.#tables.length > 0) return;
    const { text, from, to } = this.#prose.take();
    if (text !== '') this.parts.push({ kind: 'prose', text: normalised(text), from, to });
  }

  #endCell(): void {
    const inner = this.#tables.at(-1);
    if (inner?.table.inCell !== true) return;
    const { text, strong } = inner.text.take();
    inner.table.endCell(this.#end(), normalised(text), strong);
  }

  #endTable(): void {
    this.#endCell();
    this.#caption = undefined;
    const inner = this.#tables.pop();
    if (inner !== undefined) this.parts.push(inner.table.take(this.#end()));
  }
}
