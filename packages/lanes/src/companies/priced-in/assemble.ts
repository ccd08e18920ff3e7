import type { Decimal } from 'decimal.js';
import { indexCells } from '@footnote/figures/index/cell-index';
import type { RowCell } from '@footnote/figures/index/row-cell';
import { exact, percentOf, served } from '@footnote/figures/ratios/exact';
import {
  type Assumptions,
  GROWTH_BOUNDS,
  growthThatWas,
  impliedGrowth,
} from '@footnote/figures/valuation/implied-growth';
import type { StatedCell } from '@footnote/figures/valuation/stated';
import type { Writable } from '@footnote/wire/json';
import type { GrowthThatWas, PricedIn, ValuationRefusal } from '@footnote/contract/types.generated';
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

type Members = Omit<Writable<PricedIn>, CommonMember>;
type Refusal = Writable<ValuationRefusal>;

const FIELD = 'free_cash_flow';
const ONE = exact('1');

/** Steps around the rates of the request, as fractions. */
const DISCOUNT_STEPS = ['-0.02', '-0.01', '0', '0.01', '0.02'].map(exact);
const TERMINAL_STEPS = ['-0.01', '-0.005', '0', '0.005', '0.01'].map(exact);

/**
 * The growth implied by the price, and past growth of free cash flow; what cannot be computed has its reason.
 */
export function pricedInMembers({ valued, stated, cells }: ValuedCompany, assumptions: Assumptions): Members {
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
    growth_that_was: {
      years_10: grown(cells, 10, valued),
      years_3: grown(cells, 3, valued),
      years_5: grown(cells, 5, valued),
    },
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

function impliedMember(
  { enterpriseValue: value }: Valued,
  flow: Decimal | Refused,
  assumptions: Assumptions,
): Decimal | Refusal {
  if ('reason' in value) return refusalOf({ ...value, operand: value.operand ?? 'enterprise_value' });
  if ('reason' in flow) return refusalOf(flow);
  const growth = impliedGrowth(value, flow, assumptions);
  if (growth === 'not_positive')
    return refusalOf({ reason: growth, operand: flow.lte(0) ? FIELD : 'enterprise_value' });
  return typeof growth === 'string' ? refusalOf({ reason: growth }) : percent(growth);
}

/** Growth over whole fiscal years, back from the newest known one; no year in between may be missing. */
function grown(
  cells: readonly RowCell[],
  years: number,
  { isFinancial }: Valued,
): Writable<GrowthThatWas> | Refusal {
  if (isFinancial) return refusalOf({ reason: 'not_applicable', operand: FIELD });
  const index = indexCells(cells, 'annual');
  const cellAt = (end: string | undefined): StatedCell | undefined =>
    end === undefined
      ? undefined
      : index
          .cells('cash_flow', end)
          .find((cell): cell is StatedCell => cell.field === FIELD && cell.value !== null);
  const end = newestYear(cells);
  let start = end;
  for (let back = 0; back < years && start !== undefined; back += 1) start = index.yearBefore(start);
  if (end === undefined || start === undefined)
    return refusalOf({ reason: 'insufficient_history', operand: FIELD });
  const [from, to] = [cellAt(start), cellAt(end)];
  if (from === undefined || to === undefined) return refusalOf({ reason: 'operand_missing', operand: FIELD });
  const [now, then] = [exact(to.value), exact(from.value)];
  const growth = growthThatWas(now, then, years);
  if (growth === 'not_positive' || growth === null)
    return refusalOf({ reason: 'not_positive', operand: FIELD });
  return {
    from: operandMember(FIELD, from, money(then)),
    growth_pct: served(growth),
    to: operandMember(FIELD, to, money(now)),
  };
}

/** End of the newest fiscal year that has flows. */
function newestYear(cells: readonly RowCell[]): string | undefined {
  return cells
    .filter(({ period_kind: kind }) => kind === 'annual')
    .map(({ period_end: end }) => end)
    .toSorted()
    .at(-1);
}

/** A fraction in percent, rounded once. */
function percent(fraction: Decimal): Decimal {
  const found = percentOf(fraction, ONE);
  return served(found) ?? fraction;
}
