import { Decimal } from 'decimal.js';
import { easternWallClock } from '@footnote/edgar/eastern';
import { netBuying, type Side, type Summed } from '@footnote/ownership/insiders/net-buying';
import { addDays, dayAt } from '@footnote/values/day';
import { monthsBefore } from '@footnote/values/month';
import type { Writable } from '@footnote/wire/json';
import type { InsiderSide, InsiderSum, InsiderSummary } from '@footnote/contract/types.generated';
import { covers, missingSince } from './coverage.ts';
import { cents, doubtsIn } from './document.ts';
import type { ReadInsiders } from './read.ts';

const WINDOWS = [3, 6, 12] as const;

/** Today in New York, where filings are accepted. */
export const lastDayAt = (now: number): string => dayAt(easternWallClock(now));

export type SummarisedInsiders = Pick<ReadInsiders, 'coverage' | 'market' | 'newest' | 'trades'>;

/** Trades with the doubts of their forms and of the market. */
export const judgedTrades = ({ trades, market }: Pick<SummarisedInsiders, 'market' | 'trades'>) =>
  trades.map(({ owner_ciks: owners, direction, ...line }) => ({
    ...line,
    doubts: doubtsIn(line, market),
    code: line.code === 'P' ? ('P' as const) : ('S' as const),
    direction: direction === '' ? null : direction,
    owners,
  }));

/** Net buying in the months up to a day. Sums are refused if forms of the window are missing. */
export function summaryMember(read: SummarisedInsiders, to: string): Writable<InsiderSummary> {
  const { coverage, newest } = read;
  const trades = judgedTrades(read);
  // A longer window ends with the shorter ones: what is unknown of them is unknown of it.
  const listedFrom = addDays(monthsBefore(to, WINDOWS[0]), 1);
  const isListed = newest !== null && newest >= listedFrom;
  const isCovered = (from: string): boolean => isListed && covers(coverage, from);
  return {
    rule: 'open_market_non_derivative',
    to,
    windows: WINDOWS.map((months) => {
      const { from, left_out, net, purchases, sales, securities } = netBuying(trades, to, months);
      const isWhole = isCovered(from);
      return {
        ...(isWhole
          ? {}
          : {
              forms_missing: missingSince(coverage, from),
              known: { purchases: knownMember(purchases), sales: knownMember(sales) },
            }),
        from,
        is_covered: isWhole,
        left_out,
        months,
        net: { shares: sumMember(net.shares, isWhole), value: valueMember(net.value, isWhole) },
        purchases: sideMember(purchases, isWhole),
        sales: sideMember(sales, isWhole),
        securities,
      };
    }),
  };
}

/** The sums of the trades that were read. */
const knownMember = ({ shares, value }: Side) => ({
  shares: sumMember(shares, true),
  value: valueMember(value, true),
});

const sideMember = (
  { insiders, shares, transactions, value }: Side,
  isWhole: boolean,
): Writable<InsiderSide> => ({
  insiders,
  shares: sumMember(shares, isWhole),
  transactions,
  value: valueMember(value, isWhole),
});

function sumMember(sum: Summed, isWhole: boolean): Writable<InsiderSum> {
  if (!isWhole) return { available: false, reason: 'forms_missing' };
  return typeof sum === 'string' ? new Decimal(sum) : { available: false, reason: sum.refused };
}

function valueMember(sum: Summed, isWhole: boolean): Writable<InsiderSum> {
  const member = sumMember(sum, isWhole);
  return typeof sum === 'string' && isWhole ? cents(sum) : member;
}
