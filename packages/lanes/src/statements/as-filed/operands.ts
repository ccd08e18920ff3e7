import { MARKET_SERIES } from '@footnote/figures/series/market-series';
import { VALUED_BALANCES, VALUED_FLOWS } from '@footnote/figures/valuation/fields';

const BALANCES = [...VALUED_BALANCES, 'shares_outstanding_cover_page'];

/** Series by period that market values and multiples are computed from. */
export const OPERAND_SERIES: ReadonlySet<string> = new Set([
  ...Object.keys(VALUED_FLOWS).map((field) => `${field}_ttm`),
  ...BALANCES.flatMap((field) => [`${field}_quarter`, `${field}_annual`]),
  ...[...MARKET_SERIES.values()].flatMap(({ multiple }) =>
    multiple === null ? [] : [multiple.over, multiple.overOfPartnership],
  ),
]);
