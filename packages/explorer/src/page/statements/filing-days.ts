/** Reports with statements, and their amendments, as `GET /v2/filings` filters by them. */
export const PERIODIC_FORMS = ['10-K', '10-KT', '10-Q', '10-QT', '20-F', '40-F']
  .flatMap((form) => [form, `${form}/A`])
  .join(',');

/** A day on which reports were filed. */
export type FilingDay = { readonly day: string; readonly forms: readonly string[] };

type Filing = { readonly filing_date: string; readonly form: string };

/** The days of the filings, oldest first, each once. */
export function filingDaysOf(filings: readonly Filing[]): readonly FilingDay[] {
  const days = new Map<string, string[]>();
  for (const { filing_date: day, form } of filings) {
    const forms = days.get(day) ?? [];
    if (!forms.includes(form)) forms.push(form);
    days.set(day, forms);
  }
  return [...days]
    .map(([day, forms]) => ({ day, forms }))
    .sort((one, other) => (one.day < other.day ? -1 : 1));
}

/**
 * The position of a day on the slider: that of the newest filing day up to it, or −1 before all. Without a day it is
 * one past the newest filing day: today.
 */
export const positionOf = (days: readonly FilingDay[], day: string): number =>
  day === '' ? days.length : days.findLastIndex((each) => each.day <= day);
