import type { CellIndex } from '@footnote/figures/index/cell-index';
import { percentOf, served, sum, type Figure } from '@footnote/figures/ratios/exact';
import type { EarningsTrend, EarningsTrendRefusal } from '@footnote/contract/types.generated';
import type { Writable } from '@footnote/wire/json';

type Field = 'eps_diluted' | 'revenue';
type Reason = EarningsTrendRefusal['reason'];

const QUARTERS = 4;

/**
 * How far the growth of a quarter over the year before is from that of the four quarters before it, taken together: those
 * four over the same four of the year before. Rates of single quarters are not averaged, because one with a small base would
 * outweigh the others. Percent and percentage points; negative for a decline.
 */
export function trendMember(
  index: CellIndex,
  field: Field,
  end: string,
): Writable<EarningsTrend> | Writable<EarningsTrendRefusal> {
  const found = trendOf(index, field, end);
  return typeof found === 'string' ? { available: false, reason: found } : found;
}

function trendOf(index: CellIndex, field: Field, end: string): Writable<EarningsTrend> | Reason {
  const before = endsBefore(index, end);
  const yearBefore = before.map((each) => index.yearBefore(each));
  const compared = index.yearBefore(end);
  const [to, from] = [before[0], before.at(-1)];
  if (before.length < QUARTERS || to === undefined || from === undefined || compared === undefined)
    return 'insufficient_history';
  if (!yearBefore.every((each) => each !== undefined)) return 'insufficient_history';
  const figure = (at: string): Figure => index.figure('income', field, at);
  const own = growth(figure(end), figure(compared));
  const trend = growth(sum(before.map(figure)), sum(yearBefore.map(figure)));
  if (typeof own === 'string') return own;
  if (typeof trend === 'string') return trend;
  return { difference_pp: served(own.minus(trend)), from, to, trend_pct: served(trend) };
}

/** Ends of the quarters before one, newest first, as far as they follow one another; four at most. */
function endsBefore(index: CellIndex, end: string): readonly string[] {
  const found: string[] = [];
  for (let at = index.preceding(end); at !== undefined && found.length < QUARTERS; at = index.preceding(at))
    found.push(at);
  return found;
}

/** Growth over a base above zero, percent. */
function growth(now: Figure, base: Figure): NonNullable<Figure> | Reason {
  if (now === null || base === null) return 'missing_operand';
  if (base.isZero()) return 'base_zero';
  return (base.isNegative() ? null : percentOf(now.minus(base), base)) ?? 'base_negative';
}
