import { isAnnualForm } from '../filings/forms.ts';
import type { InputFiling } from '../inputs.ts';
import { ANNUAL_DAYS, isOutdated, refusal, sourced, type Sourced } from './sourced.ts';

export type Auditor = {
  readonly name: string;
  /** City and state or country, as in the filing; null if not stated. */
  readonly location: string | null;
  /** PCAOB firm number; null if not stated. */
  readonly firm_id: string | null;
};

export const FILER_CATEGORIES = [
  'Accelerated Filer',
  'Large Accelerated Filer',
  'Non-accelerated Filer',
  'Smaller Reporting Accelerated Filer',
  'Smaller Reporting Company',
] as const;
export type FilerCategory = (typeof FILER_CATEGORIES)[number];

const textOf = ({ report }: InputFiling, name: string): string | null =>
  report?.cover?.find((text) => text.name === name)?.value ?? null;

/** The text from the newest filing that states it, unless that filing is too old; `filings` oldest first. */
const newestStating = <Value extends object>(
  filings: readonly InputFiling[],
  valueOf: (filing: InputFiling) => Value | null,
): Sourced<Value> => {
  const newest = filings.at(-1);
  if (newest === undefined || filings.every(({ report }) => report === undefined))
    return refusal('no_report');
  for (const filing of filings.toReversed()) {
    const value = valueOf(filing);
    if (value === null) continue;
    return isOutdated(filing.filed, newest.filed, ANNUAL_DAYS) ? refusal('outdated') : sourced(filing, value);
  }
  return refusal('not_reported');
};

/** Annual reports name the auditor, for years ended since December 2021. */
export const auditorOf = (filings: readonly InputFiling[]): Sourced<Auditor> =>
  newestStating(
    filings.filter(({ form }) => isAnnualForm(form)),
    (filing) => {
      const name = textOf(filing, 'AuditorName');
      const firm = textOf(filing, 'AuditorFirmId');
      return name === null
        ? null
        : {
            name,
            location: textOf(filing, 'AuditorLocation'),
            firm_id: firm !== null && /^\d{1,6}$/.test(firm) ? firm : null,
          };
    },
  );

/** Filers write a category in their own case and with other hyphens. */
const lettersOf = (text: string): string => text.toLowerCase().replaceAll(/[^a-z]/g, '');

export const filerCategoryOf = (
  filings: readonly InputFiling[],
): Sourced<{ readonly category: FilerCategory }> =>
  newestStating(filings, (filing) => {
    const letters = lettersOf(textOf(filing, 'EntityFilerCategory') ?? '');
    const category = FILER_CATEGORIES.find((name) => lettersOf(name) === letters);
    return category === undefined ? null : { category };
  });
