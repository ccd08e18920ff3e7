import { opposite } from '@footnote/xbrl/report/as-filed/cells';
import type { FiledCell, FiledColumn, FiledRow, FiledStatement } from '@footnote/xbrl/report/as-filed/types';
import { type Scale, valueOf } from '../amounts.ts';
import type { ColumnPeriod } from '../columns.ts';
import { conceptOf, type FactIndex, type RowFacts } from '../concepts.ts';
import type { Matrix, MatrixRow } from './types.ts';
import { balanceDay, type EquityPeriod } from './periods.ts';
import type { Proved } from './proof.ts';

/** A statement of equity that adds up, with its unit, its currency ("" if unknown) and the facts of its filing. */
export type DrawnMatrix = {
  readonly matrix: Matrix;
  readonly periods: readonly EquityPeriod[];
  readonly proved: Proved;
  readonly scale: Scale;
  readonly currency: string;
  readonly facts: FactIndex;
};

/** The statement of each period, newest as printed: its columns are the components, with the balances at both ends. */
export const drawnPeriods = (drawn: DrawnMatrix): readonly FiledStatement[] =>
  drawn.periods.map((period) => periodStatement(drawn, period));

function periodStatement(drawn: DrawnMatrix, period: EquityPeriod): FiledStatement {
  const { matrix, scale } = drawn;
  const rows = matrix.rows.slice(period.from, period.to + 1);
  const indents = [...new Set(rows.map(({ indent }) => indent))].sort((a, b) => a - b);
  const { start, end, months } = period;
  return {
    statement: 'equity',
    title: matrix.title,
    role: 'equity',
    unitLine: scale.unitLine,
    columns: matrix.heads.map((header): FiledColumn => ({ start, end, months, dimensions: [], header })),
    rows: withoutEmptyHeadings(
      rows.flatMap((row, place) =>
        rowsOf(drawn, period, { ...row, indent: indents.indexOf(row.indent) }, period.from + place),
      ),
    ),
  };
}

const TOTAL = /^total\b/i;
const LETTER = /\p{L}/u;

/** A printed row; of one with amounts and shares a row for each, as they have no concept in common. `indent`: its depth. */
function rowsOf(drawn: DrawnMatrix, period: EquityPeriod, row: MatrixRow, at: number): readonly FiledRow[] {
  const { kinds, sums } = drawn.proved;
  const label = row.label.replace(/\s+/g, ' ').trim();
  const blank = { label, depth: row.indent, concept: null, balance: null, dimensions: [], total: false };
  if (row.figures.every((figure) => figure === undefined)) return [{ ...blank, abstract: true, cells: [] }];
  const facts = factsOf(drawn, period, row);
  // Of a period's income the beginning has that of the period before, which its own statement has.
  const isBegun = at === period.from;
  const cells = row.figures.map((_, column) =>
    isBegun && kinds[column] === 'flow' ? null : cellOf(drawn, row, column, facts),
  );
  const isEnd = at === period.to || period.adjusted.includes(at);
  const total = !isBegun && (isEnd || sums.has(at) || TOTAL.test(label));
  const only = (isOf: (column: number) => boolean): FiledRow['cells'] =>
    cells.map((cell, column) => (isOf(column) ? cell : null));
  const amounts = only((column) => kinds[column] !== 'shares');
  const shares = only((column) => kinds[column] === 'shares');
  const hasAmounts = amounts.some((cell) => cell !== null);
  // A dash in the column of shares says nothing of a movement in amounts.
  const hasShares = shares.some((cell) => cell !== null && (!hasAmounts || /[1-9]/.test(cell.shown)));
  const drawnRow = { ...blank, abstract: false, total };
  return [
    ...(hasAmounts ? [{ ...drawnRow, concept: facts?.concept ?? null, cells: amounts }] : []),
    ...(hasShares ? [{ ...drawnRow, label: hasAmounts ? `${label} (shares)` : label, cells: shares }] : []),
  ];
}

/** The facts of the whole that a row states in the column of the whole. */
function factsOf(
  { matrix, proved: { kinds }, scale, facts }: DrawnMatrix,
  { start, end, months }: EquityPeriod,
  row: MatrixRow,
): RowFacts | null {
  const whole = kinds.lastIndexOf('total');
  const figure = row.figures[whole];
  if (figure === undefined || matrix.heads.length === 0) return null;
  const day = balanceDay(row.label);
  const column: ColumnPeriod =
    day === null ? { months, start, end } : { months: null, start: null, end: day };
  const values = [valueOf(figure, scale.money)];
  return conceptOf({ label: row.label, heading: null, values }, [column], facts);
}

function cellOf(
  { matrix, proved: { kinds }, scale, currency }: DrawnMatrix,
  { figures, places }: MatrixRow,
  column: number,
  facts: RowFacts | null,
): FiledCell | null {
  const figure = figures[column];
  if (figure === undefined) return null;
  const isShares = kinds[column] === 'shares';
  const shown = valueOf(figure, isShares ? scale.shares : scale.money);
  const { from, to } = places[column] ?? figure;
  return {
    context: '',
    value: facts?.negated === true && !isShares ? opposite(shown) : shown,
    shown,
    decimals: null,
    unit: isShares ? 'shares' : currency,
    text: figure.text.replace(/\s+/g, ' '),
    place: { file: matrix.grid.document.name, from, to, element: null },
  };
}

const withoutEmptyHeadings = (rows: readonly FiledRow[]): FiledRow[] =>
  rows.filter(
    ({ abstract, label }, at) => !abstract || (LETTER.test(label) && rows[at + 1]?.cells.length !== 0),
  );
