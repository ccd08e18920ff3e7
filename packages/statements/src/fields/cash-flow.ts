import { candidate, candidates, field, gaap } from './field.ts';
import type { Field } from './field.ts';

const total = (name: 'operating' | 'investing' | 'financing', concept: string): Field =>
  field(
    'cash_flow',
    `${name}_cash_flow`,
    candidates(
      `NetCashProvidedByUsedIn${concept}Activities`,
      `NetCashProvidedByUsedIn${concept}ActivitiesContinuingOperations CashProvidedByUsedIn${concept}ActivitiesDiscontinuedOperations?`,
      `i:CashFlowsFromUsedIn${concept}Activities`,
      `i:CashFlowsFromUsedIn${concept}ActivitiesContinuingOperations i:CashFlowsFromUsedIn${concept}ActivitiesDiscontinuedOperations?`,
    ).concat(name === 'operating' ? [candidate('i:CashFlowsFromUsedInOperations', { proven: true })] : []),
  );

const outflow = { outflow: true } as const;

const PROPERTY = 'PaymentsToAcquirePropertyPlantAndEquipment';
const WELLS = [
  'PaymentsToAcquireOilAndGasPropertyAndEquipment',
  'PaymentsToExploreAndDevelopOilAndGasProperties',
];

/** Rows of a REIT's investing activities, of which several together are its capital expenditure. */
const REIT_ROWS = [
  PROPERTY,
  'PaymentsToAcquireProductiveAssets',
  'PaymentsForCapitalImprovements',
  'PaymentsToAcquireAndDevelopRealEstate',
];

/** Cash flow (semantics §3.3): the sign is the effect on cash. */
export const cashFlowFields: readonly Field[] = [
  total('operating', 'Operating'),
  total('investing', 'Investing'),
  total('financing', 'Financing'),
  field(
    'cash_flow',
    'capex',
    [
      candidate(`${PROPERTY} ${WELLS.join('|')}`, { proven: true }),
      ...[PROPERTY, 'PaymentsToAcquireProductiveAssets', 'PaymentsForCapitalImprovements', ...WELLS].map(
        (row) => candidate(row, { unlessFailed: true, refusedElse: 'capex.overlapping_rows' }),
      ),
      candidate('i:PurchaseOfPropertyPlantAndEquipmentClassifiedAsInvestingActivities'),
    ],
    {
      ...outflow,
      neverNegative: true,
      byType: {
        reit: [
          ...REIT_ROWS.map((row) =>
            candidate(row, { unlessTagged: REIT_ROWS.filter((other) => other !== row).map(gaap) }),
          ),
          candidate('i:PurchaseOfPropertyPlantAndEquipmentClassifiedAsInvestingActivities'),
        ],
      },
    },
  ),
  field(
    'cash_flow',
    'dividends_paid',
    candidates(
      'PaymentsOfDividendsCommonStock',
      'PaymentsOfDividends',
      'PaymentsOfOrdinaryDividends',
      'i:DividendsPaidToEquityHoldersOfParentClassifiedAsFinancingActivities',
      'i:DividendsPaidClassifiedAsFinancingActivities',
    ),
    { ...outflow, neverNegative: true },
  ),
  field(
    'cash_flow',
    'buybacks',
    candidates(
      'PaymentsForRepurchaseOfCommonStock',
      'PaymentsForRepurchaseOfEquity',
      'i:PaymentsToAcquireOrRedeemEntitysShares',
    ),
    { ...outflow, neverNegative: true },
  ),
  field(
    'cash_flow',
    'stock_based_comp',
    candidates(
      'ShareBasedCompensation',
      'AllocatedShareBasedCompensationExpense',
      'i:AdjustmentsForSharebasedPayments',
    ),
  ),
  field(
    'cash_flow',
    'acquisitions',
    candidates(
      'PaymentsToAcquireBusinessesNetOfCashAcquired',
      'PaymentsToAcquireBusinessesGross',
      'PaymentsToAcquireBusinessesAndInterestInAffiliates',
      'i:CashFlowsUsedInObtainingControlOfSubsidiariesOrOtherBusinessesClassifiedAsInvestingActivities',
    ),
    outflow,
  ),
  field(
    'cash_flow',
    'working_capital_change',
    candidates('IncreaseDecreaseInOperatingCapital', 'i:IncreaseDecreaseInWorkingCapital'),
    outflow,
  ),
];
