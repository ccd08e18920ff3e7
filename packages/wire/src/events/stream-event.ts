import type { EventOf } from '@footnote/events/topics';
import type {
  CellRevisions,
  Filing,
  FilingRelease,
  GovernanceReport,
  TradeReport,
  Stake,
} from '@footnote/event-types/types.generated';
import { writeJson } from '../json.ts';
import { utc } from '../time.ts';
import type {
  StreamedFiling,
  StreamedResults,
  StreamedStake,
  StreamedTrades,
} from '@footnote/contract/types.generated';
import { governanceMember } from './governance-member.ts';
import { commonOf } from './of-one-filing.ts';
import { newestFiled, revisionsMember } from './revisions.ts';
import type { StreamedTopic } from './streamed-topics.ts';

export type StreamKind =
  'filing' | 'governance' | 'insider_trade' | 'results' | 'stake' | CellRevisions['kind'];

/** One event as subscribers of the stream and receivers of webhooks get it. */
export type StreamEvent = {
  /** SHA-256 (hex) of the event of the topic, also in `data`: duplicates are recognised by it. */
  readonly id: string;
  readonly kind: StreamKind;
  readonly cik: string;
  /** Day of the filing, or of the newest one that it is about; YYYY-MM-DD. */
  readonly filed: string;
  /** JSON without a line break. */
  readonly data: string;
};

export const KINDS_OF: Readonly<Record<StreamedTopic, readonly StreamKind[]>> = {
  filings: ['filing'],
  stakes: ['stake'],
  trades: ['insider_trade'],
  revisions: ['revision', 'refusal', 'refusal_lifted'],
  releases: ['results'],
  governance: ['governance'],
};

/** The event of a record of a streamed topic; null for a record that repeats another one. */
export function streamEventOf<T extends StreamedTopic>(topic: T, event: EventOf<T>): StreamEvent | null {
  if (topic === 'revisions') {
    const revisions = event as CellRevisions;
    const { event_id: id, kind, cik } = revisions;
    return { id, kind, cik, filed: newestFiled(revisions), data: writeJson(revisionsMember(revisions)) };
  }
  const { event_id: id, cik, filed } = event as OfOneFiling;
  const member = memberOf(topic, event as OfOneFiling);
  return member === null ? null : { id, kind: member.kind, cik, filed, data: writeJson({ ...member }) };
}

type OfOneFiling = Filing | FilingRelease | GovernanceReport | Stake | TradeReport;

function memberOf(topic: Exclude<StreamedTopic, 'revisions'>, event: OfOneFiling) {
  if (topic === 'filings') return filingMember(event as Filing);
  if (topic === 'releases') return resultsMember(event as FilingRelease);
  if (topic === 'governance') return governanceMember(event as GovernanceReport);
  return topic === 'stakes' ? stakeMember(event as Stake) : tradesMember(event as TradeReport);
}

/** Null for a filing from another source than the submissions, which list it too, with more details. */
function filingMember(filing: Filing): StreamedFiling | null {
  if (filing.origin !== 'submissions') return null;
  const { accepted_at: accepted, report_date, items } = filing;
  return {
    ...commonOf(filing),
    accepted_at: accepted === null ? null : utc(new Date(accepted).toISOString()),
    items: (items ?? '')
      .split(',')
      .map((item) => item.trim())
      .filter((item) => item !== ''),
    kind: 'filing',
    report_date,
  };
}

/** Null for all events of a release but one. */
function resultsMember(release: FilingRelease): StreamedResults | null {
  const { accession, announces, exhibit, url } = release;
  if (announces === null) return null;
  return {
    ...commonOf(release),
    exhibit,
    exhibit_url: url,
    kind: 'results',
    period_end: announces.period_end,
    release: `/v2/releases/${accession}`,
  };
}

function stakeMember(stake: Stake): StreamedStake {
  const { class_title, event_date, issuer_name, persons, refusal } = stake;
  return {
    ...commonOf(stake),
    class_title,
    event_date,
    issuer_name,
    kind: 'stake',
    persons: persons.map(({ cik, name, percent, shares }) => ({ cik, name, percent, shares })),
    refusal,
  };
}

function tradesMember(trades: TradeReport): StreamedTrades {
  const { issuer_name, issuer_symbol, owners, period, refusal, rows } = trades;
  return {
    ...commonOf(trades),
    issuer_name,
    issuer_symbol,
    kind: 'insider_trade',
    owners: owners.map(({ cik, name }) => ({ cik, name })),
    period,
    refusal,
    transactions: rows.flatMap(({ derivative, security, transaction }) => {
      if (transaction === null) return [];
      const { code, date, direction, price, shares } = transaction;
      return [{ code, date, derivative, direction, price, security, shares }];
    }),
  };
}
