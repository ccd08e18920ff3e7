import { gaap, ifrs } from './field.ts';

/** Concepts of the totals with which other rows are compared, US-GAAP first. */
export const TOTAL_ASSETS = [gaap('Assets'), ifrs('Assets')];
export const TOTAL_LIABILITIES = [gaap('Liabilities'), ifrs('Liabilities')];
export const PARENT_EQUITY = [gaap('StockholdersEquity'), ifrs('EquityAttributableToOwnersOfParent')];
/** Net income of the parent. */
export const PARENT_INCOME = [gaap('NetIncomeLoss'), ifrs('ProfitLossAttributableToOwnersOfParent')];
/** Net income of the parent available to common shares. */
export const COMMON_INCOME = gaap('NetIncomeLossAvailableToCommonStockholdersBasic');
