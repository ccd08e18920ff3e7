import { NCI_EQUITY, WHOLE_EQUITY } from '../fields/checks.ts';
import { gaap } from '../fields/field.ts';
import { near, size } from '../decimal.ts';
import type { FilingFacts } from '../facts/fact-index.ts';
import { ownCheck } from '../reading/own-check.ts';
import type { FilingReadings } from '../reading/reading.ts';
import { firstOf } from '../reading/reading-of.ts';
import { refusing, settingAside } from './set-aside.ts';
import { NEARLY_EQUAL, SAME_FIGURE } from '../values/tolerances.ts';

const PARENT = gaap('StockholdersEquity');

/**
 * A filing's total equity without a column of the statement of equity under the total's tag (semantics
 * §3.7.6): the parent's equity is rejected if the total with noncontrolling interests contradicts it in sign
 * or by half, and the balance sheet, or the same tag in another filing of the date (`all`), confirms the
 * total.
 */
export const withoutEquityColumn = (found: FilingReadings, all: readonly FilingFacts[]): FilingReadings => {
  const [first, ...others] = found.readings;
  const whole = firstOf(found.facts, WHOLE_EQUITY)?.amount;
  if (first?.key !== `+${PARENT}` || whole === undefined || others.length === 0) return found;
  const total = whole - (firstOf(found.facts, NCI_EQUITY)?.amount ?? 0n);
  const isColumn = first.value < 0n !== total < 0n || size(first.value) * 2n < size(total);
  if (!isColumn || near(first.value, whole, SAME_FIGURE)) return found;
  const balances =
    ownCheck('total_equity', total, found.facts) === 'passed' &&
    ownCheck('total_equity', first.value, found.facts) === 'failed';
  const confirmed = all.some(
    ({ filing, facts }) =>
      filing !== found.filing && near(facts.get(PARENT)?.amount ?? 0n, total, NEARLY_EQUAL),
  );
  if (balances || confirmed) return settingAside(found, 'equity.column', [first], others);
  const explained = firstOf(found.facts, NCI_EQUITY) !== undefined;
  return !explained && isSliver(first.value, total) ? refusing(found, 'equity.column_or_total') : found;
};

/**
 * Of the opposite sign to the total, or at most a twentieth of it: seldom the case with noncontrolling
 * interests, often with a column.
 */
const isSliver = (value: bigint, total: bigint): boolean =>
  value < 0n !== total < 0n || size(value) * 20n < size(total);

/**
 * The same for the total with noncontrolling interests, which cannot be a tiny fraction of the parent's
 * equity: refused, because nothing else in the filing reports it.
 */
export const withoutWholeColumn = (found: FilingReadings): FilingReadings => {
  const [first] = found.readings;
  const parent = found.facts.get(PARENT)?.amount;
  if (!first || parent === undefined || firstOf(found.facts, NCI_EQUITY) !== undefined) return found;
  const isWhole = WHOLE_EQUITY.some((concept) => first.key === `+${concept}`);
  return isWhole && isSliver(first.value, parent) ? refusing(found, 'equity.whole_below_parent') : found;
};
