import { balanceField, candidates, field, gaap } from './field.ts';
import type { IssuerType } from './field.ts';

const PARTNERSHIPS: readonly IssuerType[] = ['partnership'];

const BASIC_UNITS = 'WeightedAverageLimitedPartnershipUnitsOutstanding';
const DILUTED_UNITS = 'WeightedAverageLimitedPartnershipUnitsOutstandingDiluted';
const BOTH_AVERAGES = 'WeightedAverageNumberOfShareOutstandingBasicAndDiluted';

const BASIC_INCOME = [
  'NetIncomeLossPerOutstandingLimitedPartnershipUnitBasicNetOfTax',
  'NetIncomeLossPerOutstandingLimitedPartnershipUnit',
];
const DILUTED_INCOME = [
  'NetIncomeLossNetOfTaxPerOutstandingLimitedPartnershipUnitDiluted',
  'NetIncomeLossPerOutstandingLimitedPartnershipUnitDiluted',
];

/** Concepts of income per limited partnership unit, and of the corresponding averages of units. */
export const PER_UNIT_CONCEPTS: readonly string[] = [...BASIC_INCOME, ...DILUTED_INCOME].map(gaap);
export const UNIT_AVERAGE_CONCEPTS: readonly string[] = [BASIC_UNITS, DILUTED_UNITS].map(gaap);

const perUnit = { onlyFor: PARTNERSHIPS, nature: 'per_share', measure: 'per_share' } as const;
const average = { onlyFor: PARTNERSHIPS, nature: 'average', measure: 'shares' } as const;

/**
 * Rows that only partnerships report (semantics §3.7). Partners' capital is `total_equity`. Partnerships that tag
 * their units as shares have the same figures in `eps_basic` and its like.
 */
export const partnershipFields = [
  field(
    'income',
    'limited_partners_income',
    {
      definition: 'Net income allocated to the limited partners, as the filer allocates it.',
      since: '2026-11-23.1',
      industry: true,
      line: 142,
    },
    candidates('NetIncomeLossAllocatedToLimitedPartners'),
    { onlyFor: PARTNERSHIPS },
  ),
  field(
    'income',
    'general_partner_income',
    {
      definition: 'Net income allocated to the general partner, with its incentive distributions.',
      since: '2026-11-23.1',
      industry: true,
      line: 144,
    },
    candidates('NetIncomeLossAllocatedToGeneralPartners'),
    { onlyFor: PARTNERSHIPS },
  ),
  field(
    'income',
    'income_per_unit_basic',
    {
      definition:
        "Basic income per limited partnership unit, on today's split basis. A fourth quarter is derived only if the income allocated to the limited partners is known and explains the filed figures of the year.",
      since: '2026-11-23.1',
      industry: true,
      line: 182,
    },
    candidates(...BASIC_INCOME, 'EarningsPerShareBasic', 'EarningsPerShareBasicAndDiluted'),
    perUnit,
  ),
  field(
    'income',
    'income_per_unit_diluted',
    {
      definition:
        "Diluted income per limited partnership unit, on today's split basis; fourth quarters as in income_per_unit_basic.",
      since: '2026-11-23.1',
      industry: true,
      line: 184,
    },
    candidates(...DILUTED_INCOME, 'EarningsPerShareDiluted', 'EarningsPerShareBasicAndDiluted'),
    perUnit,
  ),
  field(
    'income',
    'units_basic',
    {
      definition: "Weighted average limited partnership units, basic, on today's split basis.",
      since: '2026-11-23.1',
      industry: true,
      line: 202,
    },
    candidates(BASIC_UNITS, 'WeightedAverageNumberOfSharesOutstandingBasic', BOTH_AVERAGES),
    average,
  ),
  field(
    'income',
    'units_diluted',
    {
      definition: "Weighted average limited partnership units, diluted, on today's split basis.",
      since: '2026-11-23.1',
      industry: true,
      line: 204,
    },
    candidates(DILUTED_UNITS, 'WeightedAverageNumberOfDilutedSharesOutstanding', BOTH_AVERAGES),
    average,
  ),
  field(
    'income',
    'distributions_per_unit',
    {
      definition:
        'Distributions of the fiscal year per limited partnership unit: declared, otherwise paid. Fiscal years only; refused if it is the rate of a quarter.',
      since: '2026-11-23.1',
      industry: true,
      line: 212,
    },
    candidates(
      'DistributionMadeToLimitedPartnerDistributionsDeclaredPerUnit',
      'DistributionMadeToLimitedPartnerDistributionsPaidPerUnit',
    ),
    { onlyFor: PARTNERSHIPS, nature: 'annual', measure: 'per_share', neverNegative: true },
  ),
  balanceField(
    'units_outstanding',
    {
      definition: "Limited partnership units outstanding at the date, on today's split basis.",
      since: '2026-11-23.1',
      industry: true,
      line: 272,
    },
    candidates('LimitedPartnersCapitalAccountUnitsOutstanding'),
    { onlyFor: PARTNERSHIPS, measure: 'shares' },
  ),
];
