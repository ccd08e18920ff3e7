import type { Decimal } from 'decimal.js';
import type { CellIndex } from '../index/cell-index.ts';
import { daysBetween } from '../index/dates.ts';
import { exact, quotient, type Figure } from '../ratios/exact.ts';
import { medianOf } from './percentile.ts';

/**
 * What made the earnings of a year that is not usual for the company, as far as its income statement shows: taxes, a result of
 * discontinued operations, or income from outside its operations.
 */
export type OneOff = 'discontinued_operations' | 'other_income' | 'tax';

/** Usual is the median of the other years that end within so many days; fewer of them do not show it. */
const NEIGHBOUR_DAYS = 5 * 366;
const LEAST_NEIGHBOURS = 3;
/** Difference of the rate of tax from the usual one. */
const TAX_APART = exact('0.25');
/** Rates that a company may usually have; where its own is none of them or not known, those that most have. */
const TAX_RATES = {
  least: exact('0'),
  most: exact('0.45'),
  ofMost: { least: exact('0.1'), most: exact('0.35') },
} as const;
/** Income before taxes over that from operations: other income as large as the operations', and what is no more than usual. */
const OTHER_INCOME = { unusual: exact('2'), usual: exact('1.5') } as const;
const DISCONTINUED_SHARE = exact('0.25');

type Measure = (index: CellIndex, end: string) => Figure;

/** The one-off of a fiscal year of an annual index; null if none is seen. */
export function oneOffIn(index: CellIndex, end: string): OneOff | null {
  if (isDiscontinued(index, end)) return 'discontinued_operations';
  if (isOddTax(index, end)) return 'tax';
  const [own, usual] = [overOperations(index, end), usualOf(overOperations, index, end)];
  return own?.gt(OTHER_INCOME.unusual) === true && usual?.lte(OTHER_INCOME.usual) === true
    ? 'other_income'
    : null;
}

function usualOf(measure: Measure, index: CellIndex, end: string): Figure {
  const known = index.anchors
    .filter(({ period_end: year }) => year !== end && Math.abs(daysBetween(year, end)) <= NEIGHBOUR_DAYS)
    .flatMap(({ period_end: year }) => measure(index, year) ?? []);
  return known.length < LEAST_NEIGHBOURS ? null : medianOf(known);
}

const figureIn = (index: CellIndex, field: string, end: string): Figure => index.figure('income', field, end);

/** Taxes over income before them; null without income. */
const taxRate: Measure = (index, end) => {
  const before = figureIn(index, 'pretax_income', end);
  return before === null || before.lte(0) ? null : quotient(figureIn(index, 'income_tax', end), before);
};

/** A rate far from the usual one, or so many taxes returned that they turned a loss into an income. */
function isOddTax(index: CellIndex, end: string): boolean {
  const rate = taxRate(index, end);
  if (rate !== null) return isOddRate(rate, usualOf(taxRate, index, end));
  const [before, tax] = [figureIn(index, 'pretax_income', end), figureIn(index, 'income_tax', end)];
  return before !== null && tax !== null && before.lt(0) && before.gt(tax);
}

/** The year that is taxed as most companies are is not the odd one of a company that usually is not. */
function isOddRate(rate: Decimal, usual: Figure): boolean {
  const { least, most, ofMost } = TAX_RATES;
  const isFarFromMost = ofMost.least.minus(rate).gte(TAX_APART) || rate.minus(ofMost.most).gte(TAX_APART);
  if (usual === null) return isFarFromMost;
  const isFar = rate.minus(usual).abs().gte(TAX_APART);
  return isFar && (isFarFromMost || (usual.gte(least) && usual.lte(most)));
}

const overOperations: Measure = (index, end) => {
  const operating = figureIn(index, 'operating_income', end);
  return operating === null || operating.lte(0)
    ? null
    : quotient(figureIn(index, 'pretax_income', end), operating);
};

/** A quarter of net income or more is not from what is left after taxes of continuing operations. */
function isDiscontinued(index: CellIndex, end: string): boolean {
  const isFlagged = index
    .cells('income', end)
    .some(({ field, flags }) => field === 'net_income' && flags.includes('discontinued_operations'));
  const [net, before, tax] = ['net_income', 'pretax_income', 'income_tax'].map((field) =>
    figureIn(index, field, end),
  );
  if (!isFlagged || net == null || before == null || tax == null) return false;
  return net.minus(before.minus(tax)).abs().gte(net.abs().times(DISCONTINUED_SHARE));
}
