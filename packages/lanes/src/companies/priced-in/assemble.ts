import type { Decimal } from 'decimal.js';
import { exact, percentOf, served } from '@footnote/figures/ratios/exact';
import { compoundOfFade, fadingRates, impliedInitialGrowth } from '@footnote/figures/valuation/fading-growth';
import {
  type Assumptions,
  GROWTH_BOUNDS,
  type GrowthRefusal,
  impliedGrowth,
} from '@footnote/figures/valuation/implied-growth';
import type { StatedCell } from '@footnote/figures/valuation/stated';
import type { Writable } from '@footnote/wire/json';
import type { PricedIn, ValuationRefusal } from '@footnote/contract/types.generated';
import { currencyOf, reportingCurrencyOf } from '../valuation/assemble.ts';
import type { ValuedCompany } from '../valuation/company.ts';
import {
  enterpriseValueMember,
  marketValueMember,
  money,
  operandMember,
  refusalOf,
} from '../valuation/members.ts';
import type { Refused, Valued } from '../valuation/valued.ts';
import type { CommonMember } from '../../subject/document.ts';
import { growthMembers } from './grown.ts';

type Members = Omit<Writable<PricedIn>, CommonMember>;
type Refusal = Writable<ValuationRefusal>;

const FIELD = 'free_cash_flow';
const ONE = exact('1');

/** Steps around the rates of the request, as fractions. */
const DISCOUNT_STEPS = ['-0.02', '-0.01', '0', '0.01', '0.02'].map(exact);
const TERMINAL_STEPS = ['-0.01', '-0.005', '0', '0.005', '0.01'].map(exact);

/**
 * The growth implied by the price, and the company's own; what cannot be computed has its reason.
 */
export function pricedInMembers(company: ValuedCompany, assumptions: Assumptions): Members {
  const { valued, stated } = company;
  const cell = valued.stated?.cells[FIELD];
  const flow = flowOf(valued, cell);
  return {
    assumptions: {
      discount_pct: percent(assumptions.discount),
      growth_bounds_pct: { least: percent(GROWTH_BOUNDS.least), most: percent(GROWTH_BOUNDS.most) },
      terminal_pct: percent(assumptions.terminal),
      years: assumptions.years,
    },
    currency: currencyOf(valued),
    enterprise_value: enterpriseValueMember(valued),
    free_cash_flow:
      'reason' in flow || cell === undefined
        ? refusalOf('reason' in flow ? flow : { reason: 'operand_missing', operand: FIELD })
        : operandMember(FIELD, cell, money(flow)),
    ...growthMembers(company),
    fade: fadeMember(valued, flow, assumptions),
    implied_growth_pct: impliedMember(valued, flow, assumptions),
    market_value: marketValueMember(valued, stated),
    reporting_currency: reportingCurrencyOf(stated),
    sensitivity: DISCOUNT_STEPS.flatMap((discountStep) =>
      TERMINAL_STEPS.map((terminalStep) => {
        const discount = assumptions.discount.plus(discountStep);
        const terminal = assumptions.terminal.plus(terminalStep);
        return {
          discount_pct: percent(discount),
          implied_growth_pct: impliedMember(valued, flow, { ...assumptions, discount, terminal }),
          terminal_pct: percent(terminal),
        };
      }),
    ),
  };
}

function flowOf({ isFinancial }: Valued, cell: StatedCell | undefined): Decimal | Refused {
  if (isFinancial) return { reason: 'not_applicable', operand: FIELD };
  return cell === undefined ? { reason: 'operand_missing', operand: FIELD } : exact(cell.value);
}

type Solve = (value: Decimal, flow: Decimal, assumptions: Assumptions) => Decimal | GrowthRefusal;

/** The rate, as a fraction, at which a model gives the enterprise value, or the reason there is none. */
function solved(
  solve: Solve,
  { enterpriseValue: value }: Valued,
  flow: Decimal | Refused,
  assumptions: Assumptions,
): Decimal | Refused {
  if ('reason' in value) return { ...value, operand: value.operand ?? 'enterprise_value' };
  if ('reason' in flow) return flow;
  const growth = solve(value, flow, assumptions);
  if (growth === 'not_positive') return { reason: growth, operand: flow.lte(0) ? FIELD : 'enterprise_value' };
  return typeof growth === 'string' ? { reason: growth } : growth;
}

function impliedMember(valued: Valued, flow: Decimal | Refused, assumptions: Assumptions): Decimal | Refusal {
  const growth = solved(impliedGrowth, valued, flow, assumptions);
  return 'reason' in growth ? refusalOf(growth) : percent(growth);
}

/** The second model: growth that fades, with the rate of each year. */
function fadeMember(valued: Valued, flow: Decimal | Refused, assumptions: Assumptions): Members['fade'] {
  const initial = solved(impliedInitialGrowth, valued, flow, assumptions);
  if ('reason' in initial) return refusalOf(initial);
  return {
    compound_growth_pct: percent(compoundOfFade(initial, assumptions)),
    growth_by_year_pct: fadingRates(initial, assumptions).map(percent),
    initial_growth_pct: percent(initial),
  };
}

/** Whether a growth is implied at these rates. */
export function impliesGrowth({ valued }: ValuedCompany, assumptions: Assumptions): boolean {
  const flow = flowOf(valued, valued.stated?.cells[FIELD]);
  return !('reason' in solved(impliedGrowth, valued, flow, assumptions));
}

/** A fraction in percent, rounded once. */
function percent(fraction: Decimal): Decimal {
  const found = percentOf(fraction, ONE);
  return served(found) ?? fraction;
}
