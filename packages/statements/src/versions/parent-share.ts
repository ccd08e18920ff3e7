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

/** EPS is rounded to cents, the average to its own last digit. */
const HALF_CENT = quotient(integer(5), integer(1000));
const halfUnit = (shares: bigint): bigint =>
  quotient(integer(10 ** (trailingZeros(shares) ?? 0)), integer(2));

/** Whether this income over the filing's shares rounds to its EPS; null if it has neither. */
export const roundsToEps = (facts: FactSet, income: bigint): boolean | null => {
  let known = false;
  for (const [perShare, average] of SIDES) {
    const filed = facts.get(perShare);
    const eps = filed?.amount;
    const shares = facts.get(average)?.amount;
    if (eps === undefined || filed?.conflict || shares === undefined || shares <= 0n || eps === 0n) continue;
    const half = halfUnit(shares);
    if (shares <= half) continue;
    known = true;
    const [low, high] = [quotient(income, shares + half), quotient(income, shares - half)].sort((a, b) =>
      a < b ? -1 : a > b ? 1 : 0,
    );
    if (low === undefined || high === undefined) continue;
    const slack = filed?.split ? scale(HALF_CENT, filed.split.denominator, filed.split.numerator) : HALF_CENT;
    if (high < eps - slack || low > eps + slack) return false;
  }
  return known ? true : null;
};

const isRest = ({ parts }: Reading, whole: Fact): boolean => parts.length > 1 && parts[0]?.fact === whole;

type Evidence = 'whole' | 'rest' | null;

/**
 * Whether an income less preferred dividends is the income to common shares; null if the filing tags none.
 */
export const leavesCommon = (facts: FactSet, income: bigint, preferred: bigint): boolean | null => {
  const common = facts.get(COMMON_INCOME)?.amount;
  if (common === undefined) return null;
  return size(income - preferred - common) <= roundingUnit([income, common]);
};

/**
 * Decided by the filing's totals, else by its EPS; if both figures pass a test, it decides nothing and no
 * other test is tried.
 */
const evidenceOf = ({ readings, facts }: FilingReadings): Evidence => {
  const [first] = readings;
  const whole = facts.get(WHOLE);
  if (!first || !whole || !isRest(first, whole) || first.value === whole.amount) return null;
  const preferred = facts.get(PREFERRED)?.amount ?? 0n;
  for (const [ofWhole, ofRest] of [
    [leavesCommon(facts, whole.amount, preferred), leavesCommon(facts, first.value, preferred)],
    [roundsToEps(facts, whole.amount - preferred), roundsToEps(facts, first.value - preferred)],
  ]) {
    if (ofWhole === true && ofRest === true) return null;
    if (ofWhole === true) return 'whole';
    if (ofRest === true) return 'rest';
  }
  return null;
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
