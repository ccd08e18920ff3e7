import type { ReleasePart } from '@footnote/event-types/types.generated';
import type { Part, RawCell } from './parts.ts';

/** The parts of a document as events carry them. */
export const eventParts = (parts: readonly Part[]): readonly ReleasePart[] =>
  parts.map((part) => {
    const { kind, from, to } = part;
    return part.kind === 'prose'
      ? { kind, from, to, text: part.text, cells: [] }
      : { kind, from, to, text: '', cells: part.rows.flat() };
  });

/** The parts of a document from its events, in their order. Empty rows at the end of a table are left out. */
export const partsOf = (parts: readonly ReleasePart[]): readonly Part[] =>
  parts.map(({ kind, from, to, text, cells }) => {
    if (kind === 'prose') return { kind, from, to, text };
    const rows: RawCell[][] = [];
    for (const cell of cells) {
      while (rows.length <= cell.row) rows.push([]);
      rows[cell.row]?.push(cell);
    }
    return { kind, from, to, rows };
  });
