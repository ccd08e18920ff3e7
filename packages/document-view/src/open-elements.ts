import { BLOCKS, OF_TABLE } from './elements.ts';
import { LIMITS } from './limits.ts';

/** Where an element stands: directly in a table, in a row of one, or in text. */
export type Place = 'flow' | 'table' | 'row';

export type OpenElement = {
  /** As in the document. */
  readonly name: string;
  /** As in the view; empty if it is not written. */
  readonly tag: string;
  readonly isSkipped: boolean;
  /** Where what is in it stands. */
  readonly place: Place;
  readonly isFigure: boolean;
  /** Offset of its start tag, and the one after it. */
  readonly at: number;
  readonly to: number;
};

const setOf = (names: string): ReadonlySet<string> => new Set(names.split(' '));

/** Elements whose end tags reach no further than the table, and those that end within a cell. */
const CELLS = setOf('td th caption');
const TABLES = setOf('table');
const LISTS = setOf('ul ol dl dir menu table td th caption');

/** `names`: the open elements that a start tag ends; `within`: where the search for them ends. */
type Ending = { readonly names: ReadonlySet<string>; readonly within: ReadonlySet<string> | 'line' };

const HEADINGS: Ending = { names: setOf('h1 h2 h3 h4 h5 h6 p'), within: 'line' };
const TERMS: Ending = { names: setOf('dt dd'), within: LISTS };
const OF_ROW: Ending = { names: setOf('td th caption'), within: setOf('table tr') };
const SECTIONS: Ending = { names: setOf('tbody thead tfoot tr td th caption'), within: TABLES };

/** Elements whose start ends others, because filers leave out end tags. */
const ENDS: ReadonlyMap<string, Ending> = new Map<string, Ending>([
  ['p', { names: setOf('p'), within: 'line' }],
  ...['h1', 'h2', 'h3', 'h4', 'h5', 'h6'].map((name): [string, Ending] => [name, HEADINGS]),
  ['li', { names: setOf('li'), within: LISTS }],
  ['dt', TERMS],
  ['dd', TERMS],
  ['td', OF_ROW],
  ['th', OF_ROW],
  ['tr', { names: setOf('tr td th caption'), within: TABLES }],
  ['tbody', SECTIONS],
  ['thead', SECTIONS],
  ['tfoot', SECTIONS],
]);

/** The elements that are open, with the rules by which a tag closes some of them. Every search is as long as the depth. */
export class OpenElements {
  readonly #open: OpenElement[] = [];
  readonly #counts = new Map<string, number>();
  #skipped = 0;

  get isSkipping(): boolean {
    return this.#skipped > 0;
  }

  get isFull(): boolean {
    return this.#open.length >= LIMITS.depth;
  }

  get place(): Place {
    return this.#open.at(-1)?.place ?? 'flow';
  }

  /** From the outermost to the innermost, as of now. */
  all(): readonly OpenElement[] {
    return [...this.#open];
  }

  has(name: string): boolean {
    return (this.#counts.get(name) ?? 0) > 0;
  }

  push(element: OpenElement): void {
    this.#open.push(element);
    this.#counts.set(element.name, (this.#counts.get(element.name) ?? 0) + 1);
    if (element.isSkipped) this.#skipped += 1;
  }

  pop(): OpenElement | undefined {
    const element = this.#open.pop();
    if (element === undefined) return undefined;
    this.#counts.set(element.name, (this.#counts.get(element.name) ?? 0) - 1);
    if (element.isSkipped) this.#skipped -= 1;
    return element;
  }

  /** How many elements the start of an element ends: all at once, since a part of the view may begin after some of them. */
  endedByStart(name: string): number {
    const rule = ENDS.get(name);
    if (rule === undefined) return 0;
    let ended = 0;
    for (let at = this.#open.length - 1; at >= 0; at -= 1) {
      const { name: open, tag } = this.#open[at] ?? { name: '', tag: '' };
      if (rule.names.has(open)) ended = this.#open.length - at;
      else if (rule.within === 'line' ? BLOCKS.has(tag) : rule.within.has(open)) break;
    }
    return ended;
  }

  /** How many elements an end tag ends; none if it has no start within the same cell or table. */
  endedByEnd(name: string): number {
    if (!this.has(name)) return 0;
    for (let at = this.#open.length - 1; at >= 0; at -= 1) {
      const open = this.#open[at]?.name ?? '';
      if (open === name) return this.#open.length - at;
      const isBound = OF_TABLE.has(name) ? TABLES.has(open) : name !== 'table' && CELLS.has(open);
      if (isBound && name !== 'body') return 0;
    }
    return 0;
  }
}

/** Where the contents of an element of the view stand. */
export function placeWithin(tag: string, place: Place): Place {
  switch (tag) {
    case '':
      return place;
    case 'table':
    case 'tbody':
    case 'thead':
    case 'tfoot':
      return 'table';
    case 'tr':
      return 'row';
    default:
      return 'flow';
  }
}
