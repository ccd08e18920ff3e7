import type {
  CurrentReport,
  GovernanceReport,
  OfficerChange,
  TradingArrangement,
  VotedProposal,
} from '@footnote/event-types/types.generated';
import { eventId } from '../event-id.ts';

/** An arrangement of an officer under Rule 10b5-1, adopted on 2026-02-10. */
export const tradingArrangement = (fields: Partial<TradingArrangement> = {}): TradingArrangement => ({
  individual: 'acme:AdaFictionalMember',
  arrangement: null,
  name: 'Ada Fictional',
  title: 'Chief Executive Officer',
  rule_10b5_1_adopted: true,
  rule_10b5_1_terminated: null,
  other_adopted: null,
  other_terminated: null,
  dates: [{ kind: 'adopted', text: 'February 10, 2026', day: '2026-02-10', refusal: null }],
  terminates: null,
  days: 300,
  days_refusal: null,
  shares: '12500',
  shares_refusal: null,
  parts: [],
  terms: 'Ada Fictional adopted a plan on February 10, 2026.',
  places: [{ concept: 'ecd:TrdArrAdoptionDate', element_id: 'f-2', from: 4210, to: 4320 }],
  ...fields,
});

/** The report on Form 10-Q of a filing, filed on 2026-05-01. */
export const governanceEvent = (
  cik: string,
  accession: string,
  arrangements: readonly TradingArrangement[],
  fields: Partial<GovernanceReport> = {},
): GovernanceReport => ({
  event_id: eventId(['governance', cik, accession, JSON.stringify(arrangements), JSON.stringify(fields)]),
  source_time: Date.parse('2026-05-01T20:10:00Z'),
  recorded_at: Date.parse('2026-05-01T20:11:00Z'),
  cik,
  accession,
  form: '10-Q',
  filed: '2026-05-01',
  url: `https://www.sec.gov/Archives/edgar/data/${Number(cik)}/${accession.replaceAll('-', '')}/acme-20260331.htm`,
  source_document: 'c'.repeat(64),
  arrangements,
  statements: [],
  unread: [],
  unplaced: 0,
  current_report: null,
  proxy: null,
  ...fields,
});

/** A proposal on pay, proven by its sum. */
export const votedProposal = (fields: Partial<VotedProposal> = {}): VotedProposal => ({
  number: '2',
  description: 'Advisory approval of the compensation of the named executive officers.',
  from: 400,
  to: 480,
  kind: 'say_on_pay',
  laws: ['represented'],
  refusal: null,
  lines: [
    {
      nominee: null,
      counts: [
        { kind: 'for', votes: '700000', from: 500, to: 520 },
        { kind: 'against', votes: '90000', from: 530, to: 550 },
        { kind: 'broker_non_votes', votes: '209000', from: 560, to: 580 },
      ],
    },
  ],
  ...fields,
});

/** What an 8-K with item 5.07 says: a meeting on 2026-05-14. */
export const currentReport = (fields: Partial<CurrentReport> = {}): CurrentReport => ({
  items: ['5.07'],
  meeting_day: '2026-05-14',
  meeting_day_refusal: null,
  meeting_day_from: 200,
  meeting_day_to: 390,
  represented: '999000',
  represented_from: 200,
  represented_to: 390,
  proposals: [],
  sub_items: [],
  changes: [],
  changes_refusal: null,
  ...fields,
});

/** Item 5.02 of an 8-K, without item 5.07. */
export const changesReport = (changes: readonly OfficerChange[]): CurrentReport => ({
  ...currentReport(),
  items: ['5.02'],
  meeting_day: null,
  meeting_day_from: null,
  meeting_day_to: null,
  represented: null,
  represented_from: null,
  represented_to: null,
  sub_items: ['b'],
  changes,
  changes_refusal: changes.length === 0 ? 'no_single_reading' : null,
});

/** A treasurer leaves on 2026-06-13. */
export const officerChange = (fields: Partial<OfficerChange> = {}): OfficerChange => ({
  type: 'departure',
  person: 'Otto Unreal',
  role: 'Treasurer',
  effective: '2026-06-13',
  effective_refusal: null,
  sub_item: 'b',
  text: 'Otto Unreal resigned as Treasurer, effective June 13, 2026.',
  from: 100,
  to: 190,
  ...fields,
});
