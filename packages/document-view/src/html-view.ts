import { targetId } from './attributes.ts';
import type { Anchors } from './anchors.ts';
import { BLOCKS, FIGURES, OF_TABLE, SKIPPED, VOID, WRITTEN, WRITTEN_VOID } from './elements.ts';
import { escaped } from './escaped.ts';
import { LIMITS } from './limits.ts';
import { OpenElements, placeWithin } from './open-elements.ts';
import type { Ended, Output, Standing } from './output.ts';
import type { StyleTable } from './style-table.ts';
import type { Reading, Tag } from './tag-reader.ts';
import { writtenTag } from './written-element.ts';

const SPACE = /^\s*$/;
/** A declaration of an element that shows a hidden fact. */
const SHOWS_HIDDEN = '-sec-ix-hidden';
/** A character between the ampersand and the end of an entity. */
const OF_ENTITY = /^[0-9A-Za-z#]$/;

export type Options = {
  readonly styles: StyleTable;
  readonly anchors: Anchors;
  /** Whether cells have an id by their offset, because no element tells which of them are figures. */
  readonly namesCells: boolean;
  /** Characters of text that are shown at once. */
  readonly stretch: number;
};

/** Tells an output what an HTML document has, while it is read from its beginning or from where another reading stood. */
export class HtmlView implements Reading {
  readonly #text: string;
  readonly #output: Output;
  readonly #options: Options;
  readonly #open = new OpenElements();
  #ignored: number;

  constructor(text: string, output: Output, options: Options, standing?: Standing) {
    this.#text = text;
    this.#output = output;
    this.#options = options;
    for (const element of standing?.open ?? []) this.#open.push(element);
    this.#ignored = standing?.ignored ?? 0;
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

  text(from: number, to: number, raw = ''): void {
    if (!this.#isShown()) return;
    const isFlow = this.#open.place === 'flow';
    if (!isFlow && SPACE.test(this.#text.slice(from, to))) return;
    for (let at = from; at < to;) {
      const end = isFlow && to - at > this.#options.stretch ? this.#stretchEnd(at, to) : to;
      this.#output.text(at, end);
      at = end;
      this.#mayEnd(at, 'any', at < to ? raw : '');
    }
  }

  character(code: number): void {
    if (!this.#isShown()) return;
    const character = String.fromCodePoint(code);
    if (this.#open.place === 'flow' || !SPACE.test(character)) this.#output.character(code);
  }

  /** @param raw the element whose contents are characters, if reading stands in one */
  standing(raw = ''): Standing {
    return { open: this.#open.all(), ignored: this.#ignored, raw };
  }

  /** Where a long text may be divided: within no character and no entity, however many digits it has. */
  #stretchEnd(from: number, to: number): number {
    let end = from + this.#options.stretch;
    let begin = end;
    while (begin > from && OF_ENTITY.test(this.#text.charAt(begin - 1))) begin -= 1;
    if (begin > from && this.#text[begin - 1] === '&') {
      if (begin - 1 > from) return begin - 1;
      while (end < to && OF_ENTITY.test(this.#text.charAt(end))) end += 1;
      return this.#text[end] === ';' ? end + 1 : end;
    }
    return (this.#text.charCodeAt(end) & 0xfc00) === 0xdc00 ? end + 1 : end;
  }

  #isShown(): boolean {
    return !this.#open.isSkipping && !this.#output.isFull;
  }

  #mayEnd(at: number, after: Ended, raw = ''): void {
    this.#output.mayEnd(at, after, () => this.standing(raw));
  }

  #element(tag: Tag, to: number, isEmpty: boolean): void {
    const { name, at } = tag;
    this.#close(this.#open.endedByStart(name), at);
    if (name === 'table' && this.#open.place !== 'flow') this.#close(this.#open.endedByEnd(name), at);
    if (!this.#open.isFull) {
      this.#begin(tag, to);
      if (isEmpty) this.#close(1, to);
    } else if (!isEmpty) this.#ignored += 1;
  }

  #begin(tag: Tag, to: number): void {
    const { name, at, attributes } = tag;
    const { place } = this.#open;
    const style = this.#options.styles.styleOf(attributes.get('style'));
    if (SKIPPED.has(name) || style.isHidden || attributes.has('hidden') || !this.#isShown()) {
      this.#open.push({ name, tag: '', isSkipped: true, isFigure: false, place, at, to });
      return;
    }
    const isInLink = this.#open.has('a');
    const written = writtenTag(name, { place, isInLink, hasLink: name === 'a' && attributes.has('href') });
    const concept = FIGURES.has(name)
      ? (attributes.get('name') ?? '').trim().slice(0, LIMITS.name)
      : undefined;
    if (written !== '') {
      const isCell = this.#options.namesCells && (name === 'td' || name === 'th');
      const isNamed =
        concept !== undefined || isCell || attributes.get('style')?.includes(SHOWS_HIDDEN) === true;
      this.#output.begin({ tag, written, style, concept, isNamed, target: this.#targetOf(tag) });
    } else {
      this.#anchor(tag);
      if (concept !== undefined) this.#output.figure(tag, concept);
    }
    this.#open.push({
      name,
      tag: written,
      isSkipped: false,
      place: placeWithin(written, place),
      isFigure: concept !== undefined,
      at,
      to,
    });
  }

  #close(count: number, at: number): void {
    let after: Ended | undefined;
    for (let left = count; left > 0; left -= 1) {
      const element = this.#open.pop();
      if (element === undefined || element.isSkipped) continue;
      const { tag, isFigure } = element;
      if (tag !== '' || isFigure) this.#output.close(tag, isFigure);
      if (tag !== '') after = endedBy(tag);
    }
    if (after !== undefined) this.#mayEnd(at, after);
  }

  #void(tag: Tag, to: number): void {
    if (!this.#isShown() || this.#open.place !== 'flow') return;
    this.#anchor(tag);
    const style = this.#options.styles.styleOf(tag.attributes.get('style'));
    if (style.isHidden) return;
    if (WRITTEN_VOID.has(tag.name)) this.#output.void(tag, style);
    else if (tag.name === 'img' || tag.name === 'image') this.#output.image(tag);
    this.#mayEnd(to, 'any');
  }

  /** The target of links, for an element that the view does not have. */
  #anchor(tag: Tag): void {
    const target = this.#isShown() ? this.#targetOf(tag) : undefined;
    if (target !== undefined) this.#output.anchor(target);
  }

  #targetOf(tag: Tag): string | undefined {
    const target = this.#options.anchors.of(tag);
    return target === undefined ? undefined : escaped(targetId(target));
  }
}

function endedBy(tag: string): Ended {
  if (tag === 'td' || tag === 'th') return 'any';
  return OF_TABLE.has(tag) ? 'row' : BLOCKS.has(tag) ? 'block' : 'any';
}
