import { readDataSetFiling } from '@footnote/forms/form-13f/data-set';
import { readForm13fCover } from '@footnote/forms/form-13f/read-cover';
import { readInformationTable } from '@footnote/forms/form-13f/read-information-table';
import type { Form13fCover, InformationRow } from '@footnote/forms/form-13f/types';

/** A Form 13F as read from its own documents or from a data set. */
export type ReadForm13f = {
  readonly cover: Form13fCover;
  readonly rows: readonly InformationRow[];
  /** Elements of cover and table with an unreadable value. */
  readonly unread: readonly { readonly element: string; readonly text: string }[];
};

/** Why a filing is not read: a snake_case word, and a sentence for an operator. */
export type Form13fRefusal = { readonly reason: string; readonly message: string };

/**
 * Reads cover and information table of a filing. A notice has no table. If the table is truncated, the whole
 * filing is refused, because its rows would be incomplete.
 */
export function readForm13f(
  cover: Uint8Array,
  tables: readonly Uint8Array[],
): { readonly ok: ReadForm13f } | { readonly refused: Form13fRefusal } {
  const read = readForm13fCover(cover);
  if ('refused' in read) return { refused: { reason: read.refused, message: 'the cover cannot be read' } };
  const { form } = read.ok;
  if (tables.length === 0 && form.startsWith('13F-HR'))
    return { refused: { reason: 'table_missing', message: `a ${form} without an information table` } };
  const rows: InformationRow[] = [];
  const unread = [...read.ok.unread];
  for (const table of tables) {
    const result = readInformationTable(table);
    if ('refused' in result)
      return {
        refused: { reason: `table_${result.refused}`, message: 'the information table cannot be read' },
      };
    for (const row of result.ok.rows) rows.push(row);
    for (const each of result.ok.unread) unread.push(each);
  }
  return { ok: { cover: read.ok, rows, unread } };
}

/** Reads a filing from its lines of a data set. */
export function readLines(
  content: Uint8Array,
): { readonly ok: ReadForm13f } | { readonly refused: Form13fRefusal } {
  const read = readDataSetFiling(new TextDecoder('utf-8').decode(content));
  return 'refused' in read
    ? { refused: { reason: read.refused, message: 'its lines of the data set cannot be read' } }
    : read;
}
