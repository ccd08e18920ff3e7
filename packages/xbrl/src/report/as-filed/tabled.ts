import type { Contexts } from '../contexts.ts';
import { statementTables } from '../table-faces.ts';
import { ReportError, type ReportFact, type StatementKind } from '../types.ts';
import { printedCell } from './cells.ts';
import { equityMatrix, isMatrix } from './equity-matrix.ts';
import { withEquityTables } from './equity-tables.ts';
import { isTransposed, turned } from './equity-transposed.ts';
import { headerAbove } from './face-tables.ts';
import type { GridFact, GridRow, GridTable } from './grid.ts';
import { withoutLastHeadings } from './headings.ts';
import { keyOf, keysOf, layoutOf, type Edge, type Layout } from './layout.ts';
import { isOfColumn, placesUnder, type IsUnder } from './under.ts';
import type { PlacedFact } from './placed-fact.ts';
import { MAX_CELLS, MAX_ROWS, type FiledCell, type FiledRow, type FiledStatement } from './types.ts';

/** The tables of inline documents, and their facts. */
export type Tabled = {
  readonly tables: readonly GridTable[];
  readonly facts: readonly PlacedFact[];
  readonly contexts: Contexts;
  readonly tagged: readonly ReportFact[];
};

/**
 * The statements among the tables of a document without a presentation linkbase: rows, labels, indentation and signs as
 * printed. Throws `ReportError` `too_large`.
 */
export const tabledStatements = ({ tables, facts, contexts, tagged }: Tabled): FiledStatement[] => {
  const ofGrid = new Map(facts.flatMap((fact) => (fact.grid === null ? [] : [[fact.grid, fact] as const])));
  const found = withEquityTables(statementTables(tables, contexts, tagged), tables, ofGrid);
  return found.flatMap(({ statement, tables: own }) => {
    const drawn = statementOf(statement, own, ofGrid);
    return drawn === null ? [] : [drawn];
  });
};

type Resolved = { readonly row: GridRow; readonly facts: readonly PlacedFact[] };

const statementOf = (
  statement: StatementKind,
  tables: readonly GridTable[],
  ofGrid: ReadonlyMap<GridFact, PlacedFact>,
): FiledStatement | null => {
  const rows = tables.flatMap((table): Resolved[] => {
    const resolved = table.rows.map((row) => ({
      row,
      facts: row.facts.flatMap((fact) => (fact.inText ? [] : (ofGrid.get(fact) ?? []))),
    }));
    // What stands above the first number is the head of the table.
    return resolved.slice(headEnd(resolved));
  });
  if (statement === 'equity' && isMatrix(rows)) return equityMatrix(tables, ofGrid);
  if (statement === 'equity' && isTransposed(rows)) {
    const other = turned(tables, ofGrid);
    return equityMatrix(other.tables, other.ofGrid);
  }
  if (rows.length > MAX_ROWS) throw new ReportError('too_large', null, `${rows.length} rows`);
  const mixed = rows.filter(({ facts }) => new Set(facts.map(({ scope }) => scope)).size > 1);
  const numbered = rows.filter(({ facts }) => facts.length > 0);
  const across = mixed.length * 3 >= numbered.length;
  const shown = rows.flatMap(({ facts }) => facts);
  const laidOut = across ? shown : rows.flatMap(({ facts }) => ofOneScope(facts));
  const layout = layoutOf(laidOut, across, true);
  if (rows.length * layout.columns.length > MAX_CELLS)
    throw new ReportError('too_large', null, `${rows.length} rows of ${layout.columns.length} columns`);
  const indents = [...new Set(rows.map(({ row }) => row.indent))].sort((a, b) => a - b);
  const isUnder = placesUnder(laidOut, layout);
  const drawn = rows.flatMap((row) => rowOf(row, layout, indents, isUnder));
  if (drawn.every(({ abstract }) => abstract)) return null;
  const columns = layout.columns.map(({ start, end, dimensions, scope }) => {
    const same = shown.find(
      (fact) => fact.end === end && fact.start === start && (!across || fact.scope === scope),
    );
    return { start, end, months: null, dimensions, header: same?.grid ? headerAbove(tables, same.grid) : '' };
  });
  return {
    statement,
    title: null,
    role: statement,
    unitLine: null,
    columns,
    rows: withoutLastHeadings(drawn),
  };
};

const headEnd = (rows: readonly Resolved[]): number => {
  const first = rows.findIndex(({ facts }) => facts.length > 0);
  let from = Math.max(first, 0);
  while (from > 0 && isHeading(rows[from - 1])) from -= 1;
  return from;
};

/** A row with one text only, at its left: a heading of rows and not of columns. */
const isHeading = (resolved: Resolved | undefined): boolean =>
  resolved?.row.texts.length === 1 && resolved.row.label !== '' && resolved.row.texts[0]?.at === 0;

/** The facts of a row as consolidated ones if all have the same members, which are then those of the row. */
const ofOneScope = (facts: readonly PlacedFact[]): readonly PlacedFact[] => {
  const scopes = new Set(facts.map(({ scope }) => scope));
  return scopes.size === 1 ? facts.map((fact) => ({ ...fact, scope: '' })) : facts;
};

const rowOf = (
  { row, facts }: Resolved,
  layout: Layout,
  indents: readonly number[],
  isUnder: IsUnder,
): FiledRow[] => {
  const depth = indents.indexOf(row.indent);
  const { label } = row;
  const blank = { concept: null, label, depth, total: false, balance: null, dimensions: [] };
  if (facts.length === 0) return label === '' ? [] : [{ ...blank, abstract: true, cells: [] }];
  const [first] = facts;
  if (first === undefined) return [];
  const { concept } = first;
  const own = facts.filter((fact) => fact.concept === concept);
  const isOne = !layout.across && own.every(({ scope }) => scope === first.scope);
  const byKey = new Map<string, PlacedFact>();
  for (const fact of own) {
    const key = keyOf(concept, fact.start, fact.end, fact.scope);
    if (!byKey.has(key)) byKey.set(key, fact);
  }
  const edge = edgeOf(label, own, layout);
  const cells = layout.columns.map((column): FiledCell | null => {
    const scope = isOne ? first.scope : column.scope;
    const fact = keysOf(concept, column, scope, edge)
      .map((key) => byKey.get(key))
      .find(
        (found) => found !== undefined && (layout.across || isOfColumn(found, column, isUnder) !== false),
      );
    const other = layout.across ? undefined : own.find((one) => isOfColumn(one, column, isUnder) === true);
    const shown = fact ?? other;
    return shown === undefined ? null : printedCell(shown);
  });
  if (cells.every((cell) => cell === null)) return [];
  return [
    {
      ...blank,
      concept,
      abstract: false,
      total: TOTAL.test(label),
      dimensions: isOne ? first.dimensions : [],
      cells,
    },
  ];
};

const TOTAL = /^total\b/i;

/** A number of a day is that of the beginning if its row says so, or no column ends on its day. */
const edgeOf = (label: string, facts: readonly PlacedFact[], { columns }: Layout): Edge => {
  const isOfDay = facts.every(({ start }) => start === null);
  if (!isOfDay || columns.every(({ start }) => start === null)) return 'end';
  if (/\bbeginning\b|\bstart of\b/i.test(label)) return 'start';
  const ends = new Set(columns.map(({ end }) => end));
  return facts.some(({ end }) => ends.has(end)) ? 'end' : 'start';
};
