import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { clean } from '@footnote/price-fetcher/checks/clean';
import { readCsv } from '@footnote/price-fetcher/csv/read-csv';
import type { FoundMarket } from '@footnote/lanes/companies/profile/market';
import { publicSplits } from '../splits/public-splits.ts';

/** The valuation date of the measurement, YYYY-MM-DD. */
export const MEASURED_ON = '2026-05-29';

/** The end of that day, epoch milliseconds. */
export const MEASURED_AT = Date.parse(`${MEASURED_ON}T23:59:59Z`);

const BASIS = { adjustment: { prices: 'split', volume: 'split', dividends: 'split' } } as const;

type StoredPrice = FoundMarket['prices'][number];

/**
 * The newest close, on or before the valuation date, of each symbol that has a file in the folder of prices. Splits come
 * from the public list, because the files contain none.
 */
export const pricesOf = (folder: string, cik: string, symbols: readonly string[]): readonly StoredPrice[] =>
  symbols.flatMap((symbol) => {
    const address = `${symbol}.csv`;
    const path = join(folder, address);
    return existsSync(path) ? priceIn(readFileSync(path, 'utf8'), { address, cik, symbol }) : [];
  });

type File = { readonly address: string; readonly cik: string; readonly symbol: string };

const priceIn = (text: string, { address, cik, symbol }: File): readonly StoredPrice[] => {
  const { bars } = clean(readCsv(text, { symbol, address, file: BASIS }), MEASURED_AT);
  const last = bars.findLast(({ date }) => date <= MEASURED_ON);
  if (last === undefined) return [];
  const splits = publicSplits(cik)?.splits.filter(({ ex_date: day }) => day <= last.date);
  return [
    {
      symbol,
      source: 'prices',
      currency: 'USD',
      last_bar: last.date,
      close: Number(last.close),
      splits_reported: splits !== undefined,
      split_dates: splits?.map(({ ex_date: day }) => day) ?? [],
      split_ratios: splits?.map(({ numerator, denominator }) => numerator / denominator) ?? [],
    },
  ];
};
