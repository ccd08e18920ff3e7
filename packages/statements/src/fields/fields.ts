import { assetFields } from './assets.ts';
import { bankFields } from './bank.ts';
import { cashFlowFields } from './cash-flow.ts';
import { claimFields } from './claims.ts';
import type { Field } from './field.ts';
import { gaap, ifrs } from './field.ts';
import { resultFields } from './income.ts';
import { shareFields } from './shares.ts';
import { TOTAL_ASSETS } from './totals.ts';

/**
 * Every field that is read from filings, in the order of `GET /v2/catalog`. A new one is declared in one of these lists;
 * its member of the rows also belongs in `schemas/openapi.yaml` and its sign in the verifier's list (`cell-checks.ts`), and
 * the version of the projection `statements` goes up. Tests fail until they agree.
 */
export const filedFields = [
  ...resultFields,
  ...shareFields,
  ...assetFields,
  ...claimFields,
  ...cashFlowFields,
  ...bankFields,
];

/** The same as plain values, without their names in the type. */
export const fields: readonly Field[] = filedFields;

/** Concepts that a filing must tag for exactly a period to cover that period's row of a statement. */
export const totals: Readonly<Record<Field['source'], readonly string[]>> = {
  income: [
    gaap('NetIncomeLoss'),
    gaap('ProfitLoss'),
    gaap('NetIncomeLossAvailableToCommonStockholdersBasic'),
    ifrs('ProfitLoss'),
    ifrs('ProfitLossAttributableToOwnersOfParent'),
  ],
  balance: TOTAL_ASSETS,
  cash_flow: [
    gaap('NetCashProvidedByUsedInOperatingActivities'),
    gaap('NetCashProvidedByUsedInOperatingActivitiesContinuingOperations'),
    ifrs('CashFlowsFromUsedInOperatingActivities'),
    // The other two totals stand on no other statement: filers that tag the first oddly still cover the row.
    gaap('NetCashProvidedByUsedInInvestingActivities'),
    gaap('NetCashProvidedByUsedInFinancingActivities'),
    ifrs('CashFlowsFromUsedInInvestingActivities'),
    ifrs('CashFlowsFromUsedInFinancingActivities'),
  ],
};
