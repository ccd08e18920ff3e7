import type { Quarter } from './calendar.ts';
import type { Flows } from './flows.ts';
import { noFlows } from './flows.ts';
import type { Random } from './random.ts';
import type { IssuerSpec } from './spec.ts';

/** One quarter of a bank; `size` is roughly its quarterly interest income. */
export const bankFlows = (spec: IssuerSpec, quarter: Quarter, loss: boolean, random: Random): Flows => {
  const level = spec.size * spec.grain * 1.012 ** quarter.index;
  const part = (low: number, high: number): bigint => BigInt(Math.round(level * random.between(low, high)));
  const quiet = (chance: number): boolean => random.next() > chance && spec.sparse;
  return {
    ...noFlows,
    interestIncome: part(0.98, 1.04),
    interestExpense: part(0.28, 0.34),
    provision: loss ? part(0.9, 1) : part(0.04, 0.08),
    noninterestIncome: part(0.32, 0.38),
    noninterestExpense: part(0.6, 0.66),
    tax: loss ? part(-0.09, -0.07) : part(0.07, 0.09),
    nci: spec.nci ? part(0.01, 0.02) : 0n,
    depreciation: part(0.02, 0.025),
    stockCompensation: part(0.01, 0.015),
    deferred: part(-0.01, 0.02),
    receivablesIncrease: part(-0.02, 0.03),
    payablesIncrease: part(-0.02, 0.03),
    capex: part(0.025, 0.03),
    acquisitions: quiet(0.3) ? 0n : part(0.001, 0.004),
    shortInvestmentPurchases: part(-0.2, 0.35),
    longInvestmentPurchases: part(-0.1, 0.2),
    loanIncrease: part(0.3, 0.7),
    depositIncrease: part(0.4, 1.1),
    dividends: spec.style.dividends === 'none' ? 0n : part(0.1, 0.11),
    buybacks: quiet(0.5) ? 0n : part(0.03, 0.06),
    longDebtIncrease: part(-0.05, 0.08),
    shortDebtIncrease: part(-0.04, 0.05),
    exchange: part(-0.002, 0.002),
  };
};
