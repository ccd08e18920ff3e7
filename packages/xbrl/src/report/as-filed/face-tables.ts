import { PAGE_BREAK } from '../table-faces.ts';
import type { GridCell, GridFact, GridRow, GridTable } from './grid.ts';

/** Of a table's numbers, those of the statement in a table that continues it. */
const MOSTLY = 0.6;

/**
 * The tables that show a statement: the one with most of its concepts, of several the first, and those before and after
 * it, separated by a page break, that show more of it. Empty if none shows two of them.
 */
export const faceTables = (
  tables: readonly GridTable[],
  isOwn: (fact: GridFact) => boolean,
): readonly GridTable[] => {
  let best = -1;
  let most = 1;
  tables.forEach((table, at) => {
    const shown = conceptsIn(table, isOwn);
    if (shown <= most) return;
    most = shown;
    best = at;
  });
  if (best < 0) return [];
  const found = [tables[best]].filter((table) => table !== undefined);
  const seen = new Set(found.flatMap(numbersOf).filter(isOwn).map(identity));
  const takes = (table: GridTable | undefined): table is GridTable => {
    if (table === undefined) return false;
    const numbers = numbersOf(table);
    const own = numbers.filter(isOwn);
    const isNew = own.some((fact) => !seen.has(identity(fact)));
    if (!isNew || own.length < numbers.length * MOSTLY) return false;
    for (const fact of own) seen.add(identity(fact));
    return true;
  };
  for (let at = best; (tables[at]?.gap ?? Infinity) <= PAGE_BREAK && takes(tables[at - 1]); at -= 1)
    found.unshift(tables[at - 1] as GridTable);
  for (let at = best + 1; (tables[at]?.gap ?? Infinity) <= PAGE_BREAK && takes(tables[at]); at += 1)
    found.push(tables[at] as GridTable);
  return found;
};

const numbersOf = ({ rows }: GridTable): readonly GridFact[] =>
  rows.flatMap(({ facts }) => facts.filter(({ inText }) => !inText));

const identity = ({ concept, context }: GridFact): string => `${concept}\t${context}`;

const conceptsIn = (table: GridTable, isOwn: (fact: GridFact) => boolean): number =>
  new Set(
    numbersOf(table)
      .filter(isOwn)
      .map(({ concept }) => concept),
  ).size;

const MAX_HEADER = 160;

/**
 * What is printed above a number: the cells of the rows before the first number of its table that stand above it, from
 * top to bottom; "" for nothing.
 */
export const headerAbove = (tables: readonly GridTable[], fact: GridFact): string =>
  joinedText(cellsAbove(tables, fact));

/** The cells of the rows before the first number of a table that stand above one of its numbers. */
export const cellsAbove = (tables: readonly GridTable[], fact: GridFact): readonly GridCell[] => {
  const rows = tables.find((table) => table.rows.some((row) => row.facts.includes(fact)))?.rows ?? [];
  const first = rows.findIndex(hasNumbers);
  return rows
    .slice(0, first)
    .flatMap(({ texts }) => texts.filter(({ at, span }) => at <= fact.at && fact.at < at + span && at > 0));
};

/** The texts of cells as one. */
export const joinedText = (cells: readonly GridCell[]): string =>
  cells
    .map(({ text }) => text)
    .join(' ')
    .slice(0, MAX_HEADER);

const hasNumbers = ({ facts }: GridRow): boolean => facts.some(({ inText }) => !inText);
