import type { Cell } from './cell.ts';
import type { CompanyInput } from './inputs.ts';

/**
 * Types of issuers (semantics §3.5). `health_insurer`: health plans, whose statements also show an operating
 * income and current assets. `captive_finance`: an industrial that consolidates a finance business for its
 * own products. `partnership`: listed units of limited partners.
 */
export const ISSUER_TYPES = [
  'industrial',
  'captive_finance',
  'partnership',
  'utility',
  'reit',
  'bank',
  'insurer',
  'health_insurer',
] as const;

/** How an issuer reports and which type it is, as its facts show. */
export type Issuer = {
  /** ISO currency of the statements; null when no filing has a balance sheet. */
  readonly reporting_currency: string | null;
  readonly reporting_cadence: 'quarterly' | 'annual';
  readonly type: (typeof ISSUER_TYPES)[number];
};

export type Statements = { readonly issuer: Issuer; readonly cells: readonly Cell[] };

export type ComputeStatements = (company: CompanyInput) => Statements;
