import type { StatementName } from '@footnote/statements/cell';
import { exact, sum, type Figure } from '../ratios/exact.ts';
import { evaluatedOnce, noteOrigin } from '../ratios/recorder.ts';
import { daysBetween, yearBefore } from './dates.ts';
import { onceForEach } from './once-for-each.ts';
import type { Anchor, RowCell, View } from './row-cell.ts';

/**
 * Maximum distance of an end from the same day a year earlier: 52- and 53-week years drift by up to a week.
 */
const YEAR_TOLERANCE_DAYS = 10;
/** Length of a quarter, 12 to 17 weeks: a period of another length is not the preceding quarter. */
const QUARTER_DAYS = { shortest: 70, longest: 125 };

/** The views of the rows, and the elapsed part of a fiscal year. */
export type IndexView = View | 'ytd';

/** Cells of one company by period and field, for one view. Transition periods contribute only balances. */
export type CellIndex<Cell extends RowCell = RowCell> = {
  /** All periods of the view, newest first, without transition periods. */
  readonly anchors: readonly Anchor[];
  /** Cells of one statement in the row that ends at `end`. */
  cells(statement: StatementName, end: string): readonly Cell[];
  /** The figure of the row that ends at `end`; null when refused or absent. */
  figure(statement: StatementName, field: string, end: string): Figure;
  /** The figure of the twelve months that end at `end`. */
  trailing(statement: StatementName, field: string, end: string): Figure;
  /** The engine's own cell for the twelve months; the fiscal year's in the annual view. */
  trailingCell(statement: StatementName, field: string, end: string): Cell | undefined;
  /**
   * Ends of the periods that make up the twelve months, newest first: four quarters, or the fiscal year in
   * the annual view.
   */
  twelveMonths(end: string): readonly string[];
  /** End of the period a year earlier. */
  yearBefore(end: string): string | undefined;
  /** Date of the balances a year earlier, which may be the end of a transition period. */
  balancesBefore(end: string): string | undefined;
  /** End of the preceding period of the view. */
  preceding(end: string): string | undefined;
};

/** Cells by the end of their period, statement and field. */
type Rows<Cell> = Map<string, Map<StatementName, Map<string, Cell>>>;

export function indexCells<Cell extends RowCell>(cells: readonly Cell[], view: IndexView): CellIndex<Cell> {
  const rows: Rows<Cell> = new Map();
  const trailingRows: Rows<Cell> = new Map();
  const anchors = new Map<string, Anchor>();
  const flowEnds = new Set<string>();
  const stubEnds = new Set<string>();
  const ofPredecessor = new Set<string>();

  for (const cell of cells) {
    if (cell.flags.includes('predecessor')) ofPredecessor.add(cell.period_end);
    if (cell.fiscal_period === 'TP' && cell.period_kind === 'instant') {
      stubEnds.add(cell.period_end);
      put(rows, cell);
    }
    const label = labelOf(cell, view);
    if (label === undefined) {
      if (cell.period_kind === 'ttm' && cell.fiscal_period !== 'TP') {
        rowOf(trailingRows, cell).set(cell.field, cell);
      }
      continue;
    }
    const isFlow = cell.period_kind !== 'instant';
    // A flow labels its period better than a balance: a year's end is a fourth quarter to a flow and FY to a
    // balance.
    if (isFlow || !anchors.has(cell.period_end)) {
      anchors.set(cell.period_end, {
        fiscal_year: cell.fiscal_year,
        fiscal_period: label,
        period_end: cell.period_end,
      });
    }
    if (isFlow) flowEnds.add(cell.period_end);
    put(rows, cell);
  }

  const newestFirst = [...anchors.values()].sort((a, b) => (a.period_end < b.period_end ? 1 : -1));
  const newestEnds = [...flowEnds].sort((a, b) => (a < b ? 1 : -1));
  // Periods of a predecessor entity are never compared with the successor's.
  const [own, predecessor] = [false, true].map((of) =>
    newestEnds.filter((end) => ofPredecessor.has(end) === of),
  );
  const endsLike = (end: string): readonly string[] => (ofPredecessor.has(end) ? predecessor : own) ?? [];
  const stubsLike = (end: string): readonly string[] =>
    [...stubEnds].filter((stub) => ofPredecessor.has(stub) === ofPredecessor.has(end));

  const parsed = evaluatedOnce(parse);
  const valueOf = (cell: Cell | undefined): Figure => (cell === undefined ? null : parsed(cell));

  const figure = (statement: StatementName, field: string, end: string): Figure =>
    valueOf(rows.get(end)?.get(statement)?.get(field));

  const yearEarlier = onceForEach((end) => yearBeforeOf(endsLike(end), end));
  const preceding =
    view === 'annual'
      ? yearEarlier
      : onceForEach((end) =>
          endsLike(end).find((earlier) => {
            const days = daysBetween(earlier, end);
            return days >= QUARTER_DAYS.shortest && days <= QUARTER_DAYS.longest;
          }),
        );

  const periods = (end: string): readonly string[] => {
    const found: string[] = [];
    const expected = view === 'annual' ? 1 : 4;
    for (let at: string | undefined = end; at !== undefined && found.length < expected; at = preceding(at)) {
      found.push(at);
    }
    return found;
  };

  const fourQuarters = (statement: StatementName, field: string, end: string): Figure => {
    const ends = periods(end);
    return ends.length < 4 ? null : sum(ends.map((at) => figure(statement, field, at)));
  };

  return {
    anchors: newestFirst,
    cells: (statement, end) => [...(rows.get(end)?.get(statement)?.values() ?? [])],
    figure,
    trailing: (statement, field, end) => {
      // Twelve months that end with a fiscal year are that year.
      if (view === 'annual') return figure(statement, field, end);
      // A refused trailing figure stays refused: its two derivations disagreed, and the sum of quarters is
      // one of them.
      const trailing = trailingRows.get(end)?.get(statement)?.get(field);
      return trailing === undefined ? fourQuarters(statement, field, end) : valueOf(trailing);
    },
    trailingCell: (statement, field, end) =>
      view === 'annual'
        ? rows.get(end)?.get(statement)?.get(field)
        : trailingRows.get(end)?.get(statement)?.get(field),
    twelveMonths: periods,
    yearBefore: yearEarlier,
    balancesBefore: (end) => yearEarlier(end) ?? yearBeforeOf(stubsLike(end), end),
    preceding,
  };
}

function put<Cell extends RowCell>(rows: Rows<Cell>, cell: Cell): void {
  const row = rowOf(rows, cell);
  // When a balance exists under both labels of a year's end, the one with a figure is used.
  if (row.get(cell.field)?.value === undefined || cell.value !== null) row.set(cell.field, cell);
}

function rowOf<Cell extends RowCell>(
  rows: Rows<Cell>,
  { statement, period_end: end }: Cell,
): Map<string, Cell> {
  const statements = rows.get(end) ?? new Map<StatementName, Map<string, Cell>>();
  if (statements.size === 0) rows.set(end, statements);
  const row = statements.get(statement) ?? new Map<string, Cell>();
  if (row.size === 0) statements.set(statement, row);
  return row;
}

/** Label of the cell's row in the view; undefined when it has no row there. */
function labelOf(cell: RowCell, view: IndexView): Anchor['fiscal_period'] | undefined {
  const { fiscal_period: period, period_kind: kind } = cell;
  if (period === 'TP') return undefined;
  if (kind === 'instant') {
    const isYearEnd = period === 'FY' || period === 'Q4';
    if (view === 'annual') return isYearEnd ? 'FY' : undefined;
    // A complete fiscal year is not a year to date.
    if (view === 'ytd' && isYearEnd) return undefined;
    return isYearEnd ? 'Q4' : period;
  }
  return kind === view ? period : undefined;
}

function yearBeforeOf(ends: readonly string[], end: string): string | undefined {
  const expected = yearBefore(end);
  return ends.find((other) => Math.abs(daysBetween(other, expected)) <= YEAR_TOLERANCE_DAYS);
}

function parse(cell: RowCell): Figure {
  if (cell.value === null) return null;
  const figure = exact(cell.value);
  noteOrigin(figure, cell);
  return figure;
}
