import { DAY_MS } from '@footnote/values/day';
import { eventId } from '@footnote/events/event-id';
import type { IssuerSplits, Listing } from '@footnote/event-types/types.generated';
import { splitAgainstPrices } from '@footnote/market/adjustment/contradicted';
import type { Emission, ResolvedInputs } from '@footnote/projection/projection';
import { monthEnd } from '@footnote/values/month';
import type { Security, SecurityTopic } from './inputs.ts';

type SplitStatement = Pick<IssuerSplits, 'from' | 'source' | 'splits' | 'until'>;

const NOTHING: SplitStatement = { source: null, from: null, until: null, splits: [] };

/**
 * The splits that the symbol's price source reports, for each issuer under which EDGAR ever listed the
 * symbol; unknown for an issuer after which another one had it. Equal splits are equal events, at any time.
 */
export function issuerSplits(
  symbol: string,
  inputs: ResolvedInputs<SecurityTopic>,
  security: Security,
  revision: number,
): readonly Emission<'issuer-splits'>[] {
  const listings = inputs.listings
    .flatMap(({ events }) => events)
    .toSorted((a, b) => b.source_time - a.source_time || (a.cik < b.cik ? -1 : 1));
  // If no source ever reported actions, there is nothing to retract.
  if (inputs['corporate-actions'].length === 0) return [];
  const statement = statementOfHolder(security, listings);
  return listings.map(({ cik }, at) => {
    const own = at === 0 ? statement : NOTHING;
    return {
      topic: 'issuer-splits',
      event: {
        event_id: eventId(['issuer-splits', cik, symbol, JSON.stringify(own)]),
        source_time: security.sourceTime,
        recorded_at: 0,
        cik,
        symbol,
        revision,
        ...own,
      },
    };
  });
}

/** `listings` newest first: the symbol belongs to the issuer whose listing began last. */
function statementOfHolder(
  { source, series, ratios }: Security,
  [newest, before]: readonly Listing[],
): SplitStatement {
  const first = firstOfRun(series.bars.map(({ date }) => date));
  const last = series.bars.at(-1)?.date;
  if (ratios === null || first === undefined || last === undefined || newest === undefined) return NOTHING;
  // A source whose prices contradict a split of it is no evidence. What filings say is left to the statements.
  if (splitAgainstPrices(series) !== null) return NOTHING;
  // For a symbol that had another issuer, earlier rows cannot be assigned; the current issuer is unknown too
  // if both were listed on the same day.
  if (before?.source_time === newest.source_time) return NOTHING;
  const listed = new Date(newest.source_time).toISOString().slice(0, 10);
  const from = before !== undefined && listed > first ? listed : first;
  return {
    source,
    from,
    until: quarterBefore(last),
    splits: ratios
      .filter(({ kind, exDate }) => kind === 'split' && exDate >= from)
      .map(({ exDate, numerator, denominator }) => ({ ex_date: exDate, numerator, denominator })),
  };
}

const YEAR_MS = 366 * DAY_MS;

/** The first day after the last year without any: a series with a year's gap is of two listings. Days in order. */
function firstOfRun(days: readonly string[]): string | undefined {
  const at = days.findLastIndex((day, index) => {
    const before = days[index - 1];
    // There is no gap of a year within a calendar year; most days need no further check.
    if (before?.slice(0, 4) === day.slice(0, 4)) return false;
    return before === undefined || Date.parse(day) - Date.parse(before) > YEAR_MS;
  });
  return days[at];
}

/** Last day of the calendar quarter before that of a day, so that an evening's bars do not change it. */
function quarterBefore(day: string): string {
  const [year = 0, month = 1] = day.split('-').map(Number);
  return monthEnd(year, month - 1 - ((month - 1) % 3));
}
