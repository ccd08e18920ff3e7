import type { TokenizerCallbacks } from 'htmlparser2';
import { isRead } from './attributes.ts';
import { LIMITS } from './limits.ts';

export type TagAttributes = Iterable<[string, string]> & {
  get(name: string): string | undefined;
  has(name: string): boolean;
};

export type Tag = {
  /** In lower case. */
  readonly name: string;
  /** Offset of its `<`. */
  readonly at: number;
  /** Characters of it. */
  readonly size: number;
  /** Those that are of any use, by name in lower case; of several of one name the first. */
  readonly attributes: TagAttributes;
};

/** What is told of a document. Offsets are those of the whole text. */
export type Reading = {
  /** A start tag, with the offset after it. `isEmpty`: it closes itself. */
  start(tag: Tag, options: { readonly to: number; readonly isEmpty: boolean }): void;
  end(name: string, to: number): void;
  /** Characters of the document as they stand in it. `raw`: the element that has nothing else, whose tags are characters. */
  text(from: number, to: number, raw?: string): void;
  /** A character that stands as an entity. */
  character(code: number): void;
};

const NONE: ReadonlyMap<string, string> = new Map();
/** No name that is known is longer. */
export const LONGEST_NAME = 40;

/** Puts the tokens of a document together to tags. Comments, declarations and instructions are passed over. */
export class TagReader implements TokenizerCallbacks {
  readonly #text: string;
  readonly #base: number;
  readonly #from: number;
  readonly #reading: Reading;
  #name = '';
  #tagAt = 0;
  #attributes: Map<string, string> | undefined;
  #count = 0;
  #attribute = '';
  #value = '';
  #isKept = false;
  /** End of the last token. */
  #at: number;

  /**
   * @param base offset in the text of what the tokenizer reads
   * @param from offset of the first character that is told of
   */
  constructor(text: string, base: number, reading: Reading, from = base) {
    this.#text = text;
    this.#base = base;
    this.#from = from;
    this.#at = from;
    this.#reading = reading;
  }

  onopentagname(start: number, end: number): void {
    this.#name = this.#word(start, end);
    this.#tagAt = this.#base + start - 1;
    this.#attributes = undefined;
    this.#count = 0;
  }

  onattribname(start: number, end: number): void {
    this.#attribute = this.#word(start, end);
    this.#value = '';
    this.#count += 1;
    this.#isKept =
      this.#count <= LIMITS.attributes &&
      isRead(this.#attribute) &&
      this.#attributes?.has(this.#attribute) !== true;
  }

  onattribdata(start: number, end: number): void {
    if (this.#isKept && this.#value.length < LIMITS.style)
      this.#value += this.#slice(start, Math.min(end, start + LIMITS.style));
  }

  onattribentity(code: number): void {
    if (this.#isKept && this.#value.length < LIMITS.style) this.#value += String.fromCodePoint(code);
  }

  onattribend(): void {
    if (!this.#isKept) return;
    this.#attributes ??= new Map();
    this.#attributes.set(this.#attribute, this.#value);
  }

  onopentagend(end: number): void {
    this.#start(end, false);
  }

  onselfclosingtag(end: number): void {
    this.#start(end, true);
  }

  onclosetag(start: number, end: number): void {
    this.#at = this.#base + end + 1;
    this.#reading.end(this.#word(start, end), this.#at);
  }

  ontext(start: number, end: number): void {
    // At the end of a damaged document the tokenizer may report text again that it reported before.
    const from = Math.max(this.#base + start, this.#at);
    this.#at = Math.max(this.#base + end, this.#at);
    this.#reading.text(from, this.#at);
  }

  ontextentity(code: number, end: number): void {
    this.#at = this.#base + end;
    this.#reading.character(code);
  }

  oncdata(start: number, end: number, offset: number): void {
    this.ontext(start, end - offset);
    this.#at = this.#base + end + 1;
  }

  oncomment(_start: number, end: number): void {
    this.#at = this.#base + end + 1;
  }

  ondeclaration(_start: number, end: number): void {
    this.#at = this.#base + end + 1;
  }

  onprocessinginstruction(_start: number, end: number): void {
    this.#at = this.#base + end + 1;
  }

  onend(): void {
    this.#attributes = undefined;
  }

  #start(end: number, isEmpty: boolean): void {
    if (this.#tagAt < this.#from) return;
    this.#at = this.#base + end + 1;
    const size = this.#at - this.#tagAt;
    const tag = { name: this.#name, at: this.#tagAt, size, attributes: this.#attributes ?? NONE };
    this.#reading.start(tag, { to: this.#at, isEmpty });
  }

  #slice(start: number, end: number): string {
    return this.#text.slice(this.#base + start, this.#base + end);
  }

  /** A name in lower case; empty if it is longer than any that is known. */
  #word(start: number, end: number): string {
    return end - start > LONGEST_NAME ? '' : this.#slice(start, end).toLowerCase();
  }
}
