import { dayBefore } from '@footnote/values/day';
import { ReportError, type Dimension } from '../types.ts';
import { localName, printedCell } from './cells.ts';
import { inOrder, splitOf, type Split } from './equity-components.ts';
import { columnKey, periodKey, periodsOf, type Period, type PrintedRow } from './equity-entries.ts';
import { matrixRows } from './equity-rows.ts';
import { headerOver, sectionsOf } from './equity-headers.ts';
import type { GridFact, GridTable } from './grid.ts';
import { scopeOf, type PlacedFact } from './placed-fact.ts';
import { MAX_CELLS, MAX_COLUMNS, MAX_ROWS, type FiledColumn, type FiledStatement } from './types.ts';

/**
 * Whether tables of a statement of equity are a matrix, with the components side by side: most rows with several numbers
 * have several members.
 */
export const isMatrix = (rows: readonly PrintedRow[]): boolean => {
  const several = rows.filter(({ facts }) => facts.length > 1);
  const wide = several.filter(({ facts }) => new Set(facts.map(({ scope }) => scope)).size > 1);
  return wide.length > 0 && wide.length * 2 >= several.length;
};

/**
 * The statement of equity of tables whose columns are the components, as the presentation linkbase has it: the columns are
 * the components of each period, the rows stand once for all periods. Every number is the tagged one of its cell. Throws
 * `ReportError` `too_large`.
 */
export const equityMatrix = (
  tables: readonly GridTable[],
  ofGrid: ReadonlyMap<GridFact, PlacedFact>,
): FiledStatement | null => {
  const printed = tables.map((table) => printedRows(table, ofGrid));
  const whole = printed.flat();
  if (whole.length > MAX_ROWS) throw new ReportError('too_large', null, `${whole.length} rows`);
  const facts = whole.flatMap((row) => row.facts);
  const axes = new Set(facts.flatMap(({ dimensions }) => dimensions.map(({ axis }) => axis)));
  const periods = periodsOf(facts);
  if (facts.length > MAX_CELLS || axes.size > MAX_COLUMNS || periods.length > MAX_COLUMNS)
    throw new ReportError('too_large', null, `${facts.length} numbers of ${periods.length} periods`);
  const split = splitOf(whole.map((row) => row.facts));
  const rows = matrixRows(withAsides(whole, ofGrid, split), periods, split);
  const filled = new Set(rows.flatMap(({ cells }) => [...cells.keys()]));
  const shown = printed.map((own) => leftToRight(own, split));
  if (shown.some(({ length }) => length > MAX_COLUMNS))
    throw new ReportError('too_large', null, 'too many components of equity');
  const components = inOrder(shown, scopeOf);
  const columns = periods.flatMap((period) =>
    components.flatMap((dimensions) =>
      filled.has(columnKey(period, dimensions)) ? [{ ...period, dimensions }] : [],
    ),
  );
  if (columns.length > MAX_COLUMNS || rows.length * columns.length > MAX_CELLS)
    throw new ReportError('too_large', null, `${rows.length} rows of ${columns.length} columns`);
  if (columns.length === 0) return null;
  const sections = sectionsOf(tables);
  const indents = [...new Set(rows.map(({ indent }) => indent))].sort((a, b) => a - b);
  return {
    statement: 'equity',
    title: null,
    role: 'equity',
    unitLine: null,
    columns: columns.map((column) => ({
      ...column,
      months: null,
      header: headerOf(column, { sections, facts, split }),
    })),
    rows: rows.map(({ concept, dimensions, label, indent, cells }) => ({
      concept,
      label,
      depth: indents.indexOf(indent),
      abstract: concept === null,
      total: TOTAL.test(label),
      balance: null,
      dimensions,
      cells:
        concept === null
          ? []
          : columns.map((column) => {
              const fact = cells.get(columnKey(column, column.dimensions));
              return fact === undefined ? null : printedCell(fact);
            }),
    })),
  };
};

const TOTAL = /^total\b/i;

/** The rows of a table from its first number on, with their numbers. */
export const printedRows = (
  { rows }: GridTable,
  ofGrid: ReadonlyMap<GridFact, PlacedFact>,
): readonly PrintedRow[] => {
  const resolved = rows.map((row) => ({
    row,
    facts: row.facts.flatMap((fact) => (fact.inText ? [] : (ofGrid.get(fact) ?? []))),
  }));
  // What stands above the first number is the head of the table.
  return resolved.slice(
    Math.max(
      0,
      resolved.findIndex(({ facts }) => facts.length > 0),
    ),
  );
};

/**
 * Rows with the number of shares or the amount per share that their labels have, if it is one only and the statement has
 * its column.
 */
const withAsides = (
  rows: readonly PrintedRow[],
  ofGrid: ReadonlyMap<GridFact, PlacedFact>,
  split: (fact: PlacedFact) => Split,
): readonly PrintedRow[] => {
  const keyOf = (fact: PlacedFact): string => columnKey(fact, split(fact).column);
  const known = new Set(rows.flatMap(({ facts }) => facts.map(keyOf)));
  return rows.map(({ row, facts }) => {
    const asides = row.facts.flatMap((fact) => (fact.inText ? (ofGrid.get(fact) ?? []) : []));
    const own = asides.filter((fact) => /(?:^|\/)shares$/.test(fact.unit) && known.has(keyOf(fact)));
    const isOne = new Set(own.map(({ concept }) => concept)).size === 1;
    return { row, facts: isOne ? [...facts, ...own] : facts };
  });
};

/** The components of a table by where the first number of each stands. */
const leftToRight = (
  rows: readonly PrintedRow[],
  split: (fact: PlacedFact) => Split,
): readonly (readonly Dimension[])[] => {
  const places = new Map<string, { readonly column: readonly Dimension[]; left: number }>();
  for (const fact of rows.flatMap(({ facts }) => facts)) {
    const { column } = split(fact);
    const left = fact.grid?.at ?? 0;
    const known = places.get(scopeOf(column));
    if (known === undefined) places.set(scopeOf(column), { column, left });
    else known.left = Math.min(known.left, left);
  }
  return [...places.values()].sort((a, b) => a.left - b.left).map(({ column }) => column);
};

type Heading = {
  readonly sections: readonly GridTable[];
  readonly facts: readonly PlacedFact[];
  readonly split: (fact: PlacedFact) => Split;
};

/**
 * What is printed over the balances of a column, else over its numbers; where shares stand beside amounts, over both. Its
 * members where nothing is.
 */
const headerOf = (
  { dimensions, ...period }: Period & Pick<FiledColumn, 'dimensions'>,
  { sections, facts, split }: Heading,
): string => {
  const scope = scopeOf(dimensions);
  const own = facts.filter((fact) => scopeOf(split(fact).column) === scope);
  const isOfPeriod = (fact: PlacedFact): boolean => periodKey(fact) === periodKey(period);
  const edges = new Set([period.end, period.start === null ? period.end : dayBefore(period.start)]);
  const movements = facts.filter(isOfPeriod).flatMap(({ grid }) => grid ?? []);
  const inPeriod = new Set(movements);
  const ofPeriod = sections.filter(({ rows }) =>
    rows.some((row) => row.facts.some((fact) => inPeriod.has(fact))),
  );
  // A balance stands in the columns of two periods that are beside each other.
  const [left, right] = movements.reduce(
    ([from, to], { at }) => [Math.min(from, at), Math.max(to, at)],
    [Infinity, 0],
  );
  const isBetween = ({ grid }: PlacedFact): boolean => grid !== null && grid.at >= left && grid.at <= right;
  const balances = own.filter(({ start, end }) => start === null && edges.has(end));
  for (const some of [ofPeriod, sections])
    for (const numbers of [balances.filter(isBetween), own.filter(isOfPeriod), balances, own]) {
      const header = headerOver(
        some,
        numbers.flatMap(({ grid }) => grid ?? []),
        dimensions.length === 0,
      );
      if (header !== '') return header;
    }
  return dimensions.map(({ member }) => localName(member)).join(', ');
};
