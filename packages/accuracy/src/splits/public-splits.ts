import { readFileSync } from 'node:fs';
import type { ReportedSplits } from '@footnote/statements/inputs';

type PublicSplits = {
  /** Every split of the issuers with an ex-date within these days is listed. */
  readonly from: string;
  readonly until: string;
  /** By CIK; those without a split have an empty list, those that nobody looked up are missing. */
  readonly issuers: Readonly<Record<string, readonly { readonly ex_date: string; readonly ratio: string }[]>>;
};

const list = JSON.parse(readFileSync(new URL('public-splits.json', import.meta.url), 'utf8')) as PublicSplits;

/** The splits of a company as listings of exchanges have them, read by hand; undefined for a company not looked up. */
export const publicSplits = (cik: string): ReportedSplits | undefined => {
  const splits = list.issuers[cik];
  if (splits === undefined) return undefined;
  return {
    source: 'public',
    from: list.from,
    until: list.until,
    splits: splits.map(({ ex_date: day, ratio }) => {
      const [numerator = 0, denominator = 0] = ratio.split(':').map(Number);
      return { ex_date: day, numerator, denominator };
    }),
  };
};
