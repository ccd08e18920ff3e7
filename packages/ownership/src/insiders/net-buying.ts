import { addDays } from '@footnote/values/day';
import { monthsBefore } from '@footnote/values/month';
import { type Amount, amountOf, textOf, ZERO } from './amounts.ts';
import { plausibleDay } from './days.ts';
import type { Doubt } from './doubts.ts';
import { folded } from './filed.ts';
import type { MarketDoubt } from './market.ts';

/** A purchase (code P) or sale (code S) as a form states it, of the table of securities that are no derivatives. */
export type OpenMarketTrade = {
  readonly filed: string;
  readonly code: 'P' | 'S';
  readonly direction: 'A' | 'D' | null;
  readonly date: string | null;
  readonly shares: string | null;
  readonly price: string | null;
  /** If the form states the value instead of a price. */
  readonly total_value: string | null;
  readonly equity_swap: boolean | null;
  readonly security: string | null;
  /** Why it is in no sum. */
  readonly doubts: readonly (Doubt | MarketDoubt)[];
  /** CIKs of the persons who report it together. */
  readonly owners: readonly string[];
};

/** A sum, or the reason it is refused: one of its trades does not state a required amount. */
export type Summed = string | { readonly refused: 'price_not_stated' | 'shares_not_stated' };

export type Side = {
  readonly transactions: number;
  /** Owners on the forms; owners who report a trade together count once. */
  readonly insiders: number;
  readonly shares: Summed;
  readonly value: Summed;
};

export type NetBuying<Trade extends OpenMarketTrade = OpenMarketTrade> = {
  readonly months: number;
  /** First and last day of trades that count. */
  readonly from: string;
  readonly to: string;
  readonly purchases: Side;
  readonly sales: Side;
  /** Purchases less sales. */
  readonly net: { readonly shares: Summed; readonly value: Summed };
  /** The trades that are added up. */
  readonly counted: readonly Trade[];
  /** Titles of their securities. */
  readonly securities: readonly string[];
  /**
   * Excluded trades: direction contrary to the code; a doubtful amount; an equity swap; no date, or one that the
   * form contradicts, on a form filed in these months.
   */
  readonly left_out: {
    readonly contrary: number;
    readonly doubtful: number;
    readonly equity_swap: number;
    readonly undated: number;
  };
};

/**
 * Net buying in a number of months up to and including a day. `trades` are effective ones: none superseded,
 * and one for all members of a group.
 */
export function netBuying<Trade extends OpenMarketTrade>(
  trades: readonly Trade[],
  to: string,
  months: number,
): NetBuying<Trade> {
  const from = addDays(monthsBefore(to, months), 1);
  const isWithin = (day: string): boolean => day >= from && day <= to;
  const dateOf = ({ date, filed, doubts }: OpenMarketTrade): string | null =>
    date !== null && date <= filed && !doubts.includes('date_contradicted') ? plausibleDay(date) : null;
  const within = trades.filter((trade) => isWithin(dateOf(trade) ?? ''));
  const undated = trades.filter((trade) => dateOf(trade) === null && isWithin(trade.filed));
  const isContrary = ({ code, direction }: OpenMarketTrade): boolean =>
    direction !== null && direction !== (code === 'P' ? 'A' : 'D');
  const swaps = within.filter(({ equity_swap: isSwap }) => isSwap === true);
  const plain = within.filter(({ equity_swap: isSwap }) => isSwap !== true);
  const doubtful = plain.filter(({ doubts }) => doubts.length > 0);
  const counted = plain.filter((trade) => trade.doubts.length === 0 && !isContrary(trade));
  const purchases = sideOf(counted.filter(({ code }) => code === 'P'));
  const sales = sideOf(counted.filter(({ code }) => code === 'S'));
  return {
    months,
    from,
    to,
    purchases,
    sales,
    net: {
      shares: difference(purchases.shares, sales.shares),
      value: difference(purchases.value, sales.value),
    },
    counted,
    securities: titlesOf(counted),
    left_out: {
      contrary: plain.length - doubtful.length - counted.length,
      doubtful: doubtful.length,
      equity_swap: swaps.length,
      undated: undated.length,
    },
  };
}

function sideOf(trades: readonly OpenMarketTrade[]): Side {
  return {
    transactions: trades.length,
    insiders: groupsOf(trades),
    shares: summed(trades, ({ shares }) => amountOf(shares), 'shares_not_stated'),
    value: summed(trades, valueOf, 'price_not_stated'),
  };
}

function valueOf({ shares, price, total_value: total }: OpenMarketTrade): Amount | null {
  const [count, each] = [amountOf(shares), amountOf(price)];
  return count === null || each === null ? amountOf(total) : count.times(each);
}

function summed(
  trades: readonly OpenMarketTrade[],
  amount: (trade: OpenMarketTrade) => Amount | null,
  refused: 'price_not_stated' | 'shares_not_stated',
): Summed {
  let sum = ZERO;
  for (const trade of trades) {
    const own = amount(trade);
    if (own === null) return { refused };
    sum = sum.plus(own);
  }
  return textOf(sum);
}

function difference(purchases: Summed, sales: Summed): Summed {
  if (typeof purchases !== 'string') return purchases;
  if (typeof sales !== 'string') return sales;
  return textOf((amountOf(purchases) ?? ZERO).minus(amountOf(sales) ?? ZERO));
}

/** Groups of owners without a common member. */
function groupsOf(trades: readonly OpenMarketTrade[]): number {
  const groups: Set<string>[] = [];
  for (const { owners } of trades) {
    const joined = groups.filter((group) => owners.some((owner) => group.has(owner)));
    const merged = new Set([...owners, ...joined.flatMap((group) => [...group])]);
    for (const group of joined) groups.splice(groups.indexOf(group), 1);
    groups.push(merged);
  }
  return groups.length;
}

/** As filed, one spelling per owner, in alphabetical order. */
function titlesOf(trades: readonly OpenMarketTrade[]): readonly string[] {
  const titles = new Map<string, string>();
  for (const { security } of trades) {
    const known = titles.get(folded(security));
    if (security !== null && (known === undefined || security < known))
      titles.set(folded(security), security);
  }
  return [...titles.values()].sort();
}
