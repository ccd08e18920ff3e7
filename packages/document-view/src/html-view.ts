import { imageText, targetId } from './attributes.ts';
import { BLOCKS, FIGURES, OF_TABLE, SKIPPED, VOID, WRITTEN, WRITTEN_VOID } from './elements.ts';
import { escaped } from './escaped.ts';
import { LIMITS } from './limits.ts';
import { Marks } from './marks.ts';
import { OpenElements, placeWithin } from './open-elements.ts';
import { PartWriter } from './part-writer.ts';
import { StyleTable } from './style-table.ts';
import type { Reading, Tag } from './tag-reader.ts';
import type { DocumentView, Mark, ViewFigure } from './types.ts';
import { writtenElement, writtenTag } from './written-element.ts';

const SPACE = /^\s*$/;
/** A declaration of an element that shows a hidden fact. */
const SHOWS_HIDDEN = '-sec-ix-hidden';

type Options = {
  readonly marks: readonly Mark[];
  /** Names that links of the document lead to. */
  readonly targets: ReadonlySet<string>;
  /** Whether cells have an id by their offset, because no element tells which of them are figures. */
  readonly namesCells: boolean;
};

/** Writes the view of an HTML document while it is read. */
export class HtmlView implements Reading {
  readonly #text: string;
  readonly #styles = new StyleTable();
  readonly #writer = new PartWriter(this.#styles);
  readonly #open = new OpenElements();
  readonly #marks: Marks;
  readonly #targets: ReadonlySet<string>;
  readonly #namesCells: boolean;
  readonly #anchors = new Map<string, number>();
  /** The figures whose elements are open. */
  readonly #figures: { at: number; concept: string; text: string }[] = [];
  /** Start tags that were left out because too many elements were open. */
  #ignored = 0;

  constructor(text: string, { marks, targets, namesCells }: Options) {
    this.#text = text;
    this.#marks = new Marks(marks);
    this.#targets = targets;
    this.#namesCells = namesCells;
  }

  /** The view of a document of `length` characters. */
  ended(length: number): DocumentView {
    this.#writer.end(length);
    return { parts: this.#writer.parts, anchors: this.#anchors, isCut: this.#writer.isFull };
  }

  start(tag: Tag, { to, isEmpty }: { readonly to: number; readonly isEmpty: boolean }): void {
    const { name } = tag;
    if (VOID.has(name)) this.#void(tag, to);
    else if (!SKIPPED.has(name) && !WRITTEN.has(name)) this.#anchor(tag);
    else if (name !== 'body' || !this.#open.has(name)) this.#element(tag, to, isEmpty);
  }

  end(name: string, to: number): void {
    if (!WRITTEN.has(name) && !SKIPPED.has(name)) return;
    if (this.#ignored > 0) this.#ignored -= 1;
    else this.#close(this.#open.endedByEnd(name), to);
  }

  text(start: number, end: number): void {
    if (!this.#isShown()) return;
    for (let from = start; from < end;) {
      let to = Math.min(end, from + LIMITS.stretch);
      if (to < end && (this.#text.charCodeAt(to) & 0xfc00) === 0xdc00) to += 1;
      for (const stretch of this.#marks.ofText(from, to))
        this.#write(this.#text.slice(stretch.from, stretch.to), stretch.mark);
      from = to;
      this.#writer.mayEnd(from, 'any');
    }
  }

  character(code: number, from: number, to: number): void {
    if (!this.#isShown()) return;
    const [stretch] = this.#marks.ofText(from, to);
    this.#write(String.fromCodePoint(code), stretch?.mark);
  }

  #isShown(): boolean {
    return !this.#open.isSkipping && !this.#writer.isFull;
  }

  #write(text: string, mark: string | undefined): void {
    if (this.#open.place !== 'flow' && SPACE.test(text)) return;
    this.#writer.text(text, mark);
    for (const figure of this.#figures)
      if (figure.text.length < LIMITS.figureText) figure.text += text.slice(0, LIMITS.figureText);
  }

  #element(tag: Tag, to: number, isEmpty: boolean): void {
    const { name, at } = tag;
    this.#close(this.#open.endedByStart(name), at);
    if (name === 'table' && this.#open.place !== 'flow') this.#close(this.#open.endedByEnd(name), at);
    if (!this.#open.isFull) {
      this.#begin(tag);
      if (isEmpty) this.#close(1, to);
    } else if (!isEmpty) this.#ignored += 1;
  }

  #begin(tag: Tag): void {
    const { name, at, attributes } = tag;
    const { place } = this.#open;
    const style = this.#styles.styleOf(attributes.get('style'));
    if (SKIPPED.has(name) || style.isHidden || attributes.has('hidden') || !this.#isShown()) {
      this.#open.push({ name, tag: '', isSkipped: true, place });
      return;
    }
    const written = writtenTag(name, {
      place,
      isInLink: this.#open.has('a'),
      hasLink: attributes.has('href'),
    });
    const figure = FIGURES.has(name) ? this.#figureOf(tag) : undefined;
    if (written !== '') {
      const own =
        figure !== undefined ||
        (this.#namesCells && (name === 'td' || name === 'th')) ||
        attributes.get('style')?.includes(SHOWS_HIDDEN) === true;
      const target = this.#targetOf(tag);
      const id = own ? `f${at}` : target;
      this.#writer.open(
        writtenElement(tag, {
          tag: written,
          styleClass: style.className,
          concept: figure?.concept,
          mark: this.#marks.ofElement(at),
        }),
        id === undefined ? '' : ` id="${id}"`,
      );
      if (own && target !== undefined) this.#writer.element(`<span id="${target}"></span>`);
    } else this.#anchor(tag);
    if (figure !== undefined) {
      this.#figures.push(figure);
      this.#writer.figure(figure);
    }
    this.#open.push({
      name,
      tag: written,
      isSkipped: false,
      place: placeWithin(written, place),
      isFigure: figure !== undefined,
    });
  }

  #figureOf({ at, attributes }: Tag): ViewFigure & { text: string } {
    return { at, concept: (attributes.get('name') ?? '').trim().slice(0, LIMITS.name), text: '' };
  }

  #close(count: number, at: number): void {
    for (let left = count; left > 0; left -= 1) {
      const element = this.#open.pop();
      if (element?.isFigure === true) this.#figures.pop();
      if (element === undefined || element.tag === '') continue;
      this.#writer.close();
      const kind = OF_TABLE.has(element.tag) ? 'row' : BLOCKS.has(element.tag) ? 'block' : 'any';
      this.#writer.mayEnd(at, element.tag === 'td' || element.tag === 'th' ? 'any' : kind);
    }
  }

  #void(tag: Tag, to: number): void {
    if (!this.#isShown() || this.#open.place !== 'flow') return;
    const { name, at, attributes } = tag;
    this.#anchor(tag);
    const style = this.#styles.styleOf(attributes.get('style'));
    if (style.isHidden) return;
    if (WRITTEN_VOID.has(name)) {
      const { attributes: written } = writtenElement(tag, { tag: name, styleClass: style.className });
      this.#writer.element(`<${name}${written}>`, style.className);
    } else if (name === 'img' || name === 'image') {
      const text = escaped(imageText(attributes.get('alt'), attributes.get('src')));
      const mark = this.#marks.ofElement(at);
      this.#writer.element(
        `<span class="img${mark === undefined ? '' : ' m'}"${mark === undefined ? '' : ` data-mark="${mark}"`}>${text}</span>`,
      );
    }
    this.#writer.mayEnd(to, 'any');
  }

  /** The target of links, for an element that the view does not have. */
  #anchor(tag: Tag): void {
    const target = this.#isShown() ? this.#targetOf(tag) : undefined;
    if (target !== undefined) this.#writer.element(`<span id="${target}"></span>`);
  }

  /** The element's id in the view, if it is the first one with a name that links lead to. */
  #targetOf({ name, attributes }: Tag): string | undefined {
    const names = [attributes.get('id'), name === 'a' ? attributes.get('name') : undefined];
    const target = names.find(
      (each) => each !== undefined && this.#targets.has(each) && !this.#anchors.has(each),
    );
    if (target === undefined) return undefined;
    this.#anchors.set(target, this.#writer.partNumber);
    return escaped(targetId(target));
  }
}
