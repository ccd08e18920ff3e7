import type { Bars, CorporateActions, FiledSplits, Listing } from '@footnote/event-types/types.generated';
import { doubtedSplit } from '@footnote/market/adjustment/contradicted';
import type { PriceSeries } from '@footnote/market/adjustment/series';
import type { Dividend } from '@footnote/market/dividends/dividend';
import type { FiledSplits as FiledEvidence } from '@footnote/market/adjustment/filed-splits';
import { splitRatio, type SplitRatio } from '@footnote/market/adjustment/split-ratio';
import type { InputClaim, ProjectionInput, ResolvedInputs } from '@footnote/projection/projection';
import { deadLetter, ok, type Step } from '@footnote/projection/step';
import { wrongCik } from '../cik.ts';
import { normalisedSymbol } from '../symbol.ts';

export type SecurityTopic = 'bars' | 'corporate-actions' | 'filed-splits' | 'listings';

/** Epoch milliseconds that no time of a source reaches. */
const END_OF_TIME = 2 ** 52;

/**
 * Each year of each source has a slot occupied by its last event, and each issuer one occupied by its oldest
 * listing, and one by what its filings say of splits at its highest revision.
 */
export function claimInput(input: ProjectionInput<SecurityTopic>): Step<InputClaim> {
  if (input.topic === 'listings') return claimListing(input.event);
  if (input.topic === 'filed-splits') return claimFiledSplits(input.event);
  const { symbol, source, year, chunk, chunks, event_id: set } = input.event;
  if (symbol === '' || symbol !== normalisedSymbol(symbol)) return deadLetter('symbol_malformed', symbol);
  if (chunk < 0 || chunk >= chunks) return deadLetter('chunk_out_of_range', `chunk ${chunk} of ${chunks}`);
  return ok({ entity: symbol, slot: `${source} ${year}`, set, part: 0, parts: 1, rank: 0 });
}

function claimListing({ symbol, cik, source_time: time }: Listing): Step<InputClaim> {
  if (symbol === '' || symbol !== normalisedSymbol(symbol)) return deadLetter('symbol_malformed', symbol);
  const wrong = wrongCik(cik);
  if (wrong !== null) return wrong;
  const rank = END_OF_TIME - Math.max(0, time);
  return ok({ entity: symbol, slot: cik, set: cik, part: 0, parts: 1, rank });
}

function claimFiledSplits({ symbol, cik, event_id: set, revision: rank }: FiledSplits): Step<InputClaim> {
  if (symbol === '' || symbol !== normalisedSymbol(symbol)) return deadLetter('symbol_malformed', symbol);
  return wrongCik(cik) ?? ok({ entity: symbol, slot: cik, set, part: 0, parts: 1, rank });
}

type Year = Pick<Bars, 'source' | 'priority' | 'year' | 'chunk' | 'chunks' | 'set_id' | 'source_time'>;

export type DatedRatio = SplitRatio & { readonly exDate: string };

/** The data of a symbol from one source. */
export type Security = {
  readonly source: string;
  /** Empty if the source does not state it. */
  readonly currency: string;
  readonly dividendCurrency: string;
  readonly series: PriceSeries;
  /** As in `series`, with the interpreted ratio of each; null if the source does not report any. */
  readonly ratios: readonly DatedRatio[] | null;
  /**
   * Cash dividends per share on today's split basis, special if the source marks them so; null if it does not
   * report any.
   */
  readonly dividends: readonly Dividend[] | null;
  /** Newest close that the source had, epoch milliseconds. */
  readonly sourceTime: number;
};

/** The symbol from its source of the lowest priority number; null while years of a set are missing. */
export function securityOf(inputs: ResolvedInputs<SecurityTopic>): Security | null {
  const bars = inputs.bars.flatMap(({ events }) => events);
  const source = preferred(bars);
  if (source === undefined) return null;
  const years = ofSource(bars, source);
  const actions = ofSource(
    inputs['corporate-actions'].flatMap(({ events }) => events),
    source,
  );
  if (!isWhole(years) || !isWhole(actions)) return null;
  const security = joined(source, years, actions);
  if (security === null) return null;
  const { series } = security;
  return { ...security, series: { ...series, contradicted: doubtedSplit(series, filedBy(inputs)) } };
}

/** What the filings of the symbol's issuer say of splits; null if there are none, or the symbol had another issuer. */
function filedBy(inputs: ResolvedInputs<SecurityTopic>): FiledEvidence | null {
  const [listing, ...others] = inputs.listings.flatMap(({ events }) => events);
  const filed = inputs['filed-splits'].flatMap(({ events }) => events);
  const own = filed.find(({ cik }) => cik === listing?.cik);
  if (own === undefined || others.length > 0) return null;
  return {
    splits: own.splits.map(({ numerator, denominator, after, until }) => ({
      ratio: numerator / denominator,
      ...{ after, until },
    })),
    unchanged: own.unchanged,
  };
}

/**
 * Sources are never mixed: of those that have bars, the one with the lowest priority number, then by name.
 */
function preferred(years: readonly Bars[]): string | undefined {
  const [first] = years
    .filter(({ rows }) => rows.length > 0)
    .toSorted((a, b) => a.priority - b.priority || (a.source < b.source ? -1 : 1));
  return first?.source ?? years[0]?.source;
}

const ofSource = <Event extends Year>(events: readonly Event[], source: string): readonly Event[] =>
  events.filter((event) => event.source === source).toSorted((a, b) => a.year - b.year);

/**
 * Whether no set is incomplete. The years of a set arrive in ascending order: it is complete with its last
 * one, even if a later set has replaced that.
 */
function isWhole(years: readonly Year[]): boolean {
  return [...Map.groupBy(years, ({ set_id: set }) => set).values()].every((set) => {
    const top = set.toSorted((a, b) => a.chunk - b.chunk).at(-1);
    if (top === undefined) return true;
    const missing = top.chunks - 1 - top.chunk;
    const isLater = (other: Year): boolean =>
      other.set_id !== top.set_id && other.source_time >= top.source_time && other.year >= top.year + missing;
    return missing === 0 || years.some(isLater);
  });
}

function joined(
  source: string,
  years: readonly Bars[],
  actions: readonly CorporateActions[],
): Security | null {
  const newest = years.at(-1);
  const newestActions = actions.at(-1);
  if (newest === undefined) return null;
  const reports = {
    dividends: newestActions?.reports_dividends === true,
    splits: newestActions?.reports_splits === true,
  };
  const paid = actions.flatMap(({ dividends }) => dividends);
  const ratios = reports.splits ? actions.flatMap(({ splits }) => splits.flatMap(datedRatio)) : null;
  const series: PriceSeries = {
    bars: years.flatMap(({ rows }) =>
      rows.map(({ date, open, high, low, close, volume }) => ({
        date,
        open: Number(open),
        high: Number(high),
        low: Number(low),
        close: Number(close),
        volume: volume === null ? null : Number(volume),
      })),
    ),
    priceBasis: newest.price_adjustment,
    volumeBasis: newest.volume_adjustment,
    dividendBasis: newestActions?.dividend_adjustment ?? 'raw',
    ratios: ratios?.map(({ exDate, kind, ratio }) => ({ exDate, kind, ratio })) ?? null,
    dividends: reports.dividends
      ? paid.map(({ ex_date: exDate, amount }) => ({ exDate, amount: Number(amount) }))
      : null,
  };
  return {
    source,
    currency: newest.currency ?? '',
    dividendCurrency: paid.at(-1)?.currency ?? newestActions?.currency ?? '',
    series,
    ratios,
    dividends: series.dividends === null ? null : onTodaysShares(series, paid),
    sourceTime: Math.max(...[...years, ...actions].map((event) => event.source_time)),
  };
}

function datedRatio({
  ex_date: exDate,
  ratio: written,
}: CorporateActions['splits'][number]): readonly DatedRatio[] {
  const ratio = splitRatio(written);
  return ratio === null ? [] : [{ exDate, ...ratio }];
}

type Paid = CorporateActions['dividends'][number];

const SPECIAL = /special|extra/i;

/** Raw amounts are divided by the splits after their ex-dates; spin-offs change no number of shares. */
function onTodaysShares(
  { bars, dividendBasis, ratios }: PriceSeries,
  paid: readonly Paid[],
): readonly Dividend[] {
  const last = bars.at(-1)?.date ?? '';
  const splits =
    dividendBasis === 'raw'
      ? (ratios ?? []).filter(({ kind, exDate }) => kind === 'split' && exDate <= last)
      : [];
  return paid.map(({ ex_date: exDate, amount, kind }) => ({
    exDate,
    amount: splits
      .filter((split) => split.exDate > exDate)
      .reduce((value, { ratio }) => value / ratio, Number(amount)),
    special: kind !== null && SPECIAL.test(kind),
  }));
}
