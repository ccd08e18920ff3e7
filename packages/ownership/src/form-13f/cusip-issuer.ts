/** Determines the issuer of a CUSIP from filings. */

/** Evidence about the issuer of a CUSIP. */
export type CusipWitnesses = {
  /** CIKs of issuers on covers of Schedules 13D and 13G that name the CUSIP. */
  readonly schedules: readonly string[];
  /** Names in rows of Form 13F, normalized for comparison, each with the managers that report it. */
  readonly names: readonly { readonly key: string; readonly managers: number }[];
};

export type CusipIssuer =
  | { readonly cik: string; readonly by: 'schedule' | 'name' }
  | {
      /**
       * No company has any of the names; two companies have the same name; or the evidence names different
       * issuers.
       */
      readonly unmapped: 'name_unknown' | 'name_ambiguous' | 'witnesses_contradict';
    };

/**
 * Minimum share of managers that must agree, among those that report the name of a company: of thousands of
 * managers, some make mistakes.
 */
const AGREEING = 0.95;
/** Of all managers that have the CUSIP, so many name the issuer exactly. */
const NAMING = 0.5;

/**
 * The issuer of a CUSIP. A schedule states the issuer's CIK; a row of Form 13F states a name, which is
 * evidence only if exactly one company has it (`ciksOf`: companies with a name, current or former, compared
 * as a whole). Nothing is guessed: contradictory evidence leaves the issuer unknown.
 */
export function issuerOfCusip(
  { schedules, names }: CusipWitnesses,
  ciksOf: (key: string) => readonly string[],
): CusipIssuer {
  const stated = new Set(schedules);
  const votes = new Map<string, number>();
  let all = 0;
  let isAmbiguous = false;
  for (const { key, managers } of names) {
    all += managers;
    const ciks = key === '' ? [] : new Set(ciksOf(key));
    const [only, ...others] = ciks;
    if (others.length > 0) isAmbiguous = true;
    else if (only !== undefined) votes.set(only, (votes.get(only) ?? 0) + managers);
  }
  const counted = [...votes.values()].reduce((sum, count) => sum + count, 0);
  const [most] = [...votes].sort(([a, m], [b, n]) => n - m || (a < b ? -1 : 1));
  const agreed = most !== undefined && most[1] >= AGREEING * counted ? most[0] : undefined;
  const [schedule, ...contradicting] = stated;
  if (schedule !== undefined) {
    const isContradicted = contradicting.length > 0 || (most !== undefined && agreed !== schedule);
    return isContradicted ? { unmapped: 'witnesses_contradict' } : { cik: schedule, by: 'schedule' };
  }
  if (most === undefined) return { unmapped: isAmbiguous ? 'name_ambiguous' : 'name_unknown' };
  if (agreed === undefined) return { unmapped: 'witnesses_contradict' };
  return most[1] > NAMING * all ? { cik: agreed, by: 'name' } : { unmapped: 'name_unknown' };
}
