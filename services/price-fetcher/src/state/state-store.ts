import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { isNotFound, writeAtomically } from '@footnote/edgar/atomic-file';
import type { Logger } from '@footnote/runtime/logging';
import type { YearHashes } from '../events.ts';

/** What was published of one symbol of one source. Losing it costs publishing it again, nothing else. */
export type SymbolState = {
  readonly bars: YearHashes;
  readonly actions: YearHashes;
  /** Newest bar, YYYY-MM-DD; empty for none. */
  readonly newest: string;
  /** When all years were last read, epoch ms. */
  readonly readAllAt: number;
  /** Ids of the dead letters of the rows that were refused since all years were last read. */
  readonly letters: readonly string[];
};

export const UNKNOWN: SymbolState = { bars: {}, actions: {}, newest: '', readAllAt: 0, letters: [] };

export type StateStore = {
  get(symbol: string): SymbolState;
  set(symbol: string, state: SymbolState): void;
  /** Durable when it resolves. */
  flush(): Promise<void>;
  symbols(): readonly string[];
};

type Stored = { readonly log: string | null; readonly symbols: Readonly<Record<string, SymbolState>> };

/** Symbols share a file by their first letter, so that thousands of them are written at once. */
const shardOf = (symbol: string): string => (/^[A-Z]/.test(symbol) ? symbol.slice(0, 1) : '0');
const SHARDS = '0 A B C D E F G H I J K L M N O P Q R S T U V W X Y Z'.split(' ');

/** The state of a source, of the log with this name: that of another log counts as none. */
export async function openStateStore(
  folder: string,
  logName: () => string | null,
  logger: Pick<Logger, 'warn'>,
): Promise<StateStore> {
  const states = new Map<string, SymbolState>();
  for (const shard of SHARDS) {
    const stored = await read(join(folder, `${shard}.json`), logger);
    if (stored !== null && stored.log !== null && stored.log === logName())
      for (const [symbol, state] of Object.entries(stored.symbols)) states.set(symbol, state);
  }
  const changed = new Set<string>();
  return {
    get: (symbol) => states.get(symbol) ?? UNKNOWN,
    set: (symbol, state) => {
      states.set(symbol, state);
      changed.add(shardOf(symbol));
    },
    flush: async () => {
      for (const shard of changed) {
        const own = [...states].filter(([symbol]) => shardOf(symbol) === shard);
        const stored: Stored = { log: logName(), symbols: Object.fromEntries(own) };
        await writeAtomically(join(folder, `${shard}.json`), JSON.stringify(stored));
      }
      changed.clear();
    },
    symbols: () => [...states.keys()].sort(),
  };
}

async function read(path: string, logger: Pick<Logger, 'warn'>): Promise<Stored | null> {
  try {
    return JSON.parse(await readFile(path, 'utf8')) as Stored;
  } catch (error) {
    if (isNotFound(error)) return null;
    if (!(error instanceof SyntaxError)) throw error;
    logger.warn({ path, err: error }, 'damaged state file, publishing these symbols again');
    return null;
  }
}
