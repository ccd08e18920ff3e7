import { assetFields } from './assets.ts';
import { bankFields } from './bank.ts';
import { captiveFinanceFields } from './captive-finance.ts';
import { cashFlowFields } from './cash-flow.ts';
import { claimFields } from './claims.ts';
import type { Field } from './field.ts';
import { gaap, ifrs } from './field.ts';
import { resultFields } from './income.ts';
import { insurerFields } from './insurer.ts';
import { partnershipFields } from './partnership.ts';
import { propertyFields } from './property.ts';
import { shareFields } from './shares.ts';
import { TOTAL_ASSETS } from './totals.ts';
import { utilityFields } from './utility.ts';

/**
 * Every field read from filings, in the order of `GET /v2/catalog`. A new field is declared in one of these
 * lists; its member of the rows is also added to `schemas/openapi/statements`, its sign to the verifier's list
 * (`cell-checks.ts`), and the version of the projection `statements` is increased. Tests fail until they
 * agree.
 */
export const filedFields = [
  ...resultFields,
  ...shareFields,
  ...assetFields,
  ...claimFields,
  ...cashFlowFields,
  ...bankFields,
  ...insurerFields,
  ...propertyFields,
  ...utilityFields,
  ...captiveFinanceFields,
  ...partnershipFields,
];

/** The same as plain values, without names in the type. */
export const fields: readonly Field[] = filedFields;

/** Concepts of which a filing must tag one for exactly a period to cover that period's row of a statement. */
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
    // The other two totals are on no other statement: filers with an unusual tag for the first still cover
    // the row.
    gaap('NetCashProvidedByUsedInInvestingActivities'),
    gaap('NetCashProvidedByUsedInFinancingActivities'),
    ifrs('CashFlowsFromUsedInInvestingActivities'),
    ifrs('CashFlowsFromUsedInFinancingActivities'),
  ],
};
