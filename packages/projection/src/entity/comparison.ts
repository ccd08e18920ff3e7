import type { ChangedRow, Comparison, StoredRow } from '../projection.ts';
import { isKey, type KeyColumn } from './key.ts';

/** Two revisions of an entity. */
export type RevisionPair = { readonly entity: string; readonly before: number; readonly after: number };

type Compared = {
  readonly key: KeyColumn;
  readonly comparison: Comparison;
  /** Physical names of the table in the generations of the older and of the newer revision. */
  readonly before: string;
  readonly after: string;
};

/** A SELECT of the rows of the older revisions that the newer ones have with another value, or not at all. */
export function changedRowsSql(
  { key, comparison, before, after }: Compared,
  pairs: readonly RevisionPair[],
): string {
  const { identity, compared, columns, where } = comparison;
  const side = (name: 'before' | 'after', table: string): string => {
    const revisions = pairs.map((pair) => {
      if (!isKey(key, pair.entity)) throw new Error(`not a ${key}: ${pair.entity}`);
      return `('${pair.entity}', ${pair[name]})`;
    });
    const selected = [
      `${key} AS entity`,
      ...identity,
      `1 AS ${name}_present`,
      `ifNull(toString(${compared}), '') AS ${name}_compared`,
      ...Object.entries(columns).map(([column, expression]) => `${expression} AS ${name}__${column}`),
    ];
    return `(SELECT ${selected.join(', ')} FROM ${table} FINAL
  WHERE (${key}, revision) IN (${revisions.join(', ')}) AND ${where})`;
  };
  return `SELECT * FROM ${side('before', before)} AS b
LEFT JOIN ${side('after', after)} AS a USING (entity, ${identity.join(', ')})
WHERE before_compared != after_compared`;
}

/** The rows of such a SELECT, by entity, in no order. */
export function changedRowsOf(
  { columns }: Comparison,
  rows: readonly StoredRow[],
): ReadonlyMap<string, readonly ChangedRow[]> {
  const side = (row: StoredRow, name: 'before' | 'after'): StoredRow =>
    Object.fromEntries(Object.keys(columns).map((column) => [column, row[`${name}__${column}`]]));
  const found = new Map<string, ChangedRow[]>();
  for (const row of rows) {
    const entity = String(row['entity']);
    const changed = found.get(entity) ?? [];
    found.set(entity, changed);
    const after = row['after_present'] === 1 ? side(row, 'after') : null;
    changed.push({ before: side(row, 'before'), after });
  }
  return found;
}
