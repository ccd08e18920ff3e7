import { readFileSync } from 'node:fs';
import { relativeStrength, weeklyBeta } from '../technicals/relative.ts';
import { type Bar, type TotalReturnClose } from '../technicals/bars.ts';
import { technicalsOf } from '../technicals/technicals.ts';

/**
 * Figures of TA-Lib 0.8.1 (Python wrapper 0.8.2), and of numpy for returns and the slope of on-balance volume, by name.
 * Computed once by a program outside of this repository.
 */
export type Vector = { readonly path: string; readonly asOf: string; readonly figures: Figures };
type Figures = Readonly<Record<string, number | null>>;

export const vectorsOf = (name: 'corpus' | 'invented'): readonly Vector[] => {
  const text = readFileSync(new URL(`technicals-${name}.csv`, import.meta.url), 'utf8');
  const [head = '', ...lines] = text.trimEnd().split('\n');
  const columns = head.split(',');
  return lines.map((line) => {
    const cells = new Map(line.split(',').map((cell, at) => [columns[at] ?? '', cell]));
    const named = ['path', 'asOf'];
    const figures = [...cells]
      .filter(([column]) => !named.includes(column))
      .map(([column, cell]) => [column, cell === '' ? null : Number(cell)]);
    return {
      path: cells.get('path') ?? '',
      asOf: cells.get('asOf') ?? '',
      figures: Object.fromEntries(figures) as Figures,
    };
  });
};

type History = { readonly bars: readonly Bar[]; readonly returns: readonly TotalReturnClose[] };

/** The same figures computed by this package, under the same names. */
export const ownFigures = (
  { bars, returns }: History,
  benchmark: readonly TotalReturnClose[],
  sector: readonly TotalReturnClose[],
): Figures => {
  const found = technicalsOf(bars, returns);
  const compared = {
    vsSpy1m: relativeStrength(returns, benchmark, 1),
    vsSpy3m: relativeStrength(returns, benchmark, 3),
    vsSpy1y: relativeStrength(returns, benchmark, 12),
    vsSector1y: relativeStrength(returns, sector, 12),
    beta: weeklyBeta(returns, benchmark),
  };
  return {
    bars: found?.bars ?? null,
    weeks: found?.weeks ?? null,
    sma50: found?.sma50 ?? null,
    sma200: found?.sma200 ?? null,
    ema20: found?.ema20 ?? null,
    macd: found?.macd?.value ?? null,
    signal: found?.macd?.signal ?? null,
    histogram: found?.macd?.histogram ?? null,
    rsi: found?.rsi ?? null,
    rsiWeekly: found?.rsiWeekly ?? null,
    k: found?.stochastic?.k ?? null,
    d: found?.stochastic?.d ?? null,
    adx: found?.adx ?? null,
    adxWeekly: found?.adxWeekly ?? null,
    obv: found?.obv ?? null,
    atr: found?.atr ?? null,
    upper: found?.bollinger?.upper ?? null,
    middle: found?.bollinger?.middle ?? null,
    lower: found?.bollinger?.lower ?? null,
    percentB: found?.bollinger?.percentB ?? null,
    realizedVolatility: found?.realizedVolatility ?? null,
    distanceFromHigh: found?.distanceFromHigh ?? null,
    ...Object.fromEntries(
      Object.entries(compared).map(([name, value]) => [name, typeof value === 'number' ? value : null]),
    ),
  };
};

/** The largest relative difference between two figures of the same name; 1 if only one of them exists. */
export const difference = (own: Figures, theirs: Figures): ReadonlyMap<string, number> =>
  new Map(
    Object.entries(own).map(([name, value]) => {
      const other = theirs[name] ?? null;
      if (value === null || other === null) return [name, value === other ? 0 : 1];
      return [name, value === other ? 0 : Math.abs(value - other) / Math.abs(other)];
    }),
  );
