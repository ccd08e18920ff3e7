import type { CleanTable } from './checks/clean.ts';
import type { PriceSourceError } from './source.ts';

/** The result for one symbol of one source. */
export type SymbolReport = {
  readonly symbol: string;
  readonly source: string;
  readonly bars: number;
  readonly dividends: number;
  readonly splits: number;
  /** Newest bar, YYYY-MM-DD; empty for none. */
  readonly newest: string;
  /** Published events; none if nothing changed. */
  readonly events: number;
  /** Rows left out and refused, by reason. */
  readonly left: Readonly<Record<string, number>>;
  readonly missingSessions: number;
  /** Whether the prices are raw and the source has no splits, so that they are served as traded only. */
  readonly lacksSplits: boolean;
};

export type PriceRefusal = {
  readonly symbol: string;
  readonly source: string;
  readonly reason: PriceSourceError['reason'] | 'no_rows';
  readonly detail: string;
};

export type PriceReport = {
  readonly symbols: readonly SymbolReport[];
  readonly refused: readonly PriceRefusal[];
  readonly seconds: number;
};

export function leftOut({ dropped, refused }: CleanTable): Readonly<Record<string, number>> {
  const left: Record<string, number> = {};
  for (const [reason, rows] of Object.entries(dropped)) if (rows > 0) left[reason] = rows;
  for (const { reason } of refused) left[reason] = (left[reason] ?? 0) + 1;
  return left;
}

const WITHOUT_SPLITS =
  'raw prices without a column for splits: they are served as traded only, without indicators, and a market value uses the splits that filings prove';

/** For people: totals, what was left out and why, what failed. */
export function summarise({ symbols, refused, seconds }: PriceReport): readonly string[] {
  const sum = (of: (report: SymbolReport) => number): number =>
    symbols.reduce((all, report) => all + of(report), 0);
  const left: Record<string, number> = {};
  for (const report of symbols)
    for (const [reason, rows] of Object.entries(report.left)) left[reason] = (left[reason] ?? 0) + rows;
  const reasons = Object.entries(left)
    .sort()
    .map(([reason, rows]) => `${rows} ${reason}`);
  const lacking = [...Map.groupBy(symbols, ({ source }) => source)].flatMap(([source, own]) => {
    const count = own.filter(({ lacksSplits }) => lacksSplits).length;
    return count === 0 ? [] : [`${source}: ${count} symbols have ${WITHOUT_SPLITS}`];
  });
  const missing = sum(({ missingSessions }) => missingSessions);
  return [
    `prices of ${symbols.length} symbols: ${sum(({ bars }) => bars)} bars, ${sum(({ events }) => events)} events in ${seconds.toFixed(1)} s`,
    ...(reasons.length === 0 ? [] : [`rows left out: ${reasons.join(', ')}`]),
    ...lacking,
    ...(missing === 0 ? [] : [`sessions without a bar: ${missing}`]),
    ...refused.map(({ symbol, source, reason, detail }) => `${symbol} of ${source}: ${reason} (${detail})`),
  ];
}
