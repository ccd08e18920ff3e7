import { isStaleOn } from '@footnote/figures/age/statements';
import { exact, served, type Figure } from '@footnote/figures/ratios/exact';
import { MARKET_SERIES, type MarketSeries, multipleOf } from '@footnote/figures/series/market-series';
import { PERIOD_SERIES, type PeriodSeries } from '@footnote/figures/series/period-series';
import type { RatioAction } from '@footnote/market/adjustment/series';
import { type FiledDay, type FiledFigure, NOTHING_FILED } from '../../statements/as-filed/filed-days.ts';
import { isPerOrdinaryShare, isWantingCount } from '../profile/price-per-share.ts';
import { type Footnote, NO_FOOTNOTES, type Point, refusedPoint, type Row } from './table.ts';

/** Series of a session that prices alone decide. */
export type PriceSeriesName =
  'close' | 'close_total_return' | 'close_traded' | 'sma_200' | 'sma_50' | 'under_peak_pct';

/** Closes of one session by adjustment, with averages and declines, or the reason why there are none. */
export type SessionCloses = { readonly date: string } & Readonly<Record<PriceSeriesName, number | string>>;

export type MarketInput = {
  /** Newest first. */
  readonly sessions: readonly SessionCloses[];
  /** Splits and price adjustments up to the newest bar; null if the source does not report them. */
  readonly ratios: readonly RatioAction[] | null;
  /** ISO code of the prices. */
  readonly currency: string;
  /** What had been filed by the end of each day with a report, newest first. */
  readonly filed: readonly FiledDay[];
  /** Whether every share of the company has the close of this symbol, or why that is unknown. */
  readonly isAlike: true | string;
  /** Why a session before every report has no figures: also if no company of the symbol was ingested. */
  readonly unfiled: 'company_unknown' | 'not_filed_yet';
};

const SIX_DECIMALS = 1e6;
const WITHOUT_FILINGS = 'no_statements';

/**
 * A row per session with its prices, and figures as filed before its day, because reports are often filed
 * after the close.
 */
export function marketRows(input: MarketInput, names: readonly string[]): readonly Row[] {
  return input.sessions.map((session) => {
    const day = input.filed.find(({ day }) => day < session.date);
    const at: Moment = { ...input, session, day };
    return { date: session.date, period: null, points: names.map((name) => pointOf(name, at)) };
  });
}

/** A session, and what had been filed by then. */
type Moment = MarketInput & { readonly session: SessionCloses; readonly day: FiledDay | undefined };

function pointOf(name: string, at: Moment): Point {
  const market = MARKET_SERIES.get(name);
  if (market === undefined) {
    const series = PERIOD_SERIES.get(name);
    return series === undefined ? refusedPoint('not_reported') : filedPoint(series, at);
  }
  if (market.multiple !== null) return multiplePoint(market.multiple, at);
  if (name === 'market_value') return marketValue(at);
  const close = at.session[name as PriceSeriesName];
  return typeof close === 'string'
    ? refusedPoint(close)
    : { value: price(close), reason: null, footnotes: NO_FOOTNOTES };
}

/** At most six decimals, as per-share figures have. */
const price = (value: number): number => Math.round(value * SIX_DECIMALS) / SIX_DECIMALS;

/** A figure as filed: per share and in shares on the shares of the newest bar, as `close` is. */
function filedPoint(series: PeriodSeries, at: Moment): Point {
  const figure = figureOf(series, at);
  if (typeof figure === 'string') return refusedPoint(figure);
  const { amount, footnote, known } = figure;
  const isPerShare = series.unit === 'reporting_currency_per_share';
  if (!isPerShare && series.unit !== 'shares')
    return { value: served(amount, series.decimals), reason: null, footnotes: [footnote] };
  const factor = splitsBetween(at, footnote.periodEnd, known, END_OF_TIME);
  if (typeof factor === 'string') return refusedPoint(factor);
  const rebased = isPerShare ? amount.div(factor) : amount.times(factor);
  return { value: served(rebased, series.decimals), reason: null, footnotes: [footnote] };
}

type Amount = NonNullable<Figure>;

type Filed = {
  readonly amount: Amount;
  readonly footnote: Footnote;
  /** The day whose filings determine the share count. */
  readonly known: string;
};

/** The newest figure before the day with its provenance; a reason if there is none, or it is too old. */
function figureOf({ name, kind }: PeriodSeries, { day, session, unfiled }: Moment): Filed | string {
  if (day === undefined) return unfiled;
  const { value, reason, provenance, periodEnd }: FiledFigure = day.figures.get(name) ?? NOTHING_FILED;
  if (value === null || provenance === null || periodEnd === null) return reason ?? 'not_reported';
  const cadence = kind === 'annual' ? 'annual' : day.issuer.reporting_cadence;
  if (isStaleOn(session.date, periodEnd, cadence)) return 'outdated';
  return { amount: exact(value), footnote: { ...provenance, periodEnd }, known: day.day };
}

const END_OF_TIME = '9999-12-31';

/**
 * New shares per old share from the filings known on one day to a later day. If a split occurred between the
 * period (or count) and that day, it is unclear whether the figures reflect it, and their basis is unknown.
 */
function splitsBetween(
  { ratios }: MarketInput,
  counted: string,
  known: string,
  until: string,
): Amount | 'split_unconfirmed' | 'splits_unknown' {
  if (ratios === null) return 'splits_unknown';
  const splits = ratios.filter(({ kind }) => kind === 'split');
  if (splits.some(({ exDate: ex }) => counted < ex && ex <= known)) return 'split_unconfirmed';
  return splits
    .filter(({ exDate: ex }) => known < ex && ex <= until)
    .reduce((product, { ratio }) => product.times(exact(String(ratio))), exact('1'));
}

/** The price of a share on that day, if it is the price of every share. */
function tradedPrice({ session, isAlike, day, unfiled }: Moment): Amount | string {
  if (day === undefined) return unfiled;
  if (isAlike !== true) return isAlike;
  const { close_traded: traded } = session;
  return typeof traded === 'string' ? traded : exact(String(traded));
}

function marketValue(at: Moment): Point {
  const traded = tradedPrice(at);
  if (typeof traded === 'string') return refusedPoint(traded);
  const { day, session } = at;
  if (day === undefined || day.shares.refusal !== null)
    return refusedPoint(day?.shares.refusal ?? WITHOUT_FILINGS);
  const { count, as_of: counted, filed, form, accession, basis } = day.shares;
  if (basis === 'ordinary_shares') return refusedPoint('deposit_ratio_unknown');
  if (isStaleOn(session.date, filed, day.issuer.reporting_cadence)) return refusedPoint('outdated');
  const factor = splitsBetween(at, counted, day.day, session.date);
  if (typeof factor === 'string') return refusedPoint(factor);
  return {
    value: served(traded.times(exact(count)).times(factor), 0),
    reason: null,
    footnotes: [{ accession, filed, form, periodEnd: counted }],
  };
}

function multiplePoint(
  { of, over, overOfPartnership }: NonNullable<MarketSeries['multiple']>,
  at: Moment,
): Point {
  const series = PERIOD_SERIES.get(at.day?.issuer.type === 'partnership' ? overOfPartnership : over);
  const traded = tradedPrice(at);
  if (series === undefined || typeof traded === 'string')
    return refusedPoint(typeof traded === 'string' ? traded : WITHOUT_FILINGS);
  if ((at.day?.issuer.reporting_currency ?? '') !== at.currency) return refusedPoint('currency_differs');
  const figure = figureOf(series, at);
  if (typeof figure === 'string') return refusedPoint(figure);
  const { amount, footnote, known } = figure;
  if (of === 'market_value') {
    const { value, reason, footnotes } = marketValue(at);
    if (value === null) return refusedPoint(reason ?? WITHOUT_FILINGS);
    return ratio(exact(String(value)), amount, [...footnotes, footnote]);
  }
  if (isOfDepositary(at.day, footnote)) return refusedPoint('deposit_ratio_unknown');
  const factor = splitsBetween(at, footnote.periodEnd, known, at.session.date);
  return typeof factor === 'string' ? refusedPoint(factor) : ratio(traded, amount.div(factor), [footnote]);
}

const isOfDepositary = (day: FiledDay | undefined, { form }: Footnote): boolean =>
  day?.shares.refusal === null
    ? day.shares.basis === 'ordinary_shares'
    : isWantingCount(day?.shares.refusal ?? null) && isPerOrdinaryShare(form);

function ratio(paid: Amount, figure: Amount, footnotes: readonly Footnote[]): Point {
  const value = served(multipleOf(paid, figure));
  return value === null ? refusedPoint('not_positive') : { value, reason: null, footnotes };
}
