import { INLINE, XHTML } from './namespaces.ts';
import { parseQName, usualPrefix, type Prefixes } from './names.ts';
import { spaced } from './schema.ts';
import { attribute, walkXml, type ResolvePrefix, type Tag } from './xml.ts';

/** A number in a row: its concept with the usual prefix and the id of its context. */
export type Cell = { readonly concept: string; readonly context: string };

/**
 * A row of a table: the text of its first cell (including numbers in it, but empty if it is only a number),
 * and its tagged numbers, including nil ones.
 */
export type TableRow = { label: string; readonly cells: Cell[] };

/**
 * A table with tagged numbers. `gap` is the number of characters of text between it and the previous table.
 */
export type DocumentTable = { readonly rows: TableRow[]; readonly gap: number };

const MAX_LABEL = 1000;

type OpenTable = { readonly table: DocumentTable; row: TableRow | null; labelled: boolean };

/**
 * The tables of an inline document with tagged numbers, in document order. A row belongs to the innermost
 * table around it. Throws `ReportError` for a document that is not well-formed.
 */
export const tablesOf = (file: string, text: string, own: Prefixes): DocumentTable[] => {
  const found: DocumentTable[] = [];
  const open: OpenTable[] = [];
  let header = 0;
  let gap = 0;

  const openElement = (tag: Tag, resolve: ResolvePrefix): void => {
    const current = open.at(-1);
    if (tag.uri === XHTML) {
      if (tag.local === 'table') {
        const table = { rows: [], gap };
        found.push(table);
        open.push({ table, row: null, labelled: false });
      } else if (tag.local === 'tr' && current !== undefined) {
        current.row = { label: '', cells: [] };
        current.labelled = false;
        current.table.rows.push(current.row);
      } else if ((tag.local === 'td' || tag.local === 'th') && current?.row) {
        current.labelled ||= current.row.label.trim() !== '';
      }
    } else if (current?.row && tag.local === 'nonFraction' && INLINE.has(tag.uri)) {
      current.labelled ||= current.row.label.trim() === '';
      const name = parseQName(attribute(tag, 'name') ?? '', resolve);
      if (name === null || attribute(tag, 'target') !== undefined) return;
      const concept = `${usualPrefix(name.uri, name.prefix, own)}:${name.local}`;
      current.row.cells.push({ concept, context: attribute(tag, 'contextRef') ?? '' });
    }
  };

  walkXml(file, text, {
    open: (tag, resolve) => {
      if (header > 0 || (tag.local === 'header' && INLINE.has(tag.uri))) header += 1;
      else openElement(tag, resolve);
    },
    close: (tag) => {
      if (header > 0) header -= 1;
      else if (tag.uri === XHTML && tag.local === 'table') {
        const closed = open.pop();
        if (closed?.table.rows.some(({ cells }) => cells.length > 0) === true) gap = 0;
      }
    },
    text: (piece) => {
      if (header > 0) return;
      const current = open.at(-1);
      if (current === undefined) gap += piece.trim().length;
      else if (current.row !== null && !current.labelled && current.row.label.length < MAX_LABEL) {
        current.row.label += piece;
      }
    },
  });
  for (const { rows } of found) for (const row of rows) row.label = spaced(row.label);
  return found.filter(({ rows }) => rows.some(({ cells }) => cells.length > 0));
};
