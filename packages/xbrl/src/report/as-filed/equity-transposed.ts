import type { PrintedRow } from './equity-entries.ts';
import { cellsAbove, joinedText } from './face-tables.ts';
import type { GridCell, GridFact, GridRow, GridTable } from './grid.ts';
import type { PlacedFact } from './placed-fact.ts';

/**
 * Whether the components of equity stand below each other and the movements side by side: most rows with several numbers
 * have one component and several concepts.
 */
export const isTransposed = (rows: readonly PrintedRow[]): boolean => {
  const several = rows.filter(({ facts }) => facts.length > 1);
  const turned = several.filter(
    ({ facts }) =>
      new Set(facts.map(({ scope }) => scope)).size === 1 &&
      new Set(facts.map(({ concept }) => concept)).size > 1,
  );
  return turned.length > 1 && turned.length * 2 > several.length;
};

/** Such tables with the movements below each other, and their numbers. */
export const turned = (
  tables: readonly GridTable[],
  ofGrid: ReadonlyMap<GridFact, PlacedFact>,
): { readonly tables: readonly GridTable[]; readonly ofGrid: ReadonlyMap<GridFact, PlacedFact> } => {
  const facts = new Map<GridFact, PlacedFact>();
  return { tables: tables.map((table) => turnedTable(table, ofGrid, facts)), ofGrid: facts };
};

const turnedTable = (
  table: GridTable,
  ofGrid: ReadonlyMap<GridFact, PlacedFact>,
  to: Map<GridFact, PlacedFact>,
): GridTable => {
  const heads: GridCell[] = [];
  const columns = new Map<number, GridRow>();
  for (const [row, { label, facts }] of table.rows.entries())
    for (const fact of facts) {
      const placed = ofGrid.get(fact);
      if (fact.inText || placed === undefined) continue;
      const grid = { ...fact, at: row + 1 };
      to.set(grid, { ...placed, grid });
      if (heads.at(-1)?.at !== row + 1) heads.push({ at: row + 1, span: 1, text: label });
      // A currency sign in a cell of its own moves the number by a column; the heading stands over both.
      const above = cellsAbove([table], fact);
      const at = above[0]?.at ?? fact.at;
      const own = columns.get(at) ?? columnOf(joinedText(above));
      columns.set(at, own);
      own.facts.push(grid);
      own.cells.push({ concept: fact.concept, context: fact.context });
      own.texts.push({ at: row + 1, span: 1, text: fact.value });
    }
  const head: GridRow = { label: '', cells: [], facts: [], indent: 0, texts: heads };
  const rows = [...columns].sort(([a], [b]) => a - b).map(([, row]) => row);
  return { rows: [head, ...rows], gap: table.gap };
};

const columnOf = (label: string): GridRow => ({
  label,
  cells: [],
  facts: [],
  indent: 0,
  texts: [{ at: 0, span: 1, text: label }],
});
