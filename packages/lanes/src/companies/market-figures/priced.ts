import { indexCells } from '@footnote/figures/index/cell-index';
import type { RowCell } from '@footnote/figures/index/row-cell';
import { MARKET_NAMES } from '@footnote/figures/catalog/market-names';
import { exact, percentOf, served, sum, type Figure } from '@footnote/figures/ratios/exact';
import type { ClaimFact } from '@footnote/figures/valuation/claims';
import { VALUED_FIELDS, type ValuedField } from '@footnote/figures/valuation/fields';
import { MULTIPLE_NAMES } from '@footnote/figures/valuation/multiples';
import { statedFigures } from '@footnote/figures/valuation/stated';
import { SPANS } from '@footnote/market/price-action/returns';
import { sectorOf } from '@footnote/market/sector';
import type { Provenance } from '@footnote/contract/types.generated';
import { Decimal } from 'decimal.js';
import { yieldOrReason } from '../../market/dividends/assemble.ts';
import type { StoredDividends } from '../../market/dividends/read.ts';
import { comparisonsOf } from '../../market/technicals/comparisons.ts';
import { technicalMembers } from '../../market/technicals/assemble.ts';
import type { StoredTechnicals } from '../../market/technicals/read.ts';
import { assetTypeOf } from '../../subject/asset-type.ts';
import type { DescribedCompany, Stated } from '../../subject/stated-profile.ts';
import { type FoundMarket, isStalePrice, statementsStaleFrom, tradedClose } from '../profile/market.ts';
import { valuationMembers } from '../valuation/assemble.ts';
import { provenanceOf } from '../valuation/members.ts';
import { type Valued, valuedBy } from '../valuation/valued.ts';

/** A figure at the newest close: a decimal string as the endpoints serve it, or the reason it is refused. */
export type MarketFigure =
  { readonly value: string; readonly provenance: Provenance } | { readonly refusal: string };

/** A company at its newest close. */
export type PricedCompany = {
  readonly sector: string | null;
  /** Session of the newest close, YYYY-MM-DD, and the source of the prices; null without prices. */
  readonly lastBar: string | null;
  readonly source: string | null;
  /** From when on its statements are too old to value it by, epoch milliseconds; null without statements. */
  readonly statementsStaleFrom: number | null;
  /** Newest source time of the prices, UTC. */
  readonly pricesAsOf: string | null;
  readonly figures: ReadonlyMap<string, MarketFigure>;
};

export type PricedParts = {
  readonly cik: string;
  readonly company: DescribedCompany | undefined;
  readonly stated: Stated;
  readonly market: FoundMarket;
  /** Of the period that ends newest, as served today. */
  readonly cells: readonly RowCell[];
  readonly claimFacts: readonly ClaimFact[];
  /** Without closes for comparisons; undefined without prices. */
  readonly technicals: StoredTechnicals | undefined;
  /** Whether the symbol is the company's own. */
  readonly isListed: boolean;
};

const PAID_FIELDS = ['buybacks', 'dividends_paid'] as const;

/** The fields of the cells that figures at a close are computed from. */
export const PRICED_FIELDS: readonly string[] = [...VALUED_FIELDS, ...PAID_FIELDS];

const VALUED: ReadonlySet<string> = new Set(VALUED_FIELDS);

/** The figures of a newest period, at the newest period of these cells. */
export const newestFigures = (cells: readonly RowCell[], { head }: Stated) =>
  statedFigures(
    indexCells(
      cells.filter(({ field }) => VALUED.has(field)),
      viewOf(head),
    ),
  );

const viewOf = ({ reporting_cadence: cadence }: Stated['head']) =>
  cadence === 'annual' ? 'annual' : 'quarter';

/**
 * Every figure of `MARKET_NAMES` by the functions that the endpoints of valuation, price action and technicals are
 * computed with. Whether its close and its statements are too old is judged when it is read.
 */
export function pricedCompany(parts: PricedParts): PricedCompany {
  const { cik, company, stated, market, technicals, isListed } = parts;
  const { sic } = company ?? {};
  const sector = sectorOf({
    cik,
    sic: sic === undefined || sic === '' ? null : sic,
    isLender: stated.profile?.earns_interest === true,
  });
  const price = market.prices.find(({ symbol }) => symbol === market.symbol);
  const isFund = assetTypeOf(company) === 'fund';
  const missing = isFund
    ? 'not_applicable'
    : !isListed
      ? 'symbol_unknown'
      : price?.last_bar == null || price.close === null
        ? 'prices_not_collected'
        : null;
  return {
    sector: isFund ? null : (sector?.sector ?? null),
    lastBar: missing === null ? (price?.last_bar ?? null) : null,
    source: missing === null ? (price?.source ?? null) : null,
    statementsStaleFrom: missing === null ? statementsStaleFrom(stated) : null,
    pricesAsOf: missing === null ? (technicals?.as_of ?? null) : null,
    figures:
      missing === null
        ? new Map([...valuationFigures(parts), ...returnFigures(technicals), ...technicalFigures(technicals)])
        : new Map(MARKET_NAMES.map(({ name }) => [name, { refusal: missing }])),
  };
}

/** A symbol at its newest close that has no statements to value it by, for a reason: what its prices and dividends give. */
export function pricedWithoutStatements({
  technicals,
  dividends,
  reason,
}: {
  readonly technicals: StoredTechnicals | undefined;
  readonly dividends: StoredDividends | undefined;
  readonly reason: string;
}): PricedCompany {
  const isPriced = technicals?.last_bar != null && technicals.close !== null;
  const paid = dividends === undefined ? 'prices_not_collected' : yieldOrReason(dividends);
  return {
    sector: null,
    lastBar: isPriced ? technicals.last_bar : null,
    source: isPriced ? technicals.source : null,
    statementsStaleFrom: null,
    pricesAsOf: isPriced ? technicals.as_of : null,
    figures: new Map<string, MarketFigure>([
      ...MARKET_NAMES.map(({ name }): Named => [name, { refusal: reason }]),
      ['close', closeFigure(technicals)],
      ['dividend_yield_pct', figureOf(typeof paid === 'string' ? { reason: paid } : paid)],
      ...returnFigures(technicals),
      ...technicalFigures(technicals),
    ]),
  };
}

/** The newest close in dollars, as it was quoted. */
function closeFigure(price: Pick<StoredTechnicals, 'close' | 'currency'> | undefined): MarketFigure {
  if (price?.close == null) return { refusal: 'prices_not_collected' };
  if (price.currency !== '' && price.currency !== 'USD') return { refusal: 'not_in_usd' };
  return figureOf(tradedClose(price.close));
}

/** The figure at `now`, epoch milliseconds: one of an old close is refused, and one that values it by old statements. */
export function figureAt(
  { figures, lastBar, statementsStaleFrom: staleFrom }: PricedCompany,
  name: string,
  now: number,
): MarketFigure {
  if (lastBar !== null && isStalePrice(lastBar, now)) return { refusal: 'stale_prices' };
  const figure = figures.get(name) ?? { refusal: 'not_reported' };
  const isOld = staleFrom !== null && now >= staleFrom && BY_STATEMENTS.has(name);
  return isOld && 'value' in figure ? { refusal: 'stale_statements' } : figure;
}

/** Figures that compare a close with statements, or with the shares of a cover page. */
const BY_STATEMENTS: ReadonlySet<string> = new Set([
  ...MULTIPLE_NAMES,
  'buyback_yield_pct',
  'earnings_yield_pct',
  'enterprise_value',
  'free_cash_flow_yield_pct',
  'market_value',
  'shareholder_yield_pct',
]);

type Named = readonly [string, MarketFigure];

/** A member of an answer, and the filing that it rests on. */
function figureOf(member: unknown, provenance: unknown = null): MarketFigure {
  if (Decimal.isDecimal(member)) return { value: member.toFixed(), provenance: provenance as Provenance };
  if (
    typeof member === 'object' &&
    member !== null &&
    'reason' in member &&
    typeof member.reason === 'string'
  )
    return { refusal: member.reason };
  return { refusal: 'operand_missing' };
}

function valuationFigures({ stated, market, cells, claimFacts }: PricedParts): readonly Named[] {
  const figures = newestFigures(cells, stated);
  const lastBar = market.prices.find(({ symbol }) => symbol === market.symbol)?.last_bar ?? '';
  const now = Date.parse(lastBar);
  const valued = valuedBy({ market, stated, figures, claimFacts, now });
  const members = valuationMembers({ valued, stated, market, history: null, now });
  const { dividend, multiples, yields } = members;
  const balance = members.enterprise_value.operands[0]?.provenance ?? null;
  const filingOf = (field: ValuedField): Provenance => provenanceOf(figures?.cells[field]);
  return [
    ['market_value', figureOf(members.market_value.value, countedIn(stated))],
    ['enterprise_value', figureOf(members.enterprise_value.value, balance)],
    ...MULTIPLE_NAMES.map((name): Named => {
      const multiple = multiples[name];
      return 'reason' in multiple
        ? [name, figureOf(multiple)]
        : [name, figureOf(multiple.value, multiple.denominator.provenance)];
    }),
    ['earnings_yield_pct', figureOf(yields.earnings_yield_pct, filingOf(valued.earnings))],
    ['free_cash_flow_yield_pct', figureOf(yields.free_cash_flow_yield_pct, filingOf('free_cash_flow'))],
    ['dividend_yield_pct', figureOf('reason' in dividend ? dividend : dividend.yield_pct)],
    ['buyback_yield_pct', paidYield(valued, cells, stated, ['buybacks'])],
    ['shareholder_yield_pct', paidYield(valued, cells, stated, PAID_FIELDS)],
    ['close', closeFigure(valued.price)],
  ];
}

/** The filing of the newest cover page. */
const countedIn = ({ profile }: Stated): Provenance =>
  profile?.shares_filed == null
    ? null
    : { accession: profile.shares_accession, filed: profile.shares_filed, form: profile.shares_form };

/** Cash paid in the twelve months, which the statement of cash flows has as a negative amount. */
function paidYield(
  { marketValue, stated: figures }: Valued,
  cells: readonly RowCell[],
  { head }: Stated,
  fields: readonly (typeof PAID_FIELDS)[number][],
): MarketFigure {
  if ('reason' in marketValue) return { refusal: marketValue.reason };
  const end = figures?.anchor.period_end ?? '';
  const index = indexCells(cells, viewOf(head));
  const paid = fields.map((field) => index.trailingCell('cash_flow', field, end));
  const total: Figure = sum(paid.map((cell) => (cell?.value == null ? null : exact(cell.value))));
  if (total === null) return { refusal: 'operand_missing' };
  const newest = paid
    .flatMap((cell) => (cell?.filed == null ? [] : [{ ...cell, filed: cell.filed }]))
    .toSorted((a, b) => (a.filed < b.filed ? 1 : -1))[0];
  return figureOf(
    served(percentOf(total.negated(), marketValue)),
    newest === undefined ? null : { accession: newest.accession, filed: newest.filed, form: newest.form },
  );
}

function returnFigures(row: StoredTechnicals | undefined): readonly Named[] {
  return SPANS.flatMap((span, at): readonly Named[] => {
    const refusal =
      row === undefined ? 'prices_not_collected' : row.refusal || (row.return_refusals[at] ?? 'no_bars');
    const figure = (value: number | null | undefined, without: string): MarketFigure =>
      refusal !== ''
        ? { refusal }
        : value == null
          ? { refusal: without }
          : figureOf(served(exact(String(value))));
    return [
      [`price_return_${span}_pct`, figure(row?.price_returns[at], 'not_meaningful')],
      [`total_return_${span}_pct`, figure(row?.total_returns[at], 'dividends_unknown')],
    ];
  });
}

function technicalFigures(row: StoredTechnicals | undefined): readonly Named[] {
  const refusal = row === undefined ? 'prices_not_collected' : row.refusal;
  const names = [
    ['moving_averages', 'distance_from_52w_high_pct'],
    ['moving_averages', 'vs_sma_50_pct'],
    ['moving_averages', 'vs_sma_200_pct'],
    ['momentum', 'rsi_14'],
    ['volatility', 'realized_vol_30d_annualized_pct'],
  ] as const;
  if (row === undefined || refusal !== '') return names.map(([, name]) => [name, { refusal }]);
  const members = technicalMembers(row, comparisonsOf(row, undefined, 'not_applicable'), {
    market: '',
    sector: null,
  });
  return names.map(([block, name]) => {
    const value = (members[block] as Readonly<Record<string, unknown>>)[name] ?? null;
    return [name, figureOf(value ?? { reason: members.unavailable[name] ?? 'no_bars' })];
  });
}
