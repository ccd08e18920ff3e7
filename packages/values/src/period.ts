/** Fiscal periods, and the labels by which they are requested and shown. */

/** What an amount covers: a whole fiscal year, one quarter, the year to date, a day, or the last four quarters. */
export type PeriodKind = 'annual' | 'quarter' | 'ytd' | 'instant' | 'ttm';

/** `TP` is a transition period (10-KT, 10-QT): recorded, never served as a row. */
export type FiscalPeriod = 'FY' | 'Q1' | 'Q2' | 'Q3' | 'Q4' | 'TP';

/** A period as labelled: for a balance the instant at its end. */
export type LabelledPeriod = {
  readonly kind: Exclude<PeriodKind, 'instant'>;
  readonly year: number;
  readonly period: Exclude<FiscalPeriod, 'TP'>;
};

const FORMS: readonly (readonly [RegExp, (year: number, part: string) => LabelledPeriod])[] = [
  [/^FY([0-9]{4})()$/, (year) => ({ kind: 'annual', year, period: 'FY' })],
  [/^([0-9]{4})-Q([1-4])$/, (year, part) => ({ kind: 'quarter', year, period: quarter(part) })],
  [
    /^([0-9]{4})-([369])M$/,
    (year, part) => ({ kind: 'ytd', year, period: quarter(String(Number(part) / 3)) }),
  ],
  [/^TTM-([0-9]{4})-Q([1-4])$/, (year, part) => ({ kind: 'ttm', year, period: quarter(part) })],
];

const quarter = (digit: string): 'Q1' | 'Q2' | 'Q3' | 'Q4' => `Q${digit}` as 'Q1';

/**
 * Parses a label of semantics §2.11 (`FY2025`, `2025-Q3`, `2025-9M`, `TTM-2025-Q3`); null if it is not a
 * label.
 */
export const parseLabel = (label: string): LabelledPeriod | null => {
  for (const [form, read] of FORMS) {
    const match = form.exec(label);
    if (match) return read(Number(match[1]), match[2] ?? '');
  }
  return null;
};

/** Label of a fiscal year, `FY2025`, or of a part of it, `2025-Q3`. */
export const periodLabel = (year: number | string, period: string): string =>
  period === 'FY' ? `FY${year}` : `${year}-${period}`;

/** Label of a period; a balance at a year's end is labelled as a fourth quarter. */
export const labelFor = (kind: PeriodKind, year: number, period: FiscalPeriod): string => {
  if (period === 'TP') return `TP${year}`;
  const number = period === 'FY' ? 4 : Number(period.slice(1));
  switch (kind) {
    case 'annual':
      return periodLabel(year, 'FY');
    case 'ytd':
      return `${year}-${3 * number}M`;
    case 'ttm':
      return `TTM-${periodLabel(year, `Q${number}`)}`;
    case 'quarter':
    case 'instant':
      return periodLabel(year, `Q${number}`);
  }
};

const WRITTEN: readonly (readonly [RegExp, (year: string, part: string) => string])[] = [
  [/^(?:FY ?)?([0-9]{4})(?:[- ]?FY)?()$/, (year) => periodLabel(year, 'FY')],
  [/^(?:FY ?)?([0-9]{4})[- ]?Q([1-4])$/, (year, part) => periodLabel(year, `Q${part}`)],
  [/^TTM[- ]([0-9]{4})[- ]?Q([1-4])$/, (year, part) => `TTM-${periodLabel(year, `Q${part}`)}`],
  [/^([0-9]{4})[- ]([369])M$/, (year, part) => `${year}-${part}M`],
];
const QUARTER_FIRST = /^Q([1-4])[- ]?(?:FY ?)?([0-9]{4})$/;

/**
 * The label of a fiscal year or a part of it as people and filings write it (`2025`, `fy 2025`, `Q3 2025`, `2025Q3`,
 * `2025-FY`); null if it is none of these. A year of two digits is not read.
 */
export function labelAsWritten(text: string): string | null {
  const plain = text.trim().toUpperCase().replaceAll(/\s+/g, ' ');
  const [, first, of] = QUARTER_FIRST.exec(plain) ?? [];
  if (first !== undefined && of !== undefined) return periodLabel(of, `Q${first}`);
  for (const [form, label] of WRITTEN) {
    const match = form.exec(plain);
    if (match) return label(match[1] ?? '', match[2] ?? '');
  }
  return null;
}
