import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { ReadStore } from '@footnote/read-store/port';
import type { OnProgress } from '@footnote/runtime/progress';
import { UserError } from '@footnote/runtime/user-error';
import { type Dataset, DATASETS, type ExportedTable } from './datasets.ts';
import { exportTable } from './export-table.ts';
import type { FileFormatName } from './file-format.ts';
import { EXPORT_FORMAT, MANIFEST, type TableExport, type TablesManifest } from './manifest.ts';
import { replaceFolder } from './replace-folder.ts';
import { keysOf } from './selected-keys.ts';

export type ExportRequest = {
  readonly dataset: Dataset;
  readonly format: FileFormatName;
  /** Null for all. */
  readonly symbols: readonly string[] | null;
  /** A new or empty folder, or one with an earlier export, which is replaced. */
  readonly dir: string;
};

/**
 * Writes the tables of a dataset and their manifest. The rows of one table and year go into one file, sorted
 * by the columns. Throws `UserError` if the folder, the symbols or the read models do not allow it, and
 * leaves the folder unchanged.
 */
export async function exportDataset(
  store: ReadStore,
  request: ExportRequest,
  onProgress?: OnProgress,
): Promise<TablesManifest> {
  const { dataset, format, symbols, dir } = request;
  const tables: readonly ExportedTable[] = DATASETS[dataset];
  let manifest: TablesManifest | undefined;
  await replaceFolder(dir, async (fresh) => {
    await requireTables(store, tables);
    const exported: TableExport[] = [];
    for (const table of tables) {
      const keys = symbols === null ? null : await keysOf(store, table.key, symbols);
      exported.push(await exportTable({ store, table, keys, format, dir: fresh, onProgress }));
    }
    manifest = { format: EXPORT_FORMAT, dataset, file_format: format, symbols, tables: exported };
    await writeFile(join(fresh, MANIFEST), `${JSON.stringify(manifest, null, 2)}\n`, { flush: true });
  });
  if (manifest === undefined) throw new Error('an export without a manifest');
  return manifest;
}

async function requireTables(store: ReadStore, tables: readonly ExportedTable[]): Promise<void> {
  const found = await store.query<{ readonly name: string }>(
    'SELECT DISTINCT name FROM system.tables WHERE database = {database:String} AND name IN {names:Array(String)}',
    { database: store.database, names: tables.map(({ name }) => name) },
  );
  if (found.length < tables.length)
    throw new UserError('there are no read models yet', 'footnote ingest creates them');
}
