import { addDays } from '@footnote/values/day';
import { baseForm } from '@footnote/values/form';
import { amountOf } from './amounts.ts';
import { plausibleDay } from './days.ts';
import type { TradeRow } from '@footnote/event-types/types.generated';
import { type FiledReport, folded } from './filed.ts';
import { contradictedByHoldings } from './holdings.ts';

/**
 * Why a transaction is in no sum.
 * `date_contradicted`: it is later than the filing, of an impossible year, or on a Form 4 more than a year before the period
 * of report, which is the day of the first transaction. `holdings_contradicted`: the holdings that the form states do not
 * follow from the shares. `negative_amount`: of shares or money. `price_of_another_unit`:
 * a footnote says that the price is per depositary share, and the security is not one. `price_implausible`: per
 * share, at least a thousand times what insiders of the issuer traded shares at within a year.
 */
export type Doubt =
  | 'date_contradicted'
  | 'holdings_contradicted'
  | 'negative_amount'
  | 'price_implausible'
  | 'price_of_another_unit';

/** A line of a form. */
type Line = { readonly report: FiledReport; readonly row: TradeRow; readonly day: string };

const DAYS = 366;
const TIMES = 1000;
/** Fewer prices are no measure. */
const FEWEST_PRICES = 3;
/** Codes of transactions at the price of the market. */
const AT_MARKET: ReadonlySet<string | null> = new Set(['F', 'P', 'S']);

const PER_DEPOSITARY_SHARE = /\bper\s+(?:american\s+depositary\s+(?:share|receipt)|ad[sr])\b/i;
const DEPOSITARY = /\b(?:american depositary|depositary (?:share|receipt)|ad[sr])s?\b/;
/** The price was brought to the unit of the security. */
const CONVERTED = /\b(?:convert|divid|equivalent)/i;

/** Doubts about the day or the shares of a sale; a price does not matter for the shares that were sold. */
export const DOUBTS_OF_SHARES: ReadonlySet<string> = new Set<Doubt>([
  'date_contradicted',
  'holdings_contradicted',
  'negative_amount',
]);

/** For each line why its transaction is in no sum; nothing for a holding. */
export function doubtsOf(lines: readonly Line[]): readonly (readonly Doubt[])[] {
  const prices = lines.flatMap(({ row: { derivative, transaction }, day }) => {
    const price = Number(transaction?.price ?? 0);
    return !derivative && AT_MARKET.has(transaction?.code ?? null) && price > 0 ? [{ day, price }] : [];
  });
  const contradicted = contradictedByHoldings(lines);
  return lines.map((line) => [
    ...(isDateContradicted(line) ? (['date_contradicted'] as const) : []),
    ...(contradicted.has(line) ? (['holdings_contradicted'] as const) : []),
    ...(isNegative(line.row) ? (['negative_amount'] as const) : []),
    ...(isPriceImplausible(line, prices) ? (['price_implausible'] as const) : []),
    ...(isOfAnotherUnit(line) ? (['price_of_another_unit'] as const) : []),
  ]);
}

function isDateContradicted({ report, row }: Line): boolean {
  const date = row.transaction?.date ?? null;
  if (date === null) return false;
  const { filed, period } = report;
  if (plausibleDay(date) === null || date > filed) return true;
  const first = baseForm(report.form) === '4' ? plausibleDay(period) : null;
  return first !== null && date < addDays(first, -DAYS);
}

function isNegative({ transaction }: TradeRow): boolean {
  const { shares = null, price = null, total_value: total = null } = transaction ?? {};
  return [shares, price, total].some((text) => amountOf(text)?.lessThan(0) === true);
}

function isOfAnotherUnit({ report, row }: Line): boolean {
  if (row.transaction === null || DEPOSITARY.test(folded(row.security))) return false;
  return row.footnotes.some(({ element, footnote }) => {
    const text = report.footnotes[footnote] ?? '';
    return /price/i.test(element) && PER_DEPOSITARY_SHARE.test(text) && !CONVERTED.test(text);
  });
}

type Priced = { readonly day: string; readonly price: number };

/** Of a derivative the price of a share under it, if the form states their number. */
function isPriceImplausible({ row, day }: Line, prices: readonly Priced[]): boolean {
  const { derivative, transaction, underlying } = row;
  const price = Number(transaction?.price ?? 0);
  const under = derivative ? Number(underlying?.shares ?? 0) : 0;
  const each = under > 0 ? (price * Number(transaction?.shares ?? 0)) / under : price;
  // Most prices are below that of every other trade, times a thousand.
  if (!prices.some((other) => each >= TIMES * other.price)) return false;
  const [from, to] = [addDays(day, -DAYS), addDays(day, DAYS)];
  const near = prices.filter((other) => other.day >= from && other.day <= to).map((other) => other.price);
  const usual = near.toSorted((a, b) => a - b)[near.length >> 1];
  return usual !== undefined && near.length >= FEWEST_PRICES && each >= TIMES * usual;
}
