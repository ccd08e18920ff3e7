import { exact } from '@footnote/figures/ratios/exact';
import type { Assumptions } from '@footnote/figures/valuation/implied-growth';
import type { ValuedAt } from '../valuation/at-last-close.ts';
import type { RequestFault } from '../../subject/request-fault.ts';

/** The query of `GET /v2/priced-in`; see schemas/requests/priced-in.json. */
export type PricedInRequest = {
  readonly symbol: string;
  /** By default `now`. */
  readonly at?: ValuedAt;
  readonly discount_pct?: string;
  readonly terminal_pct?: string;
  readonly years?: number;
};

const DEFAULTS = { discount_pct: '9', terminal_pct: '2.5', years: 10 } as const;
const MOST_DISCOUNT = 50;
const MOST_TERMINAL = 10;
const HUNDRED = 100;

/** Rates of the request as fractions. */
export function assumptionsOf(request: PricedInRequest): Assumptions {
  const { discount_pct: discount, terminal_pct: terminal, years } = { ...DEFAULTS, ...request };
  return { discount: exact(discount).div(HUNDRED), terminal: exact(terminal).div(HUNDRED), years };
}

/** What is wrong with the rates of a request: one is out of its bounds, or the terminal one not below the discount rate. */
export function ratesFault(request: PricedInRequest): RequestFault | undefined {
  const { discount_pct: discount, terminal_pct: terminal } = { ...DEFAULTS, ...request };
  if (Number(discount) <= 0 || Number(discount) > MOST_DISCOUNT)
    return { fault: `discount_pct must be above 0 and at most ${MOST_DISCOUNT}, not '${discount}'` };
  if (Math.abs(Number(terminal)) > MOST_TERMINAL)
    return { fault: `terminal_pct must be from -${MOST_TERMINAL} to ${MOST_TERMINAL}, not '${terminal}'` };
  return Number(terminal) < Number(discount)
    ? undefined
    : { fault: `terminal_pct must be below discount_pct, ${discount}, not '${terminal}'` };
}
