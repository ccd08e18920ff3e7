import { existsSync, mkdtempSync, readdirSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { CORPUS } from '@footnote/testing/corpus';
import { expect } from 'chai';
import { splitRatio } from '@footnote/market/adjustment/split-ratio';
import { basisFault } from './checks/basis.ts';
import { clean, type CleanTable } from './checks/clean.ts';
import { leftOut } from './report.ts';
import type { PriceTable } from './source.ts';
import { openFolderSource } from './sources/folder.ts';

const NOW = Date.UTC(2026, 10, 23);
const ON_SPLITS = { prices: 'split', volume: 'split', dividends: 'split' };
const SECTOR_FUNDS = ['XLB', 'XLC', 'XLE', 'XLF', 'XLI', 'XLP', 'XLRE', 'XLU', 'XLV', 'XLY'];
const ONE_EXCHANGE = ['AIG', 'ALL', 'ASML', 'HTZ', 'KMB', 'MDXG', 'MET', 'O', 'SHEL', 'TGT', 'TM', 'UAA'];

/** Contents of the folders; `found`: symbols, bars, and omitted rows. */
const FOLDERS = [
  {
    folder: 'prices',
    file: {
      adjustment: ON_SPLITS,
      files: [{ symbols: [...SECTOR_FUNDS, ...ONE_EXCHANGE], adjustment: { prices: 'split_and_dividend' } }],
      ignore: ['splits.csv'],
    },
    found: { symbols: 95, bars: 518_052, left: {}, missing: 24, faults: [] },
  },
  {
    folder: 'prices/sources/RadioPanke_backtesting',
    file: { adjustment: { prices: 'split', volume: 'raw', dividends: 'raw' } },
    found: { symbols: 26, bars: 136_528, left: {}, missing: 0, faults: [] },
  },
  {
    // It has Alpha Vantage's header for raw prices, but its prices are not raw.
    folder: 'prices/sources/RadioPanke_backtesting',
    file: {},
    found: {
      symbols: 26,
      bars: 136_528,
      left: {},
      missing: 0,
      faults: ['C', 'HD', 'IWM', 'NEE', 'O', 'PGR', 'QQQ', 'VTI'],
    },
  },
  {
    folder: 'prices-2/set-a',
    file: { adjustment: ON_SPLITS },
    found: { symbols: 33, bars: 96_170, left: { duplicate: 3, no_session: 45 }, missing: 1, faults: [] },
  },
  {
    folder: 'prices-2/set-b',
    file: { adjustment: { prices: 'raw', volume: 'raw', dividends: 'raw' } },
    found: { symbols: 12, bars: 37_276, left: {}, missing: 0, faults: [] },
  },
] as const;

/** A table with two and three bad bars in a row, at a third and at two thirds of it. */
function withBadTicks(table: PriceTable, { bars }: CleanTable) {
  const [third, twoThirds] = [Math.floor(bars.length / 3), Math.floor((2 * bars.length) / 3)];
  const factors = new Map([
    ...bars.slice(third, third + 2).map(({ date }) => [date, 40] as const),
    ...bars.slice(twoThirds, twoThirds + 3).map(({ date }) => [date, 0.01] as const),
  ]);
  const rows = table.rows.map((row) => {
    const factor = factors.get(row.date) ?? 1;
    const times = (price: string): string => String(Number(price) * factor);
    return {
      ...row,
      open: times(row.open),
      high: times(row.high),
      low: times(row.low),
      close: times(row.close),
    };
  });
  return { table: { ...table, rows }, dates: [...factors.keys()] };
}

describe('real price files', () => {
  const scratch: string[] = [];
  after(() => {
    for (const folder of scratch) rmSync(folder, { recursive: true, force: true });
  });

  for (const { folder, file, found } of FOLDERS)
    it(`of ${folder}, declared ${JSON.stringify(file).slice(0, 40)}, are read whole`, async function () {
      const from = join(CORPUS, folder);
      if (!existsSync(from)) this.skip();
      const to = mkdtempSync(join(tmpdir(), 'price-files-'));
      scratch.push(to);
      for (const name of readdirSync(from))
        if (name.endsWith('.csv')) symlinkSync(join(from, name), join(to, name));
      writeFileSync(join(to, 'source.json'), JSON.stringify(file));
      const source = await openFolderSource(to, 0);
      const symbols = (await source.symbols()) ?? [];
      const left: Record<string, number> = {};
      const faults: string[] = [];
      let [bars, missing] = [0, 0];
      let put: readonly string[] = [];
      const refusedOfPut: string[] = [];
      for (const symbol of symbols) {
        const read = await source.read(symbol, null);
        if (read === null) throw new Error(`no rows of ${symbol}`);
        const cleaned = clean(read.table, NOW);
        bars += cleaned.bars.length;
        missing += cleaned.missing.length;
        for (const [reason, rows] of Object.entries(leftOut(cleaned)))
          left[reason] = (left[reason] ?? 0) + rows;
        if (basisFault(read.table, cleaned) !== null) faults.push(symbol);
        const spoilt = withBadTicks(read.table, cleaned);
        put = [...put, ...spoilt.dates.map((date) => `${symbol} ${date}`)];
        for (const { reason, date } of clean(spoilt.table, NOW).refused)
          if (reason === 'bad_tick') refusedOfPut.push(`${symbol} ${date}`);
        for (const { ratio } of cleaned.splits)
          expect(splitRatio(ratio)?.kind, `${symbol} ${ratio}`).to.equal(
            /^1\.(?!5|3333)\d{3}$/.test(ratio) ? 'price_adjustment' : 'split',
          );
      }
      expect({ symbols: symbols.length, bars, left, missing, faults }).to.deep.equal(found);
      expect(refusedOfPut).to.deep.equal(put);
      expect(put.length).to.be.greaterThan(symbols.length);
    });
});
