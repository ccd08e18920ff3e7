import { DAY_MS } from '@footnote/values/day';

/**
 * An independent computation of market value, enterprise value and multiples from served cells, the facts of the balance
 * sheet's filing and a close. It uses none of the service's code and different methods: twelve months are the fiscal year
 * plus the year to date less the year to date of the year before, and shares are the served count of the cover page.
 */

type Value = {
  readonly field: string;
  readonly period_kind: string;
  readonly fiscal_year: number;
  readonly fiscal_period: string;
  readonly period_end: string;
  readonly value: string | null;
};

type Fact = {
  readonly taxonomy: string;
  readonly concept: string;
  readonly unit: string;
  readonly end: string;
  readonly value: string;
};

export type Known = {
  readonly cells: readonly Value[];
  /** Facts of the filing with the newest balance sheet. */
  readonly facts: readonly Fact[];
  readonly close: number;
  /** Oldest first. `ratio`: new shares for each old one. */
  readonly splits: readonly { readonly day: string; readonly ratio: number }[];
};

/** Cover pages count shares some weeks after the end of the period. */
const COVER_DAYS = 200;

/** The figures that can be recomputed; a figure that lacks an operand is absent. */
export const recomputed = ({ cells, facts, close, splits }: Known): ReadonlyMap<string, number> => {
  const numbers = cells.flatMap((cell) =>
    cell.value === null ? [] : [{ ...cell, value: Number(cell.value) }],
  );
  const end = numbers.reduce(
    (newest, { field, period_end: day }) => (field === 'total_assets' && day > newest ? day : newest),
    '',
  );
  const at = (field: string): number | undefined =>
    numbers.find((cell) => cell.field === field && cell.period_kind === 'instant' && cell.period_end === end)
      ?.value;
  const of = (field: string, kind: string): readonly (typeof numbers)[number][] =>
    numbers
      .filter((cell) => cell.field === field && cell.period_kind === kind && cell.fiscal_period !== 'TP')
      .sort((a, b) => (a.period_end < b.period_end ? 1 : -1));

  const twelveMonths = (field: string): number | undefined => {
    const [year] = of(field, 'annual');
    if (year?.period_end === end) return year.value;
    const part = of(field, 'ytd').find((cell) => cell.period_end === end);
    const last = of(field, 'ytd').find(
      (cell) => cell.fiscal_period === part?.fiscal_period && cell.fiscal_year === part.fiscal_year - 1,
    );
    if (year?.fiscal_year !== last?.fiscal_year || year === undefined) return undefined;
    return part === undefined || last === undefined ? undefined : year.value + part.value - last.value;
  };
  const fourQuarters = (field: string): number | undefined => {
    const [first, ...others] = of(field, 'quarter').slice(0, 4);
    const oldest = others.at(-1);
    if (first?.period_end !== end || oldest === undefined || others.length < 3) return undefined;
    const span = (Date.parse(first.period_end) - Date.parse(oldest.period_end)) / DAY_MS;
    return span < 300 ? others.reduce((sum, { value }) => sum + value, first.value) : undefined;
  };
  const earnings = (field: string): number | undefined => fourQuarters(field) ?? twelveMonths(field);
  const amount = (...names: readonly RegExp[]): number =>
    names.reduce((sum, name) => {
      const found = facts.filter(
        ({ taxonomy, concept, unit, end: day }) =>
          taxonomy === 'us-gaap' && name.test(concept) && unit === 'USD' && day === end,
      );
      return sum + found.reduce((most, { value }) => Math.max(most, Number(value)), 0);
    }, 0);

  const [cover] = of('shares_outstanding_cover_page', 'instant');
  const isCounted =
    cover !== undefined && Date.parse(end) - Date.parse(cover.period_end) < COVER_DAYS * DAY_MS;
  const shares = isCounted
    ? splits.reduce((count, { day, ratio }) => (day > cover.period_end ? count * ratio : count), cover.value)
    : undefined;
  const found = new Map<string, number>();
  const put = (name: string, value: number | undefined): void => {
    if (value !== undefined && Number.isFinite(value)) found.set(name, value);
  };
  const over = (price: number | undefined, figure: number | undefined): number | undefined =>
    price === undefined || figure === undefined || figure <= 0 ? undefined : price / figure;

  const preferred = amount(/^PreferredStock(Including|Value)/);
  const [own, whole, debt, cash] = [
    'total_equity',
    'total_equity_with_nci',
    'total_debt',
    'cash_and_equivalents',
  ].map(at);
  const marketValue = shares === undefined ? undefined : shares * close;
  put('market_value', marketValue);
  if (own !== undefined) put('price_to_book', over(marketValue, own - preferred));
  put('price_to_earnings', over(close, earnings('eps_diluted') ?? earnings('income_per_unit_diluted')));
  put('price_to_free_cash_flow', over(marketValue, twelveMonths('free_cash_flow')));
  put('price_to_sales', over(marketValue, twelveMonths('revenue')));
  if (marketValue === undefined || own === undefined || whole === undefined) return found;
  if (debt === undefined || cash === undefined) return found;
  const redeemable = amount(
    /^TemporaryEquity(Carrying|Redemption|Including)/,
    /^RedeemableNoncontrollingInterest/,
  );
  const enterprise =
    marketValue + debt + (whole - own) + preferred + redeemable - cash - (at('short_term_investments') ?? 0);
  put('enterprise_value', enterprise);
  put('ev_to_ebit', over(enterprise, twelveMonths('operating_income')));
  put('ev_to_ebitda', over(enterprise, twelveMonths('ebitda')));
  put('ev_to_free_cash_flow', over(enterprise, twelveMonths('free_cash_flow')));
  put('ev_to_sales', over(enterprise, twelveMonths('revenue')));
  return found;
};
