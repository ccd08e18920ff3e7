import { WHOLE } from './elements.ts';
import { LIMITS, type Sizes } from './limits.ts';
import type { Begun, Ended, Output, Standing } from './output.ts';
import type { Style } from './style-table.ts';
import type { Tag } from './tag-reader.ts';

/** Where a part begins. */
export type Boundary = { readonly at: number; readonly standing: Standing };

/** Characters of the view for an element beside its attributes, and for an id. */
const ELEMENT = 8;
const ID = 16;

/** Divides the view of a document into parts, without writing it. */
export class Outline implements Output {
  readonly boundaries: Boundary[] = [];
  /** Where the view ends because it is as long as it may be. */
  cutAt: number | undefined;
  readonly #sizes: Sizes;
  #whole = 0;
  #length = 0;
  #total = 0;
  #isEmpty = true;

  constructor(sizes: Sizes) {
    this.#sizes = sizes;
  }

  get isFull(): boolean {
    return this.cutAt !== undefined;
  }

  begin({ tag, written, style, isNamed, target }: Begun): void {
    if (WHOLE.has(written)) this.#whole += 1;
    const { size } = tag;
    this.#add(2 * written.length + ELEMENT + size + style.className.length + (isNamed ? ID : 0));
    if (target !== undefined) this.#add(target.length + ID);
  }

  figure(): void {
    this.#add(0);
  }

  close(written: string): void {
    if (WHOLE.has(written)) this.#whole -= 1;
  }

  text(from: number, to: number): void {
    this.#add(to - from);
  }

  character(): void {
    this.#add(1);
  }

  anchor(target: string): void {
    this.#add(target.length + ID);
  }

  void(tag: Tag, style: Style): void {
    this.#add(tag.size + style.className.length);
  }

  image(tag: Tag): void {
    this.#add(tag.size + ID);
  }

  mayEnd(at: number, after: Ended, standing: () => Standing): void {
    if (this.#total + this.#length > LIMITS.html) this.cutAt ??= at;
    const { part, partInTable, partAnywhere } = this.#sizes;
    if (this.#length < part || this.isFull) return;
    const ends =
      (after === 'block' && this.#whole === 0) ||
      (after === 'row' && this.#length >= partInTable) ||
      this.#length >= partAnywhere;
    if (!ends) return;
    this.boundaries.push({ at, standing: standing() });
    this.#total += this.#length;
    this.#length = 0;
    this.#isEmpty = true;
  }

  /** A last part that has nothing to show is none of its own. */
  end(): void {
    if (this.#isEmpty) this.boundaries.pop();
  }

  #add(length: number): void {
    this.#isEmpty = false;
    this.#length += length;
  }
}
