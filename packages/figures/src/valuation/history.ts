import type { Decimal } from 'decimal.js';
import { isStaleOn, type ReportingCadence } from '../age/statements.ts';
import type { View } from '../index/row-cell.ts';
import { exact, quotient, type Figure } from '../ratios/exact.ts';
import { enterpriseFigures, enterpriseValue } from './enterprise-value.ts';
import { VALUED_BALANCES, type ValuedBalance, type ValuedField } from './fields.ts';
import {
  type EarningsField,
  MULTIPLE_NAMES,
  MULTIPLES,
  multipleOf,
  type MultipleName,
  sharesAgree,
} from './multiples.ts';

/** A company's figures as known from the day of a filing until the next one. */
export type KnownState = {
  /** Filing date of the newest filing, YYYY-MM-DD. */
  readonly filed: string;
  readonly view: View;
  /** End of the newest period. */
  readonly end: string;
  /** Decimal strings, per-share figures on the basis of the newest filing; a refused field is not there. */
  readonly values: Readonly<Partial<Record<ValuedField, string>>>;
  /**
   * Null if the filing of the balance sheet reports dividends on preferred stock without stating the stock.
   */
  readonly preferred: string | null;
  readonly temporary: string;
  /** From the newest cover page, classes summed, as filed; null if unknown. */
  readonly shares: {
    readonly count: string;
    /** Day of the count. */
    readonly countedOn: string;
    readonly filed: string;
  } | null;
  /** Whether there is no count because no cover page states one: then earnings per share are known all the same. */
  readonly lacksCount: boolean;
};

export type MonthEnd = { readonly date: string; /** Per share of today. */ readonly close: number };
export type SplitOf = {
  readonly exDate: string;
  /** New shares per old share. */
  readonly ratio: number;
  /**
   * If its day is not known: the filing of this day has figures from before the split, and that of `exDate` from after it.
   */
  readonly after?: string;
};

export type HistoryInput = {
  /** Oldest first. */
  readonly closes: readonly MonthEnd[];
  /** Oldest first. */
  readonly states: readonly KnownState[];
  readonly splits: readonly SplitOf[];
  /** The splits since the filings of this day are all known, YYYY-MM-DD; always by default. */
  readonly provenFrom?: string;
  /** Whether today's statements serve a field of a period; a value that they refuse is not used. */
  readonly isServed: (view: View, field: ValuedField, end: string) => boolean;
  /** Of banks and insurers no enterprise value is computed. */
  readonly isFinancial: boolean;
};

/** Why a month is not among the observations of a multiple. */
export type LeftOut =
  | 'not_filed'
  | 'not_meaningful'
  | 'not_reported'
  | 'refused_since'
  | 'share_count_unknown'
  | 'shares_disagree'
  | 'split_unconfirmed'
  | 'stale_statements';

/** A multiple at a month-end, with what it is made of. */
export type Observed = {
  readonly date: string;
  readonly value: Decimal;
  readonly close: Decimal;
  /** Null if no cover page states the number of shares; then of a multiple of the close. */
  readonly marketValue: Figure;
  readonly numerator: Decimal;
  readonly denominator: Decimal;
};

export type Observations = {
  /** Oldest first. */
  readonly values: readonly Observed[];
  /** The months that were looked at, oldest first, with why one has no observation. */
  readonly months: readonly { readonly date: string; readonly leftOut: LeftOut | null }[];
  readonly leftOut: Readonly<Partial<Record<LeftOut, number>>>;
};

/**
 * Multiples at past month-ends, each computed from the close of that day and the figures filed before it.
 * Closes are on today's split basis; share counts are adjusted by the splits since their date, and earnings
 * per share by the splits since the filing that states them.
 */
export function multiplesOverTime(input: HistoryInput): Readonly<Record<MultipleName, Observations>> {
  const found = Object.fromEntries(
    MULTIPLE_NAMES.map((name) => [name, { values: [], months: [], leftOut: {} }]),
  ) as unknown as Record<MultipleName, Found>;
  for (const month of input.closes) {
    const state = input.states.findLast(({ filed }) => filed < month.date);
    const at = state === undefined ? 'not_filed' : valuedAt(month, state, input);
    for (const name of MULTIPLE_NAMES) {
      if (input.isFinancial && MULTIPLES[name].over === 'enterprise_value') continue;
      const { values, months, leftOut } = found[name];
      const seen = typeof at === 'string' ? at : observed(name, at, input.isServed);
      const isLeftOut = typeof seen === 'string';
      months.push({ date: month.date, leftOut: isLeftOut ? seen : null });
      if (isLeftOut) leftOut[seen] = (leftOut[seen] ?? 0) + 1;
      else values.push({ date: month.date, ...seen });
    }
  }
  return found;
}

type Found = {
  readonly values: Observed[];
  readonly months: { date: string; leftOut: LeftOut | null }[];
  readonly leftOut: Partial<Record<LeftOut, number>>;
};

type Valued = {
  readonly state: KnownState;
  readonly close: Decimal;
  /** Null if no cover page states the number of shares. */
  readonly marketValue: Figure;
  /** Null if an operand is missing. */
  readonly enterpriseValue: Figure;
  readonly commonEquity: Figure;
  readonly eps: Figure;
};

type Splits = Pick<HistoryInput, 'provenFrom' | 'splits'>;

function valuedAt(month: MonthEnd, state: KnownState, { splits, provenFrom = '' }: Splits): Valued | LeftOut {
  if (isStaleOn(month.date, state.end, cadenceOf(state))) return 'stale_statements';
  if (state.filed < provenFrom) return 'split_unconfirmed';
  const marketValue = marketValueAt(month, state, splits);
  if (typeof marketValue === 'string') return marketValue;
  const close = exact(String(month.close));
  const value = (field: ValuedField): Figure => exactOrNull(state.values[field]);
  const filedEps = value(earningsOf(state));
  const eps = quotient(filedEps, ratioSince(splits, state.filed));
  if (
    !sharesAgree({
      close,
      eps,
      marketValue,
      netIncome: value('limited_partners_income') ?? value('net_income'),
    })
  )
    return 'shares_disagree';
  const balances = Object.fromEntries(VALUED_BALANCES.map((field) => [field, value(field)])) as Record<
    ValuedBalance,
    Figure
  >;
  const preferred = exactOrNull(state.preferred ?? undefined);
  const claims = { preferred, temporary: exact(state.temporary) };
  const enterprise =
    marketValue === null ? [] : enterpriseValue(marketValue, enterpriseFigures(balances, claims));
  const equity = balances.total_equity;
  return {
    state,
    close,
    marketValue,
    enterpriseValue: 'length' in enterprise ? null : enterprise,
    commonEquity: equity === null || preferred === null ? null : equity.minus(preferred),
    eps,
  };
}

/** A filer that stopped reporting is not valued by its past earnings. */
const cadenceOf = ({ view }: KnownState): ReportingCadence => (view === 'annual' ? 'annual' : 'quarterly');

/** Close times shares; null where earnings per share are known without a count. */
function marketValueAt(
  { close }: MonthEnd,
  { shares, lacksCount, end, filed: known }: KnownState,
  splits: readonly SplitOf[],
): Figure | LeftOut {
  if (shares === null && !lacksCount) return 'share_count_unknown';
  const { countedOn, filed } = shares ?? { countedOn: end, filed: known };
  if (splits.some((split) => isUnclear(split, countedOn, filed))) return 'split_unconfirmed';
  return shares === null
    ? null
    : exact(String(close)).times(exact(shares.count)).times(ratioSince(splits, countedOn));
}

/** Whether a count, or the figures of its filing, may be of either side of a split. */
const isUnclear = ({ after, exDate }: SplitOf, countedOn: string, filed: string): boolean =>
  exDate > countedOn && (after === undefined ? exDate <= filed : after < filed);

/** Only partnerships have income per unit. */
function earningsOf({ values }: KnownState): EarningsField {
  return values.income_per_unit_diluted === undefined ? 'eps_diluted' : 'income_per_unit_diluted';
}

function observed(
  name: MultipleName,
  at: Valued,
  isServed: HistoryInput['isServed'],
): Omit<Observed, 'date'> | LeftOut {
  const { over, by } = MULTIPLES[name];
  const { state } = at;
  const price = over === 'close' ? at.close : over === 'market_value' ? at.marketValue : at.enterpriseValue;
  const figure =
    by === 'common_equity' ? at.commonEquity : by === 'eps_diluted' ? at.eps : exactOrNull(state.values[by]);
  const needed: readonly ValuedField[] = [
    by === 'common_equity' ? 'total_equity' : by === 'eps_diluted' ? earningsOf(state) : by,
    ...(over === 'enterprise_value' ? (['net_debt', 'total_equity_with_nci'] as const) : []),
  ];
  if (over !== 'close' && at.marketValue === null) return 'share_count_unknown';
  const value = multipleOf(price, figure);
  if (value === 'not_reported' || price === null || figure === null) return 'not_reported';
  if (!needed.every((field) => isServed(state.view, field, state.end))) return 'refused_since';
  if (value === 'not_meaningful') return value;
  return { value, close: at.close, marketValue: at.marketValue, numerator: price, denominator: figure };
}

/** New shares per old share by the splits after a day. */
export function ratioSince(splits: readonly SplitOf[], day: string): Decimal {
  return splits.reduce(
    (product, { after, exDate, ratio }) =>
      (after === undefined ? exDate > day : after >= day) ? product.times(exact(String(ratio))) : product,
    exact('1'),
  );
}

function exactOrNull(text: string | undefined): Figure {
  return text === undefined ? null : exact(text);
}
