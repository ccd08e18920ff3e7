import type { Drawdown } from '@footnote/market/price-action/drawdowns';
import type { Gap } from '@footnote/market/price-action/gaps';
import type { YearRange } from '@footnote/market/price-action/range';
import type { RelativeVolume, VolumeRefusal } from '@footnote/market/price-action/relative-volume';
import { type Span, type SpanRefusal, type SpanReturn, SPANS } from '@footnote/market/price-action/returns';
import type { Writable } from '@footnote/wire/json';
import type {
  PriceGap,
  PriceSpanReturn,
  PriceVolumeAverage,
  PriceYearRange,
  SymbolPriceAction,
} from '@footnote/contract/types.generated';
import type { CommonMember } from '../../subject/document.ts';
import { drawdownMember, figure, price, type Refusal, refused } from './figures.ts';
import type { StoredPriceAction } from './read.ts';
import { streakMembers, swingMembers, windowMembers } from './windows.ts';

type Members = Omit<Writable<SymbolPriceAction>, CommonMember>;
/** The members of `GET /v2/price-action`, and whether some are missing for lack of data. */
export function priceActionMembers(stored: StoredPriceAction): {
  readonly members: Members;
  readonly isWhole: boolean;
} {
  const { head, action, paidOn } = stored;
  const { newest, range, gaps, volume } = action;
  const members: Members = {
    drawdowns: {
      current: action.current === null ? refused('at_high') : currentMember(action.current, newest.close),
      deepest_1y: drawdownMember(action.deepest['1y']),
      deepest_5y: drawdownMember(action.deepest['5y']),
      deepest_all: drawdownMember(action.deepest.all),
    },
    gaps:
      gaps === null
        ? refused('insufficient_history')
        : {
            first_date: gaps.firstDate,
            largest: gaps.largest.map((gap) => gapMember(gap, paidOn)),
            last_date: newest.date,
          },
    price_source: {
      address: head.address,
      bars: head.bars,
      close: price(newest.close),
      currency: head.currency === '' ? null : head.currency,
      first_bar: head.first_date,
      last_bar: newest.date,
      price_adjustment: head.price_adjustment,
      source: head.source,
      volume_adjustment: head.volume_adjustment,
    },
    range_52w: range === null ? refused('insufficient_history') : rangeMember(range),
    returns: Object.fromEntries(
      SPANS.map((span): [Span, ReturnType<typeof returnMember>] => [
        span,
        returnMember(action.returns[span]),
      ]).sort(([one], [other]) => (one < other ? -1 : 1)),
    ) as Members['returns'],
    streaks: streakMembers(action.streaks),
    swings: swingMembers(action.swings),
    volume: {
      average_20d: averageMember(volume[20]),
      average_30d: averageMember(volume[30]),
      average_50d: averageMember(volume[50]),
      newest: newest.volume === null ? refused('volume_missing') : figure(newest.volume, 0),
    },
    windows: windowMembers(action.windows),
  };
  const isWhole = paidOn !== null && newest.volume !== null && volume[50] !== 'volume_missing';
  return { members, isWhole };
}

function returnMember(found: SpanReturn | SpanRefusal): Writable<PriceSpanReturn> | Refusal {
  if (typeof found === 'string') return refused(found);
  const { from, to, price: change, total } = found;
  return {
    from_close: price(from.close),
    from_date: from.date,
    price_return_pct: figure(change),
    to_close: price(to.close),
    to_date: to.date,
    total_return_pct: total === null ? refused('dividends_unknown') : figure(total),
  };
}

function currentMember(found: Drawdown, close: number): Exclude<Members['drawdowns']['current'], Refusal> {
  const { depth, peak, trough } = found;
  return {
    peak_close: price(peak.close),
    peak_date: peak.date,
    trough_close: price(trough.close),
    trough_date: trough.date,
    trough_depth_pct: figure(depth),
    under_peak_pct: figure((close / peak.close - 1) * 100),
  };
}

function gapMember(gap: Gap, paidOn: StoredPriceAction['paidOn']): Writable<PriceGap> {
  const { date, open, previous, size, filled } = gap;
  return {
    date,
    dividend: paidOn === null ? null : price(paidOn(date)),
    filled_date: filled,
    gap_pct: figure(size),
    open: price(open),
    previous_close: price(previous.close),
    previous_date: previous.date,
  };
}

function rangeMember(range: YearRange): Writable<PriceYearRange> {
  const { firstDate, sessions, high, low, fromHigh, fromLow, position } = range;
  return {
    above_low_pct: figure(fromLow),
    first_date: firstDate,
    high: price(high.price),
    high_date: high.date,
    low: price(low.price),
    low_date: low.date,
    position_pct: position === null ? refused('flat_series') : figure(position),
    sessions,
    under_high_pct: figure(fromHigh),
  };
}

function averageMember(found: RelativeVolume | VolumeRefusal): Writable<PriceVolumeAverage> | Refusal {
  if (typeof found === 'string') return refused(found);
  return {
    average: figure(found.average, 0),
    first_date: found.firstDate,
    newest_to_average: figure(found.ratio),
  };
}
