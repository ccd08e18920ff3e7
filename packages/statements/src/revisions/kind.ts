import { fractionOf } from '@footnote/values/decimal';
import { isAmendment } from '@footnote/values/form';
import { isPreliminary } from '../cell.ts';
import type { Cell, Provenance } from '../cell.ts';
import { isCompletable } from '../derive/related.ts';
import { integer, near, parseAmount, scale, size, trailingZeros } from '../decimal.ts';
import { sameRounded } from '../versions/runs.ts';
import type { SplitFactor } from '../model/model.ts';
import { scaleOrSignError } from '../values/scale-or-sign-error.ts';
import { SAME_FIGURE } from '../values/tolerances.ts';

/** Why a served value changed, as far as the filings show. */
export type RevisionKind =
  | 'changed'
  | 'confirmed'
  | 'correction'
  | 'derived_follow_up'
  | 'not_restated'
  | 'now_reported'
  | 'reclassification'
  | 'restatement'
  | 'rounding'
  | 'split'
  | 'withdrawn';

/** The kinds with their conditions, in the order in which they are tested. */
export const KINDS: Readonly<Record<RevisionKind, string>> = {
  confirmed: 'the report has the value that its release announced, or the same with more digits',
  changed: 'the report has another value than its release announced',
  not_restated: 'the report does not have the value that its release announced',
  withdrawn: 'the value is now refused',
  split: 'shares or a per-share figure adjusted to a split that this filing revealed, otherwise unchanged',
  derived_follow_up:
    'computed from other values and one of them changed, or derived in another way with more filings',
  now_reported: 'the filing reports a value that was derived before, and differs',
  reclassification: 'the filing reports the row under another concept, or with other parts',
  rounding: 'the same value filed again with coarser rounding',
  correction: 'an amended filing, or a value that differs only by a thousand, a million or the sign',
  restatement: 'a later report has another value under the same concept',
};

/**
 * Whether the cell was read from one filing for one period (from one or several concepts), not computed from
 * other cells.
 */
const isRead = ({ field, method, operands, period_kind: kind }: Cell): boolean => {
  const [first] = operands;
  if (method === 'derived_ytd' || method === 'derived_q4') return false;
  if (method !== 'reported' && isCompletable(field)) return false;
  if (kind === 'ttm' && method !== 'reported') return false;
  return operands.every(
    ({ accession, start, end }) =>
      accession === first?.accession && start === first.start && end === first.end,
  );
};

const conceptsOf = ({ operands }: Cell): string =>
  operands
    .map(({ concept, role }) => `${role[0] ?? ''}${concept}`)
    .sort()
    .join();

const MILLION = 6;

/** Whether a figure of shares differs by the factor of a split alone. */
export const isSplit = (before: Cell, after: Cell, split: SplitFactor | null): boolean => {
  if (split === null || before.value === null || after.value === null) return false;
  if (!before.unit.endsWith('shares')) return false;
  const old = parseAmount(before.value);
  const restated =
    before.unit === 'shares'
      ? scale(old, split.numerator, split.denominator)
      : scale(old, split.denominator, split.numerator);
  const now = parseAmount(after.value);
  // A cent of the filed figure may be a large part of a small one.
  const cent = before.unit === 'shares' ? 0n : parseAmount('0.01');
  const gap = restated > now ? restated - now : now - restated;
  return near(restated, now, SAME_FIGURE) || gap <= cent;
};

/** Unit of a figure's last digit as filed, at most a million: `0.01` of 1.05, `1000` of 4,360,101,000. */
const lastDigitUnit = (text: string): bigint => {
  const decimals = fractionOf(text);
  if (decimals > 0) return parseAmount(`0.${'0'.repeat(decimals - 1)}1`);
  return integer(10 ** Math.min(MILLION, trailingZeros(parseAmount(text)) ?? 0));
};

/** Rounding of a cell of one fact as filed, on today's split basis; null for any other cell. */
const blurOf = ({ operands, unit }: Cell): bigint | null => {
  const [operand, ...others] = operands;
  if (operand === undefined || others.length > 0) return null;
  const lastDigit = lastDigitUnit(operand.value);
  const note = /^[+-][*/]([0-9]+)(?::([0-9]+))?$/.exec(operand.role);
  if (note === null) return lastDigit;
  const [numerator, denominator] = [BigInt(note[1] ?? '1'), BigInt(note[2] ?? '1')];
  return unit === 'shares'
    ? scale(lastDigit, numerator, denominator)
    : scale(lastDigit, denominator, numerator);
};

/** Equal up to the rounding of each filing. */
const isRerounded = (before: Cell, after: Cell, old: bigint, now: bigint): boolean => {
  if (sameRounded(old, now)) return true;
  const [a, b] = [blurOf(before), blurOf(after)];
  return a !== null && b !== null && size(old - now) * 2n <= a + b && before.operands[0]?.role.length !== 1;
};

/** What became of a value that a release announced; null while no report has come, and for any other value. */
const announcedAs = (before: Cell, after: Cell | undefined): RevisionKind | null => {
  if (!isPreliminary(before) || before.value === null) return null;
  if (after === undefined || after.value === null) return 'not_restated';
  if (isPreliminary(after)) return null;
  return sameRounded(parseAmount(before.value), parseAmount(after.value)) ? 'confirmed' : 'changed';
};

/**
 * The kind of a change from one served value to another, or to a refusal. `split`: the factor of the splits
 * that the filing revealed, null if none.
 */
export const kindOf = (
  before: Cell,
  after: Cell | undefined,
  filing: Provenance,
  split: SplitFactor | null,
): RevisionKind => {
  const announced = announcedAs(before, after);
  if (announced !== null) return announced;
  if (after === undefined || after.value === null || before.value === null) return 'withdrawn';
  if (isSplit(before, after, split)) return 'split';
  if (!isRead(after) || after.operands.every(({ accession }) => accession !== filing.accession))
    return 'derived_follow_up';
  const [old, now] = [parseAmount(before.value), parseAmount(after.value)];
  if (!isRead(before)) return sameRounded(old, now) ? 'rounding' : 'now_reported';
  if (conceptsOf(before) !== conceptsOf(after)) return 'reclassification';
  if (isRerounded(before, after, old, now)) return 'rounding';
  return isAmendment(filing.form) || scaleOrSignError(old, now) !== null ? 'correction' : 'restatement';
};
