import { WHOLE } from './evidence.ts';
import { balanceField, candidate, candidates, field } from './field.ts';
import type { IssuerType } from './field.ts';

const UTILITIES: readonly IssuerType[] = ['utility'];

/** Rows that only utilities report (semantics §3.7). */
export const utilityFields = [
  field(
    'income',
    'electric_revenue',
    { definition: 'Revenue of the electric utility.', since: '2026-11-23.1', industry: true, line: 17 },
    candidates(
      'ElectricUtilityRevenue',
      'ElectricDomesticRegulatedRevenue',
      'RegulatedOperatingRevenueElectricNonNuclear RegulatedOperatingRevenueElectricNuclear?',
    ),
    { onlyFor: UTILITIES, neverNegative: true },
  ),
  field(
    'income',
    'gas_revenue',
    { definition: 'Revenue of the gas utility.', since: '2026-11-23.1', industry: true, line: 18 },
    candidates('GasDomesticRegulatedRevenue', 'RegulatedOperatingRevenueGas'),
    { onlyFor: UTILITIES, neverNegative: true },
  ),
  field(
    'income',
    'fuel_and_purchased_power',
    {
      definition:
        'Fuel used to generate electricity and electricity bought. Refused if a filing tags only one of them, because filers tag the sum under either.',
      since: '2026-11-23.1',
      industry: true,
      line: 57,
    },
    [
      candidate(
        'UtilitiesOperatingExpenseFuelUsed UtilitiesOperatingExpensePurchasedPower|CostOfPurchasedPower',
        { conditions: [WHOLE] },
      ),
    ],
    { onlyFor: UTILITIES },
  ),
  field(
    'income',
    'purchased_gas',
    { definition: 'Cost of the natural gas sold.', since: '2026-11-23.1', industry: true, line: 58 },
    candidates(
      'CostOfDomesticRegulatedGasRevenue',
      'UtilitiesOperatingExpenseGasAndPetroleumPurchased',
      'CostOfNaturalGasPurchases',
    ),
    { onlyFor: UTILITIES },
  ),
  balanceField(
    'regulatory_assets',
    {
      definition: 'Costs that regulators allow to be recovered from customers later, current and noncurrent.',
      since: '2026-11-23.1',
      industry: true,
      line: 84,
    },
    [candidate('RegulatoryAssetsCurrent RegulatoryAssetsNoncurrent', { conditions: [WHOLE] })],
    { onlyFor: UTILITIES },
  ),
  balanceField(
    'regulatory_liabilities',
    {
      definition: 'Amounts that regulators require to be returned to customers, current and noncurrent.',
      since: '2026-11-23.1',
      industry: true,
      line: 146,
    },
    [candidate('RegulatoryLiabilityCurrent RegulatoryLiabilityNoncurrent', { conditions: [WHOLE] })],
    { onlyFor: UTILITIES },
  ),
];
