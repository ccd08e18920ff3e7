import { exact } from '@footnote/figures/ratios/exact';
import type { Assumptions } from '@footnote/figures/valuation/implied-growth';
import { createQueryParser, type Parsed } from '../gates/query-parameters.ts';
import { paramInvalid } from '../wire/refusal.ts';

/** The query of `GET /v2/priced-in`; see schemas/requests/priced-in.json. */
export type PricedInRequest = {
  readonly symbol: string;
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

const parse = createQueryParser<PricedInRequest>('priced-in');

/** Parses a query whose rates are within their bounds, the terminal one below the discount rate. */
export function parsePricedIn(query: string): Parsed<PricedInRequest> {
  const parsed = parse(query);
  if (!parsed.ok) return parsed;
  const { discount_pct: discount, terminal_pct: terminal } = { ...DEFAULTS, ...parsed.request };
  const fault = faultOf(discount, terminal);
  return fault === null ? parsed : { ok: false, refusal: paramInvalid(fault) };
}

function faultOf(discount: string, terminal: string): string | null {
  if (Number(discount) <= 0 || Number(discount) > MOST_DISCOUNT)
    return `discount_pct must be above 0 and at most ${MOST_DISCOUNT}, not '${discount}'`;
  if (Math.abs(Number(terminal)) > MOST_TERMINAL)
    return `terminal_pct must be from -${MOST_TERMINAL} to ${MOST_TERMINAL}, not '${terminal}'`;
  return Number(terminal) < Number(discount)
    ? null
    : `terminal_pct must be below discount_pct, ${discount}, not '${terminal}'`;
}
