import type { Dimension } from '@footnote/xbrl/report/types';
import { inlineDocument, type InlineDocument, type PlacedFact } from './inline/inline-document.ts';
import { shownText } from './inline/shown-text.ts';
import { passageAround } from './passage.ts';
import { rowPlace, type SoughtFact } from './row/row-place.ts';
import { documentTables, type DocumentTables, type PrintedCell } from './table/printed-cell.ts';

export type { SoughtFact } from './row/row-place.ts';

/** A document of a filing: its decoded text, and its name. */
export type DocumentText = {
  readonly text: string;
  readonly name: string;
  /** The facts of inline XBRL in it; null if it has none. */
  readonly inline: InlineDocument | null;
  readonly tables: DocumentTables;
};

/**
 * Where a fact stands. `from` and `to` are UTF-16 code units of the decoded text: those of the inline element, or of the
 * table cell. `how`: `inline`, the fact is tagged there; `row`, the row, column and unit of a table say it.
 */
export type Place = {
  readonly how: 'inline' | 'row';
  readonly from: number;
  readonly to: number;
  /** The id of the inline element; null if it has none. */
  readonly element: string | null;
  /** The number as printed, with the currency sign and the parentheses around it. */
  readonly text: string;
  /** The fact as it is printed in a table; null in running text, and for a hidden fact. */
  readonly printed: PrintedCell | null;
  /** The running text around it; null in a table, and for a hidden fact. */
  readonly passage: string | null;
  /** Whether the filer tagged it without showing it. */
  readonly hidden: boolean;
  /** Of the tagged fact; empty for a consolidated one. */
  readonly dimensions: readonly Dimension[];
};

/** Reads the inline facts of a document once. */
export const documentText = (text: string, name: string): DocumentText => ({
  text,
  name,
  inline: inlineDocument(text, name),
  tables: documentTables(text),
});

/**
 * The place of a fact in a document; null if it is not there, or not at one place only. A tagged fact is joined by
 * concept, period and value: several are one fact, of which the first that is printed in a table is shown. A fact whose
 * value only facts with dimensions have is taken from them if they agree on the dimensions.
 *
 * @param onlyYears whether the document reports whole years: then a column without months is one.
 * Throws `DocumentRefusedError` for a table that was made to hurt.
 */
export function placeOf(document: DocumentText, sought: SoughtFact, onlyYears: boolean): Place | null {
  const { inline, tables, text } = document;
  if (inline === null) {
    const row = rowPlace(document, sought, onlyYears);
    return row === null
      ? null
      : {
          ...row,
          how: 'row',
          element: null,
          text: row.printed.text,
          passage: null,
          hidden: false,
          dimensions: [],
        };
  }
  const fact = taggedFact(document, inline, sought);
  if (fact === null) return null;
  const { from, to, id, hidden, dimensions } = fact;
  const printed = hidden ? null : tables.cell(fact);
  const passage = hidden || printed !== null ? null : passageAround(text, fact);
  const own = shownText(text.slice(from, to)).trim();
  return {
    how: 'inline',
    from,
    to,
    element: id,
    text: printed !== null && isNumber(printed.text, own) ? printed.text : own,
    printed,
    passage,
    hidden,
    dimensions,
  };
}

/** Whether the cell is the number alone, with its currency sign and parentheses, and no text in which it stands. */
const isNumber = (cell: string, own: string): boolean =>
  cell.includes(own) && NUMBER_ALONE.test(cell.replace(own, ''));

/** What may stand around a number and in a part of it that is not tagged. */
const NUMBER_ALONE = /^(?:US|[\s$€£¥()%–−\-—.,\d*†‡]|\([a-z]\))*$/;

function taggedFact({ tables }: DocumentText, inline: InlineDocument, sought: SoughtFact): PlacedFact | null {
  const { concept, start, end, value } = sought;
  const [taxonomy = '', local = ''] = concept.split(':');
  const same = inline
    .factsOf(taxonomy, local)
    .filter((fact) => fact.start === start && fact.end === end && isSame(fact.value, value));
  const whole = same.filter(({ dimensions }) => dimensions.length === 0);
  const dimensioned = new Set(same.map(({ dimensions }) => JSON.stringify(dimensions)));
  const candidates = whole.length > 0 ? whole : dimensioned.size === 1 ? same : [];
  return (
    candidates.find((fact) => !fact.hidden && tables.around(fact) !== null) ??
    candidates.find(({ hidden }) => !hidden) ??
    candidates[0] ??
    null
  );
}

/** Decimals that differ in trailing zeros only are the same. */
const isSame = (a: string, b: string): boolean => plain(a) === plain(b);
const plain = (value: string): string => (value.includes('.') ? value.replace(/\.?0+$/, '') : value);
