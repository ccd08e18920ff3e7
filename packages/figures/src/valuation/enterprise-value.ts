import type { Decimal } from 'decimal.js';
import { exact, type Figure } from '../ratios/exact.ts';
import type { Claims } from './claims.ts';
import type { ValuedBalance } from './fields.ts';

/** An operand of the enterprise value other than the market value. */
export const ENTERPRISE_OPERANDS = [
  'total_debt',
  'noncontrolling_interest',
  'preferred_stock',
  'temporary_equity',
  'cash_and_equivalents',
  'short_term_investments',
] as const;

export type EnterpriseOperand = (typeof ENTERPRISE_OPERANDS)[number];

/** Whether it is added, or deducted because the buyer acquires it with the company. */
export const SIGN_OF: Readonly<Record<EnterpriseOperand, -1 | 1>> = {
  total_debt: 1,
  noncontrolling_interest: 1,
  preferred_stock: 1,
  temporary_equity: 1,
  cash_and_equivalents: -1,
  short_term_investments: -1,
};

/** Null if the operand is missing. */
export type EnterpriseFigures = Readonly<Record<EnterpriseOperand, Figure>>;

export type Balances = Readonly<Record<ValuedBalance, Figure>>;

/**
 * Operands from balances and claims. A company whose net debt is served without short-term investments has
 * none: the balance sheet has no such row, or its other current assets add up.
 */
export function enterpriseFigures(
  balances: Balances,
  claims: Pick<Claims, 'preferred' | 'temporary'>,
): EnterpriseFigures {
  const { total_equity: own, total_equity_with_nci: whole } = balances;
  return {
    total_debt: balances.total_debt,
    noncontrolling_interest: own === null || whole === null ? null : whole.minus(own),
    preferred_stock: claims.preferred,
    temporary_equity: claims.temporary,
    cash_and_equivalents: balances.cash_and_equivalents,
    short_term_investments:
      balances.short_term_investments ?? (balances.net_debt === null ? null : exact('0')),
  };
}

/** Market value and every operand with its sign, or the missing operands if there are any. */
export function enterpriseValue(
  marketValue: Decimal,
  figures: EnterpriseFigures,
): Decimal | readonly EnterpriseOperand[] {
  let value = marketValue;
  const missing: EnterpriseOperand[] = [];
  for (const operand of ENTERPRISE_OPERANDS) {
    const figure = figures[operand];
    if (figure === null) missing.push(operand);
    else value = SIGN_OF[operand] > 0 ? value.plus(figure) : value.minus(figure);
  }
  return missing.length > 0 ? missing : value;
}
