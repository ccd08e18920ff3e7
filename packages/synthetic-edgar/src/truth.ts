import { coarsestUnit } from './rounding.ts';
import type { IssuerSpec } from './spec.ts';

/** A cell that a correct reader may serve. */
export type TruthCell = {
  readonly statement: 'income' | 'balance' | 'cash_flow';
  readonly field: string;
  readonly period_kind: 'annual' | 'quarter' | 'ytd' | 'instant' | 'ttm';
  readonly fiscal_year: number;
  /** The balance at the end of the fourth quarter has the period FY. */
  readonly fiscal_period: 'FY' | 'Q1' | 'Q2' | 'Q3' | 'Q4';
  /** Null for an instant. */
  readonly period_start: string | null;
  readonly period_end: string;
  /** Decimal string on the split basis of the newest filing; null if it cannot be known and must be refused. */
  readonly value: string | null;
  /**
   * Tolerance of a served value as a decimal string: 0 if the filings' own figures determine it exactly.
   * Fourth quarters of averages and earnings per share are bounded by rounded figures, and so are sums of
   * rounded amounts.
   */
  readonly tolerance: string;
  /** The value follows only from an identity or from what later filings do not say: it may also be refused. */
  readonly refusable?: true;
};

/** Amounts that are rounded separately add up to within four units in every combination that is served. */
export const moneyTolerance = (spec: IssuerSpec): string => String(4 * coarsestUnit(spec));
