import type { IssuerType } from '../fields/field.ts';
import { PER_UNIT_CONCEPTS } from '../fields/partnership.ts';
import type { Filing } from '../model/model.ts';

const PREMIUMS = ['PremiumsEarnedNet', 'PolicyholderBenefitsAndClaimsIncurredNet', 'InsuranceRevenue'];
const RESERVES = [
  'LiabilityForFuturePolicyBenefits',
  'DeferredPolicyAcquisitionCosts',
  'UnearnedPremiums',
  'InsuranceContractsThatAreLiabilities',
  'LiabilityForClaimsAndClaimsAdjustmentExpense',
];
const HEALTH_BENEFITS = 'PolicyholderBenefitsAndClaimsIncurredHealthCare';
const REVENUES = ['Revenues', 'Revenue'];
const BANK = [
  'InterestIncomeExpenseNet',
  'NoninterestIncome',
  'NoninterestExpense',
  'Deposits',
  'ProvisionForLoanLeaseAndOtherLosses',
];
/** The same under IFRS: no industrial has three of these. */
const FOREIGN_BANK = [
  'DepositsFromCustomers',
  'DepositsFromBanks',
  'LoansAndAdvancesToCustomers',
  'LoansAndAdvancesToBanks',
  'InterestRevenueExpense',
  'FeeAndCommissionIncomeExpense',
];
const PROPERTY = 'RealEstateInvestmentPropertyNet';
/** Loans to buyers of the own products, as the cash-flow statement shows them. */
const FINANCE_FLOWS = [
  'PaymentsToAcquireFinanceReceivables',
  'ProceedsFromCollectionOfFinanceReceivables',
  'ProceedsFromSaleAndCollectionOfFinanceReceivables',
];
/** Rows of a finance business that an industrial reports separately. */
const FINANCE_ROWS = [
  'FinancialServicesRevenue',
  'FinancialServicesCosts',
  'NotesAndLoansReceivableNetNoncurrent',
  'PropertySubjectToOrAvailableForOperatingLeaseNet',
];
/** Equity of a partnership. */
const PARTNERS_CAPITAL = [
  'PartnersCapital',
  'PartnersCapitalIncludingPortionAttributableToNoncontrollingInterest',
];
const PER_UNIT = PER_UNIT_CONCEPTS.map((concept) => concept.slice('us-gaap:'.length));
/** Concepts by which a partnership that tags its units as shares refers to its limited partners. */
const LIMITED_PARTNERS = [
  'LimitedPartnersCapitalAccountUnitsOutstanding',
  'WeightedAverageLimitedPartnershipUnitsOutstanding',
  'NetIncomeLossAllocatedToLimitedPartners',
  'DistributionMadeToLimitedPartnerDistributionsPaidPerUnit',
  'DistributionMadeToLimitedPartnerDistributionsDeclaredPerUnit',
];
const PER_SHARE = ['EarningsPerShareBasic', 'EarningsPerShareDiluted', 'EarningsPerShareBasicAndDiluted'];
const ANNUALS = 3;

/** SIC codes of real estate, including unknown codes. */
const isProperty = (code: number): boolean => code === 0 || (code >= 6500 && code <= 6799);

const isInsurance = (code: number): boolean => code >= 6300 && code <= 6411;

const largest = ({ facts }: Filing, concepts: readonly string[]): number =>
  facts.reduce(
    (most, { concept, value }) => (concepts.includes(concept) ? Math.max(most, Number(value)) : most),
    0,
  );

/** Other filers also rent out some property; above a third of the assets it is their business. */
const mostlyProperty = (filings: readonly Filing[]): boolean =>
  filings.some((filing) => largest(filing, [PROPERTY]) * 3 >= largest(filing, ['Assets']));

/**
 * Brokers, retailers and manufacturers own small insurers. Premiums or benefits make insurance the business
 * if they are a tenth of the revenue of a filer with an insurer's SIC code, or half of any other filer's.
 */
const mostlyPremiums = (filings: readonly Filing[], code: number): boolean =>
  filings.some(
    (filing) => largest(filing, PREMIUMS) * (isInsurance(code) ? 10 : 2) >= largest(filing, REVENUES),
  );

/**
 * Whether the newest annual report is a partnership's at its own period end. Later comparatives of a
 * partnership that became a corporation do not count, and neither do units of an operating partnership if
 * earnings per share are tagged too.
 */
const isPartnership = (newest: Filing | undefined): boolean => {
  const has = (concepts: readonly string[]): boolean =>
    newest?.facts.some(
      ({ concept, end, value }) => concepts.includes(concept) && end === newest.period && Number(value) !== 0,
    ) === true;
  const hasCapital = has(PARTNERS_CAPITAL);
  return has(PER_UNIT) ? hasCapital || !has(PER_SHARE) : hasCapital && has(LIMITED_PARTNERS);
};

/**
 * Kind of issuer from the tags of its last three annual reports (stale tags misclassify), SIC as tie-breaker
 * (semantics §3.5). An insurer with a bank, or a bank with an insurer, is the kind with more signals.
 * `filings` oldest first.
 */
export const issuerType = (filings: readonly Filing[], sic: string | null): IssuerType => {
  const annual = filings.filter((filing) => filing.annual && filing.facts.length > 50).slice(-ANNUALS);
  const recent = annual.length > 0 ? annual : filings.slice(-ANNUALS);
  const tags = new Set<string>();
  for (const filing of recent) for (const fact of filing.facts) tags.add(fact.concept);
  const count = (concepts: readonly string[]): number =>
    concepts.filter((concept) => tags.has(concept)).length;
  const code = Number(sic ?? 0);
  const bank = Math.max(count(BANK), count(FOREIGN_BANK));
  const insurer = count(PREMIUMS) > 0 && count(RESERVES) > 0 && mostlyPremiums(recent, code);
  const insurerSignals = count(PREMIUMS) + count(RESERVES);
  if (insurer && (bank < 2 || insurerSignals > bank || (insurerSignals === bank && isInsurance(code))))
    return code === 6324 || (code === 0 && tags.has(HEALTH_BENEFITS)) ? 'health_insurer' : 'insurer';
  // Two signals also occur at industrials with customer deposits: the SIC code decides those.
  if (bank >= 3 || (bank === 2 && (sic === null || (code >= 6000 && code <= 6299) || code === 6712)))
    return 'bank';
  if (code === 6798 || (tags.has(PROPERTY) && (isProperty(code) || mostlyProperty(recent)))) return 'reit';
  if (isPartnership(recent.at(-1))) return 'partnership';
  if (code >= 4911 && code <= 4991) return 'utility';
  return code < 6000 && count(FINANCE_FLOWS) > 0 && count(FINANCE_ROWS) > 0
    ? 'captive_finance'
    : 'industrial';
};
