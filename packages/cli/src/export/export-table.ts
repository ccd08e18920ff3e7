import { createHash } from 'node:crypto';
import { createWriteStream } from 'node:fs';
import { mkdir, rm } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { pipeline } from 'node:stream/promises';
import type { ReadStore } from '@footnote/read-store/port';
import type { OnProgress } from '@footnote/runtime/progress';
import { UserError } from '@footnote/runtime/user-error';
import { type ExportedTable, type Keys, readState, selected } from './datasets.ts';
import { FILE_FORMATS, type FileFormatName } from './file-format.ts';
import type { ExportedFile, TableExport } from './manifest.ts';

export type TableRequest = {
  readonly store: ReadStore;
  readonly table: ExportedTable;
  readonly keys: Keys;
  readonly format: FileFormatName;
  /** Folder of the export. */
  readonly dir: string;
  readonly onProgress?: OnProgress | undefined;
};

/** Several queries read a table. If the data change between them, it is read again, up to this many times. */
const ATTEMPTS = 5;

/** Writes a table in one published state, one file per year. Throws `UserError` if the data keep changing. */
export async function exportTable(request: TableRequest): Promise<TableExport> {
  const { store, table, keys, dir } = request;
  for (let attempt = 1; attempt <= ATTEMPTS; attempt += 1) {
    const before = await readState(store, table, keys);
    const columns = await store.query<TableExport['columns'][number]>(`DESCRIBE TABLE (${table.select})`);
    const files: ExportedFile[] = [];
    const partitions = await partitionsOf(request);
    const total = partitions.reduce((sum, { rows }) => sum + rows, 0);
    let done = 0;
    for (const partition of partitions) {
      files.push(await writePartition(request, partition));
      done += partition.rows;
      request.onProgress?.(`rows of ${table.name} written`, done, total);
    }
    const after = await readState(store, table, keys);
    if (JSON.stringify(after) === JSON.stringify(before))
      return {
        name: table.name,
        projection: table.projection,
        ...before,
        partitioned_by: { name: 'year', of: table.by.column },
        columns: columns.map(({ name, type }) => ({ name, type })),
        rows: files.reduce((sum, { rows }) => sum + rows, 0),
        files,
      };
    await rm(join(dir, table.name), { recursive: true, force: true });
  }
  throw new UserError(
    `${table.name} changed while it was exported, ${ATTEMPTS} times`,
    'export again when less is being ingested',
  );
}

type Partition = { readonly year: number; readonly rows: number };

function partitionsOf({ store, table, keys }: TableRequest): Promise<Partition[]> {
  return store.query<Partition>(
    `SELECT ${table.by.year} AS year, count() AS rows FROM ${selected(table.select, table, keys)} GROUP BY year ORDER BY year`,
    { keys: keys ?? [] },
  );
}

async function writePartition(
  { store, table, keys, format, dir }: TableRequest,
  { year, rows }: Partition,
): Promise<ExportedFile> {
  const { clickhouse, settings } = FILE_FORMATS[format];
  const path = `${table.name}/year=${year}/part-0.${format}`;
  const set = Object.entries(settings).map(([name, value]) => `${name} = ${value}`);
  const source = await store.queryRaw(
    `SELECT * FROM ${selected(table.select, table, keys)} WHERE ${table.by.year} = {year:UInt16} ORDER BY ALL SETTINGS ${set.join(', ')}`,
    { format: clickhouse, params: { keys: keys ?? [], year } },
  );
  const hash = createHash('sha256');
  let bytes = 0;
  async function* counted(): AsyncGenerator<Uint8Array> {
    for await (const chunk of source) {
      hash.update(chunk);
      bytes += chunk.length;
      yield chunk;
    }
  }
  const target = join(dir, path);
  await mkdir(dirname(target), { recursive: true });
  await pipeline(counted, createWriteStream(target, { flags: 'wx', flush: true }));
  return { path, rows, bytes, sha256: hash.digest('hex') };
}
