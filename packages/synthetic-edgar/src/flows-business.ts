import type { Quarter } from './calendar.ts';
import type { Flows } from './flows.ts';
import { netIncome, noFlows } from './flows.ts';
import type { Random } from './random.ts';
import { hasOtherInterest } from './interest.ts';
import type { IssuerSpec } from './spec.ts';

/** Distributions to preferred units and the general partner: incentive distributions grow faster than the business. */
const shared = ({ size, grain, units }: IssuerSpec, { index }: Quarter, flows: Flows): Flows => {
  if (units === undefined) return flows;
  const level = size * grain * 1.018 ** index;
  const preferredDistributions = units.preferred ? BigInt(Math.round(level * 0.012)) : 0n;
  const incentive = BigInt(Math.round(level * (0.006 + 0.0005 * index)));
  const generalPartner = incentive + (netIncome(flows) - preferredDistributions - incentive) / 50n;
  return { ...flows, preferredDistributions, generalPartner };
};

/** One quarter of a company that sells goods, insures people or rents out buildings. */
export const businessFlows = (spec: IssuerSpec, quarter: Quarter, loss: boolean, random: Random): Flows => {
  const season = [0.95, 0.98, 1, 1.12][(quarter.ordinal - 1) % 4] ?? 1;
  const part = (base: number, low: number, high: number): bigint =>
    BigInt(Math.round(base * random.between(low, high)));
  const revenue = spec.size * spec.grain * 1.018 ** quarter.index * season * random.between(0.97, 1.03);
  const pretax = revenue * (loss ? -0.15 : 0.17);
  const tax = part(pretax, 0.18, 0.24);
  const level = spec.size * spec.grain * 1.018 ** quarter.index;
  const quiet = (chance: number): boolean => random.next() > chance && spec.sparse;
  return shared(spec, quarter, {
    ...noFlows,
    revenue: BigInt(Math.round(revenue)),
    cost: part(revenue, 0.52, 0.58),
    rnd: spec.style.rnd ? part(revenue, loss ? 0.35 : 0.05, loss ? 0.39 : 0.07) : 0n,
    generalExpense: part(
      revenue,
      loss && !spec.style.rnd ? 0.38 : 0.06,
      loss && !spec.style.rnd ? 0.42 : 0.08,
    ),
    sellingExpense: part(revenue, 0.07, 0.09),
    interestExpense: part(level, 0.011, 0.014),
    otherInterestExpense: hasOtherInterest(spec.style.interest) ? part(level, 0.004, 0.006) : 0n,
    otherIncome: part(level, 0.002, 0.006),
    tax,
    nci: spec.nci ? part(Math.abs(pretax), 0.04, 0.06) : 0n,
    depreciation: part(level, 0.034, 0.038),
    amortization: part(level, 0.01, 0.012),
    stockCompensation: part(level, 0.02, 0.025),
    deferred: part(level, -0.004, 0.006),
    receivablesIncrease: part(level, -0.03, 0.045),
    inventoryIncrease: spec.flavour === 'insurer' || spec.flavour === 'reit' ? 0n : part(level, -0.02, 0.03),
    payablesIncrease: part(level, -0.02, 0.035),
    capex: part(level, 0.05, 0.06),
    acquisitions: quiet(0.3) ? 0n : part(level, 0.011, 0.03),
    shortInvestmentPurchases: spec.style.short_term_investments === 'none' ? 0n : part(level, -0.02, 0.03),
    longInvestmentPurchases: part(level, -0.01, 0.02),
    dividends: spec.style.dividends === 'none' ? 0n : part(level, 0.03, 0.032),
    buybacks: quiet(0.5) ? 0n : part(level, 0.02, 0.03),
    longDebtIncrease: part(level, -0.02, 0.03),
    shortDebtIncrease: part(level, -0.01, 0.012),
    exchange: part(level, -0.003, 0.003),
  });
};
