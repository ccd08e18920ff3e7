import { amountOrNull } from '../decimal.ts';
import { coverOf } from '../derive/cover.ts';
import { CLASS_AXES } from '../filings/own-report/own-rows.ts';
import { digestOf } from '../filings/filing-digest.ts';
import type { DimensionedFact, InputFiling } from '../inputs.ts';

/** Shares of all classes on the cover page of a filing, as filed. */
export type CoverCount = {
  readonly amount: bigint;
  /** YYYY-MM-DD. */
  readonly end: string;
  /** Number of classes of common stock; 1 if the cover page does not distinguish classes. */
  readonly classes: number;
};

const CONCEPT = 'EntityCommonStockSharesOutstanding';

/** Members that are no class of the common stock outstanding. */
const OTHERS = /prefer(red|ence)|treasury|depositar|(^|[a-z])AD[RS]s?(Member|$)|warrant|consisting/i;

const isClass = ({ taxonomy, concept, unit, dimensions: [only, ...more] }: DimensionedFact): boolean =>
  taxonomy === 'dei' &&
  concept === CONCEPT &&
  unit === 'shares' &&
  only !== undefined &&
  more.length === 0 &&
  CLASS_AXES.has(only.axis) &&
  !OTHERS.test(only.member);

type Row = { readonly member: string; readonly end: string; readonly amount: bigint };

const classesOf = ({ report }: InputFiling): readonly Row[] =>
  (report?.dimensioned ?? []).filter(isClass).flatMap((fact): readonly Row[] => {
    const amount = amountOrNull(fact.value);
    const member = fact.dimensions[0]?.member ?? '';
    return amount === null ? [] : [{ member, end: fact.end, amount }];
  });

/** Without a member that is the total of all others. */
const withoutTotal = (rows: readonly Row[]): readonly Row[] => {
  const sum = rows.reduce((all, { amount }) => all + amount, 0n);
  const parts = rows.filter(({ amount }) => 2n * amount !== sum);
  return rows.length > 2 && parts.length === rows.length - 1 ? parts : rows;
};

const summed = (rows: readonly Row[]): CoverCount | null | 'conflict' => {
  const counts = [...Map.groupBy(rows, ({ member }) => member).entries()].map(([member, of]) => {
    const count = coverOf(of);
    return count === null || count === 'conflict' ? null : { ...count, member };
  });
  const known = counts.filter((count) => count !== null);
  const [first] = known;
  if (first === undefined) return rows.length === 0 ? null : 'conflict';
  if (known.length < counts.length || known.some(({ end }) => end !== first.end)) return 'conflict';
  const parts = withoutTotal(known);
  const amount = parts.reduce((sum, part) => sum + part.amount, 0n);
  return { amount, end: first.end, classes: parts.length };
};

/**
 * The share count on the cover page of a filing: the total, or the sum of its classes on one day. 'conflict'
 * if a class has two counts, classes are counted on different days, or the total is not their sum; null
 * without any.
 */
export const countOnCover = (filing: InputFiling): CoverCount | null | 'conflict' => {
  const whole = coverOf(digestOf(filing.facts).known.filter(({ cover, unit }) => cover && unit === 'shares'));
  const classes = summed(classesOf(filing));
  if (whole === null || whole === 'conflict') return whole === null ? classes : whole;
  if (classes === 'conflict') return classes;
  if (classes === null || classes.end !== whole.end)
    return classes !== null && classes.classes > 1
      ? 'conflict'
      : { amount: whole.amount, end: whole.end, classes: 1 };
  return classes.amount === whole.amount ? classes : 'conflict';
};
