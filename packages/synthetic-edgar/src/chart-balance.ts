import {
  borrowings,
  cashWithRestricted,
  currentAssets,
  currentLiabilities,
  parentEquity,
  totalAssets,
  totalLiabilities,
} from './balances.ts';
import type { Balances } from './balances.ts';
import type { BalanceField, BalanceTag } from './chart.ts';
import { balanceTag } from './chart.ts';
import { HEALTH_PLAN, type IssuerSpec } from './spec.ts';

const equityTags = (spec: IssuerSpec): BalanceTag[] => {
  const opening = { opening: true };
  const tags: BalanceTag[] = [];
  const all = (b: Balances): bigint => parentEquity(b) + b.nci;
  if (spec.style.equity === 'parent') tags.push(balanceTag('StockholdersEquity', parentEquity, opening));
  if (spec.nci || spec.style.equity === 'including_nci')
    tags.push(
      balanceTag('StockholdersEquityIncludingPortionAttributableToNoncontrollingInterest', all, opening),
    );
  if (spec.nci) tags.push(balanceTag('MinorityInterest', (b) => b.nci));
  return tags;
};

const debtTags = ({ style }: IssuerSpec): BalanceTag[] => {
  if (style.debt === 'debt_current')
    return [
      balanceTag('DebtCurrent', (b) => b.shortDebt + b.currentDebt),
      balanceTag('LongTermDebtNoncurrent', (b) => b.longDebt),
    ];
  const shared = [
    balanceTag('ShortTermBorrowings', (b) => b.shortDebt),
    balanceTag('LongTermDebtCurrent', (b) => b.currentDebt),
  ];
  return style.debt === 'split'
    ? [...shared, balanceTag('LongTermDebtNoncurrent', (b) => b.longDebt)]
    : [...shared, balanceTag('LongTermDebt', (b) => b.longDebt + b.currentDebt)];
};

const leaseTags = ({ style }: IssuerSpec): BalanceTag[] => {
  const tags: BalanceTag[] = [];
  if (style.lease === 'total')
    tags.push(balanceTag('OperatingLeaseLiability', (b) => b.leaseCurrent + b.leaseNoncurrent));
  if (style.lease === 'parts')
    tags.push(
      balanceTag('OperatingLeaseLiabilityCurrent', (b) => b.leaseCurrent),
      balanceTag('OperatingLeaseLiabilityNoncurrent', (b) => b.leaseNoncurrent),
    );
  if (style.finance_lease === 'annual_note')
    tags.push(
      balanceTag('FinanceLeaseLiability', (b) => b.financeLease, {
        when: ({ annual }) => annual,
        note: true,
      }),
    );
  return tags;
};

/** Lines on the balance sheet of every flavour of US filer. */
export const commonBalanceTags = (spec: IssuerSpec): BalanceTag[] => [
  balanceTag('Assets', totalAssets),
  balanceTag('LiabilitiesAndStockholdersEquity', (b) => totalLiabilities(b) + parentEquity(b) + b.nci),
  ...(spec.style.liabilities ? [balanceTag('Liabilities', totalLiabilities)] : []),
  balanceTag('RetainedEarningsAccumulatedDeficit', (b) => b.retained),
  balanceTag('Goodwill', (b) => b.goodwill),
  ...(spec.style.intangibles === 'split'
    ? [balanceTag('IntangibleAssetsNetExcludingGoodwill', (b) => b.intangibles)]
    : []),
  ...(spec.style.intangibles === 'combined'
    ? [balanceTag('IntangibleAssetsNetIncludingGoodwill', (b) => b.goodwill + b.intangibles)]
    : []),
  ...equityTags(spec),
];

/** The row of cash moves to another concept where the balance sheet shows restricted cash in it. */
const cashRowTags = ({
  restricted_cash_from: from = Infinity,
  roll_forwards = [],
}: IssuerSpec): BalanceTag[] => [
  balanceTag('CashAndCashEquivalentsAtCarryingValue', (b) => b.cash, {
    opening: !roll_forwards.some(({ row }) => row === 'cash'),
    ...(from === Infinity ? {} : { when: ({ year }) => year < from }),
  }),
  ...(from === Infinity
    ? []
    : [
        balanceTag('CashCashEquivalentsRestrictedCashAndRestrictedCashEquivalents', cashWithRestricted, {
          opening: true,
          when: ({ year }) => year >= from,
        }),
      ]),
];

const hasCurrent = ({ flavour }: IssuerSpec): boolean =>
  flavour === 'industrial' || flavour === 'utility' || flavour === 'partnership';

export const balanceTags = (spec: IssuerSpec): BalanceTag[] => {
  const { style, flavour } = spec;
  const reit = flavour === 'reit';
  const tags = [
    ...commonBalanceTags(spec),
    ...debtTags(spec),
    ...leaseTags(spec),
    ...cashRowTags(spec),
    balanceTag(reit ? 'RealEstateInvestmentPropertyNet' : 'PropertyPlantAndEquipmentNet', (b) => b.property),
    balanceTag(
      flavour === 'insurer' ? 'PremiumsReceivableAtCarryingValue' : 'AccountsReceivableNetCurrent',
      (b) => b.receivables,
    ),
    balanceTag('LongTermInvestments', (b) => b.longInvestments),
  ];
  if (hasCurrent(spec))
    tags.push(
      balanceTag('AssetsCurrent', currentAssets),
      balanceTag('LiabilitiesCurrent', currentLiabilities),
      balanceTag('InventoryNet', (b) => b.inventory),
      balanceTag('AccountsPayableCurrent', (b) => b.payables),
    );
  if (style.short_term_investments === 'short_term')
    tags.push(balanceTag('ShortTermInvestments', (b) => b.shortInvestments));
  if (style.short_term_investments === 'marketable')
    tags.push(balanceTag('MarketableSecuritiesCurrent', (b) => b.shortInvestments));
  return tags;
};

/** Fields that consist of lines on every flavour's balance sheet. */
export const commonBalanceFields: readonly BalanceField[] = [
  { field: 'total_assets', of: totalAssets },
  { field: 'total_liabilities', of: totalLiabilities },
  { field: 'total_equity', of: parentEquity },
  { field: 'total_equity_with_nci', of: (b) => parentEquity(b) + b.nci },
  { field: 'retained_earnings', of: (b) => b.retained },
  { field: 'intangibles', of: (b) => b.goodwill + b.intangibles },
  { field: 'tangible_book_value', of: (b) => parentEquity(b) - b.goodwill - b.intangibles },
];

export const balanceFields = (spec: IssuerSpec): BalanceField[] => {
  const { style, flavour, sic, restricted_cash_from: from = Infinity } = spec;
  const cash = (b: Balances, shownIn: number): bigint => (shownIn < from ? b.cash : cashWithRestricted(b));
  const industrial = hasCurrent(spec);
  const investments = style.short_term_investments !== 'none';
  const withLease = (b: Balances, annual: boolean): bigint => borrowings(b) + (annual ? b.financeLease : 0n);
  return [
    ...commonBalanceFields,
    { field: 'cash_and_equivalents', of: (b, _annual, shownIn) => cash(b, shownIn) },
    { field: 'accounts_payable', of: industrial ? (b) => b.payables : null },
    { field: 'short_term_investments', of: investments ? (b) => b.shortInvestments : null },
    { field: 'long_term_investments', of: (b) => b.longInvestments },
    { field: 'receivables', of: flavour === 'insurer' ? null : (b) => b.receivables },
    { field: 'inventory', of: industrial ? (b) => b.inventory : null },
    { field: 'current_assets', of: industrial ? currentAssets : null },
    { field: 'current_liabilities', of: industrial ? currentLiabilities : null },
    { field: 'ppe_net', of: (b) => b.property },
    { field: 'long_term_debt', of: (b) => b.longDebt },
    { field: 'debt_borrowings', of: borrowings },
    {
      field: 'operating_lease_liabilities',
      of: style.lease === 'none' ? null : (b) => b.leaseCurrent + b.leaseNoncurrent,
    },
    {
      field: 'finance_lease_liabilities',
      of: style.finance_lease === 'none' ? null : (b, annual) => (annual ? b.financeLease : null),
    },
    { field: 'total_debt', of: withLease },
    {
      field: 'net_debt',
      of:
        flavour === 'insurer' && sic !== HEALTH_PLAN
          ? null
          : (b, annual, shownIn) => withLease(b, annual) - cash(b, shownIn) - b.shortInvestments,
    },
  ];
};
