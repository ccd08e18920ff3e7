import { LIMITS } from './limits.ts';
import type { Mark } from './types.ts';

const ID = /^[A-Za-z0-9._:-]{1,200}$/;

/** A stretch of text, with the mark that it is in. */
type Stretch = { readonly from: number; readonly to: number; readonly mark: string | undefined };

/** Meets the marks in the order of the document. Of marks that overlap, the later one counts where both are. */
export class Marks {
  readonly #marks: readonly Mark[];
  #next = 0;
  #current: Mark | undefined;

  constructor(marks: readonly Mark[]) {
    this.#marks = marks
      .filter(({ from, to, id }) => from >= 0 && to > from && ID.test(id))
      .toSorted((one, other) => one.from - other.from || other.to - one.to)
      .slice(0, LIMITS.marks);
  }

  /** The mark of an element that begins at the offset. It is not met again. */
  ofElement(at: number): string | undefined {
    this.#reach(at - 1);
    const mark = this.#marks[this.#next];
    if (mark?.from !== at) return undefined;
    this.#reach(at);
    this.#current = undefined;
    return mark.id;
  }

  /** The stretches of a text between two offsets. */
  ofText(from: number, to: number): Iterable<Stretch> {
    return this.#marks.length === 0 ? [{ from, to, mark: undefined }] : this.#stretches(from, to);
  }

  *#stretches(from: number, to: number): Generator<Stretch> {
    for (let at = from; at < to;) {
      this.#reach(at);
      const until = Math.min(to, this.#marks[this.#next]?.from ?? to);
      const current = this.#current;
      if (current === undefined || current.to <= at) {
        yield { from: at, to: until, mark: undefined };
        at = until;
      } else {
        const end = Math.min(until, current.to);
        yield { from: at, to: end, mark: current.id };
        at = end;
      }
    }
  }

  /** Meets the marks up to and at the offset. */
  #reach(at: number): void {
    for (let mark = this.#marks[this.#next]; mark !== undefined && mark.from <= at;) {
      this.#current = mark;
      this.#next += 1;
      mark = this.#marks[this.#next];
    }
  }
}
