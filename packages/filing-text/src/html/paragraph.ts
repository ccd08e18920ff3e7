import { LIMITS } from '../limits.ts';
import { normalised } from '../normalised.ts';
import { DocumentRefusedError } from '../refused.ts';

/** A paragraph as found in the document, before it is known whether it belongs to a row. */
export type Paragraph = {
  readonly text: string;
  readonly anchors: readonly string[];
  readonly links: readonly string[];
  readonly emphasised: boolean;
  readonly page: number;
  /** Where the text begins in the document, UTF-16 code units. */
  readonly from: number;
};

const LETTER = /[\p{L}\p{N}]/u;

/** Collects the text of one paragraph at a time. Anchors apply to the next text. */
export class ParagraphBuilder {
  #pieces: string[] = [];
  #length = 0;
  #anchors: string[] = [];
  #links: string[] = [];
  #plainLetters = false;
  #strongLetters = false;
  #from: number | undefined;
  page = 0;

  text(data: string, strong: boolean, at: number): void {
    if (this.#from === undefined && data.trim() !== '') this.#from = at;
    this.#pieces.push(data);
    this.#length += data.length;
    if (this.#length > LIMITS.blockCharacters) throw new DocumentRefusedError('text_too_large');
    if (strong) this.#strongLetters ||= LETTER.test(data);
    else this.#plainLetters ||= LETTER.test(data);
  }

  anchor(name: string): void {
    this.#anchors.push(name);
  }

  link(name: string): void {
    this.#links.push(name);
  }

  /** Ends the paragraph. Returns nothing if it has no text; its anchors then apply to the next one. */
  take(): Paragraph | undefined {
    if (this.#length === 0) return undefined;
    const text = normalised(this.#pieces.join(''));
    const emphasised = this.#strongLetters && !this.#plainLetters;
    const [anchors, links, from = 0] = [this.#anchors, this.#links, this.#from];
    this.#pieces = [];
    this.#length = 0;
    this.#plainLetters = false;
    this.#strongLetters = false;
    this.#from = undefined;
    if (text === '') return undefined;
    this.#anchors = [];
    this.#links = [];
    return { text, anchors, links, emphasised, page: this.page, from };
  }
}
