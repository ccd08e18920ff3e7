/** The daily prices in a mirror's folders, which come from several sources with different adjustments. */
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { publicSplits } from '@footnote/accuracy/splits/public-splits';

const ON_SPLITS = { prices: 'split', volume: 'split', dividends: 'split' };
const SECTOR_FUNDS = ['XLB', 'XLC', 'XLE', 'XLF', 'XLI', 'XLP', 'XLRE', 'XLU', 'XLV', 'XLY'];
const ONE_EXCHANGE = ['AIG', 'ALL', 'ASML', 'HTZ', 'KMB', 'MDXG', 'MET', 'O', 'SHEL', 'TGT', 'TM', 'UAA'];

/** Benchmarks of companies: the market and the sectors. */
export const FUNDS = ['SPY', 'XLK', ...SECTOR_FUNDS];

/** A folder of a mirror; `symbols` restricts the symbols used from it. */
export type PriceFolder = {
  readonly folder: string;
  readonly symbols?: readonly string[];
  /** The other members of its `source.json`. */
  readonly source: object;
};

/** In order of preference. */
export const PRICE_FOLDERS: readonly PriceFolder[] = [
  {
    // Symbols that the next folder has without dividends; these prices end in 2021.
    folder: 'prices/sources/RadioPanke_backtesting',
    symbols: ['KMB', 'O'],
    source: { adjustment: { prices: 'split', volume: 'raw', dividends: 'raw' } },
  },
  {
    folder: 'prices',
    source: {
      adjustment: ON_SPLITS,
      files: [
        {
          symbols: [...SECTOR_FUNDS, ...ONE_EXCHANGE],
          adjustment: { ...ON_SPLITS, prices: 'split_and_dividend' },
        },
      ],
    },
  },
  { folder: 'prices-2/set-a', source: { adjustment: ON_SPLITS } },
];

/** The folder and file with the prices of a symbol; undefined if there are none. */
export function priceFileOf(
  mirror: string,
  symbol: string,
): { readonly from: PriceFolder; readonly path: string } | undefined {
  return PRICE_FOLDERS.filter(({ symbols }) => symbols?.includes(symbol) !== false)
    .map((from) => ({ from, path: join(mirror, from.folder, `${symbol}.csv`) }))
    .find(({ path }) => existsSync(path));
}

const linesOf = (path: string): readonly string[] => readFileSync(path, 'utf8').trimEnd().split('\n');

/** The day of the newest price in a file. */
export const lastPriceDay = (path: string): string => linesOf(path).at(-1)?.slice(0, 10) ?? '';

/** No list contains earlier splits. */
const FIRST_DAY = '2010-01-01';

/**
 * Writes the rows of a price file up to a day. If the file has no split column, the company's splits in the public list
 * are added, because a market value needs them.
 */
export function writePrices(
  from: string,
  to: string,
  { last, cik }: { readonly last: string; readonly cik: string },
): void {
  const [head = '', ...rows] = linesOf(from);
  const splits = head.includes('split') ? undefined : publicSplits(cik)?.splits;
  const ratios = new Map(
    splits?.map(({ ex_date: day, numerator, denominator }) => [day, numerator / denominator]),
  );
  const kept = rows
    .filter((row) => row.slice(0, 10) >= FIRST_DAY && row.slice(0, 10) <= last)
    .map((row) => (splits === undefined ? row : `${row},${ratios.get(row.slice(0, 10)) ?? 1}`));
  writeFileSync(to, `${[splits === undefined ? head : `${head},split`, ...kept].join('\n')}\n`);
}
