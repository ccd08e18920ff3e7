/** The streaks, windows and swings of a price action, as they are served. */
import type { PriceAction, StreakRefusal } from '@footnote/market/price-action/price-action';
import type { Streak } from '@footnote/market/price-action/streaks';
import type { SwingPair } from '@footnote/market/price-action/swings';
import type { PriceWindow as Window } from '@footnote/market/price-action/windows';
import type {
  PriceStreak,
  PriceSwing,
  PriceWindow,
  SymbolPriceAction,
} from '@footnote/contract/types.generated';
import type { Writable } from '@footnote/wire/json';
import { drawdownMember, figure, price, type Refusal, refused } from './figures.ts';

type Members = Writable<SymbolPriceAction>;

export const streakMembers = ({ current, longest }: PriceAction['streaks']): Members['streaks'] => ({
  current: streakMember(current),
  longest_down: streakMember(longest.down),
  longest_up: streakMember(longest.up),
});

export function swingMembers(found: PriceAction['swings']): Members['swings'] {
  if (found === null) return refused('insufficient_history');
  const { firstDate, high, higherHighs, higherLows, low, lowerHighs, lowerLows } = found;
  return {
    first_date: firstDate,
    higher_highs: higherHighs,
    higher_lows: higherLows,
    lower_highs: lowerHighs,
    lower_lows: lowerLows,
    newest_high: swingMember(high),
    newest_low: swingMember(low),
  };
}

export const windowMembers = (windows: PriceAction['windows']): Members['windows'] => ({
  sessions_252: windowMember(windows[252]),
  sessions_30: windowMember(windows[30]),
  sessions_90: windowMember(windows[90]),
});

function streakMember(found: Streak | StreakRefusal): Writable<PriceStreak> | Refusal {
  if (typeof found === 'string') return refused(found);
  const { change, direction, from, sessions, to } = found;
  return {
    change_pct: figure(change),
    direction,
    from_close: price(from.close),
    from_date: from.date,
    sessions,
    to_close: price(to.close),
    to_date: to.date,
  };
}

function swingMember(found: SwingPair | null): Writable<PriceSwing> | Refusal {
  if (found === null) return refused('no_swing');
  const { change, newest, previous } = found;
  return {
    change_pct: figure(change),
    date: newest.date,
    previous_date: previous.date,
    previous_price: price(previous.price),
    price: price(newest.price),
  };
}

function windowMember(found: Window | null): Writable<PriceWindow> | Refusal {
  if (found === null) return refused('insufficient_history');
  const { aboveAverage, deepest, firstDate, fromHigh, fromLow, high, low } = found;
  const share = (value: number | null) => (value === null ? refused('insufficient_history') : figure(value));
  return {
    above_low_pct: figure(fromLow),
    deepest_drawdown: drawdownMember(deepest ?? 'no_decline'),
    first_date: firstDate,
    high: price(high.price),
    high_date: high.date,
    low: price(low.price),
    low_date: low.date,
    sessions_above_sma_200_pct: share(aboveAverage[200]),
    sessions_above_sma_50_pct: share(aboveAverage[50]),
    under_high_pct: figure(fromHigh),
  };
}
