import type { FiledPerson, FiledStake } from '../stakes/filed.ts';

/** An invented person of a schedule: one that owns 5.5 % of a class of 100,000 shares. */
export const filedPerson = (name: string, changes: Partial<FiledPerson> = {}): FiledPerson => ({
  name,
  cik: null,
  shares: '5500',
  percent: '5.5',
  types: ['PN'],
  sole_dispositive: null,
  ...changes,
});

/** An invented schedule, the `serial`th of its day, of Quarry Partners unless changed. */
export const filedStake = (filed: string, changes: Partial<FiledStake> = {}, serial = 1): FiledStake => ({
  accession: `0009990077-${filed.slice(2, 4)}-${filed.slice(5, 7)}${filed.slice(8, 10)}${String(serial).padStart(2, '0')}`,
  form: 'SCHEDULE 13G',
  filed,
  event_date: filed,
  filers: [],
  filed_by: [],
  amendment: null,
  previous_accession: null,
  class_title: 'Common Stock',
  persons: [filedPerson('Quarry Partners LP')],
  total_shares: null,
  total_percent: null,
  five_percent_or_less: null,
  item5_percent: null,
  item5_shares: null,
  truncated: false,
  ...changes,
});
