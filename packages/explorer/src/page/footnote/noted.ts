import type { FootnoteTarget, RowSource } from './footnote-target.ts';

/** What a number on the page has, beside its shown text. */
export type Noted = {
  readonly target: FootnoteTarget;
  /** All digits and the unit, or that it is refused. */
  readonly value: string;
  readonly source: RowSource | null;
  readonly isRefused: boolean;
};

const byElement = new WeakMap<Element, Noted>();

/** Records what a number has, for copies of its table. */
export function setNoted(element: Element, noted: Noted): void {
  byElement.set(element, noted);
}

export const notedOf = (element: Element): Noted | undefined => byElement.get(element);
