import { calendarMembers } from '../calendar/assemble.ts';
import type { Gap, Item } from '../calendar/items.ts';
import type { Snapshot } from '../contract/contract.generated.ts';
import { assetTypeOf } from '../profile/asset-type.ts';
import type { CommonMember } from '../wire/company-answer.ts';
import type { Writable } from '../wire/json.ts';
import { dividendMember, marketCapMember, priceMember, trendMember } from './market-members.ts';
import type { SnapshotParts } from './read.ts';
import { statementMembers } from './statement-members.ts';

type Members = Omit<Writable<Snapshot>, CommonMember>;

/** The members of `GET /v2/snapshot` at a time, epoch milliseconds; each is made as another endpoint makes it. */
export function snapshotMembers(parts: SnapshotParts, now: number): Members {
  const { described, latest, statements } = parts;
  const asset = assetTypeOf(described);
  const isFund = asset === 'fund';
  const { quality, ttm } = statementMembers(statements, isFund);
  return {
    asset_type: asset,
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
    market_cap: marketCapMember(parts, isFund, now),
    name: described?.name ?? '',
    next_dates: nextDates(parts, new Date(now).toISOString().slice(0, 10)),
    price: priceMember(parts),
    quality,
    trend: trendMember(parts),
    ttm,
  };
}

/** The first of each kind that the calendar has, or why there is none. */
function nextDates({ calendar }: SnapshotParts, today: string): Members['next_dates'] {
  const { unavailable, upcoming } = calendarMembers(calendar, today) as {
    readonly unavailable: readonly Gap[];
    readonly upcoming: readonly Item[];
  };
  const first = (isOne: (entry: Gap | Item) => boolean): Gap | Item | null =>
    upcoming.find(isOne) ?? unavailable.find(isOne) ?? null;
  const filing = first(({ basis, kind }) => kind === 'filing' && basis === 'estimated');
  return {
    dividend_ex: first(({ kind }) => kind === 'dividend_ex'),
    earnings: first(({ kind }) => kind === 'earnings'),
    filing,
    // Of the same report: a later one may have a deadline where this one has none.
    filing_deadline:
      [...upcoming, ...unavailable].find(
        ({ basis, form, kind, period_end: end }) =>
          kind === 'filing' && basis === 'deadline' && form === filing?.form && end === filing.period_end,
      ) ?? null,
  };
}
