import { isEquityAxis, isEquityTotal } from '../statement-concepts.ts';
import { PAGE_BREAK, type StatementTables } from '../table-faces.ts';
import type { GridFact, GridTable } from './grid.ts';
import type { PlacedFact } from './placed-fact.ts';

/** The characters of footnotes, titles and page ends that may stand between two statements; notes are longer. */
const BETWEEN = 1500;
/** Other tables between two statements, such as one of a variable interest entity. */
const OTHERS = 2;
/** No genuine statement of equity has half as many pages. */
const MOST_TABLES = 40;
/** Of a table's numbers, those of components of equity. */
const MOSTLY = 0.5;

/**
 * The statements with all tables of the statement of equity, in the order of the document: it may stand after the
 * others, have a table for each period, and go on after the end of a page.
 */
export const withEquityTables = (
  statements: readonly StatementTables<GridTable>[],
  tables: readonly GridTable[],
  ofGrid: ReadonlyMap<GridFact, PlacedFact>,
): readonly StatementTables<GridTable>[] => {
  const others = statements.filter(({ statement }) => statement !== 'equity');
  const owned = new Set(others.flatMap((one) => one.tables));
  const numbersOf = (table: GridTable): readonly PlacedFact[] =>
    table.rows.flatMap(({ facts }) => facts.flatMap((fact) => (fact.inText ? [] : (ofGrid.get(fact) ?? []))));
  const first = tables.findIndex((table) => owned.has(table));
  const last = tables.findLastIndex((table) => owned.has(table));
  if (first === -1) return statements;
  let away = 0;
  let skipped = 0;
  const found: GridTable[] = [];
  for (let at = first; at < tables.length; at += 1) {
    const table = tables[at] as GridTable;
    if (at > last) away += table.gap;
    if (away > BETWEEN || skipped > OTHERS || found.length >= MOST_TABLES) break;
    if (owned.has(table)) {
      if (found.length > 0) break;
      continue;
    }
    const numbers = numbersOf(table);
    const isNext = found.length === 0 || table.gap <= BETWEEN;
    if (isNext && (isEquity(numbers) || goesOn(numbers, table, found.flatMap(numbersOf)))) {
      found.push(table);
      away = 0;
    } else if (found.length > 0) break;
    else if (at > last) skipped += 1;
  }
  if (found.length === 0) return statements;
  const placeOf = (one: StatementTables<GridTable>): number => tables.indexOf(one.tables[0] as GridTable);
  return [...others, { statement: 'equity' as const, tables: found }].sort((a, b) => placeOf(a) - placeOf(b));
};

const isOfComponent = ({ dimensions }: PlacedFact): boolean =>
  dimensions.some(({ axis }) => isEquityAxis(axis));

/** The component that no table of accumulated other comprehensive income alone has. */
const RETAINED = /:(?:RetainedEarnings|AccumulatedDeficit)/;

/** Whether a table has balances of equity of several components, which most of its numbers are of, the whole or retained earnings among them. */
const isEquity = (numbers: readonly PlacedFact[]): boolean => {
  const own = numbers.filter(isOfComponent);
  const balances = numbers.filter(({ concept, start }) => isEquityTotal(concept) && start === null);
  const isAll = balances.some(
    ({ scope, dimensions }) => scope === '' || dimensions.some(({ member }) => RETAINED.test(member)),
  );
  const components = new Set(own.map(({ scope }) => scope));
  return isAll && components.size > 1 && own.length >= numbers.length * MOSTLY;
};

/** Whether a table after the end of a page has more numbers of the components of those before it. */
const goesOn = (
  numbers: readonly PlacedFact[],
  { gap }: GridTable,
  before: readonly PlacedFact[],
): boolean => {
  if (gap > PAGE_BREAK || before.length === 0) return false;
  const known = new Set(before.filter(isOfComponent).map(({ scope }) => scope));
  const own = numbers.filter(({ scope }) => known.has(scope));
  return own.length > 1 && own.length >= numbers.length * MOSTLY;
};
