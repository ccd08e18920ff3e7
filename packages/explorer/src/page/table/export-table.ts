import { readTable, type SourceOf } from './read-table.ts';
import { commaSeparated, linesOf, tabSeparated } from './sheet.ts';

/** A table of the page, to be pasted into a spreadsheet. */
export const tableAsTabs = (table: HTMLTableElement, withNotes: boolean, sourceOf: SourceOf): string =>
  tabSeparated(linesOf(readTable(table, sourceOf), withNotes));

/** A table of the page as a CSV file. */
export const tableAsCsv = (table: HTMLTableElement, withNotes: boolean, sourceOf: SourceOf): string =>
  commaSeparated(linesOf(readTable(table, sourceOf), withNotes));
