import type { Schemas } from '@footnote/client';
import type { Age } from '../frame/use-age.ts';

type Lane = Schemas['LaneSupport'];

/** What a lane is, in plain words, and what it rests on: the list of filings, statements or prices. */
type Described = {
  readonly name: string;
  readonly what: string;
  readonly restsOn: readonly ('filings' | 'prices' | 'statements')[];
};

const DESCRIBED: Readonly<Record<string, Described>> = {
  calendar: {
    name: 'Expected dates',
    what: 'Next results, reports, deadlines and ex-dates, from past habits and rules of the SEC',
    restsOn: ['filings'],
  },
  dividends: {
    name: 'Dividends',
    what: 'Payments by ex-date, rates, yield and payout',
    restsOn: ['prices', 'statements'],
  },
  earnings: { name: 'Results', what: 'Days of announced results, and what they state', restsOn: ['filings'] },
  events: { name: 'Events', what: 'Reports on Form 8-K by their items', restsOn: ['filings'] },
  facts: {
    name: 'Facts as tagged',
    what: 'Every number of the XBRL reports, as filed',
    restsOn: ['filings'],
  },
  filings: {
    name: 'Filings',
    what: 'EDGAR’s list, with the text and sections of reports',
    restsOn: ['filings'],
  },
  fundamentals: {
    name: 'Statements',
    what: 'Income statement, balance sheet, cash flow, ratios and trends',
    restsOn: ['statements'],
  },
  governance: {
    name: 'Governance',
    what: 'Trading plans and changes of directors and officers, votes, and policies',
    restsOn: ['filings'],
  },
  history: {
    name: 'Prices over time',
    what: 'Daily prices, adjusted for splits and dividends',
    restsOn: ['prices'],
  },
  insider: {
    name: 'Insiders',
    what: 'Trades on Forms 3, 4 and 5, and intents to sell',
    restsOn: ['filings'],
  },
  ownership: {
    name: 'Owners',
    what: 'Stakes above five percent, and positions of institutional managers',
    restsOn: ['filings'],
  },
  price_action: { name: 'Returns', what: 'Returns, declines and ranges of the price', restsOn: ['prices'] },
  priced_in: {
    name: 'Implied growth',
    what: 'The growth of free cash flow that the price implies',
    restsOn: ['prices', 'statements'],
  },
  profile: { name: 'Company', what: 'Name, industry, shares outstanding, auditor', restsOn: ['filings'] },
  segments: {
    name: 'Segments',
    what: 'Revenue and income by product, segment and region',
    restsOn: ['statements'],
  },
  snapshot: {
    name: 'Overview',
    what: 'The newest figures and next dates',
    restsOn: ['prices', 'statements'],
  },
  technicals: {
    name: 'Indicators',
    what: 'Averages, momentum and volatility of the price',
    restsOn: ['prices'],
  },
  valuation: {
    name: 'Valuation',
    what: 'Market value, enterprise value and multiples',
    restsOn: ['prices', 'statements'],
  },
};

/** The name of a lane and what it is; its own name if it is not described. */
export const described = (lane: string): Described =>
  DESCRIBED[lane] ?? { name: lane.replaceAll('_', ' '), what: '', restsOn: [] };

/**
 * current: to be relied on today. listed: as far as EDGAR's list of filings was loaded. old: served, and of an earlier day.
 * absent: there is nothing.
 */
export type Reliance = { readonly state: 'absent' | 'current' | 'listed' | 'old'; readonly words: string };

/** What can be relied on today. `age`: undefined until it is known. */
export function relianceOf(lane: Lane, age: Age | undefined): Reliance {
  const { restsOn } = described(lane.lane);
  const listedTo = age?.statements?.filings_listed_to ?? null;
  if (lane.available_now && restsOn.includes('filings') && listedTo !== null)
    return { state: 'listed', words: `as of EDGAR’s list to ${listedTo}` };
  if (lane.available_now) return { state: 'current', words: 'current' };
  if (!lane.supported) return { state: 'absent', words: 'does not apply to a symbol of this kind' };
  if (!lane.route_supported) return { state: 'absent', words: 'not offered by this service' };
  const old = restsOn.flatMap((kind) => oldOf(kind, age));
  if (lane.data_collected === false) return { state: 'absent', words: 'not collected' };
  if (lane.derived_series_available === false)
    return { state: 'absent', words: 'the price source does not say how its closes are adjusted' };
  const missing = restsOn.filter((kind) => isMissing(kind, age));
  if (missing.length > 0) return { state: 'absent', words: `no ${missing.join(' and no ')} loaded` };
  if (old.length > 0) return { state: 'old', words: `old: ${old.join(', ')}` };
  return { state: 'absent', words: 'nothing that it needs is loaded or served' };
}

function oldOf(kind: Described['restsOn'][number], age: Age | undefined): readonly string[] {
  if (kind === 'prices')
    return age?.prices?.status === 'stale' ? [`prices end ${age.prices.newest_bar}`] : [];
  const statements = age?.statements ?? null;
  if (kind === 'filings' || statements === null || statements.figures_end === null) return [];
  return statements.status === 'stale' ? [`figures end ${statements.figures_end}`] : [];
}

const isMissing = (kind: Described['restsOn'][number], age: Age | undefined): boolean =>
  age !== undefined &&
  kind !== 'filings' &&
  (kind === 'prices' ? age.prices === null : age.statements === null || age.statements.figures_end === null);
