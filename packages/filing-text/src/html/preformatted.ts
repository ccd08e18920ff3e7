/** The text of a preformatted element, with the place of each of its pieces in the document. */
export class Preformatted {
  readonly #pieces: { readonly text: string; readonly index: number; readonly at: number }[] = [];
  #length = 0;

  add(text: string, at: number): void {
    this.#pieces.push({ text, index: this.#length, at });
    this.#length += text.length;
  }

  get text(): string {
    return this.#pieces.map(({ text }) => text).join('');
  }

  /** Where a character of the text stands in the document. An entity is a piece of its own. */
  placeOf(index: number): number {
    let [low, high] = [0, this.#pieces.length];
    while (low < high) {
      const middle = (low + high) >> 1;
      if ((this.#pieces[middle]?.index ?? Infinity) <= index) low = middle + 1;
      else high = middle;
    }
    const piece = this.#pieces[low - 1];
    return piece === undefined ? 0 : piece.at + index - piece.index;
  }
}
