import { ScannedTag } from './scanned-tag.ts';
import { LONGEST_NAME, type Reading } from './tag-reader.ts';

/** Elements whose contents are characters until their own end tag. */
const RAW: ReadonlyMap<string, RegExp> = new Map(
  ['iframe', 'noembed', 'noframes', 'script', 'style', 'textarea', 'title', 'xmp'].map((name) => [
    name,
    new RegExp(`</${name}(?=[ \\n\\t\\f\\r/>])`, 'gi'),
  ]),
);

const [GT, SLASH, EQUALS, DOUBLE, SINGLE, DASH] = [0x3e, 0x2f, 0x3d, 0x22, 0x27, 0x2d];
const [EXCLAMATION, QUESTION] = [0x21, 0x3f];

const isSpace = (code: number): boolean =>
  code === 0x20 || code === 0x0a || code === 0x09 || code === 0x0c || code === 0x0d;
const isLetter = (code: number): boolean => (code | 0x20) >= 0x61 && (code | 0x20) <= 0x7a && code < 0x80;
const endsName = (code: number): boolean => code === SLASH || code === GT || isSpace(code);

/**
 * Tells of the tags of a document where the tokenizer would, several times as fast: values of attributes are passed over, and
 * characters that stand as entities are text.
 */
export class TagScanner {
  readonly #text: string;
  readonly #to: number;
  readonly #reading: Reading;
  #at: number;

  constructor(text: string, { from, to }: { readonly from: number; readonly to: number }, reading: Reading) {
    this.#text = text;
    this.#to = to;
    this.#reading = reading;
    this.#at = from;
  }

  /** Reads to the end, or until `isDone`. */
  scan(isDone: () => boolean): void {
    const text = this.#text;
    let from = this.#at;
    for (let at = this.#find('<', from); at < this.#to && !isDone();) {
      const code = text.charCodeAt(at + 1);
      const isMarkup =
        at + 1 < this.#to && (isLetter(code) || code === SLASH || code === EXCLAMATION || code === QUESTION);
      if (!isMarkup) {
        at = this.#find('<', at + 1);
        continue;
      }
      if (at > from) this.#reading.text(from, at);
      this.#at = at;
      if (isLetter(code)) this.#start();
      else if (code === SLASH) this.#end();
      else this.#passOver(code);
      from = this.#at;
      at = this.#find('<', from);
    }
    if (from < this.#to && !isDone()) this.#reading.text(from, this.#to);
  }

  #find(what: string, from: number): number {
    const at = this.#text.indexOf(what, from);
    return at === -1 || at > this.#to ? this.#to : at;
  }

  /** After the next `>`. */
  #after(from: number): number {
    return Math.min(this.#to, this.#find('>', from) + 1);
  }

  #nameFrom(from: number): string {
    let to = from;
    while (to < this.#to && !endsName(this.#text.charCodeAt(to))) to += 1;
    this.#at = to;
    return to - from > LONGEST_NAME ? '' : this.#text.slice(from, to).toLowerCase();
  }

  #start(): void {
    const at = this.#at;
    const name = this.#nameFrom(at + 1);
    const tag = new ScannedTag(this.#text, name, at);
    const isEmpty = this.#attributes(tag);
    if (isEmpty === null) {
      this.#at = this.#to;
      return;
    }
    tag.endsAt(this.#at);
    this.#reading.start(tag, { to: this.#at, isEmpty });
    if (!isEmpty) this.#raw(name);
  }

  /** Passes over the attributes; whether the tag closes itself, null if it does not end. */
  #attributes(tag: ScannedTag): boolean | null {
    const [text, end] = [this.#text, this.#to];
    let at = this.#at;
    while (at < end) {
      const code = text.charCodeAt(at);
      if (code === GT) {
        this.#at = at + 1;
        return false;
      }
      if (isSpace(code)) {
        at += 1;
        continue;
      }
      if (code === SLASH) {
        do at += 1;
        while (at < end && isSpace(text.charCodeAt(at)));
        if (at < end && text.charCodeAt(at) === GT) {
          this.#at = at + 1;
          return true;
        }
        continue;
      }
      const name = at;
      do at += 1;
      while (at < end && text.charCodeAt(at) !== EQUALS && !endsName(text.charCodeAt(at)));
      const nameEnd = at;
      while (at < end && isSpace(text.charCodeAt(at))) at += 1;
      if (at >= end || text.charCodeAt(at) !== EQUALS) {
        tag.take(name, nameEnd, at, at);
        continue;
      }
      do at += 1;
      while (at < end && isSpace(text.charCodeAt(at)));
      const quote = text.charCodeAt(at);
      if (quote === DOUBLE || quote === SINGLE) {
        const close = this.#find(quote === DOUBLE ? '"' : "'", at + 1);
        tag.take(name, nameEnd, at + 1, close);
        at = close + 1;
      } else {
        const from = at;
        while (at < end && text.charCodeAt(at) !== GT && !isSpace(text.charCodeAt(at))) at += 1;
        tag.take(name, nameEnd, from, at);
      }
    }
    return null;
  }

  #end(): void {
    const code = this.#text.charCodeAt(this.#at + 2);
    if (code === GT) this.#at += 3;
    else if (!isLetter(code)) this.#at = this.#after(this.#at + 3);
    else {
      const name = this.#nameFrom(this.#at + 2);
      const hasEnded = this.#at < this.#to;
      this.#at = this.#after(this.#at);
      if (hasEnded) this.#reading.end(name, this.#at);
    }
  }

  /** Comments, declarations and sections of characters. */
  #passOver(code: number): void {
    const [text, at] = [this.#text, this.#at];
    if (code === EXCLAMATION && text.startsWith('--', at + 2)) this.#at = this.#commentEnd(at + 4);
    else if (code === EXCLAMATION && text.startsWith('[CDATA[', at + 2))
      this.#at = Math.min(this.#to, this.#find(']]>', at + 9) + 3);
    else if (code === EXCLAMATION && text.charCodeAt(at + 2) === GT) this.#at = at + 3;
    else this.#at = this.#after(at + (code === EXCLAMATION ? 3 : 2));
  }

  /** After a comment, which `>` and `->` at its beginning, `-->` and `--!>` end. */
  #commentEnd(from: number): number {
    const text = this.#text;
    if (text.charCodeAt(from) === GT) return Math.min(this.#to, from + 1);
    if (text.charCodeAt(from) === DASH && text.charCodeAt(from + 1) === GT)
      return Math.min(this.#to, from + 2);
    // How much of `--` or `--!` stands before.
    let matched = 0;
    for (let at = this.#find('-', from); at < this.#to; at += 1) {
      const code = text.charCodeAt(at);
      if (matched >= 2 && code === GT) return at + 1;
      if (matched < 2) matched = code === DASH ? matched + 1 : 0;
      else if (matched === 3) matched = code === DASH ? 1 : 0;
      else if (code !== DASH) matched = code === EXCLAMATION ? 3 : 0;
    }
    return this.#to;
  }

  /** The characters of an element that has nothing else. */
  #raw(name: string): void {
    const from = this.#at;
    if (name === 'plaintext') {
      this.#at = this.#to;
      if (from < this.#to) this.#reading.text(from, this.#to, name);
      return;
    }
    const pattern = RAW.get(name);
    if (pattern === undefined) return;
    pattern.lastIndex = from;
    const end = pattern.exec(this.#text)?.index ?? this.#to;
    this.#at = Math.min(end, this.#to);
    if (from < this.#at) this.#reading.text(from, this.#at, name);
  }
}
