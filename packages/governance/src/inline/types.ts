import type { Context } from '@footnote/xbrl/report/contexts';
import type { QName } from '@footnote/xbrl/report/names';

/** Where an element stands in a document, in UTF-16 code units: its `<`, and the unit after its end tag. */
export type Span = { readonly from: number; readonly to: number };

/**
 * A fact of an inline document, a text or a number, with its context. `text` is what its element and the elements that
 * continue it show, in lines of paragraphs and rows, blanks collapsed. A hidden fact has the place of the element that
 * says it shows it, if any.
 */
export type TaggedFact = Span & {
  readonly taxonomy: string;
  readonly concept: string;
  /** Of its element; null if it has none. */
  readonly id: string | null;
  readonly context: Context;
  readonly kind: 'text' | 'number';
  readonly nil: boolean;
  /** Rule that converts the text to its value; null if it has none, `unbound` if its prefix stands for nothing. */
  readonly format: QName | null | 'unbound';
  readonly text: string;
  /** Of a number: a plain decimal in single units, null for one that is not readable; null for a text. */
  readonly value: string | null;
  /** Of a number: `shares`, `USD` and so on; null if it has none that is readable. */
  readonly unit: string | null;
};
