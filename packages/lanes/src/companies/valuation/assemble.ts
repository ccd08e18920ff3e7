import type { Decimal } from 'decimal.js';
import { yearBefore } from '@footnote/figures/index/dates';
import { exact, percentOf, served, type Figure } from '@footnote/figures/ratios/exact';
import type { Observations } from '@footnote/figures/valuation/history';
import {
  MULTIPLE_NAMES,
  MULTIPLES,
  type MultipleName,
  multipleOf,
  type MultipleSpec,
} from '@footnote/figures/valuation/multiples';
import type { MultipleNow } from '@footnote/figures/valuation/moved';
import { distributionOf } from '@footnote/figures/valuation/percentile';
import type { StatedCell } from '@footnote/figures/valuation/stated';
import { dayAt } from '@footnote/values/day';
import type { Writable } from '@footnote/wire/json';
import type {
  Multiple,
  Valuation,
  ValuationDividend,
  ValuationRefusal,
} from '@footnote/contract/types.generated';
import { type FoundMarket, yieldOf } from '../profile/market.ts';
import type { Stated } from '../../subject/stated-profile.ts';
import type { CommonMember } from '../../subject/document.ts';
import {
  enterpriseValueMember,
  marketValueMember,
  missing,
  money,
  operandMember,
  perShare,
  refusalOf,
} from './members.ts';
import { moveMember } from './moved.ts';
import type { Reason, Refused, Valued } from './valued.ts';
import { windowMembers } from './windows.ts';

export type ValuationParts = {
  readonly valued: Valued;
  readonly stated: Stated;
  readonly market: FoundMarket;
  /** Null if it is not requested. */
  readonly history: Readonly<Record<MultipleName, Observations>> | null;
  /** Epoch milliseconds. */
  readonly now: number;
  /** The day since which it is told what moved the multiples, YYYY-MM-DD; by default a year before. */
  readonly since?: string | undefined;
};

type Members = Omit<Writable<Valuation>, CommonMember>;
type Refusal = Writable<ValuationRefusal>;

/** Fields that statements of banks and insurers do not have. */
const NOT_OF_FINANCIALS: ReadonlySet<string> = new Set(['ebitda', 'free_cash_flow', 'operating_income']);

/** The members of a valuation; a member that cannot be computed has its reason. */
export function valuationMembers({
  valued,
  stated,
  market,
  history,
  now,
  ...parts
}: ValuationParts): Members {
  const anchor = valued.stated?.anchor;
  const day = dayAt(now);
  const since = parts.since ?? yearBefore(day);
  return {
    currency: currencyOf(valued),
    dividend: dividendMember(market, now),
    enterprise_value: enterpriseValueMember(valued),
    market_value: marketValueMember(valued, stated),
    multiples: Object.fromEntries(
      MULTIPLE_NAMES.map((name) => [name, multipleMember(name, valued, { day, since }, history?.[name])]),
    ) as Members['multiples'],
    reporting_currency: reportingCurrencyOf(stated),
    statements:
      anchor === undefined
        ? null
        : {
            fiscal_period: anchor.fiscal_period,
            fiscal_year: anchor.fiscal_year,
            period_end: anchor.period_end,
          },
    yields: {
      earnings_yield_pct: yieldMember(valued, 'price_to_earnings'),
      free_cash_flow_yield_pct: yieldMember(valued, 'price_to_free_cash_flow'),
    },
  };
}

/** The currency of the amounts of the statements; null if it is not known. */
export function reportingCurrencyOf({ head }: Stated): string | null {
  return head.reporting_currency === '' ? null : head.reporting_currency;
}

export function currencyOf({ price }: Valued): string | null {
  return price === undefined || price.currency === '' ? null : price.currency;
}

/** The exact numerator of a multiple, or the reason it is missing. */
type Operands = {
  readonly price: Decimal;
  readonly by: Decimal;
  readonly cell: StatedCell;
};

function operandsOf(name: MultipleName, valued: Valued): Operands | Refused {
  const { over, by: divisor }: MultipleSpec = MULTIPLES[name];
  const by = fieldOf(divisor, valued);
  const field = by === 'common_equity' ? 'total_equity' : by;
  const price =
    over === 'enterprise_value'
      ? valued.enterpriseValue
      : over === 'market_value'
        ? valued.marketValue
        : valued.sharePrice;
  if ('reason' in price) return over === 'market_value' ? { ...price, operand: over } : price;
  if (valued.isFinancial && NOT_OF_FINANCIALS.has(by)) return { reason: 'not_applicable', operand: by };
  const cell = valued.stated?.cells[field];
  const figure = figureOf(divisor, valued, cell);
  if (figure === null || cell === undefined) return { reason: 'operand_missing', operand: by };
  return 'reason' in figure ? figure : { price, by: figure, cell };
}

/** The denominator of a multiple; for earnings per share, the field for the company's type. */
function fieldOf(by: MultipleSpec['by'], { earnings }: Valued): MultipleSpec['by'] {
  return by === 'eps_diluted' ? earnings : by;
}

function figureOf(by: MultipleSpec['by'], valued: Valued, cell: StatedCell | undefined): Figure | Refused {
  if (by === 'common_equity') return valued.commonEquity;
  if (by === 'eps_diluted') return valued.eps;
  return cell === undefined ? null : exact(cell.value);
}

function multipleMember(
  name: MultipleName,
  valued: Valued,
  { day, since }: { readonly day: string; readonly since: string },
  observations: Observations | undefined,
): Writable<Multiple> | Refusal {
  const operands = operandsOf(name, valued);
  if ('reason' in operands) return refusalOf(operands);
  const { price, by, cell } = operands;
  const spec: MultipleSpec = MULTIPLES[name];
  const value = multipleOf(price, by);
  if (typeof value === 'string')
    return refusalOf({ reason: value, operand: price.lte(0) ? spec.over : fieldOf(spec.by, valued) });
  return {
    denominator: operandMember(
      fieldOf(spec.by, valued),
      cell,
      spec.by === 'eps_diluted' ? perShare(by) : money(by),
    ),
    history: observations === undefined ? NOT_REQUESTED : historyMember(value, observations, day),
    moved: moveMember(name, nowOf(valued, value, operands), observations, since),
    numerator: { name: spec.over, value: spec.over === 'close' ? price : money(price) },
    value: rounded(value),
  };
}

/** The multiple as past ones are observed. */
const nowOf = ({ close, marketValue }: Valued, value: Decimal, { price, by }: Operands): MultipleNow => ({
  value,
  // Without a close there is no multiple.
  close: close ?? price,
  marketValue: 'reason' in marketValue ? null : marketValue,
  numerator: price,
  denominator: by,
});

const NOT_REQUESTED = {
  available: false,
  left_out: {},
  observations: 0,
  reason: 'not_requested',
} as const;

function historyMember(
  value: Decimal,
  { values, leftOut }: Observations,
  day: string,
): Writable<Multiple['history']> {
  const found = distributionOf(
    value,
    values.map((each) => each.value),
  );
  const [oldest, newest] = [values[0], values.at(-1)];
  if (found === null || oldest === undefined || newest === undefined)
    return {
      available: false,
      left_out: { ...leftOut },
      observations: values.length,
      reason: 'insufficient_history',
    };
  return {
    from: oldest.date,
    highest: rounded(found.highest),
    left_out: { ...leftOut },
    lowest: rounded(found.lowest),
    median: rounded(found.median),
    observations: values.length,
    percentile: rounded(found.percentile),
    to: newest.date,
    windows: windowMembers(value, values, day),
  };
}

/** The inverse of a multiple, in percent; negative for a loss. */
function yieldMember(
  valued: Valued,
  name: 'price_to_earnings' | 'price_to_free_cash_flow',
): Decimal | Refusal {
  const operands = operandsOf(name, valued);
  if ('reason' in operands) return refusalOf(operands);
  const found = served(percentOf(operands.by, operands.price));
  return found ?? missing(MULTIPLES[name].over);
}

function dividendMember(market: FoundMarket, now: number): Writable<ValuationDividend> | Refusal {
  const found = yieldOf(market, now);
  if (typeof found === 'string') return refusalOf({ reason: found as Reason });
  const { annual_rate_forward_estimated: rate, yield_basis: basis } = market.dividends ?? {};
  if (rate === undefined || rate === null || basis === undefined || basis === '')
    return refusalOf({ reason: 'too_few_payments' });
  return { basis, per_share: perShare(exact(String(rate))), yield_pct: found };
}

function rounded(value: Decimal): Decimal {
  return served(value);
}
