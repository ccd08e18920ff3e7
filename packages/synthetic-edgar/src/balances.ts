import type { Flows } from './flows.ts';
import { cashChange, consolidatedIncome, depreciationTotal, netIncome } from './flows.ts';
import type { IssuerSpec } from './spec.ts';

/** Closing balances in grains of the reporting unit; liabilities and equity positive. */
export type Balances = { readonly [Line in BalanceLine]: bigint };

const lines = [
  'cash',
  'shortInvestments',
  'receivables',
  'inventory',
  'otherCurrentAssets',
  'property',
  'goodwill',
  'intangibles',
  'longInvestments',
  'loans',
  'leaseAssets',
  'payables',
  'shortDebt',
  'currentDebt',
  'leaseCurrent',
  'otherCurrentLiabilities',
  'deposits',
  'longDebt',
  'leaseNoncurrent',
  'financeLease',
  'otherLiabilities',
  'paidIn',
  'retained',
  'accumulatedOther',
  'nci',
] as const;

export type BalanceLine = (typeof lines)[number];

const noBalances = Object.fromEntries(lines.map((line) => [line, 0n])) as Balances;

export const addBalances = (left: Balances, right: Balances): Balances =>
  Object.fromEntries(lines.map((line) => [line, left[line] + right[line]])) as Balances;

const sum = (b: Balances, ...keys: readonly BalanceLine[]): bigint =>
  keys.reduce((total, key) => total + b[key], 0n);

export const currentAssets = (b: Balances): bigint =>
  sum(b, 'cash', 'shortInvestments', 'receivables', 'inventory', 'otherCurrentAssets');
export const totalAssets = (b: Balances): bigint =>
  currentAssets(b) + sum(b, 'property', 'goodwill', 'intangibles', 'longInvestments', 'loans', 'leaseAssets');
export const currentLiabilities = (b: Balances): bigint =>
  sum(b, 'payables', 'shortDebt', 'currentDebt', 'leaseCurrent', 'otherCurrentLiabilities');
export const totalLiabilities = (b: Balances): bigint =>
  currentLiabilities(b) +
  sum(b, 'deposits', 'longDebt', 'leaseNoncurrent', 'financeLease', 'otherLiabilities');
/** The parent's owners' equity. */
export const parentEquity = (b: Balances): bigint => sum(b, 'paidIn', 'retained', 'accumulatedOther');
export const borrowings = (b: Balances): bigint => sum(b, 'shortDebt', 'currentDebt', 'longDebt');

/** Including restricted cash, a fixed part of other current assets. */
export const cashWithRestricted = (b: Balances): bigint => b.cash + b.otherCurrentAssets / 4n;

/** The opening balances; paid-in capital balances them. */
export const openingBalances = (spec: IssuerSpec): Balances => {
  const of = (ratio: number): bigint => BigInt(Math.round(spec.size * spec.grain * ratio));
  const bank = spec.flavour === 'bank';
  const stock = spec.flavour === 'insurer' || spec.flavour === 'reit' || bank ? 0 : 0.55;
  const lease = spec.style.lease === 'none' ? 0 : 1;
  const start: Balances = {
    ...noBalances,
    cash: of(bank ? 6 : 2.2),
    shortInvestments: spec.style.short_term_investments === 'none' ? 0n : of(bank ? 16 : 0.9),
    receivables: of(0.8),
    inventory: of(stock),
    otherCurrentAssets: of(0.21),
    property: of(bank ? 1.1 : 2.6),
    goodwill: of(0.94),
    intangibles: spec.style.intangibles === 'goodwill_only' ? 0n : of(1.4),
    longInvestments: of(bank ? 4 : 0.7),
    loans: bank ? of(55) : 0n,
    leaseAssets: of(0.37 * lease),
    payables: of(0.6),
    shortDebt: of(bank ? 2.2 : 0.3),
    currentDebt: bank ? 0n : of(0.16),
    leaseCurrent: of(0.07 * lease),
    otherCurrentLiabilities: of(0.33),
    deposits: bank ? of(62) : 0n,
    longDebt: of(bank ? 4.4 : 2.1),
    leaseNoncurrent: of(0.3 * lease),
    financeLease: spec.style.finance_lease === 'none' ? 0n : of(0.11),
    otherLiabilities: of(0.41),
    retained: of(1.7),
    accumulatedOther: of(-0.05),
    nci: spec.nci ? of(0.23) : 0n,
  };
  return {
    ...start,
    paidIn: totalAssets(start) - totalLiabilities(start) - sum(start, 'retained', 'accumulatedOther', 'nci'),
  };
};

/** The balances one quarter later. Assets stay equal to liabilities and equity, since every flow has two sides. */
export const balancesAfter = (b: Balances, f: Flows): Balances => ({
  ...b,
  cash: b.cash + cashChange(f),
  shortInvestments: b.shortInvestments + f.shortInvestmentPurchases,
  receivables: b.receivables + f.receivablesIncrease,
  inventory: b.inventory + f.inventoryIncrease,
  property: b.property + f.capex - depreciationTotal(f),
  goodwill: b.goodwill + f.acquisitions,
  longInvestments: b.longInvestments + f.longInvestmentPurchases,
  loans: b.loans + f.loanIncrease - f.provision,
  payables: b.payables + f.payablesIncrease,
  shortDebt: b.shortDebt + f.shortDebtIncrease,
  deposits: b.deposits + f.depositIncrease,
  longDebt: b.longDebt + f.longDebtIncrease,
  otherLiabilities: b.otherLiabilities + f.deferred,
  paidIn: b.paidIn + f.stockCompensation - f.buybacks,
  retained: b.retained + netIncome(f) - f.dividends,
  accumulatedOther: b.accumulatedOther + f.exchange,
  nci: b.nci + consolidatedIncome(f) - netIncome(f),
});
