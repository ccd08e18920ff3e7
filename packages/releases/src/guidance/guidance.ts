/** What a company states guidance of. */
export type GuidedMetric =
  | 'revenue'
  | 'gross_profit'
  | 'gross_margin'
  | 'operating_expenses'
  | 'operating_income'
  | 'operating_margin'
  | 'other_income'
  | 'net_income'
  | 'eps'
  | 'ebitda'
  | 'tax_rate'
  | 'capital_expenditures'
  | 'operating_cash_flow'
  | 'free_cash_flow'
  | 'comparable_sales';

/** The period of a guidance, as stated: a company names its fiscal years, and few say on which day they end. */
export type GuidedPeriod = {
  readonly kind: 'quarter' | 'year';
  /** 1 to 4; null for a year. */
  readonly quarter: number | null;
  readonly year: number;
};

/** Guidance as the company states it. */
export type Guidance = {
  readonly metric: GuidedMetric;
  /** The metric in the words of the release. */
  readonly label: string;
  /** Whether the release calls the metric GAAP, or non-GAAP or adjusted; null if it says neither. */
  readonly basis: 'gaap' | 'non_gaap' | null;
  /** Whether it is the growth of the metric over the year before that is stated; a decline is negative. */
  readonly growth: boolean;
  readonly period: GuidedPeriod;
  /** Decimal strings in units of `unit`; equal for a single value, null on the side that the release leaves open. */
  readonly low: string | null;
  readonly high: string | null;
  /** Whether the release says approximately. */
  readonly approximate: boolean;
  /** ISO currency, `USD/shares`, or `percent`. */
  readonly unit: string;
  /** The sentence, or the row of the table. */
  readonly text: string;
  /** Place of the paragraph or row in the document, UTF-16 code units. */
  readonly from: number;
  readonly to: number;
};
