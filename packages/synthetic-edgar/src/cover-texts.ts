import type { IssuerSpec } from './spec.ts';

type Filed = { readonly form: string; readonly period: string };

/** Invented auditors with invented PCAOB numbers. */
const AUDITORS = [
  { name: 'Ashdown & Pell LLP', location: 'Dover, Delaware', id: '99001' },
  { name: 'Corvane, Hale & Partners', location: 'Wilmington, Delaware', id: '99002' },
  { name: 'Meridian Audit S.à r.l.', location: 'Luxembourg', id: '99003' },
] as const;

const CATEGORIES = ['Large Accelerated Filer', 'Accelerated Filer', 'Non-accelerated Filer'] as const;

/** Annual reports on years that ended before this date do not tag the auditor. */
const AUDITORS_SINCE = '2021-12-15';
/** Every issuer changes its auditor for years that end on or after this date. */
const ROTATION = '2025-01-01';

const isAnnual = (form: string): boolean => /^(10-KT?|20-F)(\/A)?$/.test(form);

/** Texts of the cover page by local names of dei, in alphabetical order. */
export const coverTextsOf = (
  spec: IssuerSpec,
  { form, period }: Filed,
): readonly { readonly name: string; readonly value: string }[] => {
  const place = Number(spec.cik.slice(-2));
  const category = { name: 'EntityFilerCategory', value: CATEGORIES[place % CATEGORIES.length] ?? '' };
  const auditor = AUDITORS[(place + (period >= ROTATION ? 1 : 0)) % AUDITORS.length];
  if (!isAnnual(form) || period < AUDITORS_SINCE || auditor === undefined) return [category];
  return [
    { name: 'AuditorFirmId', value: auditor.id },
    { name: 'AuditorLocation', value: auditor.location },
    { name: 'AuditorName', value: auditor.name },
    category,
  ];
};
