import { WHOLE } from './evidence.ts';
import { balanceField, candidate, candidates, field } from './field.ts';
import type { IssuerType } from './field.ts';

const CAPTIVES: readonly IssuerType[] = ['captive_finance'];

/**
 * Rows of the finance business that an industrial consolidates (semantics §3.7). Its interest expense and
 * debt are tagged with dimensions only.
 */
export const captiveFinanceFields = [
  field(
    'income',
    'finance_revenue',
    {
      definition: 'Revenue of the finance business: interest, lease and other income.',
      since: '2026-11-23.1',
      industry: true,
      line: 19,
    },
    candidates('FinancialServicesRevenue'),
    { onlyFor: CAPTIVES, neverNegative: true },
  ),
  field(
    'income',
    'finance_costs',
    {
      definition: 'Interest, operating and other costs of the finance business.',
      since: '2026-11-23.1',
      industry: true,
      line: 59,
    },
    candidates('FinancialServicesCosts'),
    { onlyFor: CAPTIVES },
  ),
  balanceField(
    'finance_receivables',
    {
      definition: 'Loans and leases to buyers of the products, net of allowances, current and noncurrent.',
      since: '2026-11-23.1',
      industry: true,
      line: 76,
    },
    [
      candidate('NotesAndLoansReceivableNetCurrent NotesAndLoansReceivableNetNoncurrent', {
        conditions: [WHOLE],
      }),
    ],
    { onlyFor: CAPTIVES },
  ),
  balanceField(
    'operating_lease_equipment',
    {
      definition: 'Equipment leased to customers under operating leases, net of depreciation.',
      since: '2026-11-23.1',
      industry: true,
      line: 78,
    },
    candidates('PropertySubjectToOrAvailableForOperatingLeaseNet'),
    { onlyFor: CAPTIVES },
  ),
];
