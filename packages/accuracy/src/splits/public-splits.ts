import { readFileSync } from 'node:fs';
import type { ReportedSplits } from '@footnote/statements/inputs';

type PublicSplits = {
  /** Every split of the issuers with an ex-date within these days is listed. */
  readonly from: string;
  readonly until: string;
  /** By CIK; a company without splits has an empty list, a company that was not looked up is absent. */
  readonly issuers: Readonly<Record<string, readonly { readonly ex_date: string; readonly ratio: string }[]>>;
};

const list = JSON.parse(readFileSync(new URL('public-splits.json', import.meta.url), 'utf8')) as PublicSplits;

/** The splits of a company on exchange listings, read by hand; undefined if the company was not looked up. */
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
