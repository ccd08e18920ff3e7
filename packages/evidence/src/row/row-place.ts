import { scaleIn } from '@footnote/releases/captions/scale';
import type { Offsets } from '@footnote/releases/document/parts';
import type { DocumentTables, PrintedCell } from '../table/printed-cell.ts';
import { isOther, namesStatement } from '../faces/kinds.ts';
import { columnSays } from './column-says.ts';
import { namesConcept } from './label-names.ts';
import { printedForms, type PrintedForm } from './printed-forms.ts';

/** A fact whose cell is looked for. `concept` is a qualified name, `value` a decimal string as filed. */
export type SoughtFact = {
  readonly concept: string;
  readonly start: string | null;
  readonly end: string;
  readonly value: string;
};

export type RowPlace = Offsets & { readonly printed: PrintedCell };

/** Occurrences of a number that are looked at; a document repeats a figure some ten times. */
const MOST_OCCURRENCES = 60;

/**
 * The cell of a document without inline XBRL that states a fact: the only row which prints the value in the unit of its
 * table, under a heading that says the period, with a label that names the concept. Of several the one in a statement, which
 * notes and summaries repeat. Null if there is none, or if several rows do.
 */
export function rowPlace(
  { text, tables }: { readonly text: string; readonly tables: DocumentTables },
  sought: SoughtFact,
  onlyYears: boolean,
): RowPlace | null {
  const found: (RowPlace & Named)[] = [];
  let seen = 0;
  for (const form of printedForms(sought.value))
    for (const place of occurrences(text, form.text)) {
      seen += 1;
      if (seen > MOST_OCCURRENCES) break;
      const printed = tables.cell(place);
      if (printed === null || !prints(printed, form, sought)) continue;
      const named = nameOf(printed, sought, onlyYears);
      if (named !== null) found.push({ from: printed.from, to: printed.to, printed, ...named });
    }
  const best = Math.max(0, ...found.map(({ rank }) => rank));
  const first = found.filter(({ rank }) => rank === best).toSorted((a, b) => a.from - b.from);
  const inStatements = first.filter(({ printed }) => isInStatement(printed));
  const chosen = inStatements.length > 0 ? inStatements : first;
  const labels = new Set(chosen.map(({ name }) => plainLabel(name)));
  const [one] = chosen;
  return one === undefined || labels.size > 1 ? null : { from: one.from, to: one.to, printed: one.printed };
}

/** Captions over a table among which the title of a statement stands, with the name of the company and the unit. */
const NEAR = 3;

/** Whether the table is titled as one of the company's statements. */
function isInStatement({ captions }: PrintedCell): boolean {
  const near = captions.slice(-NEAR);
  return near.some(namesStatement) && !isOther(near);
}

/** A label without what tells no rows apart: case, apostrophes, notes, and the word total. */
const plainLabel = (label: string): string =>
  label
    .toLowerCase()
    .replaceAll(/[’']/g, '')
    .replaceAll(/\(\w{1,2}\)/g, '')
    .replace(/^total /, '')
    .trim();

/** What names a cell as the fact, and how well. */
type Named = { readonly name: string; readonly rank: number };

/**
 * The label of its row, under a heading that says the period; or, in a table with periods in rows, the headings over it, in
 * a row that says the period. Null for neither.
 */
function nameOf(
  { headers, captions, unitLine, label, heading }: PrintedCell,
  sought: SoughtFact,
  onlyYears: boolean,
): Named | null {
  const around = unitLine === null ? captions : [...captions, unitLine];
  const rank = namesConcept(label, heading, sought.concept);
  if (rank > 0) return columnSays(headers, around, sought, onlyYears) ? { name: label, rank } : null;
  const over = headers.join(' ');
  const own = namesConcept(over, null, sought.concept);
  return own > 0 && columnSays([label], around, sought, onlyYears) ? { name: over, rank: own } : null;
}

const POWERS: Readonly<Record<number, number>> = { 1: 0, 1000: 3, 1_000_000: 6, 1_000_000_000: 9 };

/** Whether the cell is this number alone, in the unit of its table. */
function prints({ text, unitLine }: PrintedCell, form: PrintedForm, { concept, value }: SoughtFact): boolean {
  if (text.replaceAll(/[\s$€£¥()%–−-]|US/g, '') !== form.text) return false;
  // An amount per share is printed as it is, whatever the unit of the table.
  if (value.includes('.') && form.power === 0) return true;
  const scale = unitLine === null ? 1 : (scaleOfShares(concept, unitLine) ?? scaleIn(unitLine) ?? 1);
  return POWERS[scale] === form.power;
}

/** A number of shares; an amount for shares is none. */
const SHARES = /NumberOf\w*Shares|Shares(?:Outstanding|Issued|Authorized)/;
/** What a unit excepts: "except number of shares which are reflected in thousands". */
const SHARES_IN = /(?<!per )\bshares?\b[^.;()]{0,40}\bin (thousands|millions)\b/i;

/** The multiplier of a number of shares where the line names one of their own. */
function scaleOfShares(concept: string, unitLine: string): number | null {
  const unit = SHARES.test(concept) ? SHARES_IN.exec(unitLine)?.[1]?.toLowerCase() : undefined;
  return unit === undefined ? null : unit === 'thousands' ? 1000 : 1_000_000;
}

function* occurrences(text: string, number: string): Generator<Offsets> {
  for (let from = text.indexOf(number); from !== -1; from = text.indexOf(number, from + 1)) {
    const to = from + number.length;
    if (!/[\d.,]/.test(text[from - 1] ?? '') && !/^(?:\d|[.,]\d)/.test(text.slice(to, to + 2)))
      yield { from, to };
  }
}
