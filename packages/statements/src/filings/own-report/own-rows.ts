import { gaap, ifrs } from '../../fields/field.ts';
import { DIVIDEND_CONCEPTS, EPS_CONCEPTS } from '../../fields/shares.ts';
import { amountOrNull, DECIMALS, size } from '../../decimal.ts';
import { digestOf } from '../filing-digest.ts';
import type { DimensionedFact, InputFact, InputReport } from '../../inputs.ts';
import { knownConcept } from '../../fields/known-concepts.ts';
import type { OwnRow, ShownInterest } from '../../model/model.ts';
import { remembered } from '../../values/remembered.ts';
import { isColumn, SHOWN_FAMILY } from './interest-face.ts';

/** Axes on which filers part their common stock into classes. */
const CLASSES = new Set([
  gaap('StatementClassOfStockAxis'),
  ifrs('ClassesOfShareCapitalAxis'),
  ifrs('ClassesOfOrdinarySharesAxis'),
]);
/** Dividends of preferred stock are not those of the common. */
const PREFERRED = /Prefer(red|ence)/;

/** Classes that differ leave the field ambiguous, whatever stands beside them (semantics §3.4). */
const DIVIDENDS = new Set(DIVIDEND_CONCEPTS);
/** Classes count where the filing gives nothing for all of them (semantics §3.1). */
const EARNINGS = new Set(EPS_CONCEPTS);

const keyOf = ({ taxonomy, concept, unit, start, end }: InputFact): string =>
  `${taxonomy}:${concept} ${unit} ${start} ${end}`;

const isClassRow = ({ dimensions: [only, ...others] }: DimensionedFact): boolean =>
  only !== undefined && others.length === 0 && CLASSES.has(only.axis) && !PREFERRED.test(only.member);

/** Half a unit of the last place that the filer vouches for. */
const tolerance = (decimals: string | null): bigint => {
  const places = decimals !== null && /^-?\d+$/.test(decimals) ? Number(decimals) : null;
  return places === null || places < 0 || places > DECIMALS ? 0n : 5n * 10n ** BigInt(DECIMALS - places - 1);
};

type Given = Pick<DimensionedFact, 'value' | 'decimals'>;

/** The same figure, given once to fewer places: where both are given to as many, or nothing says to how many, equal. */
const agree = (a: Given, b: Given): boolean => {
  const [one, other] = [amountOrNull(a.value), amountOrNull(b.value)];
  if (one === null || other === null) return false;
  if (a.decimals === null || b.decimals === null || a.decimals === b.decimals) return one === other;
  const [x, y] = [tolerance(a.decimals), tolerance(b.decimals)];
  return size(one - other) <= (x > y ? x : y);
};

/** The rows of one concept and period as one; of equal ones the text with the most digits. */
const rowOf = (rows: readonly InputFact[], conflict: boolean): readonly OwnRow[] => {
  const [row] = rows.toSorted((a, b) => b.value.length - a.value.length);
  const known = row && knownConcept(row.taxonomy, row.concept);
  const amount = row && amountOrNull(row.value);
  if (!row || !known || amount === undefined || amount === null) return [];
  const { concept, measure } = known;
  const { unit, start, end, value: text } = row;
  return [{ concept, measure, cover: false, unit, start, end, text, amount, conflict }];
};

const differ = ([first, ...others]: readonly Given[]): boolean =>
  first === undefined || amountOrNull(first.value) === null || others.some((row) => !agree(first, row));

/** Of thousands of facts with dimensions those of the concepts above. */
const readableOf = remembered((report: InputReport): readonly DimensionedFact[] =>
  report.dimensioned.filter((row) => {
    const concept = `${row.taxonomy}:${row.concept}`;
    return DIVIDENDS.has(concept) || EARNINGS.has(concept) || SHOWN_FAMILY.has(concept);
  }),
);

/**
 * What a filing's own XBRL adds to its consolidated facts, one row for a concept and period: dividends and earnings per
 * share by class of stock, equal or in conflict; and interest expense that the face shows by parts of the company only,
 * of which nothing proves that they are all.
 */
export const ownRowsOf = (
  report: InputReport | undefined,
  facts: readonly InputFact[],
  shown: ShownInterest | null,
): readonly OwnRow[] => {
  const dimensioned = report === undefined ? [] : readableOf(report);
  if (report === undefined || dimensioned.length === 0) return [];
  const undimensioned = new Map<string, (InputFact & Given)[]>();
  for (const { concept, unit, start, end, text } of digestOf(facts).known) {
    const isOurs = DIVIDENDS.has(concept) || EARNINGS.has(concept) || shown?.concepts?.has(concept) === true;
    if (!isOurs) continue;
    const [taxonomy = '', name = ''] = concept.split(':');
    const row = { taxonomy, concept: name, unit, start, end, value: text, decimals: null };
    undimensioned.set(keyOf(row), [...(undimensioned.get(keyOf(row)) ?? []), row]);
  }
  const grouped = Map.groupBy(dimensioned, keyOf);
  return [...grouped].flatMap(([key, rows]): readonly OwnRow[] => {
    const [first] = rows;
    if (first === undefined) return [];
    const concept = `${first.taxonomy}:${first.concept}`;
    const whole = undimensioned.get(key) ?? [];
    const classes = rows.filter(isClassRow);
    if (DIVIDENDS.has(concept) && classes.length > 0) {
      const conflict = differ([...whole, ...classes]);
      return whole.length > 0 && !conflict ? [] : rowOf(classes, conflict);
    }
    if (whole.length > 0) return [];
    if (EARNINGS.has(concept) && classes.length > 0) return rowOf(classes, differ(classes));
    const columns = shown?.concepts?.has(concept) === true ? rows.filter((row) => isColumn(report, row)) : [];
    return rowOf(columns, true);
  });
};
