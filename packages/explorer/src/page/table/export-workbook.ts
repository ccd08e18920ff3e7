import writeWorkbook from 'write-excel-file/browser';
import { readTable, type SourceOf } from './read-table.ts';
import { linesOf } from './sheet.ts';
import { widthsOf, workbookData } from './workbook.ts';

/** A table of the page as a workbook of one sheet, whose headings stay in view. */
export function tableAsWorkbook(
  table: HTMLTableElement,
  withNotes: boolean,
  sourceOf: SourceOf,
): Promise<Blob> {
  const lines = linesOf(readTable(table, sourceOf), withNotes);
  return writeWorkbook(workbookData(lines), {
    columns: [...widthsOf(lines)],
    stickyRowsCount: 1,
    stickyColumnsCount: 1,
  }).toBlob();
}
