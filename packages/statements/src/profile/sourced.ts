import type { Provenance } from '../cell.ts';
import { dayOf } from '../values/day.ts';

/** Why a member of a profile is not served. */
export const PROFILE_REFUSALS = {
  implausible: "The figure is inconsistent with the company's other figures and is probably a filing error.",
  no_report: 'No filing of the company was read that could state it.',
  not_in_usd: 'It is stated in another currency than US dollars.',
  not_reported: 'No filing states it.',
  outdated: 'The last filing that states it is too old.',
  split_unconfirmed: 'A split of the shares happened about the date of the count.',
  two_values: 'The filing has two values for it.',
} as const;

export type ProfileRefusal = keyof typeof PROFILE_REFUSALS;

/** A member of a profile with its filing, or the reason it is refused. */
export type Sourced<Value extends object> =
  (Provenance & Value & { readonly refusal: null }) | { readonly refusal: ProfileRefusal };

export const refusal = (reason: ProfileRefusal): { readonly refusal: ProfileRefusal } => ({
  refusal: reason,
});

export const sourced = <Value extends object>(
  { accession, form, filed }: Provenance,
  value: Value,
): Sourced<Value> => ({ accession, form, filed, ...value, refusal: null });

/** Days: what annual reports state is a year and four months old at most (`filings/cadence`). */
export const ANNUAL_DAYS = 500;

/** Whether a filing is too old given what the company has filed since; dates as YYYY-MM-DD. */
export const isOutdated = (filed: string, newest: string, days: number): boolean =>
  dayOf(newest) - dayOf(filed) > days;
