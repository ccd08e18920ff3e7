import { indentOf } from '../drawing.ts';
import type { FaceRow, Grid } from '../grid.ts';
import { isOther } from '../kinds.ts';
import { areComponents, equityTitle, headerOf, withStock } from './components.ts';
import { isBalanceLabel } from './periods.ts';
import type { Matrix, MatrixRow } from './types.ts';

/** Captions that may name the table under them. */
const NEAREST = 6;
/** Parts between two pages of a statement: titles, a page's number, notes under it. */
const PAGE = 16;
const FEWEST_COLUMNS = 2;
const FEWEST_BALANCES = 2;

/** The texts that may name a table. */
export const textsNear = ({ captions, titles, stub }: Grid): readonly string[] => [
  ...captions.slice(-NEAREST),
  ...titles,
  ...stub,
];

/** The statements of equity among the tables of a document; one that goes on in the next table is one. */
export function matricesIn(grids: readonly Grid[]): readonly Matrix[] {
  const found: Matrix[] = [];
  let last: Grid | null = null;
  for (const grid of grids) {
    const heads = withStock(grid.heads.map(headerOf), grid.titles);
    const before = found.at(-1);
    if (before !== undefined && last !== null && goesOn(before, last, grid, heads)) {
      found[found.length - 1] = { ...before, rows: [...before.rows, ...rowsOf(grid)] };
      last = grid;
      continue;
    }
    const near = textsNear(grid);
    const title = equityTitle(near);
    if (title === null || isOther(near)) continue;
    const matrix = asMatrix(grid, heads);
    if (matrix === null) continue;
    found.push({ ...matrix, grid, title });
    last = matrix.heads === heads ? grid : null;
  }
  return found.filter(({ rows }) => hasBalances(rows.map(({ label }) => label)));
}

/** The table as it is or turned, whichever has the components in its columns and balances in its rows. */
function asMatrix(grid: Grid, heads: readonly string[]): Pick<Matrix, 'heads' | 'rows'> | null {
  if (
    heads.length >= FEWEST_COLUMNS &&
    areComponents(heads) &&
    grid.rows.some(({ printed }) => isBalanceLabel(printed))
  )
    return { heads, rows: rowsOf(grid) };
  const filled = grid.rows.filter(({ figures }) => figures.some((figure) => figure !== undefined));
  const names = filled.map(({ printed }) => printed);
  return areComponents(names) && hasBalances(heads) ? { heads: names, rows: turned(filled, heads) } : null;
}

const hasBalances = (labels: readonly string[]): boolean =>
  labels.filter(isBalanceLabel).length >= FEWEST_BALANCES;

/** Several times those of the longest statement. */
const MOST_ROWS = 600;

/** Whether a table is the rest of a statement on the next page, under the same headings or none. */
function goesOn(matrix: Matrix, last: Grid, grid: Grid, heads: readonly string[]): boolean {
  if (grid.document !== last.document || grid.at - last.at > PAGE) return false;
  if (heads.length !== matrix.heads.length || matrix.rows.length + grid.rows.length > MOST_ROWS) return false;
  const isBare = heads.every((head) => head === '');
  const isSame = heads.every((head, at) => head === matrix.heads[at]);
  return (isSame || isBare) && grid.rows.some(({ printed }) => isBalanceLabel(printed));
}

const rowsOf = ({ rows, document }: Grid): readonly MatrixRow[] =>
  rows.map(({ printed, figures, places, table, row }) => {
    const cell = table.rows[row]?.[0];
    const indent = cell === undefined || printed === '' ? 0 : indentOf(document.text, cell);
    return { label: printed, indent, figures, places };
  });

const turned = (rows: readonly FaceRow[], heads: readonly string[]): readonly MatrixRow[] =>
  heads.map((label, column) => ({
    label,
    indent: 0,
    figures: rows.map(({ figures }) => figures[column]),
    places: rows.map(({ places }) => places[column]),
  }));
