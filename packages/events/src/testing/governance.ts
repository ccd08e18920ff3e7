import type { GovernanceReport, TradingArrangement } from '@footnote/event-types/types.generated';
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
  ...fields,
});
