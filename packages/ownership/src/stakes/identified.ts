import type { FiledPerson, FiledStake } from './filed.ts';

/** Source of a holder's CIK: the schedule, its only filer's credentials, or the header of its submission. */
export type CikSource = 'filer' | 'header' | 'schedule';

export type IdentifiedPerson = FiledPerson & { readonly cik_source: Exclude<CikSource, 'filer'> | null };

/** A schedule whose persons without a stated CIK have those of its header. */
export type IdentifiedStake = Omit<FiledStake, 'persons'> & {
  readonly persons: readonly IdentifiedPerson[];
};

/** Words that EDGAR abbreviates in names. */
const SHORT: Readonly<Record<string, string>> = {
  and: '&',
  company: 'co',
  corporation: 'corp',
  incorporated: 'inc',
  limited: 'ltd',
};

/** EDGAR's suffix for one of several companies with a name: `QUARRY CORP /DE/`. */
const ADDED = /\s*\/[a-z]{2,4}\/?\s*$/;

/**
 * A name without case, punctuation and EDGAR's additions. The legal form is abbreviated but kept: a
 * partnership and its general partner often differ only in it.
 */
export function fullNameKey(name: string): string {
  const words = name
    .normalize('NFKD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .replace(ADDED, '')
    .replace(/[.,'’]/g, '')
    .replace(/&/g, ' & ')
    .replace(/[^\p{L}\p{N}&]+/gu, ' ')
    .trim();
  return words
    .split(' ')
    .map((word) => (Object.hasOwn(SHORT, word) ? SHORT[word] : word))
    .join(' ');
}

/**
 * Assigns persons without a CIK the one that the header has under their name. A name that the header has with
 * two CIKs, or with the CIK that the schedule states for another name, is not evidence.
 */
export function identified(stake: FiledStake): IdentifiedStake {
  const stated = new Set(stake.persons.map(({ cik }) => cik));
  const ciks = new Map<string, Set<string>>();
  for (const { name, cik } of stake.filed_by) {
    const key = fullNameKey(name);
    ciks.set(key, (ciks.get(key) ?? new Set()).add(cik));
  }
  const ofHeader = (name: string): string | null => {
    const [cik, ...others] = ciks.get(fullNameKey(name)) ?? [];
    return cik === undefined || others.length > 0 || stated.has(cik) ? null : cik;
  };
  return {
    ...stake,
    persons: stake.persons.map((person): IdentifiedPerson => {
      if (person.cik !== null) return { ...person, cik_source: 'schedule' };
      const cik = ofHeader(person.name);
      return { ...person, cik, cik_source: cik === null ? null : 'header' };
    }),
  };
}
