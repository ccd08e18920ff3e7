import { amountOrNull } from '../decimal.ts';
import { isAnnualForm } from '../filings/forms.ts';
import type { InputFiling } from '../inputs.ts';

const INTEREST = new Set([
  'InterestAndDividendIncomeOperating',
  'InterestIncomeOperating',
  'InterestAndFeeIncomeLoansAndLeases',
  'InterestAndDividendIncomeSecurities',
  'InterestIncomeOperatingPaidInKind',
]);
const RENTS = new Set([
  'OperatingLeaseLeaseIncome',
  'OperatingLeasesIncomeStatementLeaseRevenue',
  'OperatingLeasesIncomeStatementMinimumLeaseRevenue',
  'LeaseIncome',
  'RealEstateRevenueNet',
]);

/**
 * Whether a company earns more from interest than from rents, as a mortgage REIT does, by the largest figures
 * of its newest annual report that has either, whatever their year. `filings` oldest first.
 */
export const earnsInterest = (filings: readonly InputFiling[]): boolean => {
  for (const { form, facts } of filings.toReversed()) {
    if (!isAnnualForm(form)) continue;
    const largest = (names: ReadonlySet<string>): bigint =>
      facts
        .filter(({ taxonomy, concept }) => taxonomy === 'us-gaap' && names.has(concept))
        .reduce((most, { value }) => {
          const amount = amountOrNull(value) ?? 0n;
          return amount > most ? amount : most;
        }, 0n);
    const [interest, rents] = [largest(INTEREST), largest(RENTS)];
    if (interest > 0n || rents > 0n) return interest > rents;
  }
  return false;
};
