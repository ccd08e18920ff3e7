import { OTHER_INTANGIBLES } from './checks.ts';
import { NOTE_ROWS, UNPARTED } from './debt.ts';
import { FINANCIALS, candidate, candidates, field as anyField } from './field.ts';
import type { Candidate, Field } from './field.ts';

/** Balances that may be negative: equity and what is left of earnings. */
const SIGNED = new Set(['total_equity', 'total_equity_with_nci', 'retained_earnings']);

const field = (
  statement: 'balance',
  name: string,
  list: readonly Candidate[],
  options: Parameters<typeof anyField>[3] = {},
): Field => anyField(statement, name, list, { neverNegative: !SIGNED.has(name), ...options });

const widest = (...names: readonly string[]): Candidate[] =>
  names.map((name) => candidate(name, { widest: true }));

const OTHER_PROPERTY = candidates(
  'PropertyPlantAndEquipmentAndFinanceLeaseRightOfUseAssetAfterAccumulatedDepreciationAndAmortization',
  'i:PropertyPlantAndEquipment',
);

const assets: readonly Field[] = [
  field('balance', 'total_assets', candidates('Assets', 'i:Assets')),
  field('balance', 'cash_and_equivalents', [
    ...candidates('CashAndCashEquivalentsAtCarryingValue', 'Cash'),
    candidate('CashAndDueFromBanks InterestBearingDepositsInBanks', { only: ['bank'] }),
    candidate('CashCashEquivalentsRestrictedCashAndRestrictedCashEquivalents', {
      flags: ['includes_restricted_cash'],
    }),
    candidate('i:CashAndCashEquivalents'),
  ]),
  field('balance', 'short_term_investments', [
    ...candidates('ShortTermInvestments', 'MarketableSecuritiesCurrent'),
    candidate(
      'AvailableForSaleSecuritiesDebtSecuritiesCurrent HeldToMaturitySecuritiesCurrent? EquitySecuritiesFvNi',
      { proven: true },
    ),
    candidate('AvailableForSaleSecuritiesDebtSecuritiesCurrent HeldToMaturitySecuritiesCurrent?', {
      unlessFailed: true,
      refusedElse: 'investments.beside_equity_securities',
    }),
    ...candidates('AvailableForSaleSecuritiesCurrent', 'i:CurrentInvestments'),
  ]),
  field(
    'balance',
    'long_term_investments',
    candidates(
      'LongTermInvestments',
      'MarketableSecuritiesNoncurrent',
      'AvailableForSaleSecuritiesDebtSecuritiesNoncurrent HeldToMaturitySecuritiesNoncurrent?',
      'AvailableForSaleSecuritiesNoncurrent',
      'i:NoncurrentInvestmentsOtherThanInvestmentsAccountedForUsingEquityMethod',
    ),
  ),
  field(
    'balance',
    'receivables',
    candidates(
      'AccountsReceivableNetCurrent',
      'ReceivablesNetCurrent',
      'AccountsAndOtherReceivablesNetCurrent',
      'AccountsNotesAndLoansReceivableNetCurrent',
      'AccountsReceivableNet',
      'i:CurrentTradeReceivables',
      'i:TradeAndOtherCurrentReceivables',
    ),
    { notApplicable: ['insurer'] },
  ),
  field('balance', 'inventory', [
    ...candidates(
      'InventoryNet',
      'InventoryFinishedGoodsAndWorkInProcess InventoryRawMaterialsAndSupplies|InventoryRawMaterials?',
      'InventoryNetOfAllowancesCustomerAdvancesAndProgressBillings',
      'AirlineRelatedInventoryNet',
      'InventoryRealEstate',
    ),
    candidate('InventoryGross', { proven: true }),
    candidate('EnergyRelatedInventory InventoryPartsAndComponentsNetOfReserves|OtherInventorySupplies?', {
      proven: true,
    }),
    candidate('i:Inventories'),
  ]),
  field('balance', 'current_assets', candidates('AssetsCurrent', 'i:CurrentAssets'), {
    notApplicable: FINANCIALS,
  }),
  field(
    'balance',
    'ppe_net',
    candidates(
      'PropertyPlantAndEquipmentNet',
      'PropertyPlantAndEquipmentAndFinanceLeaseRightOfUseAssetAfterAccumulatedDepreciationAndAmortization',
      'PublicUtilitiesPropertyPlantAndEquipmentNet',
      'RealEstateInvestmentPropertyNet',
      'i:PropertyPlantAndEquipment',
    ),
    {
      byType: {
        reit: [
          ...widest('RealEstateInvestmentPropertyNet', 'PropertyPlantAndEquipmentNet'),
          ...OTHER_PROPERTY,
        ],
        utility: [
          ...widest('PublicUtilitiesPropertyPlantAndEquipmentNet', 'PropertyPlantAndEquipmentNet'),
          ...OTHER_PROPERTY,
        ],
      },
    },
  ),
  field('balance', 'intangibles', [
    ...candidates(
      'IntangibleAssetsNetIncludingGoodwill',
      'Goodwill IntangibleAssetsNetExcludingGoodwill',
      'Goodwill FiniteLivedIntangibleAssetsNet IndefiniteLivedIntangibleAssetsExcludingGoodwill',
      'Goodwill FiniteLivedIntangibleAssetsNet',
      'Goodwill IndefiniteLivedIntangibleAssetsExcludingGoodwill',
      'Goodwill IndefiniteLivedTrademarks OtherIntangibleAssetsNet?',
      'Goodwill OtherIntangibleAssetsNet',
      'Goodwill FiniteLivedIntangibleAssetsGross -FiniteLivedIntangibleAssetsAccumulatedAmortization',
    ),
    candidate('Goodwill', { unlessTagged: OTHER_INTANGIBLES }),
    ...candidates(
      'IntangibleAssetsNetExcludingGoodwill',
      'FiniteLivedIntangibleAssetsNet IndefiniteLivedIntangibleAssetsExcludingGoodwill',
      'FiniteLivedIntangibleAssetsNet',
      'IndefiniteLivedIntangibleAssetsExcludingGoodwill',
      'i:IntangibleAssetsAndGoodwill',
      'i:Goodwill i:IntangibleAssetsOtherThanGoodwill',
      'i:Goodwill',
      'i:IntangibleAssetsOtherThanGoodwill',
    ),
  ]),
];

const TEMPORARY = [
  `-${[
    'TemporaryEquityCarryingAmountAttributableToParent',
    'TemporaryEquityCarryingAmountIncludingPortionAttributableToNoncontrollingInterests',
    'TemporaryEquityCarryingAmount',
    'TemporaryEquityRedemptionValue',
  ].join('|')}?`,
  `-${[
    'RedeemableNoncontrollingInterestEquityCarryingAmount',
    'RedeemableNoncontrollingInterestEquityCommonCarryingAmount',
    'RedeemableNoncontrollingInterestEquityPreferredCarryingAmount',
    'RedeemableNoncontrollingInterestEquityFairValue',
    'RedeemableNoncontrollingInterestEquityRedemptionValue',
  ].join('|')}?`,
].join(' ');

const INCLUSIVE = 'StockholdersEquityIncludingPortionAttributableToNoncontrollingInterest';

const claims: readonly Field[] = [
  field('balance', 'current_liabilities', candidates('LiabilitiesCurrent', 'i:CurrentLiabilities'), {
    notApplicable: FINANCIALS,
  }),
  field(
    'balance',
    'total_liabilities',
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
  field(
    'balance',
    'total_equity',
    candidates(
      'StockholdersEquity',
      `${INCLUSIVE} -MinorityInterest?`,
      'PartnersCapital',
      'MembersEquity',
      'i:EquityAttributableToOwnersOfParent',
      'i:Equity -i:NoncontrollingInterests?',
    ),
  ),
  field(
    'balance',
    'total_equity_with_nci',
    candidates(
      INCLUSIVE,
      'StockholdersEquity MinorityInterest?',
      'PartnersCapitalIncludingPortionAttributableToNoncontrollingInterest',
      'PartnersCapital MinorityInterest?',
      'MembersEquity MinorityInterest?',
      'i:Equity',
    ),
    { helper: true },
  ),
  field(
    'balance',
    'retained_earnings',
    candidates(
      'RetainedEarningsAccumulatedDeficit',
      'RetainedEarningsUnappropriated RetainedEarningsAppropriated?',
      'i:RetainedEarnings',
    ),
  ),
  field(
    'balance',
    'accounts_payable',
    candidates(
      'AccountsPayableCurrent',
      'AccountsPayableTradeCurrent',
      'i:TradeAndOtherCurrentPayablesToTradeSuppliers',
    ),
    {
      helper: true,
    },
  ),
];

/** The names without their taxonomy, as candidates are written. */
const NOTES = NOTE_ROWS.map(
  (names) => `${names.map((name) => name.replace('us-gaap:', '')).join('|')}?`,
).join(' ');

const debt: readonly Field[] = [
  field('balance', 'long_term_debt', [
    candidate('LongTermDebtNoncurrent'),
    candidate('LongTermDebtAndCapitalLeaseObligations', { flags: ['includes_finance_leases'] }),
    candidate('LongTermDebt -LongTermDebtCurrent', { proven: true, refusedElse: 'debt.noncurrent_unproven' }),
    candidate('LongTermDebt', { proven: true, refusedElse: 'debt.noncurrent_unproven' }),
    candidate(NOTES, { notMore: UNPARTED }),
    candidate('i:LongtermBorrowings'),
    candidate('i:NoncurrentPortionOfNoncurrentBorrowings'),
  ]),
  field('balance', 'debt_borrowings', [], { reader: 'debt' }),
  field(
    'balance',
    'operating_lease_liabilities',
    candidates('OperatingLeaseLiability', 'OperatingLeaseLiabilityCurrent OperatingLeaseLiabilityNoncurrent'),
  ),
  field(
    'balance',
    'finance_lease_liabilities',
    candidates(
      'FinanceLeaseLiability',
      'FinanceLeaseLiabilityCurrent FinanceLeaseLiabilityNoncurrent',
      'CapitalLeaseObligations',
      'CapitalLeaseObligationsCurrent CapitalLeaseObligationsNoncurrent',
      'i:LeaseLiabilities',
      'i:CurrentLeaseLiabilities i:NoncurrentLeaseLiabilities',
    ),
  ),
  field('balance', 'shares_outstanding_cover_page', candidates('dei:EntityCommonStockSharesOutstanding'), {
    reader: 'cover',
    measure: 'shares',
  }),
];

/** Balance sheet (semantics §3.2). */
export const balanceFields: readonly Field[] = [...assets, ...claims, ...debt];
