import type { CashAction, RatioAction } from '@footnote/market/adjustment/series';
import type { ActionYearRow, BarYearRow, PriceSeriesRow } from '@footnote/read-models/prices';

/** The columns read for each event. */
export const BAR_YEAR_MEMBERS = [
  'symbol',
  'source',
  'set_key',
  'chunk',
  'chunks',
  'year',
  'priority',
  'address',
  'currency',
  'source_time',
  'version',
  'price_adjustment',
  'volume_adjustment',
  'first_date',
  'last_date',
  'bars',
] as const;
export const ACTION_YEAR_MEMBERS = [
  'source',
  'set_key',
  'chunk',
  'chunks',
  'year',
  'priority',
  'version',
  'reports_dividends',
  'reports_splits',
  'dividend_adjustment',
  'ex_dates',
  'kinds',
  'amounts',
  'ratios',
  'numerators',
  'denominators',
] as const;

export type BarYear = Pick<BarYearRow, (typeof BAR_YEAR_MEMBERS)[number]>;
export type ActionYear = Pick<ActionYearRow, (typeof ACTION_YEAR_MEMBERS)[number]>;

/** The source in use for a symbol, and the current versions of its years. */
export type ChosenSeries = {
  readonly head: PriceSeriesRow;
  /** Oldest first. */
  readonly years: readonly StandingYear[];
  readonly dividendBasis: ActionYearRow['dividend_adjustment'];
  /** By ex-date; null if the source does not report any. */
  readonly ratios: readonly RatioAction[] | null;
  readonly dividends: readonly CashAction[] | null;
};

export type StandingYear = Pick<BarYearRow, 'bars' | 'version' | 'year'>;

type Year = Pick<BarYearRow, 'chunk' | 'chunks' | 'set_key' | 'version' | 'year'>;

/**
 * The rows of the views `price_series` and `corporate_actions` for a symbol, from all events of its years:
 * the preferred source among those that have bars and a complete newest set of years. Undefined without any.
 */
export function chosenSeries(
  barYears: readonly BarYear[],
  actionYears: readonly ActionYear[],
): ChosenSeries | undefined {
  const [chosen] = [...Map.groupBy(barYears, ({ source }) => source).values()]
    .flatMap((own) => {
      const newest = newestOf(own);
      const years = standing(own).filter(({ bars }) => bars > 0);
      return newest.isWhole && years.length > 0 ? [{ own, newest: newest.year, years }] : [];
    })
    .sort((a, b) => a.newest.priority - b.newest.priority || (a.newest.source < b.newest.source ? -1 : 1));
  if (chosen === undefined) return undefined;
  const { own, newest, years } = chosen;
  const actions = ownActions(actionYears.filter(({ source }) => source === newest.source));
  return {
    head: {
      symbol: newest.symbol,
      source: newest.source,
      address: newest.address,
      currency: newest.currency,
      price_adjustment: newest.price_adjustment,
      volume_adjustment: newest.volume_adjustment,
      reports_dividends: actions.dividends !== null,
      reports_splits: actions.ratios !== null,
      first_date: years[0]?.first_date ?? '',
      last_date: years.at(-1)?.last_date ?? '',
      bars: years.reduce((sum, { bars }) => sum + bars, 0),
      source_time: storedTime(Math.max(...standing(own).map((year) => year.source_time))),
    },
    years,
    ...actions,
  };
}

/** A cash dividend as reported by its source, paid or announced. */
export type ReportedDividend = {
  readonly ex_date: string;
  /** Cash per share as a decimal string; null if unreadable. */
  readonly amount: string | null;
  readonly source: string;
};

/**
 * The dividends of a symbol as in the view `corporate_actions`, by ex-date: those of the source of its bars,
 * else of the preferred source that reports any.
 */
export function reportedDividends(
  barYears: readonly BarYear[],
  actionYears: readonly ActionYear[],
): readonly ReportedDividend[] {
  const ofBars = chosenSeries(barYears, actionYears)?.head.source;
  const [best] = [...Map.groupBy(actionYears, ({ source }) => source).values()]
    .flatMap((own) => {
      const { isWhole, year } = newestOf(own);
      return isWhole && year.reports_dividends ? [{ own, newest: year }] : [];
    })
    .sort(
      (a, b) =>
        Number(a.newest.source !== ofBars) - Number(b.newest.source !== ofBars) ||
        a.newest.priority - b.newest.priority ||
        (a.newest.source < b.newest.source ? -1 : 1),
    );
  return standing(best?.own ?? [])
    .flatMap(({ source, ex_dates: dates, kinds, amounts }) =>
      dates.flatMap((date, at) =>
        kinds[at] === 'dividend' ? [{ ex_date: date, amount: amounts[at] || null, source }] : [],
      ),
    )
    .sort((a, b) => (a.ex_date < b.ex_date ? -1 : a.ex_date > b.ex_date ? 1 : 0));
}

/** The newest event of a source, and whether all years that changed with it are stored. */
function newestOf<Y extends Year>(years: readonly Y[]): { readonly year: Y; readonly isWhole: boolean } {
  const year = years.reduce((newest, each) => (each.version > newest.version ? each : newest));
  const set = years.filter(({ set_key: key }) => key === year.set_key);
  return { year, isWhole: new Set(set.map(({ chunk }) => chunk)).size === year.chunks };
}

/** The newest event of each year, oldest year first. */
function standing<Y extends Year>(years: readonly Y[]): readonly Y[] {
  const byYear = new Map<number, Y>();
  for (const each of years) {
    const known = byYear.get(each.year);
    if (known === undefined || each.version > known.version) byYear.set(each.year, each);
  }
  return [...byYear.values()].sort((a, b) => a.year - b.year);
}

function ownActions(
  years: readonly ActionYear[],
): Pick<ChosenSeries, 'dividendBasis' | 'dividends' | 'ratios'> {
  const newest = years.length === 0 ? undefined : newestOf(years);
  const reports = newest?.isWhole === true ? newest.year : undefined;
  const all = standing(years)
    .flatMap((year) =>
      year.ex_dates.map((exDate, at) => ({
        exDate,
        kind: year.kinds[at] ?? '',
        amount: year.amounts[at] ?? '',
        ratio: Number(year.ratios[at]),
        numerator: year.numerators[at] ?? 0,
        denominator: year.denominators[at] ?? 1,
        basis: year.dividend_adjustment,
      })),
    )
    .filter(({ kind }) =>
      kind === 'dividend' ? reports?.reports_dividends === true : reports?.reports_splits === true,
    )
    .sort((a, b) => (a.exDate < b.exDate ? -1 : a.exDate > b.exDate ? 1 : 0));
  const ratios = all.flatMap(({ exDate, kind, ratio, numerator, denominator }): readonly RatioAction[] => {
    if (kind === 'split') return [{ exDate, kind, ratio: numerator / denominator }];
    return kind === 'price_adjustment' ? [{ exDate, kind, ratio }] : [];
  });
  return {
    dividendBasis: all[0]?.basis ?? 'raw',
    ratios: reports?.reports_splits === true ? ratios : null,
    dividends:
      reports?.reports_dividends === true
        ? all.flatMap(({ exDate, kind, amount }) =>
            kind === 'dividend' && amount !== '' ? [{ exDate, amount: Number(amount) }] : [],
          )
        : null,
  };
}

/** Epoch milliseconds as the read store writes a time. */
const storedTime = (at: number): string => new Date(at).toISOString().replace('T', ' ').slice(0, 23);
