import type { Cell } from './cell.ts';
import type { CompanyInput } from './inputs.ts';

/** How an issuer reports and which type it is, as its facts show. */
export type Issuer = {
  /** ISO currency of the statements; null when no filing has a balance sheet. */
  readonly reporting_currency: string | null;
  readonly reporting_cadence: 'quarterly' | 'annual';
  readonly type: 'industrial' | 'bank' | 'insurer' | 'reit' | 'utility';
};

export type Statements = { readonly issuer: Issuer; readonly cells: readonly Cell[] };

export type ComputeStatements = (company: CompanyInput) => Statements;
