import type { KnownForms } from '../compare.ts';
import type { PlanNotice, PlanTrade, TaggedArrangement } from '../types.ts';

/** An arrangement of Ada Fictional to sell 12,500 shares, adopted on 2026-02-10. */
export const tagged = (fields: Partial<TaggedArrangement> = {}): TaggedArrangement => ({
  accession: '0000000001-26-000001',
  form: '10-Q',
  filed: '2026-05-01',
  line: 0,
  name: 'Ada Fictional',
  adopted: '2026-02-10',
  terminated: null,
  ends: null,
  isAdopted: true,
  isTerminated: false,
  terminates: '',
  shares: '12500',
  sharesRefusal: '',
  ...fields,
});

export const ADA = { cik: '0000000055', name: 'FICTIONAL ADA B' };
export const NOTE = 'Sold under a Rule 10b5-1 plan adopted by the reporting person on February 10, 2026.';

/** Her notice of 5,000 shares under that plan. */
export const notice = (fields: Partial<PlanNotice> = {}): PlanNotice => ({
  accession: '0000000001-26-000101',
  filed: '2026-05-20',
  seller: 'Ada Fictional',
  owner: ADA.cik,
  planDates: ['2026-02-10'],
  units: '5000',
  ...fields,
});

/** Her sale of 4,000 shares under it. */
export const trade = (fields: Partial<PlanTrade> = {}): PlanTrade => ({
  accession: '0000000001-26-000201',
  line: 0,
  filed: '2026-05-22',
  code: 'S',
  direction: 'D',
  date: '2026-05-21',
  shares: '4000',
  owners: [ADA],
  underPlan: true,
  texts: [NOTE],
  isNotedElsewhere: true,
  isDoubted: false,
  ...fields,
});

/** All forms are known, and there was no split. */
export const known = (fields: Partial<KnownForms> = {}): KnownForms => ({
  owners: [ADA],
  notices: [],
  trades: [],
  splits: [],
  hasNotices: () => true,
  hasTrades: () => true,
  to: '2026-11-28',
  ...fields,
});
