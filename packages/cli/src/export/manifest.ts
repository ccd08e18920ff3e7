import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Dataset, TableState } from './datasets.ts';
import type { FileFormatName } from './file-format.ts';

export const MANIFEST = 'manifest.json';
/** Increased when current readers could no longer read the format. */
export const EXPORT_FORMAT = 'footnote-tables-1';

export type ExportedFile = {
  /** In the folder of the export, with `/`. */
  readonly path: string;
  readonly rows: number;
  readonly bytes: number;
  readonly sha256: string;
};

export type TableExport = TableState & {
  readonly name: string;
  readonly projection: string;
  /** A folder `year=2024` has the rows whose date in this column is in 2024. */
  readonly partitioned_by: { readonly name: 'year'; readonly of: string };
  /** ClickHouse's types. */
  readonly columns: readonly { readonly name: string; readonly type: string }[];
  readonly rows: number;
  readonly files: readonly ExportedFile[];
};

/** Describes the contents of an export. It has no timestamp: equal data produce equal manifests. */
export type TablesManifest = {
  readonly format: typeof EXPORT_FORMAT;
  readonly dataset: Dataset;
  readonly file_format: FileFormatName;
  /** Null for all. */
  readonly symbols: readonly string[] | null;
  readonly tables: readonly TableExport[];
};

/** Whether a folder is empty or contains only an export. Rejects with ENOENT if it does not exist. */
export async function isReplaceable(dir: string): Promise<boolean> {
  const found = await readdir(dir, { recursive: true, withFileTypes: true });
  const files = found.filter((entry) => !entry.isDirectory());
  if (files.length === 0) return found.length === 0;
  const listed = await listedFiles(dir);
  return files.every(({ parentPath, name }) => listed.has(join(parentPath, name)));
}

/** Paths of the files of the export in a folder; empty without a manifest of ours. */
async function listedFiles(dir: string): Promise<ReadonlySet<string>> {
  try {
    const manifest = JSON.parse(await readFile(join(dir, MANIFEST), 'utf8')) as Partial<TablesManifest>;
    if (manifest.format !== EXPORT_FORMAT) return new Set();
    const paths = (manifest.tables ?? []).flatMap(({ files }) => files.map(({ path }) => path));
    return new Set([MANIFEST, ...paths].map((path) => join(dir, path)));
  } catch {
    return new Set();
  }
}
