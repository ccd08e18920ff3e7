import type { Field, IssuerType } from '../fields/field.ts';
import { candidatesOf, gaap } from '../fields/field.ts';
import { integer, quotient, scale, size, trailingZeros } from '../decimal.ts';
import type { Fact, FactSet, Reading } from '../model/model.ts';
import { readingOf } from '../reading/reading-of.ts';
import type { FilingReadings } from '../reading/reading.ts';
import { roundingUnit } from '../filings/rounding.ts';
import { settingAside } from './set-aside.ts';
import type { Slot } from '../calendar/slots.ts';
import { COMMON_INCOME } from '../fields/totals.ts';

export const WHOLE = gaap('ProfitLoss');
const SIDES = [
  [gaap('EarningsPerShareBasic'), gaap('WeightedAverageNumberOfSharesOutstandingBasic')],
  [gaap('EarningsPerShareDiluted'), gaap('WeightedAverageNumberOfDilutedSharesOutstanding')],
] as const;

export const PREFERRED = gaap('PreferredStockDividendsIncomeStatementImpact');

/** EPS is rounded to cents. */
const HALF_CENT = quotient(integer(5), integer(1000));
/** Filers round to millions at most: more zeros are there by chance. */
const MOST_ZEROS = 6;
/** Half the unit of an amount's last digit. */
export const halfUnit = (amount: bigint): bigint =>
  quotient(integer(10 ** Math.min(MOST_ZEROS, trailingZeros(amount) ?? 0)), integer(2));

/** Whether an income over the average of one side rounds to its EPS; null if the filing has not both. */
const sideFits = (
  facts: FactSet,
  [perShare, average]: (typeof SIDES)[number],
  income: bigint,
  slack: bigint,
): boolean | null => {
  const filed = facts.get(perShare);
  const shares = facts.get(average)?.amount;
  if (filed === undefined || filed.conflict || filed.amount === 0n || shares === undefined || shares <= 0n)
    return null;
  const half = halfUnit(shares);
  if (shares <= half) return null;
  const bounds = [income - slack, income + slack].flatMap((each) => [
    quotient(each, shares + half),
    quotient(each, shares - half),
  ]);
  const cent = filed.split ? scale(HALF_CENT, filed.split.denominator, filed.split.numerator) : HALF_CENT;
  return (
    bounds.some((bound) => bound >= filed.amount - cent) &&
    bounds.some((bound) => bound <= filed.amount + cent)
  );
};

/**
 * Whether this income, to within `slack`, over the filing's shares rounds to its EPS: to the basic one, since that of
 * diluted shares may be before the interest of convertible debt, which is tagged nowhere; null if it has neither.
 */
export const roundsToEps = (facts: FactSet, income: bigint, slack = 0n): boolean | null => {
  for (const side of SIDES) {
    const fits = sideFits(facts, side, income, slack);
    if (fits !== null) return fits;
  }
  return null;
};

const isRest = ({ parts }: Reading, whole: Fact): boolean => parts.length > 1 && parts[0]?.fact === whole;

export type Evidence = 'whole' | 'rest' | null;

/**
 * Whether an income less preferred dividends is the income to common shares; null if the filing tags none.
 */
export const leavesCommon = (facts: FactSet, income: bigint, preferred: bigint): boolean | null => {
  const common = facts.get(COMMON_INCOME)?.amount;
  if (common === undefined) return null;
  return size(income - preferred - common) <= roundingUnit([income, common]);
};

/**
 * Which of a total income and the rest after a noncontrolling share is the parent's: decided by the filing's totals, else
 * by its EPS; if both figures pass a test, it decides nothing and no other test is tried.
 */
export const wholeOrRest = (facts: FactSet, whole: bigint, rest: bigint): Evidence => {
  const preferred = facts.get(PREFERRED)?.amount ?? 0n;
  for (const [ofWhole, ofRest] of [
    [leavesCommon(facts, whole, preferred), leavesCommon(facts, rest, preferred)],
    [roundsToEps(facts, whole - preferred), roundsToEps(facts, rest - preferred)],
  ]) {
    if (ofWhole === true && ofRest === true) return null;
    if (ofWhole === true) return 'whole';
    if (ofRest === true) return 'rest';
  }
  return null;
};

const evidenceOf = ({ readings, facts }: FilingReadings): Evidence => {
  const [first] = readings;
  const whole = facts.get(WHOLE);
  if (!first || !whole || !isRest(first, whole) || first.value === whole.amount) return null;
  return wholeOrRest(facts, whole.amount, first.value);
};

/**
 * A filer may tag a noncontrolling part of its income that its statement deducts before net income, in
 * another row: then `ProfitLoss` less this part is not a figure of the statement. The income to common shares
 * shows which of the two is reduced by preferred dividends, else EPS does; if both fit, the filer's other
 * periods decide, if they agree (semantics §3.7.11).
 */
export const chooseParentShare = (
  spec: Field,
  type: IssuerType,
  all: Map<Slot, readonly FilingReadings[]>,
): void => {
  if (spec.field !== 'net_income') return;
  const verdicts = new Map<FilingReadings, Evidence>();
  for (const versions of all.values())
    for (const version of versions) verdicts.set(version, evidenceOf(version));
  const known = new Set(verdicts.values());
  if (!known.has('whole')) return;
  const rank = candidatesOf(spec, type).findIndex(
    ({ terms: [first, ...others] }) => others.length === 0 && first?.concepts[0] === WHOLE,
  );
  const usual: Evidence = known.has('rest') ? 'rest' : 'whole';
  for (const [slot, versions] of all)
    all.set(
      slot,
      versions.map((version) => {
        const whole = version.facts.get(WHOLE);
        const [first] = version.readings;
        if (!first || !whole || !isRest(first, whole)) return version;
        if ((verdicts.get(version) ?? usual) === 'rest') return version;
        return settingAside(
          version,
          'net_income.other_share',
          [first],
          [readingOf(version.filing, [{ fact: whole, sign: 1 }], rank)],
        );
      }),
    );
};
