import { candidates, field as anyField } from './field.ts';
import type { Candidate, Field } from './field.ts';

const bank = (
  statement: 'income' | 'balance',
  name: string,
  list: readonly Candidate[],
  options: Parameters<typeof anyField>[3] = {},
): Field => anyField(statement, name, list, { helper: true, onlyFor: ['bank'], ...options });

/** What only banks report and only `bank_metrics` reads (semantics §4). */
export const bankFields: readonly Field[] = [
  bank('income', 'net_interest_income', candidates('InterestIncomeExpenseNet')),
  bank('income', 'noninterest_income', candidates('NoninterestIncome')),
  bank(
    'income',
    'provision',
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
    candidates(
      'FinancingReceivableExcludingAccruedInterestAfterAllowanceForCreditLoss',
      'LoansAndLeasesReceivableNetReportedAmount',
    ),
    { neverNegative: true },
  ),
  bank(
    'balance',
    'allowance',
    candidates(
      'FinancingReceivableAllowanceForCreditLossExcludingAccruedInterest',
      'FinancingReceivableAllowanceForCreditLosses',
      'LoansAndLeasesReceivableAllowance',
    ),
    { neverNegative: true },
  ),
  bank('balance', 'deposits', candidates('Deposits'), { neverNegative: true }),
  bank(
    'balance',
    'noninterest_bearing_deposits',
    candidates(
      'NoninterestBearingDepositLiabilities',
      'NoninterestBearingDepositLiabilitiesDomestic NoninterestBearingDepositLiabilitiesForeign',
    ),
    { neverNegative: true },
  ),
  bank(
    'balance',
    'preferred_stock',
    candidates(
      'PreferredStockValue',
      'PreferredStockValueOutstanding',
      'PreferredStockIncludingAdditionalPaidInCapitalNetOfDiscount',
      'PreferredStockIncludingAdditionalPaidInCapital',
    ),
    { neverNegative: true },
  ),
  bank('balance', 'cet1_ratio', candidates('CommonEquityTierOneCapitalToRiskWeightedAssets'), {
    measure: 'pure',
    neverNegative: true,
  }),
];
