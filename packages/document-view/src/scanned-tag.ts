import { attributesAt } from './attributes-at.ts';
import { LIMITS } from './limits.ts';
import type { Tag, TagAttributes } from './tag-reader.ts';

/** The attributes that decide where an element stands. */
const NAMES = ['id', 'name', 'href', 'style', 'hidden'] as const;
/** Position of the offsets of `style`. */
const STYLE = 2 * NAMES.indexOf('style');
const LENGTHS: readonly number[] = NAMES.map(({ length }) => length);

/** A tag whose attributes are read when they are asked for. */
export class ScannedTag implements Tag {
  readonly name: string;
  readonly at: number;
  readonly attributes: TagAttributes;
  readonly #attributes: ScannedAttributes;

  constructor(text: string, name: string, at: number) {
    this.name = name;
    this.at = at;
    this.#attributes = new ScannedAttributes(text, at);
    this.attributes = this.#attributes;
  }

  /** Takes an attribute by the offsets of its name and its value. */
  take(name: number, nameEnd: number, from: number, to: number): void {
    this.#attributes.take(name, nameEnd, from, to);
  }

  endsAt(to: number): void {
    this.#attributes.to = to;
  }

  /** Without the value of `style`, for which the view has a class. */
  get size(): number {
    return this.#attributes.to - this.at - this.#attributes.styleLength;
  }
}

class ScannedAttributes implements TagAttributes {
  /** Of the tag. */
  to = 0;
  readonly #text: string;
  readonly #at: number;
  #count = 0;
  /** Offsets of the values of `NAMES`, two for each. */
  #values: number[] | undefined;
  #read: ReadonlyMap<string, string> | undefined;

  constructor(text: string, at: number) {
    this.#text = text;
    this.#at = at;
  }

  take(name: number, nameEnd: number, from: number, to: number): void {
    this.#count += 1;
    const length = nameEnd - name;
    if (length > 6 || this.#count > LIMITS.attributes || !LENGTHS.includes(length)) return;
    const at = NAMES.indexOf(this.#text.slice(name, nameEnd).toLowerCase() as (typeof NAMES)[number]);
    if (at === -1) return;
    this.#values ??= [-1, -1, -1, -1, -1, -1, -1, -1, -1, -1];
    if (this.#values[2 * at] !== -1) return;
    this.#values[2 * at] = from;
    this.#values[2 * at + 1] = to;
  }

  get styleLength(): number {
    return this.#values === undefined ? 0 : (this.#values[STYLE + 1] ?? 0) - (this.#values[STYLE] ?? 0);
  }

  has(name: string): boolean {
    const at = NAMES.indexOf(name as (typeof NAMES)[number]);
    return at === -1 ? this.#all().has(name) : this.#values !== undefined && this.#values[2 * at] !== -1;
  }

  get(name: string): string | undefined {
    const at = NAMES.indexOf(name as (typeof NAMES)[number]);
    if (at === -1) return this.#all().get(name);
    const [from, to] = [this.#values?.[2 * at] ?? -1, this.#values?.[2 * at + 1] ?? -1];
    if (from === -1) return undefined;
    const value = this.#text.slice(from, to);
    // What is long or has entities is read as the tokenizer does.
    return to - from >= LIMITS.style || value.includes('&') ? this.#all().get(name) : value;
  }

  [Symbol.iterator](): Iterator<[string, string]> {
    return this.#all()[Symbol.iterator]();
  }

  #all(): ReadonlyMap<string, string> {
    return (this.#read ??= attributesAt(this.#text, this.#at, this.to));
  }
}
