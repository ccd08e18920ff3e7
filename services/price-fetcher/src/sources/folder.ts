import { readdir, readFile } from 'node:fs/promises';
import { basename, join, resolve } from 'node:path';
import { isNotFound } from '@footnote/edgar/atomic-file';
import { readPart } from '../csv/read-csv.ts';
import { parseSourceFile, type SourceFile } from '../csv/source-file.ts';
import { PriceSourceError, type PriceSource } from '../source.ts';

const SUFFIX = '.csv';
const SOURCE_FILE = 'source.json';

/**
 * A folder of CSV files, one per symbol (`BRK-B.csv`), with a `source.json` that declares their columns if
 * the header does not identify the source. Throws `PriceSourceError` for an unreadable folder.
 */
export async function openFolderSource(folder: string, priority: number): Promise<PriceSource> {
  const root = resolve(folder);
  const file = await sourceFileIn(root);
  const ignored = new Set(file?.ignore ?? []);
  const fileOf = new Map(
    (await namesIn(root))
      .filter((name) => name.toLowerCase().endsWith(SUFFIX) && !ignored.has(name))
      .map((name) => [symbolOf(name), name]),
  );
  return {
    name: file?.name ?? sourceName(basename(root)),
    priority,
    symbolsAtOnce: 64,
    symbols: () => Promise.resolve([...fileOf.keys()].sort()),
    read: async (symbol, _fromYear, older = null) => {
      const name = fileOf.get(symbol);
      if (name === undefined) return null;
      const text = await readFile(join(root, name), 'utf8').catch((error: unknown) => {
        throw new PriceSourceError('unreadable', `${name}: ${messageOf(error)}`, { cause: error });
      });
      return readPart(text, { symbol, address: name, file }, older);
    },
    close: () => undefined,
  };
}

/** Stooq's archives name a file `aapl.us.txt` or `aapl.us.csv`. */
function symbolOf(name: string): string {
  return name
    .slice(0, -SUFFIX.length)
    .toUpperCase()
    .replace(/[._]US$/, '')
    .replaceAll(/[._]/g, '-');
}

/** A name that an event may have, of a folder's or host's. */
export function sourceName(text: string): string {
  const name = text
    .toLowerCase()
    .replaceAll(/[^a-z0-9]+/g, '-')
    .replaceAll(/^-+|-+$/g, '')
    .slice(0, 40);
  return name === '' ? 'prices' : name;
}

async function namesIn(root: string): Promise<readonly string[]> {
  try {
    return await readdir(root);
  } catch (error) {
    throw new PriceSourceError('unreadable', `cannot read the folder ${root}: ${messageOf(error)}`, {
      cause: error,
    });
  }
}

async function sourceFileIn(root: string): Promise<SourceFile | null> {
  try {
    return parseSourceFile(await readFile(join(root, SOURCE_FILE), 'utf8'), join(root, SOURCE_FILE));
  } catch (error) {
    if (isNotFound(error)) return null;
    throw error;
  }
}

const messageOf = (error: unknown): string => (error instanceof Error ? error.message : String(error));
