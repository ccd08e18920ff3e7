import { PROVEN, notBesideZero, notZeroBeside, required, unless, withoutOthers } from './evidence.ts';
import { candidate, candidates, field, gaap } from './field.ts';
import type { Candidate } from './field.ts';
import {
  BUILDINGS_BOUGHT,
  CAPEX_ROWS,
  KINDS_OF_PROPERTY,
  PROPERTY_ROW,
  REIT_ROWS,
  WELLS,
} from './flow-concepts.ts';

/** Candidates for the total of a kind of activity. */
const total = (concept: 'Operating' | 'Investing' | 'Financing'): Candidate[] =>
  candidates(
    `NetCashProvidedByUsedIn${concept}Activities`,
    `NetCashProvidedByUsedIn${concept}ActivitiesContinuingOperations CashProvidedByUsedIn${concept}ActivitiesDiscontinuedOperations?`,
    `i:CashFlowsFromUsedIn${concept}Activities`,
    `i:CashFlowsFromUsedIn${concept}ActivitiesContinuingOperations i:CashFlowsFromUsedIn${concept}ActivitiesDiscontinuedOperations?`,
  );

const outflow = { outflow: true } as const;

const ACQUISITION = gaap('PaymentsToAcquireBusinessesNetOfCashAcquired');
const WITH_AFFILIATES = gaap('PaymentsToAcquireBusinessesAndInterestInAffiliates');
/** Rows of a statement with several acquisitions: where the first is 0, it is of one that was not paid then. */
const OTHER_ACQUISITIONS = [WITH_AFFILIATES, gaap('PaymentsToAcquireBusinessTwoNetOfCashAcquired')];

const SHARE_COMPENSATION = gaap('ShareBasedCompensation');
const SHARE_EXPENSE = gaap('AllocatedShareBasedCompensationExpense');

/** Cash flow (semantics §3.3): the sign is the effect on cash. */
export const cashFlowFields = [
  field(
    'cash_flow',
    'operating_cash_flow',
    {
      definition: 'Cash flow from operations, in the same scope as the other two totals.',
      since: '2026-11-21.1',
      rows: true,
      line: 10,
      core: true,
    },
    [...total('Operating'), candidate('i:CashFlowsFromUsedInOperations', { conditions: [PROVEN] })],
  ),
  field(
    'cash_flow',
    'investing_cash_flow',
    { definition: 'Cash flow from investing.', since: '2026-11-21.1', rows: true, line: 70, core: true },
    total('Investing'),
  ),
  field(
    'cash_flow',
    'financing_cash_flow',
    { definition: 'Cash flow from financing.', since: '2026-11-21.1', rows: true, line: 100, core: true },
    total('Financing'),
  ),
  field(
    'cash_flow',
    'capex',
    {
      definition: 'Purchases of property, plant and equipment; without capitalised software.',
      since: '2026-11-21.1',
      rows: true,
      line: 40,
      core: true,
    },
    [
      candidate(`${PROPERTY_ROW} ${WELLS.join('|')}`, { conditions: [PROVEN] }),
      ...CAPEX_ROWS.map((row, rank) =>
        candidate(row, {
          conditions: [
            unless('capex.overlapping_rows', { from: 'identity' }),
            notZeroBeside([...CAPEX_ROWS.slice(rank + 1), ...KINDS_OF_PROPERTY]),
          ],
        }),
      ),
      ...KINDS_OF_PROPERTY.map((row) =>
        candidate(row, { conditions: [required('capex.one_kind', { from: 'identity' })] }),
      ),
      candidate('i:PurchaseOfPropertyPlantAndEquipmentClassifiedAsInvestingActivities'),
    ],
    {
      ...outflow,
      neverNegative: true,
      byType: {
        reit: [
          ...REIT_ROWS.map((row) =>
            candidate(row, { conditions: [withoutOthers(REIT_ROWS.filter((other) => other !== row))] }),
          ),
          ...BUILDINGS_BOUGHT.map((row) =>
            candidate(row, { conditions: [required('capex.buildings_bought', { from: 'identity' })] }),
          ),
          candidate('i:PurchaseOfPropertyPlantAndEquipmentClassifiedAsInvestingActivities'),
        ],
      },
    },
  ),
  field(
    'cash_flow',
    'dividends_paid',
    {
      definition: 'Dividends paid to common shareholders.',
      since: '2026-11-21.1',
      rows: true,
      line: 80,
      core: true,
    },
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
    {
      definition: 'Own shares repurchased, without tax withheld on share awards.',
      since: '2026-11-21.1',
      rows: true,
      line: 90,
      core: true,
    },
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
    { definition: 'Share-based compensation added back.', since: '2026-11-21.1', rows: true, line: 20 },
    [
      candidate(SHARE_COMPENSATION, { conditions: [notZeroBeside([SHARE_EXPENSE])] }),
      candidate(SHARE_EXPENSE, { conditions: [notBesideZero(SHARE_COMPENSATION)] }),
      candidate('i:AdjustmentsForSharebasedPayments'),
    ],
  ),
  field(
    'cash_flow',
    'acquisitions',
    {
      definition: 'Businesses acquired, net of acquired cash; positive if that exceeds the price.',
      since: '2026-11-21.1',
      rows: true,
      line: 60,
    },
    [
      candidate(ACQUISITION, { conditions: [notZeroBeside(OTHER_ACQUISITIONS)] }),
      candidate('PaymentsToAcquireBusinessesGross', { conditions: [notBesideZero(ACQUISITION)] }),
      candidate(WITH_AFFILIATES, { conditions: [notBesideZero(ACQUISITION)] }),
      candidate(
        'i:CashFlowsUsedInObtainingControlOfSubsidiariesOrOtherBusinessesClassifiedAsInvestingActivities',
      ),
    ],
    outflow,
  ),
  field(
    'cash_flow',
    'working_capital_change',
    {
      definition:
        'Change of working capital; positive if it released cash. Without a tagged total, the changes of operating assets and liabilities in the cash flow statement, if its rows add up.',
      since: '2026-11-21.1',
      rows: true,
      line: 30,
    },
    candidates('IncreaseDecreaseInOperatingCapital', 'i:IncreaseDecreaseInWorkingCapital'),
    { ...outflow, reader: 'operating_changes' },
  ),
];
