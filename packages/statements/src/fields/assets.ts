import { OTHER_INTANGIBLES } from './checks.ts';
import { PROVEN, required, unless, withoutOthers } from './evidence.ts';
import { FINANCIALS, balanceField, candidate, candidates, gaap } from './field.ts';
import type { Candidate } from './field.ts';

const largest = (...names: readonly string[]): Candidate[] =>
  names.map((name) => candidate(name, { largest: true }));

const OTHER_PROPERTY = candidates(
  'PropertyPlantAndEquipmentAndFinanceLeaseRightOfUseAssetAfterAccumulatedDepreciationAndAmortization',
  'i:PropertyPlantAndEquipment',
);

/**
 * Cash at the end of a statement of cash flows: it never includes investments but may include restricted
 * cash. If it equals a row of cash and short-term investments, that row has no investments and this total has
 * no restricted cash.
 */
const CASH_OF_FLOWS = [
  'CashCashEquivalentsRestrictedCashAndRestrictedCashEquivalents',
  'CashCashEquivalentsRestrictedCashAndRestrictedCashEquivalentsIncludingDisposalGroupAndDiscontinuedOperations',
  'CashAndCashEquivalentsAtCarryingValueIncludingDiscontinuedOperations',
].map(gaap);

/** Assets (semantics §3.2). */
export const assetFields = [
  balanceField(
    'total_assets',
    { definition: 'Total assets.', since: '2026-11-21.1', rows: true, line: 110, core: true },
    candidates('Assets', 'i:Assets'),
  ),
  balanceField(
    'cash_and_equivalents',
    {
      definition: 'Cash and cash equivalents; a flag marks values that include restricted cash.',
      since: '2026-11-21.1',
      rows: true,
      line: 10,
      core: true,
    },
    [
      candidate('CashAndCashEquivalentsAtCarryingValue'),
      candidate('CashCashEquivalentsAndShortTermInvestments', {
        conditions: [required('cash.not_of_flows', { from: 'equal_rows', concepts: CASH_OF_FLOWS })],
      }),
      candidate('Cash'),
      candidate('CashAndDueFromBanks InterestBearingDepositsInBanks', { only: ['bank'] }),
      candidate('CashCashEquivalentsRestrictedCashAndRestrictedCashEquivalents', {
        flags: ['includes_restricted_cash'],
      }),
      candidate('i:CashAndCashEquivalents'),
    ],
  ),
  balanceField(
    'short_term_investments',
    {
      definition: 'Securities held for less than a year, without cash equivalents.',
      since: '2026-11-21.1',
      rows: true,
      line: 20,
      core: true,
    },
    [
      ...candidates('ShortTermInvestments', 'MarketableSecuritiesCurrent'),
      candidate(
        'AvailableForSaleSecuritiesDebtSecuritiesCurrent HeldToMaturitySecuritiesCurrent? EquitySecuritiesFvNi',
        { conditions: [PROVEN] },
      ),
      candidate('AvailableForSaleSecuritiesDebtSecuritiesCurrent HeldToMaturitySecuritiesCurrent?', {
        conditions: [unless('investments.beside_equity_securities', { from: 'identity' })],
      }),
      ...candidates('AvailableForSaleSecuritiesCurrent', 'i:CurrentInvestments'),
    ],
  ),
  balanceField(
    'long_term_investments',
    { definition: 'Securities held beyond a year.', since: '2026-11-21.1', rows: true, line: 60 },
    candidates(
      'LongTermInvestments',
      'MarketableSecuritiesNoncurrent',
      'AvailableForSaleSecuritiesDebtSecuritiesNoncurrent HeldToMaturitySecuritiesNoncurrent?',
      'AvailableForSaleSecuritiesNoncurrent',
      'i:NoncurrentInvestmentsOtherThanInvestmentsAccountedForUsingEquityMethod',
    ),
  ),
  balanceField(
    'receivables',
    {
      definition: 'Trade receivables, net; vendor and other receivables only if they are not a separate row.',
      since: '2026-11-21.1',
      rows: true,
      line: 30,
    },
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
  balanceField(
    'inventory',
    { definition: 'Inventories, net.', since: '2026-11-21.1', rows: true, line: 40 },
    [
      ...candidates(
        'InventoryNet',
        'InventoryFinishedGoodsAndWorkInProcess InventoryRawMaterialsAndSupplies|InventoryRawMaterials?',
        'InventoryNetOfAllowancesCustomerAdvancesAndProgressBillings',
        'AirlineRelatedInventoryNet',
        'InventoryRealEstate',
      ),
      candidate('InventoryGross', { conditions: [PROVEN] }),
      candidate('EnergyRelatedInventory InventoryPartsAndComponentsNetOfReserves|OtherInventorySupplies?', {
        conditions: [PROVEN],
      }),
      candidate('i:Inventories'),
    ],
  ),
  balanceField(
    'current_assets',
    {
      definition: 'Current assets; absent on an unclassified balance sheet.',
      since: '2026-11-21.1',
      rows: true,
      line: 50,
      core: true,
    },
    candidates('AssetsCurrent', 'i:CurrentAssets'),
    {
      notApplicable: FINANCIALS,
    },
  ),
  balanceField(
    'ppe_net',
    { definition: 'Property, plant and equipment, net.', since: '2026-11-21.1', rows: true, line: 70 },
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
          ...largest('RealEstateInvestmentPropertyNet', 'PropertyPlantAndEquipmentNet'),
          ...OTHER_PROPERTY,
        ],
        utility: [
          ...largest('PublicUtilitiesPropertyPlantAndEquipmentNet', 'PropertyPlantAndEquipmentNet'),
          ...OTHER_PROPERTY,
        ],
      },
    },
  ),
  balanceField(
    'intangibles',
    {
      definition:
        'Goodwill and other intangible assets. Goodwill alone is refused in an interim report if the annual reports show other intangibles, and flagged goodwill_only if these are less than a twentieth.',
      since: '2026-11-21.1',
      rows: true,
      line: 80,
    },
    [
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
      candidate('Goodwill', { conditions: [withoutOthers(OTHER_INTANGIBLES)] }),
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
    ],
  ),
];
