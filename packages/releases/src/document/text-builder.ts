import { DocumentRefusedError } from '@footnote/filing-text/refused';
import { LIMITS } from '../limits.ts';

const LETTER = /[\p{L}\p{N}]/u;

/** Collects the text of one cell or paragraph with its place. */
export class TextBuilder {
  #pieces: string[] = [];
  #length = 0;
  #plain = false;
  #from = -1;
  #to = 0;

  add(data: string, strong: boolean, from: number, to: number): void {
    if (this.#from === -1) this.#from = from;
    this.#to = to;
    this.#pieces.push(data);
    this.#length += data.length;
    if (this.#length > LIMITS.textCharacters) throw new DocumentRefusedError('text_too_large');
    if (!strong) this.#plain ||= LETTER.test(data);
  }

  take(): { text: string; strong: boolean; from: number; to: number } {
    const taken = {
      text: this.#pieces.join('').trim(),
      strong: !this.#plain,
      from: Math.max(this.#from, 0),
      to: this.#to,
    };
    this.#pieces = [];
    this.#length = 0;
    this.#plain = false;
    this.#from = -1;
    return taken;
  }
}
