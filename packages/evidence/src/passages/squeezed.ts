import type { Block } from '@footnote/filing-text/types';

/** The texts of a document's blocks one after the other without white space, in which a text is found however it is divided. */
export class Squeezed {
  readonly text: string;
  readonly #starts: readonly number[];

  constructor(blocks: readonly Block[]) {
    const pieces = blocks.map(({ text }) => squeezed(text));
    const starts: number[] = [];
    let length = 0;
    for (const piece of pieces) {
      starts.push(length);
      length += piece.length;
    }
    this.text = pieces.join('');
    this.#starts = starts;
  }

  /** Where a squeezed text occurs. */
  *occurrences(needle: string, from = 0): Generator<number> {
    if (needle === '') return;
    for (let at = this.text.indexOf(needle, from); at !== -1; at = this.text.indexOf(needle, at + 1))
      yield at;
  }

  /** Number of the block that has the character at an offset. */
  blockAt(offset: number): number {
    let [low, high] = [0, this.#starts.length];
    while (low < high) {
      const middle = (low + high) >> 1;
      if ((this.#starts[middle] ?? Infinity) <= offset) low = middle + 1;
      else high = middle;
    }
    return low - 1;
  }
}

export const squeezed = (text: string): string => text.replaceAll(/\s+/g, '');
