import type { ReadStore } from '@footnote/read-store/port';
import { type Projection, tablesOf } from './projection.ts';

type Checksum = { readonly cik: string; readonly rows: number | string; readonly checksum: string };

/**
 * Companies whose rows in any view differ between two generations, revisions included; sorted. Without an older
 * generation, all of them.
 */
export async function changedCompanies(
  store: ReadStore,
  projection: Projection,
  older: number | null,
  newer: number,
): Promise<readonly string[]> {
  const changed = new Set<string>();
  const present = projection.readModel.views(tablesOf(newer));
  const past = older === null ? [] : projection.readModel.views(tablesOf(older));
  for (const { name, select } of present) {
    const now = await checksums(store, select);
    const then = await checksums(store, past.find((view) => view.name === name)?.select ?? null);
    for (const [cik, checksum] of now) if (then.get(cik) !== checksum) changed.add(cik);
    for (const cik of then.keys()) if (!now.has(cik)) changed.add(cik);
  }
  return [...changed].sort();
}

async function checksums(store: ReadStore, select: string | null): Promise<ReadonlyMap<string, string>> {
  if (select === null) return new Map();
  const rows = await store.query<Checksum>(
    `SELECT cik, count() AS rows, toString(sum(cityHash64(formatRow('TSV', *)))) AS checksum
     FROM (${select}) GROUP BY cik`,
  );
  return new Map(rows.map((row) => [row.cik, `${row.rows}/${row.checksum}`]));
}
