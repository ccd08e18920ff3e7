import { ReadStoreUnavailableError } from '@footnote/read-store/port';

/**
 * Outcome of one call of the store: it works, it fails before or after its effect, or the store is
 * unavailable.
 */
export type Fault = 'none' | 'crash-before' | 'crash-after' | 'unavailable';

export class SimulatedCrash extends Error {
  override readonly name = 'SimulatedCrash';
}

/** Tables that survive the processes which write them. Only the tokens of recent inserts are remembered. */
export type MemoryStore = {
  readonly rows: (table: string) => readonly object[];
  insert(table: string, rows: readonly object[], options?: { readonly token?: string }): Promise<void>;
  /** Outcomes of the next calls, in order; after them, calls work. */
  readonly faults: Fault[];
  /** Every insert that was begun, in order. */
  readonly inserts: { readonly table: string; readonly rows: number; readonly token: string }[];
};

const REMEMBERED_TOKENS = 3;

export function createMemoryStore(
  options: { readonly onInsert?: (table: string) => Promise<void> | void } = {},
): MemoryStore {
  const tables = new Map<string, object[]>();
  const tokens = new Map<string, string[]>();
  const faults: Fault[] = [];
  const inserts: MemoryStore['inserts'] = [];
  const tableOf = (table: string): object[] => {
    const rows = tables.get(table) ?? [];
    tables.set(table, rows);
    return rows;
  };
  return {
    rows: tableOf,
    faults,
    inserts,
    insert: async (table, rows, { token = '' } = {}) => {
      const fault = faults.shift() ?? 'none';
      inserts.push({ table, rows: rows.length, token });
      await options.onInsert?.(table);
      if (fault === 'unavailable') throw new ReadStoreUnavailableError('away');
      if (fault === 'crash-before') throw new SimulatedCrash('before the insert');
      const known = tokens.get(table) ?? [];
      if (!known.includes(token)) {
        tableOf(table).push(...rows.map((row) => structuredClone(row)));
        tokens.set(table, [...known, token].slice(-REMEMBERED_TOKENS));
      }
      if (fault === 'crash-after') throw new SimulatedCrash('after the insert');
    },
  };
}

/**
 * The result of `FINAL` on a ReplacingMergeTree: for each key the row of the highest version, the later one
 * on a tie.
 */
export function final<R extends object>(
  rows: readonly R[],
  key: (row: R) => string,
  version: (row: R) => number,
): readonly R[] {
  const newest = new Map<string, R>();
  for (const row of rows) {
    const standing = newest.get(key(row));
    if (standing === undefined || version(row) >= version(standing)) newest.set(key(row), row);
  }
  return [...newest].sort(([a], [b]) => (a < b ? -1 : 1)).map(([, row]) => row);
}
