import type { BalanceField, BalanceTag, FlowField, FlowTag } from './chart.ts';
import { balanceTag, incomeField, incomeTag } from './chart.ts';
import type { Flows } from './flows.ts';
import { HEALTH_PLAN, type IssuerSpec } from './spec.ts';

/** Lines that an insurer, a landlord or a utility reports in addition to those of every filer. */
export type KindRows = {
  readonly flowTags: readonly FlowTag[];
  readonly balanceTags: readonly BalanceTag[];
  readonly flowFields: readonly FlowField[];
  readonly balanceFields: readonly BalanceField[];
};

// Parts of revenue are multiples of other lines, so that parts of quarters add up to parts of years.
const investmentIncome = (f: Flows): bigint => f.generalExpense * 2n;
const premiums = (f: Flows): bigint => f.revenue - investmentIncome(f);

const BENEFITS = {
  health: 'PolicyholderBenefitsAndClaimsIncurredHealthCare',
  other: 'PolicyholderBenefitsAndClaimsIncurredNet',
} as const;

export const insurerRows = ({ sic }: IssuerSpec): KindRows => ({
  flowTags: [
    incomeTag('PremiumsEarnedNet', premiums),
    incomeTag('NetInvestmentIncome', investmentIncome),
    incomeTag(BENEFITS[sic === HEALTH_PLAN ? 'health' : 'other'], (f) => f.cost),
    incomeTag('DeferredPolicyAcquisitionCostAmortizationExpense', (f) => f.sellingExpense),
  ],
  balanceTags: [
    balanceTag('DeferredPolicyAcquisitionCosts', (b) => b.otherCurrentAssets),
    balanceTag('LiabilityForFuturePolicyBenefits', (b) => b.otherLiabilities),
    balanceTag('LiabilityForClaimsAndClaimsAdjustmentExpense', (b) => b.payables),
    balanceTag('UnearnedPremiums', (b) => b.otherCurrentLiabilities),
  ],
  flowFields: [
    incomeField('premiums_earned', premiums),
    incomeField('net_investment_income', investmentIncome),
    incomeField('policy_benefits', (f) => f.cost),
    incomeField('acquisition_cost_amortization', (f) => f.sellingExpense),
  ],
  balanceFields: [
    { field: 'deferred_acquisition_costs', of: (b) => b.otherCurrentAssets },
    { field: 'unpaid_claims', of: (b) => b.payables },
    { field: 'unearned_premiums', of: (b) => b.otherCurrentLiabilities },
  ],
});

const services = (f: Flows): bigint => f.generalExpense * 3n;
const rents = (f: Flows): bigint => f.revenue - services(f);
const propertyTaxes = (f: Flows): bigint => f.sellingExpense + f.depreciation;
const contract = 'RevenueFromContractWithCustomerExcludingAssessedTax';

/** Tags in addition to Revenues: a single one, or rents and contracts separately. */
export const landlordRevenueTags = ({ style }: IssuerSpec): FlowTag[] => {
  const table = { table: true };
  switch (style.revenue) {
    case 'contract':
      return [incomeTag('RealEstateRevenueNet', (f) => f.revenue, table)];
    case 'drift':
    case 'drift_overlap':
      return [incomeTag('OperatingLeaseLeaseIncome', rents, table), incomeTag(contract, services, table)];
    case 'total':
    case 'both':
      return [
        incomeTag('Revenues', (f) => f.revenue, table),
        incomeTag('OperatingLeaseLeaseIncome', rents),
        incomeTag(contract, services),
      ];
    // A note may tag less lease income than the row of the statement contains.
    case 'narrow_contract':
      return [
        incomeTag('Revenues', (f) => f.revenue, table),
        incomeTag('OperatingLeaseLeaseIncome', (f) => rents(f) - propertyTaxes(f), { note: true }),
        incomeTag(contract, services),
      ];
  }
};

export const landlordRows = ({ style }: IssuerSpec): KindRows => ({
  flowTags: [incomeTag('RealEstateTaxExpense', propertyTaxes, { note: true })],
  balanceTags: [balanceTag('RealEstateInvestmentPropertyAccumulatedDepreciation', (b) => b.property / 4n)],
  flowFields: [
    incomeField('rental_revenue', ['total', 'both'].includes(style.revenue) ? rents : null),
    incomeField('real_estate_taxes', propertyTaxes),
  ],
  balanceFields: [
    { field: 'real_estate_net', of: (b) => b.property },
    { field: 'real_estate_depreciation', of: (b) => b.property / 4n },
  ],
});

const gas = (f: Flows): bigint => f.generalExpense * 3n;
const electric = (f: Flows): bigint => f.revenue - gas(f);
const purchasedPower = (f: Flows): bigint => f.sellingExpense;
const fuel = (f: Flows): bigint => f.sellingExpense + f.depreciation;

/** If one of two rows is not tagged, their sum is unknown. */
export const utilityRows = ({ nci }: IssuerSpec): KindRows => ({
  flowTags: [
    incomeTag('ElectricUtilityRevenue', electric),
    incomeTag('RegulatedOperatingRevenueGas', gas),
    incomeTag('UtilitiesOperatingExpenseFuelUsed', fuel, { note: true }),
    ...(nci ? [] : [incomeTag('UtilitiesOperatingExpensePurchasedPower', purchasedPower, { note: true })]),
    incomeTag('CostOfDomesticRegulatedGasRevenue', (f) => f.generalExpense * 2n, { note: true }),
  ],
  balanceTags: [
    balanceTag('RegulatoryAssetsCurrent', (b) => b.otherCurrentAssets),
    balanceTag('RegulatoryAssetsNoncurrent', (b) => b.longInvestments + b.otherLiabilities, { note: true }),
    balanceTag('RegulatoryLiabilityNoncurrent', (b) => b.otherLiabilities),
    ...(nci ? [balanceTag('RegulatoryLiabilityCurrent', (b) => b.otherCurrentLiabilities)] : []),
  ],
  flowFields: [
    incomeField('electric_revenue', electric),
    incomeField('gas_revenue', gas),
    incomeField('fuel_and_purchased_power', nci ? null : (f) => fuel(f) + purchasedPower(f)),
    incomeField('purchased_gas', (f) => f.generalExpense * 2n),
  ],
  balanceFields: [
    { field: 'regulatory_assets', of: (b) => b.otherCurrentAssets + b.longInvestments + b.otherLiabilities },
    {
      field: 'regulatory_liabilities',
      of: nci ? (b) => b.otherLiabilities + b.otherCurrentLiabilities : null,
    },
  ],
});
