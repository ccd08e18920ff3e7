import { imageText } from './attributes.ts';
import { attributesAt } from './attributes-at.ts';
import { LINES } from './elements.ts';
import { escaped } from './escaped.ts';
import { LIMITS } from './limits.ts';
import type { OpenElement } from './open-elements.ts';
import { firstParagraph, paragraphsIn } from './paragraphs.ts';
import type { Begun, Output } from './output.ts';
import type { Style, StyleTable } from './style-table.ts';
import type { Tag } from './tag-reader.ts';
import type { WrittenPart } from './types.ts';
import { writtenElement } from './written-element.ts';

/** An element that is open: where its tag is among the pieces if it may get an id. */
type Open = { readonly tag: string; readonly at: number; piece: number | undefined };

const SPACE = /^\s*$/;

type Figure = { readonly at: number; readonly concept: string; text: string };

/** Writes one part of the view. */
export class PartWriter implements Output {
  readonly isFull = false;
  readonly #text: string;
  readonly #styles: StyleTable;
  readonly #opening: string;
  readonly #open: Open[] = [];
  readonly #pieces: string[] = [];
  readonly #classes = new Set<string>();
  readonly #figures: Figure[] = [];
  /** Those whose elements are open; undefined for one that began in an earlier part. */
  readonly #openFigures: (Figure | undefined)[] = [];

  /** @param open the elements that go on in this part */
  constructor(text: string, styles: StyleTable, open: readonly OpenElement[]) {
    this.#text = text;
    this.#styles = styles;
    this.#opening = open.map((element) => this.#again(element)).join('');
  }

  begin({ tag, written, style, concept, isNamed, target }: Begun): void {
    const element = writtenElement(tag, { tag: written, styleClass: style.className, concept });
    const id = isNamed ? `f${tag.at}` : target;
    this.#classes.add(style.className);
    this.#open.push({
      tag: element.tag,
      at: tag.at,
      piece: id === undefined ? this.#pieces.length : undefined,
    });
    this.#pieces.push(`<${element.tag}${id === undefined ? '' : ` id="${id}"`}${element.attributes}>`);
    if (isNamed && target !== undefined) this.anchor(target);
    if (concept !== undefined) this.figure(tag, concept);
  }

  figure({ at }: Tag, concept: string): void {
    const figure = { at, concept, text: '' };
    this.#figures.push(figure);
    this.#openFigures.push(figure);
  }

  close(written: string, isFigure: boolean): void {
    if (isFigure) this.#openFigures.pop();
    if (written !== '') this.#pieces.push(`</${this.#open.pop()?.tag ?? ''}>`);
  }

  text(from: number, to: number): void {
    let begin = from;
    for (const at of this.#paragraphs(from, to)) {
      if (at > begin) this.#write(this.#text.slice(begin, at));
      this.anchor(`l${at}`);
      begin = at;
    }
    this.#write(this.#text.slice(begin, to));
  }

  character(code: number): void {
    this.#write(String.fromCodePoint(code));
  }

  anchor(target: string): void {
    this.#pieces.push(`<span id="${target}"></span>`);
  }

  void(tag: Tag, { className }: Style): void {
    const { attributes } = writtenElement(tag, { tag: tag.name, styleClass: className });
    this.#classes.add(className);
    this.#pieces.push(`<${tag.name}${attributes}>`);
  }

  image({ attributes }: Tag): void {
    const text = escaped(imageText(attributes.get('alt'), attributes.get('src')));
    this.#pieces.push(`<span class="img">${text}</span>`);
  }

  mayEnd(): void {
    // Where parts end is known before they are written.
  }

  ended(): WrittenPart {
    this.#classes.delete('');
    return {
      opening: this.#opening,
      html: this.#pieces.join(''),
      closing: this.#open
        .toReversed()
        .map(({ tag }) => `</${tag}>`)
        .join(''),
      css: this.#styles.rulesOf(this.#classes),
      figures: this.#figures,
    };
  }

  /** An element that goes on from an earlier part: its tag without its id. */
  #again({ name, tag: written, at, to, isSkipped, isFigure }: OpenElement): string {
    if (isSkipped) return '';
    if (isFigure) this.#openFigures.push(undefined);
    if (written === '') return '';
    const attributes = attributesAt(this.#text, at, to);
    const { className } = this.#styles.styleOf(attributes.get('style'));
    const concept = isFigure ? (attributes.get('name') ?? '').trim().slice(0, LIMITS.name) : undefined;
    const tag = { name, at, size: 0, attributes };
    const element = writtenElement(tag, { tag: written, styleClass: className, concept });
    this.#classes.add(className);
    this.#open.push({ tag: element.tag, at, piece: undefined });
    return `<${element.tag}${element.attributes}>`;
  }

  #write(text: string): void {
    if (!SPACE.test(text)) this.#nameLine();
    this.#pieces.push(escaped(text));
    for (const figure of this.#openFigures)
      if (figure !== undefined && figure.text.length < LIMITS.figureText)
        figure.text += text.slice(0, LIMITS.figureText);
  }

  /** Where paragraphs begin in a text of `pre`, in which they are no elements. */
  #paragraphs(from: number, to: number): readonly number[] {
    const around = this.#open.findLast(({ tag }) => tag === 'pre' || LINES.has(tag));
    if (around?.tag !== 'pre') return [];
    const first = firstParagraph(this.#text, around.at, from, to);
    return [...(first === null ? [] : [first]), ...paragraphsIn(this.#text, from, to)];
  }

  /** Gives the line in which a text stands an id by its offset, by which a passage is found. */
  #nameLine(): void {
    const line = this.#open.findLast(({ tag }) => LINES.has(tag));
    if (line?.piece === undefined) return;
    const piece = this.#pieces[line.piece] ?? '';
    this.#pieces[line.piece] = `<${line.tag} id="l${line.at}"${piece.slice(1 + line.tag.length)}`;
    line.piece = undefined;
  }
}
