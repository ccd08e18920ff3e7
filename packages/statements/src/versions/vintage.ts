import { fractionOf } from '@footnote/values/decimal';
import {
  CONTINUING_INCOME,
  DISCONTINUED_INCOME,
  NCI_EQUITY,
  NCI_INCOME,
  WHOLE_EQUITY,
  WHOLE_INCOME,
} from '../fields/checks.ts';
import type { Field } from '../fields/field.ts';
import { AVERAGE_CONCEPTS } from '../fields/shares.ts';
import { integer, magnitude, near, roundTo, scale, size, trailingZeros } from '../decimal.ts';
import { isCoarser, sameFiled, sameRounded } from './runs.ts';
import type { FactSet, OwnCheck, Part, Reading } from '../model/model.ts';
import { epsSign, ownCheck } from '../reading/own-check.ts';
import { firstOf } from '../reading/reading-of.ts';
import { includesRelatedParties } from './related-parties.ts';
import { scaleOrSignError } from '../values/scale-or-sign-error.ts';
import { roundingDigitsOf, isRoundingOf } from '../filings/rounding.ts';
import { SAME_FIGURE } from '../values/tolerances.ts';

/** A reading with the properties of its filing that the choice of vintage needs. */
export type Version = { readonly reading: Reading; readonly covering: boolean; readonly facts: FactSet };

export type Vintages = {
  readonly served: Reading;
  /**
   * Readings successively in force, oldest first; the last is the served one, or repeats it with fewer
   * digits.
   */
  readonly kept: readonly Reading[];
  /** Readings rejected in favour of a contradicting one. */
  readonly overruled: readonly Reading[];
  /** Why each reading that was never in force was rejected. */
  readonly rulings: ReadonlyMap<Reading, Ruling>;
  /**
   * A later filing without a balance sheet of the date opens its equity or its cash flows with another value.
   */
  readonly restatedLater: boolean;
  /**
   * Filings differ by the sign and it is undetermined which is right: no value may be served or computed from
   * these.
   */
  readonly undecided: boolean;
};

/**
 * Why a reading was not used: its filing does not cover the period and either precedes one that does or
 * introduces another definition; it has less detail or fewer digits; it differs by a scale or a sign and is,
 * or may be, the wrong one; its own filing contradicts it; it includes only the parent's, or only the
 * continuing part.
 */
export type Ruling =
  'not_covering' | 'less_detailed' | 'scale_or_sign' | 'undecided_sign' | 'own_filing_check' | 'part_only';

/**
 * Fields whose own-filing check alone may reject a newer value: A = L + E, and net income ÷ shares compared
 * with EPS.
 */
const STRICT = new Set([
  'total_assets',
  'total_liabilities',
  'total_equity',
  'net_income',
  'net_income_to_common',
  'eps_basic',
  'eps_diluted',
  'shares_basic',
  'shares_diluted',
]);

const RANK: Record<OwnCheck, number> = { passed: 0, open: 1, failed: 2 };

/** One share at the time of the filing, on today's split basis. */
const filedShare = ({ parts: [part] }: Reading): bigint => {
  const split = part?.fact.split;
  return split ? scale(integer(1), split.numerator, split.denominator) : integer(1);
};

/** Whether two readings of a field, as filed, differ by a scale or a sign. */
const errorOf = ({ measure }: Field, a: Reading, b: Reading): 'scale' | 'sign' | null =>
  scaleOrSignError(
    a.value,
    b.value,
    measure === 'shares' ? filedShare(size(a.value) < size(b.value) ? a : b) : integer(1),
  );

/** The rounding of the coarser of two values, at most a million. */
const coarserUnit = (a: bigint, b: bigint): bigint =>
  integer(10 ** Math.min(6, trailingZeros(a) ?? 6, trailingZeros(b) ?? 6));

/**
 * Whether a newer value differs by exactly the noncontrolling or the discontinued part (up to rounding), and
 * its filing does not tag total, part and rest separately.
 */
const isPartOnly = (field: string, newer: Version, older: Version): boolean => {
  const gap = size(newer.reading.value - older.reading.value);
  const unit = coarserUnit(newer.reading.value, older.reading.value);
  const parts = (concepts: readonly string[]): bigint[] =>
    [newer.facts, older.facts]
      .flatMap((facts) => concepts.map((concept) => facts.get(concept)?.amount))
      .filter((amount) => amount !== undefined && amount !== 0n) as bigint[];
  const differs = (concepts: readonly string[]): boolean =>
    parts(concepts).some(
      (part) => size(part) === gap || (size(part) >= unit * 4n && size(size(part) - gap) <= unit),
    );
  const apart = (whole: readonly string[], part: readonly string[], sign: 1n | -1n): boolean => {
    const total = firstOf(newer.facts, whole);
    const share = firstOf(newer.facts, part);
    return (
      total !== undefined &&
      share !== undefined &&
      size(total.amount + sign * share.amount - newer.reading.value) <= unit &&
      total.amount !== newer.reading.value
    );
  };
  if (field === 'total_equity') return differs(NCI_EQUITY) && !apart(WHOLE_EQUITY, NCI_EQUITY, -1n);
  if (!field.startsWith('net_income')) return false;
  if (differs(NCI_INCOME)) return !apart(WHOLE_INCOME, NCI_INCOME, -1n);
  return differs(DISCONTINUED_INCOME) && !apart(CONTINUING_INCOME, DISCONTINUED_INCOME, 1n);
};

export type Context = {
  readonly field: Field;
  /** log10 of the field's usual size over spans of this kind; NaN when unknown. */
  readonly usual: () => number;
};

const agreeing = (version: Version, all: readonly Version[]): number =>
  all.filter(({ reading }) => near(reading.value, version.reading.value, SAME_FIGURE)).length;

/** With fewer units of the filing's rounding, a figure has too few digits to be recognised. */
const KNOWN_BY = 100n;

/** Whether two amounts of opposite sign are one figure: a restatement across zero has other digits. */
const oneFigure = ({ measure }: Field, a: Reading, b: Reading): boolean => {
  const [x, y] = [size(a.value), size(b.value)];
  if (measure !== 'money') return x === y;
  const unit = integer(10 ** Math.max(roundingDigitsOf(a.filing) ?? 0, roundingDigitsOf(b.filing) ?? 0));
  return sameRounded(x, y) && x >= unit * KNOWN_BY;
};

/**
 * Which of two versions that differ by a scale or a sign is right, by the first test that separates them.
 * Null if the signs differ, no test decides and the newer may as well restate the older.
 */
const newerIsRight = (
  newer: Version,
  older: Version,
  all: readonly Version[],
  context: Context,
): boolean | null => {
  const { field } = context;
  const check = ({ reading, facts }: Version): number => RANK[ownCheck(field.field, reading.value, facts)];
  const sign = (value: bigint): number => {
    const filed = field.outflow ? -value : value;
    return field.neverNegative && filed < 0n ? 1 : 0;
  };
  const eps = epsSign(newer.facts) || epsSign(older.facts);
  const against = (value: bigint): number =>
    field.field.startsWith('net_income') && eps !== 0 && (value > 0n ? 1 : -1) !== eps ? 1 : 0;
  const usual = context.usual();
  const distance = (value: bigint): number =>
    Number.isNaN(usual) ? 0 : Math.round(Math.abs(magnitude(value) - usual));
  const ofSign: readonly (readonly [number, number])[] = [
    [check(newer), check(older)],
    [sign(newer.reading.value), sign(older.reading.value)],
    [against(newer.reading.value), against(older.reading.value)],
  ];
  for (const [a, b] of ofSign) if (a !== b) return a < b;
  const opposite = errorOf(field, newer.reading, older.reading) === 'sign';
  if (opposite && !oneFigure(field, newer.reading, older.reading)) return null;
  const ofSize: readonly (readonly [number, number])[] = [
    [distance(newer.reading.value), distance(older.reading.value)],
    [-agreeing(newer, all), -agreeing(older, all)],
  ];
  for (const [a, b] of ofSize) if (a !== b) return a < b;
  return false;
};

/** Parts of two sums under one definition that differ only by an error of scale or sign. */
const misfiledParts = (newer: Reading, older: Reading): (readonly [Part, Part])[] =>
  newer.key === older.key && newer.parts.length > 1
    ? newer.parts.flatMap((part, position) => {
        const other = older.parts[position];
        return other && scaleOrSignError(part.fact.amount, other.fact.amount) ? [[part, other] as const] : [];
      })
    : [];

/** An error in one part of a sum is decided on that part: by its sign, by the number of filings, by age. */
const newerPartIsRight = (
  [newer, older]: readonly [Part, Part],
  all: readonly Version[],
  { field }: Context,
): boolean => {
  if (field.neverNegative && newer.fact.amount < 0n !== older.fact.amount < 0n) return older.fact.amount < 0n;
  const given = (part: Part): number =>
    all.filter(({ facts }) => facts.get(part.fact.concept)?.amount === part.fact.amount).length;
  return given(newer) > given(older);
};

/** Fewer of the same operands: the same row with less detail, not a new value. */
const lessDetailed = (newer: Reading, older: Reading): boolean =>
  newer.parts.length < older.parts.length &&
  !includesRelatedParties(older) &&
  newer.parts.every(({ fact, sign }) =>
    older.parts.some((part) => part.sign === sign && part.fact.concept === fact.concept),
  );

/**
 * Whether a newer filing tags one row of debt that the older one tags with the same amount beside a larger sum: one
 * part does not restate a complete sum (semantics §3.8.11).
 */
const isPartOfDebt = ({ reader }: Field, newer: Reading, { reading: older, facts }: Version): boolean =>
  reader === 'debt' &&
  newer.parts.length === 1 &&
  older.parts.length > 1 &&
  newer.value < older.value &&
  newer.parts.every(({ fact }) => facts.get(fact.concept)?.amount === fact.amount);

/**
 * The facts of a filing with another's share averages if its own differ from these by thousands or millions:
 * if that reconciles income and EPS, only the averages were wrong, and both may be restated (semantics
 * §3.7.10).
 */
const withAveragesOf = (facts: FactSet, other: FactSet): FactSet => {
  const corrected = new Map(facts);
  for (const concept of AVERAGE_CONCEPTS) {
    const [own, right] = [facts.get(concept), other.get(concept)];
    if (own && right && scaleOrSignError(own.amount, right.amount) === 'scale') corrected.set(concept, right);
  }
  return corrected;
};

/** Whether another value contradicts its own filing only because of the wrong scale of a share average. */
const isReconciled = (field: string, newer: Version, older: Version): boolean =>
  !isRoundingOf(newer.reading.value, older.reading.value) &&
  ownCheck(field, newer.reading.value, withAveragesOf(newer.facts, older.facts)) !== 'failed';

const decimalsOf = ({ fact }: Part): number => fractionOf(fact.text);

/**
 * A dividend per share that is only the older one rounded more coarsely (2.70 tagged as 3). Dividends are not
 * restated, so the older one is used; for earnings that would be a guess.
 */
const roundedHarder = ({ nature }: Field, newer: Reading, older: Reading): boolean => {
  const [part, ...others] = newer.parts;
  const [precise] = older.parts;
  if (nature !== 'annual' || !part || !precise || others.length > 0 || older.parts.length > 1) return false;
  if (part.fact.split !== null || precise.fact.split !== null || newer.value === older.value) return false;
  const decimals = decimalsOf(part);
  return decimals < decimalsOf(precise) && roundTo(older.value, decimals) === newer.value;
};

/** Opening balances of the statements of equity and of cash flows. */
const OPENINGS = new Set([
  'total_equity',
  'total_equity_with_nci',
  'retained_earnings',
  'cash_and_equivalents',
]);

/**
 * Whether a later filing opens with another value than the one in force, under one definition; less than half
 * or more than twice as much is a column of the statement of equity, or another scope.
 */
const isOtherOpening = ({ field }: Field, { reading, covering }: Version, served: Reading): boolean => {
  if (covering || !OPENINGS.has(field) || reading.filing.order <= served.filing.order) return false;
  const ofScale = served.value / 2n <= reading.value && reading.value / 2n <= served.value;
  return reading.key === served.key && served.value > 0n && ofScale && !sameFiled(reading, served);
};

/**
 * Whether a filing without the cash flow statement has another amount for a row of it than one with the statement: it is
 * an amount of a note, in another scope or under another period's dates.
 */
const isOfNote = ({ source, nature }: Field, newer: Version, older: Version): boolean =>
  source === 'cash_flow' &&
  nature === 'flow' &&
  !newer.covering &&
  older.covering &&
  !sameFiled(newer.reading, older.reading);

/**
 * A newer amount that is the older one rounded more coarsely is no restatement: the digits of the older one
 * are served.
 */
const repeatsCoarser = ({ measure }: Field, newer: Reading, older: Reading): boolean =>
  measure === 'money' && newer.key === older.key && isCoarser(newer, older);

/**
 * latest_restated (semantics §2.4): the newest filing that covers the row wins, unless it is the wrong one; a
 * filing that does not cover the row can only confirm or restate a value under the same concept. `versions`
 * oldest first.
 */
export const chooseVintage = (versions: readonly Version[], context: Context): Vintages | null => {
  let current: Version | null = null;
  const kept: Reading[] = [];
  const overruled: Reading[] = [];
  const rulings = new Map<Reading, Ruling>();
  let undecided = false;
  for (const version of versions) {
    const { reading } = version;
    if (current === null) {
      if (!version.covering) {
        rulings.set(reading, 'not_covering');
        continue;
      }
      current = version;
      kept.push(reading);
      continue;
    }
    if (!version.covering && (context.field.nature === 'instant' || reading.key !== current.reading.key)) {
      rulings.set(reading, 'not_covering');
      continue;
    }
    if (isOfNote(context.field, version, current)) {
      rulings.set(reading, 'not_covering');
      continue;
    }
    if (
      lessDetailed(reading, current.reading) ||
      isPartOfDebt(context.field, reading, current) ||
      roundedHarder(context.field, reading, current.reading)
    ) {
      rulings.set(reading, 'less_detailed');
      continue;
    }
    if (reading.value !== current.reading.value) {
      if (repeatsCoarser(context.field, reading, current.reading)) {
        rulings.set(reading, 'less_detailed');
        kept.push(reading);
        continue;
      }
      const pairs = misfiledParts(reading, current.reading);
      if (pairs.length > 0 || errorOf(context.field, reading, current.reading)) {
        const right =
          pairs.length > 0
            ? pairs.every((pair) => newerPartIsRight(pair, versions, context))
            : newerIsRight(version, current, versions, context);
        if (right === null) {
          undecided = true;
          for (const doubtful of [reading, current.reading]) rulings.set(doubtful, 'undecided_sign');
          continue;
        }
        if (!right) {
          overruled.push(reading);
          rulings.set(reading, 'scale_or_sign');
          continue;
        }
        // The older value was the error: it was never in force.
        const misfiled = kept.filter(
          (old) => errorOf(context.field, old, reading) ?? misfiledParts(reading, old).length > 0,
        );
        overruled.push(...misfiled);
        for (const old of misfiled) rulings.set(old, 'scale_or_sign');
        kept.splice(0, kept.length, ...kept.filter((old) => !misfiled.includes(old)));
      } else {
        const field = context.field.field;
        const contradicted =
          STRICT.has(field) &&
          ownCheck(field, reading.value, version.facts) === 'failed' &&
          ownCheck(field, current.reading.value, current.facts) !== 'failed' &&
          !isReconciled(field, version, current);
        if (contradicted || isPartOnly(field, version, current)) {
          overruled.push(reading);
          rulings.set(reading, contradicted ? 'own_filing_check' : 'part_only');
          continue;
        }
      }
    }
    current = version;
    kept.push(reading);
  }
  if (current === null) return null;
  const { reading: served } = current;
  const restatedLater = versions.some((version) => isOtherOpening(context.field, version, served));
  return { served, kept, overruled, rulings, undecided, restatedLater };
};
