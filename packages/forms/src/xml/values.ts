/** Normalizes values as filers write them. Each result is null if the text is missing or invalid. */
import { parseAccession } from '@footnote/values/accession';
import { cikOfDigits } from '@footnote/values/cik';
import { isDay } from '@footnote/values/day';

const AMERICAN_DATE = /^(\d{1,2})([/-])(\d{1,2})\2(\d{4})$/;
/** With the zone that some agents write after a day: `2024-07-19-05:00`. */
const ISO_DATE = /^(\d{4})-(\d{2})-(\d{2})(?:Z|[+-]\d{2}:\d{2})?$/;

/** A day, YYYY-MM-DD, of MM/DD/YYYY, MM-DD-YYYY as in Form 13F, or an ISO date. */
export function dateOf(text: string | null): string | null {
  const [, usMonth, , usDay, usYear] = AMERICAN_DATE.exec(text ?? '') ?? [];
  const [, isoYear, isoMonth, isoDay] = ISO_DATE.exec(text ?? '') ?? [];
  const [year, month, day] = [usYear ?? isoYear, usMonth ?? isoMonth, usDay ?? isoDay];
  if (year === undefined || month === undefined || day === undefined) return null;
  const date = `${year}-${month.padStart(2, '0')}-${day.padStart(2, '0')}`;
  return isDay(date) ? date : null;
}

const NUMBER = /^-?(?:\d+(?:\.\d+)?|\.\d+)$/;
const MAX_DIGITS = 40;

/** A decimal string with the digits filed, "11615772.80"; without thousands separators and a percent sign. */
export function decimalOf(text: string | null): string | null {
  const plain = (text ?? '').replace(/(?<=\d),(?=\d{3}(?!\d))/g, '').replace(/\s*%$/, '');
  if (!NUMBER.test(plain) || plain.length > MAX_DIGITS) return null;
  return plain.replace(/^(-?)\./, '$10.').replace(/^(-?)0+(?=\d)/, '$1');
}

/** A whole number that counts something. */
export const countOf = (text: string | null): number | null => {
  const digits = decimalOf(text) ?? '';
  return /^\d{1,9}$/.test(digits) ? Number(digits) : null;
};

/** Ten digits. Zero is not a CIK. */
export function cikOf(text: string | null): string | null {
  const cik = cikOfDigits((text ?? '').trim());
  return Number(cik) > 0 ? cik : null;
}

/** An accession with dashes. */
export const accessionOf = (text: string | null): string | null => parseAccession(text ?? '');

const NO_CUSIP = /^(?:0{9}|n\/?a|none)$/i;

/** A CUSIP in capitals, with the length filed. Nine zeros mean none. */
export const cusipOf = (text: string | null): string | null =>
  text === null || text === '' || NO_CUSIP.test(text) ? null : text.toUpperCase();

/** Number of an amendment. */
export const amendmentOf = (text: string | null): number | null =>
  text !== null && /^\d{1,4}$/.test(text) ? Number(text) : null;

/** `Y`, `N`, `true`, `false`, `1` or `0`. */
export function flagOf(text: string | null): boolean | null {
  if (/^(?:y|yes|true|1)$/i.test(text ?? '')) return true;
  return /^(?:n|no|false|0)$/i.test(text ?? '') ? false : null;
}
