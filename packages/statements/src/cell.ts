import type { FiscalPeriod, PeriodKind } from '@footnote/values/period';
import type { Refusal } from './rules/refusal.ts';
import type { CellRule } from './rules/rules.ts';

export type { Refusal };

/** A statement by its name in the read model. */
export type StatementName = 'income' | 'balance' | 'cash_flow';

export type Method = 'reported' | 'derived_ytd' | 'derived_q4' | 'derived_sum' | 'derived_identity';

/** Source of a number: the footnote. */
export type Provenance = {
  /** Dashed accession number. */
  readonly accession: string;
  readonly form: string;
  /** Filing date, YYYY-MM-DD. */
  readonly filed: string;
  /** Of a figure that an earnings release announces and no report has yet; absent for any other. */
  readonly status?: 'preliminary';
};

type Flagged = { readonly flags: readonly string[] };

/** Whether a cell is of a period that a release announces and no report has yet. */
export const isPreliminary = ({ flags }: Flagged): boolean => flags.includes('preliminary');

/** The standing of a cell as a member of its source. */
export const statusOf = (cell: Flagged): Pick<Provenance, 'status'> =>
  isPreliminary(cell) ? { status: 'preliminary' } : {};

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
  /** The exhibit of an earnings release that states it; absent for a fact of a report. */
  readonly exhibit?: string;
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
