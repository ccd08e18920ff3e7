import { balanceField, candidates, field } from './field.ts';
import type { IssuerType } from './field.ts';

const INSURERS: readonly IssuerType[] = ['insurer', 'health_insurer'];

/** Rows that only insurers report (semantics §3.7). */
export const insurerFields = [
  field(
    'income',
    'premiums_earned',
    {
      definition: 'Premiums earned less those ceded to reinsurers; negative if more was ceded.',
      since: '2026-11-23.1',
      industry: true,
      line: 12,
    },
    candidates('PremiumsEarnedNet'),
    { onlyFor: INSURERS },
  ),
  field(
    'income',
    'net_investment_income',
    {
      definition:
        'Investment income less the cost of investing, without realised gains. Investment income that the filer combines with other income is not used.',
      since: '2026-11-23.1',
      industry: true,
      line: 14,
    },
    candidates('NetInvestmentIncome'),
    { onlyFor: INSURERS },
  ),
  field(
    'income',
    'policy_benefits',
    {
      definition:
        "Policy benefits and claims incurred, net of reinsurance, as a positive expense; a health plan's medical costs.",
      since: '2026-11-23.1',
      industry: true,
      line: 52,
    },
    candidates('PolicyholderBenefitsAndClaimsIncurredNet', 'PolicyholderBenefitsAndClaimsIncurredHealthCare'),
    { onlyFor: INSURERS },
  ),
  field(
    'income',
    'acquisition_cost_amortization',
    {
      definition: 'Amortisation of deferred policy acquisition costs.',
      since: '2026-11-23.1',
      industry: true,
      line: 54,
    },
    candidates('DeferredPolicyAcquisitionCostAmortizationExpense'),
    { onlyFor: INSURERS },
  ),
  balanceField(
    'deferred_acquisition_costs',
    {
      definition: 'Deferred policy acquisition costs.',
      since: '2026-11-23.1',
      industry: true,
      line: 82,
    },
    candidates('DeferredPolicyAcquisitionCosts'),
    { onlyFor: INSURERS },
  ),
  balanceField(
    'unpaid_claims',
    {
      definition:
        "Liability for unpaid claims and claim adjustment expenses before reinsurance; a health plan's medical costs payable.",
      since: '2026-11-23.1',
      industry: true,
      line: 142,
    },
    candidates('LiabilityForClaimsAndClaimsAdjustmentExpense'),
    { onlyFor: INSURERS },
  ),
  balanceField(
    'unearned_premiums',
    {
      definition: 'Premiums received or due for insurance of later periods.',
      since: '2026-11-23.1',
      industry: true,
      line: 144,
    },
    candidates('UnearnedPremiums'),
    { onlyFor: INSURERS },
  ),
];
