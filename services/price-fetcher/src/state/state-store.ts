import { mkdir, open } from 'node:fs/promises';
import { join } from 'node:path';
import { isNotFound, writeAtomically } from '@footnote/edgar/atomic-file';
import type { Logger } from '@footnote/runtime/logging';
import type { YearHashes } from '../events.ts';
import type { OlderRows } from '../source.ts';

/** What was published for one symbol of one source. Losing it only causes publishing it again. */
export type SymbolState = {
  readonly bars: YearHashes;
  readonly actions: YearHashes;
  /** Newest bar, YYYY-MM-DD; empty for none. */
  readonly newest: string;
  /** When all years were last read, epoch ms. */
  readonly readAllAt: number;
  /** Ids of the dead letters of the rows that were refused since all years were last read. */
  readonly letters: readonly string[];
  /**
   * Identifies rows that need not be read again while unchanged; null if the source cannot detect changes.
   */
  readonly older: OlderRows | null;
};

export const UNKNOWN: SymbolState = {
  bars: {},
  actions: {},
  newest: '',
  readAllAt: 0,
  letters: [],
  older: null,
};

export type StateStore = {
  get(symbol: string): SymbolState;
  set(symbol: string, state: SymbolState): void;
  /** Durable when it resolves. */
  flush(): Promise<void>;
  symbols(): readonly string[];
};

/**
 * A line of the file: the state of a symbol, for the log with this name. The last line of a symbol is valid.
 */
type Line = SymbolState & { readonly symbol: string; readonly log: string | null };

const FILE = 'symbols.jsonl';
/** Number of lines per symbol above which the file is rewritten. */
const LINES_A_SYMBOL = 3;

/**
 * The state of a source for the log with this name; state of another log is ignored. Changes are appended, so
 * that an evening's writes grow linearly with the number of symbols, not quadratically.
 */
export async function openStateStore(
  folder: string,
  logName: () => string | null,
  logger: Pick<Logger, 'warn'>,
): Promise<StateStore> {
  const path = join(folder, FILE);
  const states = new Map<string, SymbolState>();
  const textOf = (symbols: Iterable<string>): string =>
    [...symbols]
      .map((symbol) => {
        const line: Line = { log: logName(), symbol, ...(states.get(symbol) ?? UNKNOWN) };
        return `${JSON.stringify(line)}\n`;
      })
      .join('');

  const { lines, damaged } = await readLines(path);
  for (const { log, symbol, ...state } of lines)
    if (log !== null && log === logName()) states.set(symbol, state);
  if (damaged > 0)
    logger.warn({ path, lines: damaged }, 'damaged state file, publishing these symbols again');
  if (damaged > 0 || lines.length > LINES_A_SYMBOL * states.size)
    await writeAtomically(path, textOf(states.keys()));

  const changed = new Set<string>();
  return {
    get: (symbol) => states.get(symbol) ?? UNKNOWN,
    set: (symbol, state) => {
      states.set(symbol, state);
      changed.add(symbol);
    },
    flush: async () => {
      if (changed.size === 0) return;
      await mkdir(folder, { recursive: true });
      const file = await open(path, 'a');
      try {
        await file.writeFile(textOf(changed));
        await file.sync();
      } finally {
        await file.close();
      }
      changed.clear();
    },
    symbols: () => [...states.keys()].sort(),
  };
}

/** The readable lines, and the number of unreadable ones: a crash may cut off the last one. */
async function readLines(
  path: string,
): Promise<{ readonly lines: readonly Line[]; readonly damaged: number }> {
  const lines: Line[] = [];
  let damaged = 0;
  const file = await open(path).catch((error: unknown) => {
    if (isNotFound(error)) return null;
    throw error;
  });
  if (file === null) return { lines, damaged };
  for await (const text of file.readLines()) {
    try {
      lines.push(JSON.parse(text) as Line);
    } catch (error) {
      if (!(error instanceof SyntaxError)) throw error;
      damaged += 1;
    }
  }
  return { lines, damaged };
}
