import type { Schemas } from '@footnote/client';
import { typedParagraph } from './typed-paragraph.ts';

type Part = Pick<Schemas['FilingDocumentPart'], 'css' | 'from' | 'html' | 'number' | 'to'>;

/**
 * What the view of any document looks like. Its own classes count more: `:where` counts nothing. Parts out of view are not
 * laid out; what is wider than one scrolls within it.
 */
const BASE = `
:root { color-scheme: light; background: #fff; color: #000 }
body { max-width: 62rem; margin: 0 auto; padding: 1rem; overflow-wrap: break-word }
section { content-visibility: auto; contain-intrinsic-height: auto 6000px; overflow-x: auto }
:where(.p) { margin: 1em 0 }
:where(.w) { white-space: nowrap }
:where(.img) { display: inline-block; padding: 0 0.3em; border: 1px solid #767676; color: #595959 }
.n, .m { background: #fff0b3; cursor: pointer }
.served { box-shadow: inset 0 -2px #b35900 }
.n:hover { background: #ffe066 }
.current:empty::before { content: '▶ ' }
.current { background: #ffd43b; outline: 3px solid #b35900; outline-offset: 2px }
::highlight(current) { background: #ffd43b }
@media (max-width: 40rem) { body { padding: 0.5rem } }
@media print { section { content-visibility: visible; overflow: visible } .n, .m, .current { background: none; outline: 0 } }
`;

/** Cells between a sign and its number. */
const MOST_CELLS = 3;

export type FrameEvents = {
  /** A figure was chosen, by the offset in its id. */
  readonly onFigure: (at: number) => void;
  readonly onKey: (event: KeyboardEvent) => void;
};

/**
 * The document in its frame. The frame has a sandbox in which nothing runs, and an empty document without an address, into
 * which this page writes; a link in it would lead to this page, so links get the frame's address.
 */
export class DocumentFrame {
  readonly #document: Document;
  readonly #view: NonNullable<Document['defaultView']>;
  readonly #rules = new Set<string>();
  readonly #parts = new Map<number, Part>();
  #current: readonly Element[] = [];
  #target: string | undefined;

  constructor(content: Document, { onFigure, onKey }: FrameEvents) {
    const view = content.defaultView;
    if (view === null) throw new Error('the frame is not part of a page');
    this.#document = content;
    this.#view = view;
    this.#style(BASE);
    content.addEventListener('keydown', onKey);
    content.addEventListener('click', (event) => {
      const element = event.target as Element | null;
      const link = element?.closest('a[href]');
      if (link !== null && link !== undefined) {
        event.preventDefault();
        this.#follow(link.getAttribute('href')?.split('#')[1] ?? '');
      } else {
        const at = /^f(\d+)$/.exec(element?.closest('.n')?.id ?? '')?.[1];
        if (at !== undefined) onFigure(Number(at));
      }
    });
  }

  /** Writes parts that are not there yet. What is in view stays in view. */
  add(parts: readonly Part[]): void {
    for (const part of parts) if (!this.#parts.has(part.number)) this.#write(part);
    if (this.#target !== undefined) this.#follow(this.#target);
  }

  /** Marks the figure at an offset, or the line of a passage that begins there, and brings it into view; false if it is not there. */
  show(at: number): boolean {
    const found = this.#document.getElementById(`f${at}`) ?? this.#lineAt(at);
    if (found === null) return false;
    if (found === this.#current[0]) return true;
    for (const element of this.#current) element.classList.remove('current');
    this.#current = withDigits(found);
    for (const element of this.#current) element.classList.add('current');
    this.#light(found);
    found.scrollIntoView({ block: 'center', inline: 'nearest' });
    return true;
  }

  /** Lights the paragraph of typed text that an empty element begins, in browsers that can light a range. */
  #light(found: Element): void {
    const { CSS, Highlight } = this.#view;
    if (!('highlights' in CSS)) return;
    CSS.highlights.delete('current');
    const paragraph = typedParagraph(found);
    if (paragraph === null) return;
    const range = this.#document.createRange();
    range.selectNodeContents(paragraph.typed);
    range.setStartAfter(found);
    if (paragraph.next !== undefined) range.setEndBefore(paragraph.next);
    CSS.highlights.set('current', new Highlight(range));
  }

  /** The last line that begins at an offset or before it, in the part that has the offset. */
  #lineAt(at: number): Element | null {
    const part = [...this.#parts.values()].find(({ from, to }) => from <= at && at < to);
    const section = part && this.#document.querySelector(`section[data-part="${part.number}"]`);
    const lines = [...(section?.querySelectorAll('[id^="l"], td[id^="f"]') ?? [])];
    return lines.findLast(({ id }) => Number(id.slice(1)) <= at) ?? null;
  }

  /** Marks the figures at some offsets as those that are served. */
  mark(offsets: readonly number[]): void {
    for (const at of offsets) this.#document.getElementById(`f${at}`)?.classList.add('n', 'served');
  }

  #write(part: Part): void {
    const { number, html, css } = part;
    const { body, scrollingElement } = this.#document;
    const section = this.#document.createElement('section');
    section.dataset['part'] = String(number);
    section.innerHTML = html;
    for (const link of section.querySelectorAll('a[href^="#"]'))
      link.setAttribute('href', `about:blank${link.getAttribute('href') ?? ''}`);
    const after = [...body.children].find((each) => Number((each as HTMLElement).dataset['part']) > number);
    const before = after?.getBoundingClientRect().top;
    this.#style(css);
    body.insertBefore(section, after ?? null);
    this.#parts.set(number, part);
    if (before !== undefined && after !== undefined && scrollingElement !== null)
      scrollingElement.scrollTop += after.getBoundingClientRect().top - before;
  }

  /** Goes to the target of a link, or waits until its part is there. */
  #follow(id: string): void {
    const found = this.#document.getElementById(id);
    this.#target = found === null ? id : undefined;
    found?.scrollIntoView();
  }

  /** Adds rules that are not there yet: one that is there again would style the whole document again. */
  #style(css: string): void {
    const rules = css.split('\n').filter((rule) => !this.#rules.has(rule));
    if (rules.length === 0) return;
    for (const rule of rules) this.#rules.add(rule);
    const sheet = new this.#view.CSSStyleSheet();
    sheet.replaceSync(rules.join('\n'));
    this.#document.adoptedStyleSheets = [...this.#document.adoptedStyleSheets, sheet];
  }
}

/** A cell with the sign of a currency or a parenthesis alone, and those after it up to the number; any other element alone. */
function withDigits(found: Element): readonly Element[] {
  const elements = [found];
  if (found.localName !== 'td') return elements;
  for (let last = found; !/\d/.test(last.textContent);) {
    const next = last.nextElementSibling;
    if (next === null || elements.length > MOST_CELLS) return [found];
    elements.push(next);
    last = next;
  }
  return elements;
}
