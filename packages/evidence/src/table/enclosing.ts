import type { Offsets } from '@footnote/releases/document/parts';

const TABLE = /<(\/?)table\b/gi;
const END = '</table>'.length;

/** A table, and the position of the one that it lies in; null for none. */
type Range = { readonly from: number; to: number; readonly outer: number | null };

/**
 * Finds the innermost table around a place, from its `<` to the unit after its end tag; null outside of tables. The tags
 * of the document are read once. A table that is not closed is none.
 */
export function tablesIn(text: string): (place: Offsets) => Offsets | null {
  // In the order of their start tags; open ones end nowhere.
  const tables: Range[] = [];
  const open: number[] = [];
  for (const { 1: slash, index } of text.matchAll(TABLE))
    if (slash === '') {
      tables.push({ from: index, to: -1, outer: open.at(-1) ?? null });
      open.push(tables.length - 1);
    } else {
      const closed = tables[open.pop() ?? -1];
      if (closed !== undefined) closed.to = index + END;
    }
  return ({ from, to }) => {
    let at: number | null = lastBefore(tables, from);
    while (at !== null) {
      const table: Range | undefined = tables[at];
      if (table === undefined) return null;
      if (table.to >= to) return { from: table.from, to: table.to };
      at = table.outer;
    }
    return null;
  };
}

/** Position of the last table that begins at an offset or before it. */
function lastBefore(tables: readonly Range[], from: number): number {
  let [low, high] = [0, tables.length];
  while (low < high) {
    const middle = (low + high) >> 1;
    if ((tables[middle]?.from ?? Infinity) <= from) low = middle + 1;
    else high = middle;
  }
  return low - 1;
}
