import { NOTE_ROWS, UNPARTED } from './debt.ts';
import { NOT_OF_TEXT, notZeroBeside, required, unless, WHOLE } from './evidence.ts';
import { FINANCIALS, balanceField, candidate, candidates, gaap } from './field.ts';
import { TEMPORARY_EQUITY_KINDS } from './checks.ts';

const TEMPORARY = TEMPORARY_EQUITY_KINDS.map((concepts) => `-${concepts.join('|')}?`).join(' ');

const INCLUSIVE = 'StockholdersEquityIncludingPortionAttributableToNoncontrollingInterest';
const INCLUSIVE_CAPITAL = 'PartnersCapitalIncludingPortionAttributableToNoncontrollingInterest';

/**
 * Filers often tag several kinds of customers' payments with one concept, at first together, later only in
 * part.
 */
const UNLESS_RETAGGED = unless('row.part_since_retagged', { from: 'older_row' });

/** Rows before ASC 842; balance sheets that compare with such a date show the new rows as 0 there. */
const CAPITAL_LEASES = [
  gaap('CapitalLeaseObligations'),
  gaap('CapitalLeaseObligationsCurrent'),
  gaap('CapitalLeaseObligationsNoncurrent'),
];

const DEFERRED_CURRENT = ['ContractWithCustomerLiabilityCurrent', 'DeferredRevenueCurrent'];

const claims = [
  balanceField(
    'current_liabilities',
    {
      definition: 'Current liabilities; absent on an unclassified balance sheet.',
      since: '2026-11-21.1',
      rows: true,
      line: 140,
      core: true,
    },
    candidates('LiabilitiesCurrent', 'i:CurrentLiabilities'),
    {
      notApplicable: FINANCIALS,
    },
  ),
  balanceField(
    'total_liabilities',
    {
      definition: 'Total liabilities.',
      formula:
        'liabilities and equity − equity with noncontrolling interests − temporary equity, as one filing tags them',
      since: '2026-11-21.1',
      rows: true,
      line: 210,
      core: true,
    },
    candidates(
      'Liabilities',
      `LiabilitiesAndStockholdersEquity -${INCLUSIVE} ${TEMPORARY}`,
      `LiabilitiesAndStockholdersEquity -StockholdersEquity -MinorityInterest? ${TEMPORARY}`,
      `LiabilitiesAndStockholdersEquity -PartnersCapitalIncludingPortionAttributableToNoncontrollingInterest ${TEMPORARY}`,
      `LiabilitiesAndStockholdersEquity -PartnersCapital -MinorityInterest? ${TEMPORARY}`,
      'i:Liabilities',
      'i:EquityAndLiabilities -i:Equity',
    ),
  ),
  balanceField(
    'total_equity',
    {
      definition: 'Equity of the parent.',
      formula: 'equity with noncontrolling interests − noncontrolling interests, as one filing tags them',
      since: '2026-11-21.1',
      rows: true,
      line: 230,
      core: true,
    },
    candidates(
      'StockholdersEquity',
      `${INCLUSIVE} -MinorityInterest?`,
      'PartnersCapital',
      `${INCLUSIVE_CAPITAL} -PartnersCapitalAttributableToNoncontrollingInterest`,
      `${INCLUSIVE_CAPITAL} -MinorityInterest?`,
      'MembersEquity',
      'i:EquityAttributableToOwnersOfParent',
      'i:Equity -i:NoncontrollingInterests?',
    ),
    { neverNegative: false },
  ),
  balanceField(
    'total_equity_with_nci',
    { definition: 'Equity with noncontrolling interests.', since: '2026-11-21.1' },
    candidates(
      INCLUSIVE,
      'StockholdersEquity MinorityInterest?',
      INCLUSIVE_CAPITAL,
      'PartnersCapital MinorityInterest?',
      'MembersEquity MinorityInterest?',
      'i:Equity',
    ),
    { neverNegative: false },
  ),
  balanceField(
    'retained_earnings',
    {
      definition: 'Retained earnings; an accumulated deficit is negative.',
      since: '2026-11-21.1',
      rows: true,
      line: 220,
    },
    candidates(
      'RetainedEarningsAccumulatedDeficit',
      'RetainedEarningsUnappropriated RetainedEarningsAppropriated?',
      'i:RetainedEarnings',
    ),
    { neverNegative: false },
  ),
  balanceField(
    'treasury_stock',
    {
      definition: 'Cost of own shares held, a positive amount deducted from equity.',
      since: '2026-11-23.1',
      rows: true,
    },
    candidates('TreasuryStockValue', 'TreasuryStockCommonValue', 'i:TreasuryShares'),
  ),
  balanceField(
    'deferred_revenue',
    {
      definition:
        'Payments of customers for goods or services not delivered yet, current and noncurrent. Refused if only the current part is tagged, because the rest may be in other liabilities, and if the figure is rounded like one of the running text.',
      since: '2026-11-23.1',
      rows: true,
    },
    [
      candidate('ContractWithCustomerLiability', {
        largest: true,
        conditions: [
          unless('filing.less_than_total', { from: 'totals', concepts: DEFERRED_CURRENT.map(gaap) }),
          NOT_OF_TEXT,
          UNLESS_RETAGGED,
        ],
      }),
      ...[
        'ContractWithCustomerLiabilityCurrent ContractWithCustomerLiabilityNoncurrent',
        'DeferredRevenueCurrent DeferredRevenueNoncurrent',
      ].map((line) =>
        candidate(line, {
          largest: true,
          conditions: [WHOLE, UNLESS_RETAGGED],
        }),
      ),
    ],
  ),
  balanceField(
    'deferred_revenue_current',
    {
      definition:
        'Deferred revenue to be earned within a year. If a filing tags two rows, the larger: a note tags a part of the row of the balance sheet.',
      since: '2026-11-23.1',
      rows: true,
    },
    DEFERRED_CURRENT.map((row) =>
      candidate(row, {
        largest: true,
        conditions: [NOT_OF_TEXT, UNLESS_RETAGGED],
      }),
    ),
    { notApplicable: FINANCIALS },
  ),
  balanceField(
    'accounts_payable',
    {
      definition: 'Trade payables; never a tag that includes accrued liabilities.',
      since: '2026-11-21.1',
    },
    candidates(
      'AccountsPayableCurrent',
      'AccountsPayableTradeCurrent',
      'i:TradeAndOtherCurrentPayablesToTradeSuppliers',
    ),
  ),
];

const NONCURRENT_LIABILITIES = [gaap('LiabilitiesNoncurrent')];
const NOTES = NOTE_ROWS.map((concepts) => `${concepts.join('|')}?`).join(' ');

const debt = [
  balanceField(
    'long_term_debt',
    {
      definition:
        'Debt due after a year, without current maturities. Notes by kind are added, and refused as partial if the filing tags more debt than their sum.',
      since: '2026-11-21.1',
      rows: true,
      line: 150,
      core: true,
    },
    [
      candidate('LongTermDebtNoncurrent'),
      candidate('LongTermDebtAndCapitalLeaseObligations', { flags: ['includes_finance_leases'] }),
      ...['LongTermDebt -LongTermDebtCurrent', 'LongTermDebt'].map((line) =>
        candidate(line, {
          conditions: [
            required(
              'debt.noncurrent_unproven',
              { from: 'identity' },
              { from: 'tree', below: NONCURRENT_LIABILITIES },
            ),
          ],
        }),
      ),
      candidate(NOTES, {
        conditions: [unless('filing.less_than_total', { from: 'totals', concepts: UNPARTED })],
      }),
      candidate('i:LongtermBorrowings'),
      candidate('i:NoncurrentPortionOfNoncurrentBorrowings'),
    ],
  ),
  balanceField(
    'debt_borrowings',
    {
      definition:
        'Current and noncurrent borrowings, without leases (a flag marks tags that include finance leases); parent and child concepts are never added. Short-term debt under other names is included if the current liabilities prove it; otherwise the field is refused.',
      formula: 'current part + noncurrent part, else a tag for both',
      since: '2026-11-21.1',
      rows: true,
      line: 160,
    },
    [],
    { reader: 'debt' },
  ),
  balanceField(
    'operating_lease_liabilities',
    { definition: 'Operating lease liabilities.', since: '2026-11-21.1', rows: true, line: 180 },
    candidates('OperatingLeaseLiability', 'OperatingLeaseLiabilityCurrent OperatingLeaseLiabilityNoncurrent'),
  ),
  balanceField(
    'operating_lease_liabilities_current',
    {
      definition: 'Operating lease liabilities due within a year.',
      since: '2026-11-23.1',
      rows: true,
    },
    candidates('OperatingLeaseLiabilityCurrent'),
    { notApplicable: FINANCIALS },
  ),
  balanceField(
    'finance_lease_liabilities',
    {
      definition: 'Finance lease liabilities; all leases under IFRS 16.',
      since: '2026-11-21.1',
      rows: true,
      line: 170,
    },
    [
      ...['FinanceLeaseLiability', 'FinanceLeaseLiabilityCurrent FinanceLeaseLiabilityNoncurrent'].map(
        (row) => candidate(row, { conditions: [notZeroBeside(CAPITAL_LEASES)] }),
      ),
      ...candidates(
        'CapitalLeaseObligations',
        'CapitalLeaseObligationsCurrent CapitalLeaseObligationsNoncurrent',
        'i:LeaseLiabilities',
        'i:CurrentLeaseLiabilities i:NoncurrentLeaseLiabilities',
      ),
    ],
  ),
  balanceField(
    'shares_outstanding_cover_page',
    {
      definition:
        "Shares outstanding on the cover page of the row's own filing, classes summed, as filed: not split-adjusted, at the date of the cover page.",
      since: '2026-11-21.1',
      rows: true,
      line: 270,
    },
    candidates('dei:EntityCommonStockSharesOutstanding'),
    {
      reader: 'cover',
      measure: 'shares',
    },
  ),
];

/** Liabilities and equity (semantics §3.2). */
export const claimFields = [...claims, ...debt];
