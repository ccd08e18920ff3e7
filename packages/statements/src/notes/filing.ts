import { parseAmount } from '../decimal.ts';
import { span } from '../values/day.ts';
import { nameOf, type NoteFact, type Stood } from './note.ts';

const BALANCE = ['LiabilitiesAndStockholdersEquity', 'Assets', 'StockholdersEquity'];
const RESULTS = ['NetIncomeLoss', 'ProfitLoss', 'IncomeTaxExpenseBenefit', 'EarningsPerShareDiluted'];
const CURRENCY = /^[A-Z]{3}$/;

/** Duration of the current period in days, inclusive of neither edge: a year, or a quarter. */
const LENGTHS = { annual: [330, 385], quarter: [70, 125] } as const;

/** The facts of one filing and the dates that they are about. */
export type NoteFiling = {
  readonly facts: readonly NoteFact[];
  /** The date of its balance sheet. */
  readonly date: string;
  /** First day of the year of an annual report, or of the quarter; null if no result is tagged for it. */
  readonly start: string | null;
};

/** Undefined if the filing has no balance sheet. `facts` in source order; `form`: 10-K, 10-Q and the like. */
export function noteFiling(form: string, facts: readonly NoteFact[]): NoteFiling | undefined {
  let date = '';
  for (const fact of facts)
    if (isWhole(fact) && isInstant(fact) && fact.period_end > date && BALANCE.includes(fact.concept))
      date = fact.period_end;
  if (date === '') return undefined;
  const [shortest, longest] = LENGTHS[form.startsWith('10-Q') ? 'quarter' : 'annual'];
  const start = facts.find((fact) => {
    if (!isWhole(fact) || isInstant(fact) || fact.period_end !== date) return false;
    const days = span(fact.period_start, date);
    return RESULTS.includes(fact.concept) && days >= shortest && days <= longest;
  })?.period_start;
  return { facts, date, start: start ?? null };
}

export const isWhole = ({ axes }: NoteFact): boolean => axes.length === 0;

export const isInstant = ({ period_start: start }: NoteFact): boolean => start === '';

export const isMoney = ({ unit }: NoteFact): boolean => CURRENCY.test(unit);

export const valueOf = ({ value }: NoteFact): bigint => parseAmount(value);

/** Axes and members as one text; empty without dimensions. */
export const dimensionsKey = ({ axes, members }: NoteFact): string =>
  axes.map((axis, at) => `${axis}=${members[at] ?? ''}`).join(' ');

/** The amounts at the filing's date with the same dimensions, in source order. */
export const amountsAt = ({ facts, date }: NoteFiling, dimensions: string): readonly NoteFact[] =>
  facts.filter(
    (fact) =>
      isInstant(fact) && fact.period_end === date && isMoney(fact) && dimensionsKey(fact) === dimensions,
  );

/** The fact of the first of the concepts of us-gaap that has one. */
export function firstOf(facts: readonly NoteFact[], concepts: readonly string[]): NoteFact | undefined {
  for (const concept of concepts) {
    const fact = facts.find((each) => each.concept === concept && each.taxonomy === 'us-gaap');
    if (fact !== undefined) return fact;
  }
  return undefined;
}

/** Facts as they stood against others: one, or the sum of several. */
export const stoodOf = (...facts: readonly NoteFact[]): Stood => ({
  what: facts.length > 1 ? 'the sum of the rows' : 'the fact',
  concepts: facts.map(nameOf),
  value: facts.reduce((sum, fact) => sum + valueOf(fact), 0n),
});
