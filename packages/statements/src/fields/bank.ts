import { candidates, field } from './field.ts';
import type { About, Candidate, Field, Named, Options } from './field.ts';

const bank = <
  const Statement extends 'income' | 'balance',
  const Name extends string,
  const Described extends About,
>(
  statement: Statement,
  name: Name,
  about: Described,
  list: readonly Candidate[],
  options: Options = {},
): Named<Field, Statement, Name, Described> =>
  field(statement, name, about, list, { onlyFor: ['bank'], ...options });

/** Fields that only banks report and only `bank_metrics` reads (semantics §4). */
export const bankFields = [
  bank(
    'income',
    'net_interest_income',
    {
      definition: 'Interest income less interest expense of a bank.',
      since: '2026-11-21.2',
      bankMetrics: 'net_interest_income',
      line: 20,
    },
    candidates('InterestIncomeExpenseNet'),
  ),
  bank(
    'income',
    'noninterest_income',
    {
      definition: "A bank's noninterest income.",
      since: '2026-11-21.2',
      bankMetrics: 'noninterest_income',
      line: 30,
    },
    candidates('NoninterestIncome'),
  ),
  bank(
    'income',
    'provision',
    {
      definition: 'Provision for credit losses; a release is negative.',
      since: '2026-11-21.2',
      bankMetrics: 'provision',
      line: 40,
    },
    candidates(
      'ProvisionForLoanLeaseAndOtherLosses',
      'FinancingReceivableCreditLossExpenseReversal',
      'FinancingReceivableExcludingAccruedInterestCreditLossExpenseReversal',
      'ProvisionForLoanAndLeaseLosses',
    ),
  ),
  bank(
    'balance',
    'loans_net',
    {
      definition: 'Loans net of the allowance for credit losses.',
      since: '2026-11-21.2',
      bankMetrics: 'loans_net',
      line: 90,
    },
    candidates(
      'FinancingReceivableExcludingAccruedInterestAfterAllowanceForCreditLoss',
      'LoansAndLeasesReceivableNetReportedAmount',
    ),
    { neverNegative: true },
  ),
  bank(
    'balance',
    'allowance',
    {
      definition: 'Allowance for credit losses on loans.',
      since: '2026-11-21.2',
      bankMetrics: 'allowance',
      line: 100,
    },
    candidates(
      'FinancingReceivableAllowanceForCreditLossExcludingAccruedInterest',
      'FinancingReceivableAllowanceForCreditLosses',
      'LoansAndLeasesReceivableAllowance',
    ),
    { neverNegative: true },
  ),
  bank(
    'balance',
    'deposits',
    { definition: 'Deposits of customers.', since: '2026-11-21.2', bankMetrics: 'deposits', line: 120 },
    candidates('Deposits'),
    { neverNegative: true },
  ),
  bank(
    'balance',
    'noninterest_bearing_deposits',
    {
      definition: 'Deposits that bear no interest, domestic and foreign.',
      since: '2026-11-21.2',
      bankMetrics: 'noninterest_bearing_deposits',
      line: 130,
    },
    candidates(
      'NoninterestBearingDepositLiabilities',
      'NoninterestBearingDepositLiabilitiesDomestic NoninterestBearingDepositLiabilitiesForeign',
    ),
    { neverNegative: true },
  ),
  bank(
    'balance',
    'preferred_stock',
    { definition: 'Preferred stock of the parent.', since: '2026-11-21.2', line: 240 },
    candidates(
      'PreferredStockValue',
      'PreferredStockValueOutstanding',
      'PreferredStockIncludingAdditionalPaidInCapitalNetOfDiscount',
      'PreferredStockIncludingAdditionalPaidInCapital',
    ),
    { neverNegative: true },
  ),
  bank(
    'balance',
    'cet1_ratio',
    {
      definition:
        'Common equity tier 1 capital over risk-weighted assets, a fraction (0.12 for 12 %), as filed.',
      since: '2026-11-21.2',
      line: 260,
    },
    candidates('CommonEquityTierOneCapitalToRiskWeightedAssets'),
    {
      measure: 'pure',
      neverNegative: true,
    },
  ),
];
