import { DAY_MS } from '@footnote/values/day';
import { inForce } from './factors.ts';
import { type FiledSplits, mayBeOf, type ReportedDay, toldOf, unreportedOf } from './filed-splits.ts';
import type { DailyBar, PriceSeries } from './series.ts';

/** What a price moves by on the day of a split, apart from the split: more in neither direction. */
const MOST = Math.log(1.5);
/** An older close is no evidence for the day of a split. */
const MOST_DAYS = 7;

const isNext = (before: DailyBar, after: DailyBar): boolean =>
  Date.parse(after.date) - Date.parse(before.date) <= MOST_DAYS * DAY_MS;

/** Whether a price moved as by a split of a ratio (1: of none) and no more than prices do. */
const isMovedBy = (ratio: number, before: DailyBar, after: DailyBar): boolean =>
  !(Math.abs(Math.log((after.close * ratio) / before.close)) >= MOST);

/** The days of reported splits in force, with the product of the splits, and that of all ratios, which prices show. */
type SplitDay = ReportedDay & { readonly moved: number };

function splitDays({ bars, ratios }: Pick<PriceSeries, 'bars' | 'ratios'>): readonly SplitDay[] {
  const product = (all: readonly { readonly ratio: number }[]): number =>
    all.reduce((value, { ratio }) => value * ratio, 1);
  return [...Map.groupBy(inForce(ratios ?? [], bars), ({ exDate }) => exDate)].flatMap(
    ([exDate, actions]) => {
      const splits = actions.filter(({ kind }) => kind === 'split');
      return splits.length === 0 ? [] : [{ exDate, ratio: product(splits), moved: product(actions) }];
    },
  );
}

/** Whether raw prices moved as the splits of a day say; null for prices that do not show it. */
function areMovedBy({ exDate, moved }: SplitDay, { bars, priceBasis }: PriceSeries): boolean | null {
  if (priceBasis !== 'raw') return null;
  const at = bars.findIndex(({ date }) => date >= exDate);
  const [before, after] = [bars[at - 1], bars[at]];
  if (before === undefined || after === undefined || !isNext(before, after)) return null;
  return isMovedBy(moved, before, after);
}

/**
 * Newest ex-date of a split whose reported ratio the raw prices contradict: adjusted by it, they would jump by half or
 * more from the close before it to the one after. Null without any, and for prices that are not raw, which do
 * not show a split.
 */
export function splitAgainstPrices(series: PriceSeries): string | null {
  return splitDays(series).findLast((day) => areMovedBy(day, series) === false)?.exDate ?? null;
}

/**
 * Newest day of a split that has not two of three for it: the ratio in the source, the move of raw prices, and the
 * issuer's filings. A reported split is doubted if prices or filings contradict it and the other does not confirm it, and
 * if filings prove another ratio, which prices cannot tell from it; an unreported one if filings prove it and raw
 * prices moved by it.
 */
export function doubtedSplit(series: PriceSeries, filed: FiledSplits | null): string | null {
  if (series.ratios === null || filed === null) return splitAgainstPrices(series);
  const days = splitDays(series);
  const reported = days.filter((day) => {
    const [moved, told] = [areMovedBy(day, series), toldOf(day, days, filed)];
    if (told === 'fits') return false;
    return moved === false || told === 'another' || (told === 'none' && moved === null);
  });
  const dates = [...reported.map(({ exDate }) => exDate), ...unreportedMoves(series, days, filed)];
  return dates.sort().at(-1) ?? null;
}

/** Days on which raw prices moved as by a split that filings prove and the source does not report. */
function unreportedMoves(
  { bars, priceBasis }: PriceSeries,
  days: readonly ReportedDay[],
  filed: FiledSplits,
): readonly string[] {
  if (priceBasis !== 'raw') return [];
  return unreportedOf(filed, days).flatMap((split) =>
    bars.flatMap((after, at) => {
      const before = bars[at - 1];
      if (before === undefined || !isNext(before, after) || !mayBeOf(split, after.date)) return [];
      return isMovedBy(split.ratio, before, after) && !isMovedBy(1, before, after) ? [after.date] : [];
    }),
  );
}

/**
 * The newest day of a split by which prices cannot be adjusted; null without any. Where nobody has judged the series with
 * the filings of its issuer, its prices alone decide.
 */
export function contradictedSplit(series: PriceSeries): string | null {
  const { contradicted } = series;
  if (contradicted === undefined) return splitAgainstPrices(series);
  // An older split does not bear on later bars.
  return contradicted !== null && contradicted > (series.bars[0]?.date ?? '') ? contradicted : null;
}

/**
 * The newest day on which raw prices move by half or more, as a split moves them, whatever splits are reported. Null
 * without any, and for prices that are not raw.
 */
export function newestJump({ bars, priceBasis }: Pick<PriceSeries, 'bars' | 'priceBasis'>): string | null {
  if (priceBasis !== 'raw') return null;
  const jump = bars.findLast((after, at) => {
    const before = bars[at - 1];
    return before !== undefined && isNext(before, after) && !isMovedBy(1, before, after);
  });
  return jump?.date ?? null;
}
