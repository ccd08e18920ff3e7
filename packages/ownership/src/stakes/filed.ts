/**
 * Contents of Schedules 13D and 13G. Days are YYYY-MM-DD, amounts decimal strings as filed, null if not
 * stated.
 */

import type { Stake, StakePerson } from '@footnote/event-types/types.generated';

export type FiledPerson = Pick<
  StakePerson,
  'name' | 'cik' | 'shares' | 'percent' | 'types' | 'sole_dispositive'
>;

/** One schedule about an issuer. */
export type FiledStake = Pick<
  Stake,
  | 'accession'
  | 'form'
  | 'filed'
  | 'event_date'
  | 'filers'
  | 'filed_by'
  | 'amendment'
  | 'previous_accession'
  | 'class_title'
  | 'total_shares'
  | 'total_percent'
  | 'five_percent_or_less'
  | 'item5_percent'
  | 'item5_shares'
  | 'truncated'
> & { readonly persons: readonly FiledPerson[] };
