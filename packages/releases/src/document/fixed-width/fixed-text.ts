import type { Offsets } from '../parts.ts';

/** A line of a text whose spaces count, with the place of each of its characters in the document. */
export type FixedLine = {
  readonly text: string;
  /** Place of the characters from one position of the line up to another one. */
  readonly placeOf: (from: number, to: number) => Offsets;
};

type Piece = Offsets & { readonly at: number; readonly length: number };

/** Collects a text whose spaces and ends of lines count. */
export class FixedText {
  #pieces: Piece[] = [];
  #texts: string[] = [];
  #length = 0;

  add(data: string, from: number, to: number): void {
    this.#pieces.push({ at: this.#length, length: data.length, from, to });
    this.#texts.push(data);
    this.#length += data.length;
  }

  take(): readonly FixedLine[] {
    const text = this.#texts.join('').replaceAll('\u00a0', ' ');
    const pieces = this.#pieces;
    const lines: FixedLine[] = [];
    let begin = 0;
    for (const line of text.split('\n')) {
      const start = begin;
      lines.push({
        text: line.trimEnd(),
        placeOf: (from, to) => ({
          from: placeAt(pieces, start + from).from,
          to: placeAt(pieces, start + to - 1).to,
        }),
      });
      begin += line.length + 1;
    }
    this.#pieces = [];
    this.#texts = [];
    this.#length = 0;
    return lines;
  }
}

/** Place of one character. One that the document writes otherwise (`&amp;`) has the place of its piece. */
function placeAt(pieces: readonly Piece[], position: number): Offsets {
  let [low, high] = [0, pieces.length - 1];
  while (low < high) {
    const middle = Math.ceil((low + high) / 2);
    if ((pieces[middle]?.at ?? 0) <= position) low = middle;
    else high = middle - 1;
  }
  const piece = pieces[low];
  if (piece === undefined) return { from: 0, to: 0 };
  if (piece.length !== piece.to - piece.from) return piece;
  const from = piece.from + position - piece.at;
  return { from, to: from + 1 };
}
