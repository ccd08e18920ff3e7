import { REAL_ESTATE_TOTAL } from './checks.ts';
import { required, unless } from './evidence.ts';
import { balanceField, candidate, candidates, field } from './field.ts';
import type { Candidate, IssuerType } from './field.ts';

const LANDLORDS: readonly IssuerType[] = ['reit'];

/** A note may tag lease income without charges that the row of the income statement includes. */
const ofRevenue = (concept: string): Candidate =>
  candidate(concept, { conditions: [required('rental_revenue.may_be_part', { from: 'identity' })] });

/** Rows that only landlords report (semantics §3.7). Funds from operations are not computed. */
export const propertyFields = [
  field(
    'income',
    'rental_revenue',
    {
      definition:
        'Lease income: rents, reimbursements and other charges to tenants. Refused unless it makes up the revenue together with the other revenue that the filing tags.',
      since: '2026-11-23.1',
      industry: true,
      line: 16,
    },
    [ofRevenue('OperatingLeaseLeaseIncome'), ofRevenue('LeaseIncome')],
    { onlyFor: LANDLORDS, neverNegative: true },
  ),
  field(
    'income',
    'real_estate_taxes',
    { definition: 'Taxes on real estate.', since: '2026-11-23.1', industry: true, line: 56 },
    candidates('RealEstateTaxExpense'),
    { onlyFor: LANDLORDS },
  ),
  balanceField(
    'real_estate_net',
    {
      definition:
        'Real estate held for investment, net of accumulated depreciation. Refused if the filing shows that the row excludes property under construction or other real estate.',
      since: '2026-11-23.1',
      industry: true,
      line: 72,
    },
    [
      candidate('RealEstateInvestmentPropertyNet', {
        conditions: [
          unless('filing.less_than_total', { from: 'totals', concepts: [REAL_ESTATE_TOTAL] }),
          unless('real_estate.part_of_total', { from: 'identity' }),
        ],
      }),
    ],
    { onlyFor: LANDLORDS },
  ),
  balanceField(
    'real_estate_depreciation',
    {
      definition: 'Accumulated depreciation of real estate held for investment.',
      since: '2026-11-23.1',
      industry: true,
      line: 74,
    },
    candidates('RealEstateInvestmentPropertyAccumulatedDepreciation'),
    { onlyFor: LANDLORDS },
  ),
];
