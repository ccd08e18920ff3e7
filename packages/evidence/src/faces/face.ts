import { opposite } from '@footnote/xbrl/report/as-filed/cells';
import { withoutLastHeadings } from '@footnote/xbrl/report/as-filed/headings';
import type { FiledCell, FiledRow, FiledStatement } from '@footnote/xbrl/report/as-filed/types';
import type { Figure } from '@footnote/releases/grid/lines';
import { measuresOf, multiplierOf, printedCurrency, type Measure, type Scale, valueOf } from './amounts.ts';
import type { Candidate, FaceRow } from './grid.ts';
import type { ColumnPeriod } from './columns.ts';
import { conceptOf, factIndex, type RowFacts } from './concepts.ts';
import { hasRuleAbove, indentOf } from './drawing.ts';
import type { FaceFact } from './types.ts';

/** A statement whose columns and unit are known. `at`: the columns of the block that are periods. */
export type ReadFace = {
  readonly candidate: Candidate;
  readonly at: readonly number[];
  readonly columns: readonly ColumnPeriod[];
  readonly scale: Scale;
};

export type ReadRow = {
  readonly row: FaceRow;
  readonly measure: Measure;
  readonly figures: readonly (Figure | undefined)[];
  readonly values: readonly (string | null)[];
  readonly facts: RowFacts | null;
};

/** The rows of a statement with their values in single units and the facts that they state. */
export function readRows(
  { candidate, at, columns, scale }: ReadFace,
  facts: readonly FaceFact[],
): readonly ReadRow[] {
  const index = factIndex(facts);
  const measures = measuresOf(candidate.rows, candidate.kind);
  const rows = candidate.rows.map((row, place): ReadRow => {
    const figures = at.map((column) => row.figures[column]);
    const measure = measures[place] ?? 'money';
    const multiplier = multiplierOf(row, measure, scale);
    const values = figures.map((figure) => (figure === undefined ? null : valueOf(figure, multiplier)));
    const isFilled = values.some((value) => value !== null);
    const sought = { label: row.printed, heading: row.section === '' ? null : row.section, values };
    return { row, measure, figures, values, facts: isFilled ? conceptOf(sought, columns, index) : null };
  });
  return withoutTwice(rows);
}

/** A concept that several rows of one statement state is that of none, unless one has the day before the period. */
function withoutTwice(rows: readonly ReadRow[]): readonly ReadRow[] {
  const keyOf = ({ facts }: ReadRow): string | null =>
    facts === null ? null : `${facts.concept} ${facts.facts.find((fact) => fact !== null)?.end ?? ''}`;
  const counts = Map.groupBy(rows, keyOf);
  return rows.map((row) => {
    const key = keyOf(row);
    return key !== null && (counts.get(key)?.length ?? 0) > 1 ? { ...row, facts: null } : row;
  });
}

/** The statement of a table, with places in its document. `isDomestic`: another currency than its own would be named. */
export function drawnFace(face: ReadFace, rows: readonly ReadRow[], isDomestic: boolean): FiledStatement {
  const { candidate, at, columns } = face;
  const { kind, title, heads } = candidate;
  const currency = currencyOf(rows) ?? (isDomestic ? printedCurrency(candidate) : null) ?? '';
  const indents = indentsOf(candidate, rows);
  const depths = [...new Set(indents)].sort((a, b) => a - b);
  let before: FaceRow | undefined;
  let wasRuled = false;
  let depthBefore = 0;
  const drawn = rows.map((read, place): FiledRow => {
    const { row } = read;
    const depth = Math.max(0, depths.indexOf(indents[place] ?? 0));
    const label = row.printed.replace(/\s+/g, ' ').trim();
    if (read.figures.every((figure) => figure === undefined))
      return { ...BLANK, label, depth, abstract: true, cells: [] };
    const isRuled = before !== undefined && hasRuleAbove(candidate.document.text, row, before);
    // A rule under a result begins what follows it, which stands deeper or under another rule.
    const isNext = wasRuled || depth > depthBefore;
    const total = TOTAL.test(row.label) || (isRuled && (!isNext || RESULT.test(row.label)));
    before = row;
    wasRuled = isRuled;
    depthBefore = depth;
    const cells = read.figures.map((figure, column) =>
      figure === undefined ? null : cellOf(face, read, figure, { column, currency }),
    );
    return { ...BLANK, concept: read.facts?.concept ?? null, label, depth, abstract: false, total, cells };
  });
  return {
    statement: kind,
    title,
    role: kind,
    unitLine: face.scale.unitLine,
    columns: columns.map(({ months, start, end }, index) => ({
      start,
      end,
      months,
      dimensions: [],
      header: (heads[at[index] ?? -1] ?? []).join(' '),
    })),
    rows: withoutLastHeadings(drawn.filter(({ label, abstract }) => !abstract || LETTER.test(label))),
  };
}

const LETTER = /\p{L}/u;
const BLANK = { concept: null, balance: null, dimensions: [], total: false } as const;
const TOTAL = /^total\b/;
const RESULT =
  /^(?:total|net|gross|income(?! tax)|loss|earnings|operating (?:income|loss|profit)|profit)\b|^$/;

function cellOf(
  { candidate, at }: ReadFace,
  { measure, values, facts, row }: ReadRow,
  figure: Figure,
  { column, currency }: { readonly column: number; readonly currency: string },
): FiledCell {
  const shown = values[column] ?? '0';
  const fact = facts?.facts[column] ?? null;
  const { from, to } = row.places[at[column] ?? -1] ?? figure;
  return {
    context: '',
    value: facts?.negated === true ? opposite(shown) : shown,
    shown,
    decimals: null,
    unit: fact?.unit ?? unitOf(measure, currency),
    text: figure.text.replace(/\s+/g, ' '),
    place: { file: candidate.document.name, from, to, element: null },
  };
}

function unitOf(measure: Measure, currency: string): string {
  if (measure === 'shares' || measure === 'pure') return measure;
  if (measure === 'money') return currency;
  return currency === '' ? '' : `${currency}/shares`;
}

/** The currency of the facts of the rows of amounts; null without facts, or where they have several. */
function currencyOf(rows: readonly ReadRow[]): string | null {
  const units = new Set(
    rows
      .flatMap(({ measure, facts }) => (measure === 'money' ? (facts?.facts ?? []) : []))
      .flatMap((fact) => fact?.unit ?? []),
  );
  const [unit] = units;
  return unit !== undefined && units.size === 1 ? unit : null;
}

const indentsOf = ({ document }: Candidate, rows: readonly ReadRow[]): readonly number[] =>
  rows.map(({ row }) => {
    const cell = row.table.rows[row.row]?.[0];
    return cell === undefined || row.printed === '' ? 0 : indentOf(document.text, cell);
  });
