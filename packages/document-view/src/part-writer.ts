import { escaped } from './escaped.ts';
import { WHOLE } from './elements.ts';
import { LIMITS } from './limits.ts';
import type { StyleTable } from './style-table.ts';
import type { ViewFigure, ViewPart } from './types.ts';

/** An open element of the view: its tag, and its attributes without `id`, which open it again in the next part. */
export type Written = { readonly tag: string; readonly attributes: string; readonly className: string };

/** Writes the view's HTML, and divides it into parts. Every element that it opens it closes. */
export class PartWriter {
  readonly parts: ViewPart[] = [];
  /** Whether the view has as much HTML as it may have; from then on only what is open is closed. */
  isFull = false;
  readonly #styles: StyleTable;
  readonly #open: Written[] = [];
  #whole = 0;
  #pieces: string[] = [];
  #length = 0;
  #written = 0;
  #from = 0;
  #classes = new Set<string>();
  #figures: ViewFigure[] = [];
  #isEmpty = true;

  constructor(styles: StyleTable) {
    this.#styles = styles;
  }

  /** Opens an element. `id` is an attribute as written, which is not repeated. */
  open(element: Written, id = ''): void {
    this.#isEmpty = false;
    this.#open.push(element);
    if (WHOLE.has(element.tag)) this.#whole += 1;
    this.#tag(element, id);
  }

  close(): void {
    const element = this.#open.pop();
    if (element === undefined) return;
    if (WHOLE.has(element.tag)) this.#whole -= 1;
    this.#put(`</${element.tag}>`);
  }

  /** Text, and the class and id of a mark around it. */
  text(text: string, mark?: string): void {
    if (text === '') return;
    this.#isEmpty = false;
    this.#put(
      mark === undefined ? escaped(text) : `<mark class="m" data-mark="${mark}">${escaped(text)}</mark>`,
    );
  }

  /** A whole element as written, with its class of the styles. */
  element(html: string, className = ''): void {
    if (className !== '') this.#classes.add(className);
    this.#isEmpty = false;
    this.#put(html);
  }

  figure(figure: ViewFigure): void {
    this.#figures.push(figure);
  }

  /**
   * Ends the part before offset `at` if it is long enough for what just ended: a block, a row of a table, or
   * anything else.
   */
  mayEnd(at: number, after: 'block' | 'row' | 'any'): void {
    if (this.#length < LIMITS.part) return;
    const ends =
      (after === 'block' && this.#whole === 0) ||
      (after === 'row' && this.#length >= LIMITS.partInTable) ||
      this.#length >= LIMITS.partAnywhere;
    if (ends) this.#endPart(at, true);
  }

  end(at: number): void {
    while (this.#open.length > 0) this.close();
    if (!this.#isEmpty || this.parts.length === 0) this.#endPart(at, false);
    else this.#extend(at);
  }

  /** The next part's number. */
  get partNumber(): number {
    return this.parts.length;
  }

  #tag({ tag, attributes, className }: Written, id: string): void {
    if (className !== '') this.#classes.add(className);
    this.#put(`<${tag}${id}${attributes}>`);
  }

  #put(html: string): void {
    this.#written += html.length;
    if (this.#written > LIMITS.html) this.isFull = true;
    this.#length += html.length;
    this.#pieces.push(html);
  }

  #endPart(at: number, goesOn: boolean): void {
    const open = goesOn ? this.#open : [];
    for (const { tag } of open.toReversed()) this.#pieces.push(`</${tag}>`);
    this.parts.push({
      html: this.#pieces.join(''),
      css: this.#styles.rulesOf(this.#classes),
      from: this.#from,
      to: at,
      figures: this.#figures,
    });
    this.#pieces = [];
    this.#length = 0;
    this.#from = at;
    this.#classes = new Set();
    this.#figures = [];
    for (const element of open) this.#tag(element, '');
    this.#isEmpty = true;
  }

  /** The last part covers the end of the document, which has nothing to show. */
  #extend(at: number): void {
    const last = this.parts.pop();
    if (last !== undefined) this.parts.push({ ...last, to: at });
  }
}
