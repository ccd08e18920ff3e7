import { exact, quotient, type Figure } from '@footnote/figures/ratios/exact';
import { type ClaimFact, claimsAt } from '@footnote/figures/valuation/claims';
import {
  type EnterpriseFigures,
  enterpriseFigures,
  type EnterpriseOperand,
  enterpriseValue,
} from '@footnote/figures/valuation/enterprise-value';
import { VALUED_BALANCES, type ValuedBalance } from '@footnote/figures/valuation/fields';
import { ratioSince } from '@footnote/figures/valuation/history';
import { earningsField, type EarningsField, sharesAgree } from '@footnote/figures/valuation/multiples';
import type { StatedCell, StatedFigures } from '@footnote/figures/valuation/stated';
import { isFinancial } from '@footnote/statements/fields/field';
import type { ValuationRefusal } from '@footnote/contract/types.generated';
import {
  areStatementsCurrent,
  type FoundMarket,
  type MarketCap,
  marketCapOf,
  splitsSince,
  tradedClose,
} from '../profile/market.ts';
import { isOnlyShare, isPerOrdinaryShare, lacksOnlyCount } from '../profile/price-per-share.ts';
import type { Stated } from '../../subject/stated-profile.ts';

export type Reason = ValuationRefusal['reason'];
type Amount = Exclude<Figure, null>;
/** Why a figure is missing, with the missing operand. */
export type Refused = { readonly reason: Reason; readonly operand?: string };

/** A company at its newest close and with its newest statements. */
export type Valued = {
  readonly price: FoundMarket['prices'][number] | undefined;
  readonly marketCap: MarketCap;
  readonly marketValue: Amount | Refused;
  /** The close as the price of the share that earnings are per, whether the number of shares is known or not. */
  readonly sharePrice: Amount | Refused;
  readonly stated: StatedFigures | null;
  readonly claims: { readonly hasPreferredRow: boolean; readonly hasTemporaryRow: boolean };
  /** The filing that has the balance sheet. */
  readonly balance: StatedCell | undefined;
  readonly operands: EnterpriseFigures;
  readonly enterpriseValue: Amount | Refused;
  readonly commonEquity: Figure;
  /** The field with the earnings per share, or per unit. */
  readonly earnings: EarningsField;
  /** Of the twelve months, per share of the close. */
  readonly eps: Amount | Refused;
  readonly close: Figure;
  readonly isFinancial: boolean;
};

export type ValuedParts = {
  readonly market: FoundMarket;
  readonly stated: Stated;
  readonly figures: StatedFigures | null;
  readonly claimFacts: readonly ClaimFact[];
  /** Epoch milliseconds. */
  readonly now: number;
};

/** The cell that identifies the filing of the balance sheet. */
export function balanceCell(figures: StatedFigures | null): StatedCell | undefined {
  return figures?.cells.total_equity ?? figures?.cells.total_debt ?? figures?.cells.cash_and_equivalents;
}

/** Market and enterprise value, and the operands of multiples. */
export function valuedBy({ market, stated, figures, claimFacts, now }: ValuedParts): Valued {
  const { head } = stated;
  const price = market.prices.find(({ symbol }) => symbol === market.symbol);
  const marketCap = marketCapOf(market, stated, now);
  const marketValue = marketValueOf(marketCap, price, stated, figures);
  const figure = (field: keyof StatedFigures['cells']): Figure => {
    const cell = figures?.cells[field];
    return cell === undefined ? null : exact(cell.value);
  };
  const claims = claimsAt(claimFacts, figures?.anchor.period_end ?? '');
  const balances = Object.fromEntries(VALUED_BALANCES.map((field) => [field, figure(field)])) as Readonly<
    Record<ValuedBalance, Figure>
  >;
  const operands = enterpriseFigures(balances, claims);
  const close = price?.close === undefined || price.close === null ? null : tradedClose(price.close);
  const financial = isFinancial(head.issuer_type);
  const { total_equity: equity } = balances;
  const earnings = earningsField(head.issuer_type);
  const sharePrice = sharePriceOf(
    { price, marketCap, marketValue, close },
    { market, stated, figures, earnings, now },
  );
  const splits = splitsAfter(price, head.as_of);
  return {
    price,
    marketCap,
    marketValue,
    sharePrice,
    stated: figures,
    claims,
    balance: balanceCell(figures),
    operands,
    enterpriseValue: financial ? { reason: 'not_applicable' } : enterpriseOf(marketValue, operands),
    commonEquity: equity === null || claims.preferred === null ? null : equity.minus(claims.preferred),
    earnings,
    eps: epsOf(
      {
        sharePrice,
        marketValue: 'reason' in marketValue ? averageValue(market, close, splits) : marketValue,
        netIncome: figure('limited_partners_income') ?? figure('net_income'),
      },
      earnings,
      quotient(figure(earnings), splits),
    ),
    close,
    isFinancial: financial,
  };
}

function marketValueOf(
  cap: MarketCap,
  price: Valued['price'],
  { head }: Stated,
  figures: StatedFigures | null,
): Amount | Refused {
  if ('refusal' in cap) return { reason: cap.refusal as Reason };
  if (head.reporting_currency !== currencyOf(price)) return { reason: 'currency_mismatch' };
  return figures === null ? { reason: 'stale_statements' } : cap.value;
}

const currencyOf = (price: Valued['price']): string | undefined =>
  price?.currency === '' ? 'USD' : price?.currency;

function enterpriseOf(marketValue: Amount | Refused, operands: EnterpriseFigures): Amount | Refused {
  if ('reason' in marketValue) return { ...marketValue, operand: 'market_value' };
  const value = enterpriseValue(marketValue, operands);
  if (!isMissing(value)) return value;
  const [first] = value;
  return { reason: 'operand_missing', ...(first === undefined ? {} : { operand: first }) };
}

function isMissing(value: Amount | readonly EnterpriseOperand[]): value is readonly EnterpriseOperand[] {
  return Array.isArray(value);
}

type Priced = Pick<Valued, 'close' | 'marketCap' | 'marketValue' | 'price'>;

/** Without a market value for want of a share count, a close is held against earnings per share all the same. */
function sharePriceOf(
  { price, marketCap, marketValue, close }: Priced,
  {
    market,
    stated,
    figures,
    earnings,
    now,
  }: Pick<ValuedParts, 'figures' | 'market' | 'now' | 'stated'> & { readonly earnings: EarningsField },
): Amount | Refused {
  if (!('reason' in marketValue)) return close ?? { reason: 'prices_not_collected', operand: 'close' };
  const anchor = figures?.anchor;
  const isUncounted = stated.profile !== undefined && lacksOnlyCount(marketCap);
  if (!isUncounted || price?.last_bar == null || anchor === undefined || close === null)
    return { ...marketValue, operand: 'market_value' };
  if (!areStatementsCurrent(stated, now)) return { reason: 'stale_statements', operand: earnings };
  if (stated.head.reporting_currency !== currencyOf(price)) return { reason: 'currency_mismatch' };
  const cell = figures?.cells[earnings];
  if (cell === undefined) return { reason: 'operand_missing', operand: earnings };
  const isOfShare = isPerOrdinaryShare(cell.form) ? 'deposit_ratio_unknown' : isOnlyShare(market);
  if (isOfShare !== true) return { reason: isOfShare as Reason, operand: 'close' };
  const splits = splitsSince(price, anchor.period_end, stated.head.as_of.slice(0, 10));
  return typeof splits === 'string' ? { reason: splits as Reason, operand: earnings } : close;
}

/** The close times the average of the basic shares, in place of a market value; null without an average. */
function averageValue({ basicShares }: FoundMarket, close: Figure, splits: Amount): Figure {
  return basicShares === null || close === null ? null : close.times(exact(basicShares)).times(splits);
}

/** Statements have earnings per share on the basis of the newest filing: later splits divide them. */
function epsOf(
  {
    sharePrice,
    marketValue,
    netIncome,
  }: Pick<Valued, 'sharePrice'> & { readonly marketValue: Figure; readonly netIncome: Figure },
  operand: EarningsField,
  eps: Figure,
): Amount | Refused {
  if ('reason' in sharePrice) return sharePrice;
  if (eps === null) return { reason: 'operand_missing', operand };
  return sharesAgree({ close: sharePrice, eps, marketValue, netIncome })
    ? eps
    : { reason: 'shares_disagree', operand };
}

function splitsAfter(price: Valued['price'], filed: string): Amount {
  const splits = (price?.split_dates ?? []).map((exDate, at) => ({
    exDate,
    ratio: price?.split_ratios[at] ?? 1,
  }));
  return ratioSince(splits, filed.slice(0, 10));
}
