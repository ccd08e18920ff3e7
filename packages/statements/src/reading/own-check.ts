import {
  LIABILITIES_AND_EQUITY,
  NCI_EQUITY,
  NCI_INCOME,
  WHOLE_EQUITY,
  WHOLE_INCOME,
} from '../fields/checks.ts';
import { CURRENT_TOTAL, LONG_TERM_TOTAL, MATURITIES } from '../fields/debt.ts';
import { EARNINGS, EPS_CONCEPTS } from '../fields/shares.ts';
import type { Side } from '../fields/shares.ts';
import {
  COMMON_INCOME,
  PARENT_EQUITY,
  PARENT_INCOME,
  TOTAL_ASSETS,
  TOTAL_LIABILITIES,
} from '../fields/totals.ts';
import { inventoryCheck, investmentsCheck } from './current-assets.ts';
import { longTermScope } from './debt-scope.ts';
import { near, parseAmount, quotient, size } from '../decimal.ts';
import type { Fact, FactSet, OwnCheck } from '../model/model.ts';
import { capexCheck, cashCheck, costsCheck, profitCheck, taxCheck } from './flow-check.ts';
import { firstOf } from './reading-of.ts';
import { realEstateCheck, rentalCheck } from './property-check.ts';
import { onFiledBasis } from '../splits/filed-basis.ts';
import { temporaryEquity } from './temporary-equity.ts';
import { NEARLY_EQUAL, OTHER_PER_SHARE } from '../values/tolerances.ts';

const CENTS = parseAmount('0.02');

/** Whether magnitudes differ by a factor of five or more, and by more than two cents. */
export const farApart = (implied: bigint, eps: bigint): boolean => {
  const a = size(implied);
  const b = size(eps);
  if (size(a - b) <= CENTS) return false;
  return a >= b * OTHER_PER_SHARE || b >= a * OTHER_PER_SHARE;
};

/**
 * Net income ÷ shares compared with EPS (semantics §2.4): contradicted by a sign or a factor of five or more;
 * smaller gaps are preferred dividends and participating securities. Shares and EPS are on today's basis.
 */
export const perShareCheck = (
  income: bigint,
  shares: bigint,
  today: bigint,
  split?: Fact['split'],
): OwnCheck => {
  const eps = onFiledBasis(split, today);
  if (eps === 0n) return 'open';
  // A loss of less than half a million rounds to zero in millions, but not per share.
  if (income === 0n) return size(eps) > CENTS ? 'failed' : 'open';
  if (shares <= 0n) return 'failed';
  const implied = onFiledBasis(split, quotient(income, shares));
  if (farApart(implied, eps)) return 'failed';
  const opposite = implied < 0n !== eps < 0n;
  return opposite && size(implied - eps) > CENTS * 2n ? 'failed' : 'passed';
};

const sideCheck = (
  facts: FactSet,
  side: Side,
  own: { income?: bigint; shares?: bigint; eps?: bigint },
): OwnCheck => {
  const filed = firstOf(facts, EARNINGS[side].eps);
  const eps = own.eps ?? filed?.amount;
  const shares = own.shares ?? firstOf(facts, EARNINGS[side].shares)?.amount;
  if (eps === undefined || shares === undefined) return 'open';
  const income = own.income ?? facts.get(COMMON_INCOME)?.amount ?? firstOf(facts, PARENT_INCOME)?.amount;
  if (income !== undefined) return perShareCheck(income, shares, eps, filed?.split);
  const whole = firstOf(facts, WHOLE_INCOME)?.amount;
  if (whole === undefined) return 'open';
  const minority = firstOf(facts, NCI_INCOME)?.amount;
  if (minority !== undefined) return perShareCheck(whole - minority, shares, eps, filed?.split);
  // The parent's share is not tagged and may be any part.
  return perShareCheck(whole, shares, eps, filed?.split) === 'passed' ? 'passed' : 'open';
};

const balance = (
  facts: FactSet,
  own: { assets?: bigint; liabilities?: bigint; equity?: bigint },
): OwnCheck => {
  const assets = own.assets ?? firstOf(facts, TOTAL_ASSETS)?.amount;
  const whole = firstOf(facts, LIABILITIES_AND_EQUITY)?.amount;
  if (own.assets !== undefined && whole !== undefined)
    return near(own.assets, whole, NEARLY_EQUAL) ? 'passed' : 'failed';
  const liabilities = own.liabilities ?? firstOf(facts, TOTAL_LIABILITIES)?.amount;
  const minority = firstOf(facts, NCI_EQUITY)?.amount ?? 0n;
  const parent = own.equity ?? firstOf(facts, PARENT_EQUITY)?.amount;
  const equity =
    own.equity === undefined
      ? (firstOf(facts, WHOLE_EQUITY)?.amount ?? (parent === undefined ? undefined : parent + minority))
      : own.equity + minority;
  const total = assets ?? whole;
  if (total === undefined || liabilities === undefined || equity === undefined) return 'open';
  const temporary = temporaryEquity((concept) => facts.get(concept)?.amount);
  const gap = size(total - liabilities - equity);
  const limit = size(total) / 1000n;
  if (gap <= limit || size(total - liabilities - equity - temporary) <= limit) return 'passed';
  return 'failed';
};

/** Checks a value of a field against the facts of its own filing for the same period. */
export const ownCheck = (field: string, value: bigint, facts: FactSet): OwnCheck => {
  switch (field) {
    case 'total_assets':
      return balance(facts, { assets: value });
    case 'total_liabilities':
      return balance(facts, { liabilities: value });
    case 'total_equity':
      return balance(facts, { equity: value });
    case 'inventory':
      return inventoryCheck(facts, value);
    case 'short_term_investments':
      return investmentsCheck(facts, value);
    case 'long_term_debt': {
      const scope = longTermScope(facts);
      if (scope === null) return 'open';
      const long = firstOf(facts, LONG_TERM_TOTAL)?.amount ?? 0n;
      const due = scope === 'whole' ? (firstOf(facts, [...MATURITIES, ...CURRENT_TOTAL])?.amount ?? 0n) : 0n;
      return value === long - due ? 'passed' : 'failed';
    }
    case 'net_income':
    case 'net_income_to_common': {
      const basic = sideCheck(facts, 'basic', { income: value });
      return basic === 'open' ? sideCheck(facts, 'diluted', { income: value }) : basic;
    }
    case 'eps_basic':
      return sideCheck(facts, 'basic', { eps: value });
    case 'eps_diluted':
      return sideCheck(facts, 'diluted', { eps: value });
    case 'shares_basic':
      return sideCheck(facts, 'basic', { shares: value });
    case 'shares_diluted':
      return sideCheck(facts, 'diluted', { shares: value });
    case 'income_tax':
      return taxCheck(facts, undefined, value);
    case 'pretax_income':
      return taxCheck(facts, value, undefined);
    case 'operating_cash_flow':
      return cashCheck(facts, 'Operating', value);
    case 'investing_cash_flow':
      return cashCheck(facts, 'Investing', value);
    case 'financing_cash_flow':
      return cashCheck(facts, 'Financing', value);
    case 'capex':
      return capexCheck(facts, value);
    case 'revenue': {
      const check = profitCheck(facts, { revenue: value });
      return check === 'open' ? costsCheck(facts, value) : check;
    }
    case 'rental_revenue':
      return rentalCheck(facts, value);
    case 'real_estate_net':
      return realEstateCheck(facts, value);
    case 'cost_of_revenue':
      return profitCheck(facts, { cost: value });
    case 'gross_profit':
      return profitCheck(facts, { profit: value });
    default:
      return 'open';
  }
};

/** Sign of the EPS in the filing for the period, 0 without one. */
export const epsSign = (facts: FactSet): number => {
  const eps = firstOf(facts, EPS_CONCEPTS)?.amount ?? 0n;
  return eps > 0n ? 1 : eps < 0n ? -1 : 0;
};
