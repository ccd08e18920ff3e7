import { DocumentRefusedError } from '@footnote/filing-text/refused';

/** Values of the rows of a table, one array a row and one value a column, in units of the last printed place. */
export type Matrix = readonly (readonly (number | null)[])[];

export type Term = { readonly row: number; readonly sign: 1 | -1 };

/** How a row follows from rows above it. */
export type Sum = {
  readonly row: number;
  /** In the order of the table. */
  readonly terms: readonly Term[];
  /** By column: units by which it misses, null where it misses by more than rounding. */
  readonly slack: readonly (number | null)[];
};

/** The most terms whose signs are sought freely, and the most of a plain total. */
const FREE_TERMS = 10;
const MOST_TERMS = 45;
/** Decimal digits of agreement that make a coincidence too rare to consider, in a row that is named as a total and not. */
const ENOUGH_NAMED = 1.9;
const ENOUGH = 3;

/** Additions that are left to the document. */
export type Budget = { left: number };

/** What the labels say of rows. */
export type Naming = {
  readonly isNamed: (row: number) => boolean;
  /** A total that may repeat a single row. */
  readonly isRepeated: (row: number) => boolean;
  /** No sum goes from here to a row above. */
  readonly beginsAnew: (row: number) => boolean;
};

const units = (terms: number): number => (terms < FREE_TERMS ? 1 : 2);

/**
 * Finds the subtotals of a table. Rows are read from the top; one that the rows just above it add up to takes their
 * place. Each sum must hold in the columns at large: one that fails in a column is kept, with that column's failure, if
 * the others leave no doubt of it.
 */
export function sumsOf(matrix: Matrix, naming: Naming, budget: Budget): ReadonlyMap<number, Sum> {
  const sums = new Map<number, Sum>();
  let open: number[] = [];
  for (const [row, values] of matrix.entries()) {
    if (naming.beginsAnew(row)) open = [];
    if (values.every((value) => value === null)) continue;
    const sum = sumFor(matrix, open, row, naming, budget);
    if (sum !== undefined) {
      sums.set(row, sum);
      open = open.slice(0, open.length - sum.terms.length);
    }
    open.push(row);
  }
  return sums;
}

function sumFor(
  matrix: Matrix,
  open: readonly number[],
  row: number,
  naming: Naming,
  budget: Budget,
): Sum | undefined {
  const values = matrix[row] ?? [];
  if (values.every((value) => value === null || value === 0)) return undefined;
  const columns = [...values.keys()].filter((at) => values[at] !== null);
  for (const demand of ['exact', 'rounded', 'most'] as const)
    for (let count = naming.isRepeated(row) ? 1 : 2; count <= Math.min(open.length, MOST_TERMS); count += 1) {
      const rows = open.slice(open.length - count);
      const sum = withSigns(
        matrix,
        rows,
        row,
        columns,
        demand,
        naming.isNamed(row) ? ENOUGH_NAMED : ENOUGH,
        budget,
      );
      if (sum !== undefined) return sum;
    }
  return undefined;
}

type Demand = 'exact' | 'rounded' | 'most';

function withSigns(
  matrix: Matrix,
  rows: readonly number[],
  row: number,
  columns: readonly number[],
  demand: Demand,
  enough: number,
  budget: Budget,
): Sum | undefined {
  const slack = demand === 'exact' ? 0 : units(rows.length);
  const plain = [-1, 0];
  const rest = rows.length - 1;
  // Bit i of a pattern subtracts the row after the first one at place i; −1 subtracts all of them.
  const patterns = rest > 1 && rest < FREE_TERMS && demand !== 'most' ? 2 ** rest : 0;
  for (let at = 0; at < plain.length + patterns; at += 1) {
    const mask = at < plain.length ? (at === 0 ? 0 : -1) : at - plain.length;
    const tried = at < plain.length ? 2 : patterns;
    budget.left -= rows.length * columns.length;
    if (budget.left < 0) throw new DocumentRefusedError('document_too_complex');
    // Most patterns fail in the first column already.
    if (demand !== 'most' && isFar(matrix, rows, row, columns[0] ?? 0, mask, slack)) continue;
    const misses = columns.map((column) => miss(matrix, rows, row, column, mask));
    const fits = misses.map((by) => Math.abs(by) <= slack);
    const holding = columns.filter((_, index) => fits[index] === true);
    const isEnough =
      demand === 'most' ? holding.length * 2 >= columns.length : holding.length === columns.length;
    if (!isEnough || digits(matrix, row, holding, slack) < enough + Math.log10(tried)) continue;
    const width = matrix[row]?.length ?? 0;
    const bySlack = Array.from({ length: width }, (): number | null => null);
    for (const [index, column] of columns.entries())
      if (fits[index] === true) bySlack[column] = Math.abs(misses[index] ?? 0);
    return {
      row,
      terms: rows.map((one, place) => ({ row: one, sign: signAt(mask, place) })),
      slack: bySlack,
    };
  }
  return undefined;
}

const isFar = (
  matrix: Matrix,
  rows: readonly number[],
  row: number,
  column: number,
  mask: number,
  slack: number,
): boolean => Math.abs(miss(matrix, rows, row, column, mask)) > slack;

const signAt = (mask: number, place: number): 1 | -1 =>
  place > 0 && (mask === -1 || (mask & (1 << (place - 1))) !== 0) ? -1 : 1;

function miss(matrix: Matrix, rows: readonly number[], row: number, column: number, mask: number): number {
  let total = 0;
  for (const [place, one] of rows.entries()) total += signAt(mask, place) * (matrix[one]?.[column] ?? 0);
  return total - (matrix[row]?.[column] ?? 0);
}

/** Digits that agree by the sum holding in some columns; equal columns count once. */
function digits(matrix: Matrix, row: number, columns: readonly number[], slack: number): number {
  const sizes = new Set(columns.map((column) => Math.abs(matrix[row]?.[column] ?? 0)));
  let sum = 0;
  for (const size of sizes) sum += Math.max(0, Math.log10((size + 1) / (2 * slack + 1)));
  return sum;
}
