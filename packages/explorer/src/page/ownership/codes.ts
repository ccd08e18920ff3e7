import type { Schemas } from '@footnote/client';

type Flag = Schemas['StakeFlags'][number];

/** Explanations of the flags of stakes. */
export const STAKE_FLAGS: Readonly<Record<Flag, string>> = {
  amounts_carried: 'The schedule states no amounts; those of an earlier one are in force.',
  amounts_missing: 'Neither this schedule nor an earlier one states amounts.',
  event_date_contradicted: 'The event is later than the filing, or of an impossible year.',
  negative_amount: 'Shares or a percentage below zero are filed, and count as not stated.',
  exit_contradicts_percent: 'Item 5 states five percent or less, the cover more.',
  fraction: 'The percentage was filed as a fraction, such as 0.0748 for 7.48.',
  predecessor_unconfirmed:
    'An amendment of another holder names this schedule as the one it amends, without showing that it is.',
  group_total: 'Shares and percentage are of all persons together, who own separate blocks.',
  separate_blocks: 'Shares and percentage are of the largest of separate blocks; the total is not stated.',
  truncated: 'The document breaks off after its persons.',
  unconfirmed: 'It was filed more than 24 months ago.',
  unlike_other_holders: 'The percentages of other holders imply another number of shares in the class.',
  unlike_shares_outstanding:
    'The cover pages of the company’s reports imply another number of shares in the class.',
};

/** Codes of reporting persons on Schedules 13D and 13G. */
const PERSON_TYPES: Readonly<Record<string, string>> = {
  BD: 'broker-dealer',
  BK: 'bank',
  CO: 'corporation',
  CP: 'church plan',
  EP: 'employee benefit plan',
  FI: 'non-US institution',
  HC: 'parent holding company',
  IA: 'investment adviser',
  IC: 'insurance company',
  IN: 'individual',
  IV: 'investment company',
  OO: 'other',
  PN: 'partnership',
  SA: 'savings association',
};

export const personType = (code: string): string => PERSON_TYPES[code] ?? code;

/** Reasons why a schedule or form was not read are in `lane/reasons.ts`; these are relations of insiders. */
export const RELATIONS: Readonly<Record<Schemas['InsiderOwner']['relations'][number], string>> = {
  director: 'director',
  officer: 'officer',
  other: 'other relation',
  ten_percent_owner: 'owner of more than ten percent',
};
