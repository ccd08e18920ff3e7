import type { AnnouncedRow } from '../announced/statement.ts';
import type { Balances } from '../balances.ts';
import {
  currentAssets,
  currentLiabilities,
  parentEquity,
  totalAssets,
  totalLiabilities,
} from '../balances.ts';
import type { IssuerSpec } from '../spec.ts';

/** A row of the balance sheet of a release, and its amount in each column's balances. */
export type BalanceRow = Pick<AnnouncedRow, 'label' | 'field'> & {
  /** Null for a heading. */
  readonly of: ((balances: Balances) => bigint) | null;
};

const row = (label: string, field: string | null, of: BalanceRow['of']): BalanceRow => ({ label, field, of });

const OF_BUSINESS: readonly BalanceRow[] = [
  row('Current assets:', null, null),
  row('Cash and cash equivalents', 'cash_and_equivalents', (b) => b.cash),
  row('Short-term investments', 'short_term_investments', (b) => b.shortInvestments),
  row('Accounts receivable, net', 'receivables', (b) => b.receivables),
  row('Inventories', 'inventory', (b) => b.inventory),
  row('Other current assets', null, (b) => b.otherCurrentAssets),
  row('Total current assets', 'current_assets', currentAssets),
  row('Property and equipment, net', 'ppe_net', (b) => b.property),
  row('Goodwill', null, (b) => b.goodwill),
  row('Intangible assets, net', null, (b) => b.intangibles),
  row('Other assets', null, (b) => b.longInvestments + b.loans + b.leaseAssets),
  row('Total assets', 'total_assets', totalAssets),
  row('Current liabilities:', null, null),
  row('Accounts payable', 'accounts_payable', (b) => b.payables),
  row('Short-term debt', null, (b) => b.shortDebt + b.currentDebt),
  row('Other current liabilities', null, (b) => b.leaseCurrent + b.otherCurrentLiabilities),
  row('Total current liabilities', 'current_liabilities', currentLiabilities),
  row('Long-term debt', 'long_term_debt', (b) => b.longDebt),
  row('Other liabilities', null, (b) => totalLiabilities(b) - currentLiabilities(b) - b.longDebt),
];

const OF_FINANCE: readonly BalanceRow[] = [
  row('Cash and cash equivalents', 'cash_and_equivalents', (b) => b.cash),
  row('Investment securities', null, (b) => b.shortInvestments + b.longInvestments),
  row('Loans, net', null, (b) => b.loans),
  row('Property and equipment, net', 'ppe_net', (b) => b.property),
  row('Goodwill', null, (b) => b.goodwill),
  row(
    'Other assets',
    null,
    (b) => b.receivables + b.inventory + b.otherCurrentAssets + b.intangibles + b.leaseAssets,
  ),
  row('Total assets', 'total_assets', totalAssets),
  row('Deposits', null, (b) => b.deposits),
  row('Borrowings', null, (b) => b.shortDebt + b.currentDebt + b.longDebt),
  row(
    'Other liabilities',
    null,
    (b) => totalLiabilities(b) - b.deposits - b.shortDebt - b.currentDebt - b.longDebt,
  ),
];

const EQUITY: readonly BalanceRow[] = [
  row('Total liabilities', 'total_liabilities', totalLiabilities),
  row('Common stock and additional paid-in capital', null, (b) => b.paidIn),
  row('Retained earnings', 'retained_earnings', (b) => b.retained),
  row('Accumulated other comprehensive income', null, (b) => b.accumulatedOther),
  row("Total stockholders' equity", 'total_equity', parentEquity),
  row('Noncontrolling interests', null, (b) => b.nci),
  row("Total liabilities and stockholders' equity", null, totalAssets),
];

/** The rows of the balance sheet of an issuer's kind. */
export const balanceRows = ({ flavour }: IssuerSpec): readonly BalanceRow[] => [
  ...(flavour === 'industrial' ? OF_BUSINESS : OF_FINANCE),
  ...EQUITY,
];
