import { appendFileSync, mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { nextSession, sessionsFrom } from '@footnote/market/session-calendar';
import { createRandom } from '@footnote/synthetic-edgar/random';

/** The middle of a year, so that an evening's event contains half a year of bars, the average over all evenings. */
const LAST_DAY = '2025-06-30';

export type InventedSource = {
  readonly folder: string;
  readonly symbols: readonly string[];
  readonly bars: number;
  /** Adds one session per symbol, with the prices of the last one. */
  addSession(): void;
};

/**
 * Writes a folder of CSV files, one per symbol: prices as traded up to the middle of 2025, quarterly dividends, and a
 * split for every tenth symbol.
 */
export function writeSource(folder: string, count: number, years: number): InventedSource {
  const sessions = sessionsFrom(`${Number(LAST_DAY.slice(0, 4)) - years}-07-01`, LAST_DAY);
  const symbols = Array.from({ length: count }, (_, at) => `S${String(at).padStart(6, '0')}`);
  mkdirSync(folder, { recursive: true });
  const adjustment = { prices: 'raw', volume: 'raw', dividends: 'raw' };
  writeFileSync(join(folder, 'source.json'), JSON.stringify({ name: 'bench', currency: 'USD', adjustment }));
  const pathOf = (symbol: string): string => join(folder, `${symbol}.csv`);
  const ends = symbols.map((symbol, index) => {
    const random = createRandom(index + 1);
    let close = random.between(10, 300);
    const lines = sessions.map((date, at) => {
      const split = at === 1000 && index % 10 === 0 ? 2 : 1;
      const open = close / split;
      close = Math.max(1, open * random.between(0.98, 1.0205));
      const [high, low] = [Math.max(open, close) * 1.005, Math.min(open, close) * 0.995];
      const prices = [open, high, low, close].map((price) => price.toFixed(2)).join(',');
      return `${date},${prices},${random.integer(1e5, 1e7)},${at % 63 === 40 ? 0.25 : 0},${split}`;
    });
    writeFileSync(pathOf(symbol), `date,open,high,low,close,volume,dividend,split\n${lines.join('\n')}\n`);
    return (lines.at(-1) ?? '').split(',').slice(1, 6).join(',');
  });
  let last = LAST_DAY;
  return {
    folder,
    symbols,
    bars: sessions.length * symbols.length,
    addSession: () => {
      last = nextSession(last);
      symbols.forEach((symbol, at) => appendFileSync(pathOf(symbol), `${last},${ends[at] ?? ''},0,1\n`));
    },
  };
}
