import { gaap, ifrs } from '../../fields/field.ts';
import { DIVIDEND_CONCEPTS, EPS_CONCEPTS } from '../../fields/shares.ts';
import { amountOrNull, DECIMALS, size } from '../../decimal.ts';
import { digestOf } from '../filing-digest.ts';
import type { DimensionedFact, InputFact, InputReport } from '../../inputs.ts';
import { knownConcept } from '../../fields/known-concepts.ts';
import type { OwnRow, ShownInterest } from '../../model/model.ts';
import { remembered } from '../../values/remembered.ts';
import { isColumn, SHOWN_FAMILY } from './interest-face.ts';

/** Axes by which filers divide their common stock into classes. */
export const CLASS_AXES: ReadonlySet<string> = new Set([
  gaap('StatementClassOfStockAxis'),
  ifrs('ClassesOfShareCapitalAxis'),
  ifrs('ClassesOfOrdinarySharesAxis'),
]);
/** Dividends on preferred stock are not dividends on common stock. */
const PREFERRED = /Prefer(red|ence)/;

/** Different dividends by class make the field ambiguous, even if there is another value (semantics §3.4). */
const DIVIDENDS = new Set(DIVIDEND_CONCEPTS);
/** Classes are used if the filing has no value for all of them (semantics §3.1). */
const EARNINGS = new Set(EPS_CONCEPTS);

const keyOf = ({ taxonomy, concept, unit, start, end }: InputFact): string =>
  `${taxonomy}:${concept} ${unit} ${start} ${end}`;

const isClassRow = ({ dimensions: [only, ...others] }: DimensionedFact): boolean =>
  only !== undefined && others.length === 0 && CLASS_AXES.has(only.axis) && !PREFERRED.test(only.member);

/** Half a unit of the last place that the filer declares accurate. */
const tolerance = (decimals: string | null): bigint => {
  const places = decimals !== null && /^-?\d+$/.test(decimals) ? Number(decimals) : null;
  return places === null || places < 0 || places > DECIMALS ? 0n : 5n * 10n ** BigInt(DECIMALS - places - 1);
};

type Given = Pick<DimensionedFact, 'value' | 'decimals'>;

/** The same figure at different precision: equal if both have the same precision or it is unknown. */
const agree = (a: Given, b: Given): boolean => {
  const [one, other] = [amountOrNull(a.value), amountOrNull(b.value)];
  if (one === null || other === null) return false;
  if (a.decimals === null || b.decimals === null || a.decimals === b.decimals) return one === other;
  const [x, y] = [tolerance(a.decimals), tolerance(b.decimals)];
  return size(one - other) <= (x > y ? x : y);
};

/** Merges the rows of one concept and period; among equal ones the text with the most digits is used. */
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

/** The facts of the concepts above, among thousands with dimensions. */
const readableOf = remembered((report: InputReport): readonly DimensionedFact[] =>
  report.dimensioned.filter((row) => {
    const concept = `${row.taxonomy}:${row.concept}`;
    return DIVIDENDS.has(concept) || EARNINGS.has(concept) || SHOWN_FAMILY.has(concept);
  }),
);

/**
 * Rows that a filing's own XBRL adds to its consolidated facts, one per concept and period: dividends and
 * earnings per share by class of stock, equal or in conflict; and interest expense that the face shows only
 * by parts of the company, which are not proven to be complete.
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
