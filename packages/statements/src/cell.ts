import type { Refusal } from './rules/refusal.ts';
import type { CellRule } from './rules/rules.ts';

export type { Refusal };

/** A statement by its name in the read model. */
export type StatementName = 'income' | 'balance' | 'cash_flow';

export type PeriodKind = 'annual' | 'quarter' | 'ytd' | 'instant' | 'ttm';

/** `TP` is a transition period (10-KT, 10-QT): recorded, never served as a row. */
export type FiscalPeriod = 'FY' | 'Q1' | 'Q2' | 'Q3' | 'Q4' | 'TP';

export type Method = 'reported' | 'derived_ytd' | 'derived_q4' | 'derived_sum' | 'derived_identity';

/** Source of a number: the footnote. */
export type Provenance = {
  /** Dashed accession number. */
  readonly accession: string;
  readonly form: string;
  /** Filing date, YYYY-MM-DD. */
  readonly filed: string;
};

/** One filed fact of a cell, with the sign and divisor that were applied to it. */
export type Operand = Provenance & {
  /** Qualified name, e.g. `us-gaap:NetIncomeLoss`. */
  readonly concept: string;
  /** Decimal string as filed. */
  readonly value: string;
  /** Null for an instant. */
  readonly start: string | null;
  readonly end: string;
  /** How it is applied: `+`, `-`, or a note such as `/4` for a split factor. */
  readonly role: string;
};

/** (value or refusal, unit, period, concept, accession, form, filed, method, operands). */
export type Cell = {
  readonly statement: StatementName;
  readonly field: string;
  readonly period_kind: PeriodKind;
  readonly fiscal_year: number;
  readonly fiscal_period: FiscalPeriod;
  /** Null for an instant. YYYY-MM-DD. */
  readonly period_start: string | null;
  readonly period_end: string;
  /** Decimal string on today's split basis; null when refused. */
  readonly value: string | null;
  readonly refusal: Refusal | null;
  /** Id of the rule that refused it; null when served. */
  readonly rule: CellRule | null;
  /** ISO currency, `shares`, or `USD/shares`. */
  readonly unit: string;
  /** Qualified name of the concept, or of the leading operand if derived; empty for a refusal without one. */
  readonly concept: string;
  readonly accession: string;
  readonly form: string;
  readonly filed: string | null;
  readonly method: Method | null;
  readonly operands: readonly Operand[];
  readonly flags: readonly string[];
};
