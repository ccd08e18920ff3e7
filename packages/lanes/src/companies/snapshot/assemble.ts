import type { Writable } from '@footnote/wire/json';
import { calendarMembers } from '../calendar/assemble.ts';
import type { Gap, Item } from '../calendar/items.ts';
import type { Snapshot } from '@footnote/contract/types.generated';
import { ageOf } from '../../subject/age/age.ts';
import { assetTypeOf, assetTypeWithoutCompany } from '../../subject/asset-type.ts';
import type { CommonMember } from '../../subject/document.ts';
import { dividendMember, marketCapMember, priceMember, trendMember } from './market-members.ts';
import { nextDatesOf } from './next-dates.ts';
import { quoteMember } from './quote.ts';
import type { SnapshotParts } from './read.ts';
import { type Benchmark, betaMember, returnsMember } from './returns.ts';
import { statementMembers } from './statement-members.ts';

type Members = Omit<Writable<Snapshot>, CommonMember>;

/** Why a symbol without statements has no figures of them. */
const WITHOUT_STATEMENTS = {
  fund: 'not_applicable',
  stock: 'no_statements',
  unknown: 'company_unknown',
} as const;

type Found = {
  readonly benchmark: Benchmark;
  readonly multiples: Members['multiples'];
};

const assetOf = ({ described, isIngested, market }: SnapshotParts): Snapshot['asset_type'] =>
  isIngested ? assetTypeOf(described) : assetTypeWithoutCompany(market.symbol);

/** Why a symbol cannot be valued; null for a company. */
export function unvaluedReason(parts: SnapshotParts): 'company_unknown' | 'not_applicable' | null {
  const asset = assetOf(parts);
  return asset === 'stock' ? null : WITHOUT_STATEMENTS[asset];
}

/**
 * The members of `GET /v2/snapshot` at a time, epoch milliseconds; each equals that of another endpoint, except the
 * quote and what compares returns with the benchmark.
 */
export function snapshotMembers(parts: SnapshotParts, { benchmark, multiples }: Found, now: number): Members {
  const { latest, price, statements } = parts;
  const asset = assetOf(parts);
  const without = WITHOUT_STATEMENTS[asset];
  const { quality, ttm } = statementMembers(statements, without);
  return {
    age: ageMember(parts, asset, now),
    asset_type: asset,
    beta: betaMember(parts, benchmark),
    dividend: dividendMember(parts),
    latest_filing:
      latest === undefined
        ? { available: false, reason: 'no_filings' }
        : {
            accession: latest.accession,
            filed: latest.filed,
            form: latest.form,
            report_date: latest.report_date === '' ? null : latest.report_date,
            url: latest.url,
          },
    market_cap: marketCapMember(parts, asset === 'stock' ? null : without, now),
    multiples,
    name: parts.described?.name ?? '',
    next_dates: nextDates(parts, new Date(now).toISOString().slice(0, 10)),
    price: priceMember(parts),
    quality,
    quote: quoteMember(parts),
    returns:
      typeof price === 'string' ? { available: false, reason: price } : returnsMember(price, benchmark),
    trend: trendMember(parts),
    ttm,
  };
}

function ageMember(parts: SnapshotParts, asset: Members['asset_type'], now: number): Members['age'] {
  const { market, price, reports, stated } = parts;
  return ageOf(
    {
      symbol: market.symbol,
      reports: asset === 'stock' ? reports : null,
      figuresEnd: stated?.profile?.period_end ?? null,
      cadence: stated?.head.reporting_cadence ?? 'quarterly',
      lastBar: typeof price === 'string' ? null : price.action.newest.date,
    },
    now,
  );
}

function nextDates({ calendar }: SnapshotParts, today: string): Members['next_dates'] {
  const { unavailable, upcoming } = calendarMembers(calendar, today) as {
    readonly unavailable: readonly Gap[];
    readonly upcoming: readonly Item[];
  };
  return nextDatesOf(upcoming, unavailable);
}
