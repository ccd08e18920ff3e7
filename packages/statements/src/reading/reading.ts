import { isRefusing } from '../rules/rules.ts';
import type { RefusingRule, RuleId } from '../rules/rules.ts';
import { DISCONTINUED_CASH } from '../fields/checks.ts';
import type { Candidate, Field, IssuerType } from '../fields/field.ts';
import { evidenceFrom, isAcross } from '../fields/evidence.ts';
import { candidatesOf, conditionsOf, gaap, isFinancial } from '../fields/field.ts';
import { near } from '../decimal.ts';
import { readDebt } from './debt.ts';
import { totalWithDiscontinued } from './discontinued-cash.ts';
import type { FactSet, Filing, Part, Reading } from '../model/model.ts';
import { meets } from './evidence.ts';
import { firstOf, readingOf } from './reading-of.ts';
import { readOperatingChanges } from './operating-changes.ts';
import { isRoundingOf, isTextOf } from '../filings/rounding.ts';
import { SAME_FIGURE } from '../values/tolerances.ts';

/**
 * The readings of a field from one filing in one slot: the candidates that it tags, best first, or the rule
 * against them.
 */
export type FilingReadings = {
  readonly filing: Filing;
  readonly covering: boolean;
  readonly readings: readonly Reading[];
  /** Set if the filing tags a value of the field that may not be served: the rule against it. */
  readonly rule: RefusingRule | null;
  /**
   * By key, the readings that were removed or moved behind another because of other filings or other rows of
   * this one, with the rule.
   */
  readonly setAside: ReadonlyMap<string, RuleId>;
  readonly facts: FactSet;
};

/**
 * The operands of a candidate, or why it cannot be used: a conflict, or all or some of its terms are not
 * tagged.
 */
type Tried = readonly Part[] | 'conflict' | 'all_missing' | 'some_missing';

const tryCandidate = (item: Candidate, facts: FactSet): Tried => {
  let parts: Part[] | undefined;
  let missing = 0;
  // A difference needs its minuend, a sum at least one addend.
  let adds = false;
  for (const { concepts, sign, optional } of item.terms) {
    const fact = firstOf(facts, concepts);
    if (fact?.conflict) return 'conflict';
    if (fact) {
      (parts ??= []).push({ fact, sign });
      adds ||= sign > 0;
    } else if (!optional) missing += 1;
  }
  if (missing > 0) return parts ? 'some_missing' : 'all_missing';
  return adds && parts ? parts : 'all_missing';
};

/** A reading that does not meet a condition of its candidate, and the rule of the condition. */
export type Rejected = { readonly reading: Reading; readonly rule: RuleId };

type Found = {
  readonly readings: readonly Reading[];
  readonly rule: RefusingRule | null;
  readonly rejected?: readonly Rejected[];
};

const NOTHING: Found = { readings: [], rule: null };

/** The rule against a candidate of which the filing tags only some terms; null without one. */
const rulePartial = (item: Candidate): RuleId | null =>
  conditionsOf(item).find(({ evidence }) => evidence.some(({ from }) => from === 'terms'))?.rule ?? null;

const readList = (
  spec: Field,
  type: IssuerType,
  filing: Filing,
  facts: FactSet,
  ranks: readonly number[],
): Found => {
  let readings: Reading[] | undefined;
  let rejected: Rejected[] | undefined;
  let rule: RefusingRule | null = null;
  let isContradicted = false;
  const list = candidatesOf(spec, type);
  for (const rank of ranks) {
    const item = list[rank];
    if (item === undefined) continue;
    const tried = tryCandidate(item, facts);
    if (tried === 'conflict') {
      // A better candidate with two values is not replaced by a worse one.
      if (!readings) return { readings: [], rule: 'filing.two_values' };
      continue;
    }
    if (typeof tried === 'string') {
      const partial = tried === 'some_missing' ? rulePartial(item) : null;
      if (partial !== null && isRefusing(partial) && !readings) rule = partial;
      continue;
    }
    const reading = readingOf(filing, tried, rank, { outflow: spec.outflow, flags: item.flags });
    const broken = conditionsOf(item).find(
      (condition) => !isAcross(condition) && !meets(condition, { field: spec.field, reading, facts }),
    );
    if (broken === undefined) (readings ??= []).push(reading);
    else {
      (rejected ??= []).push({ reading, rule: broken.rule });
      // A row that lacks proof says less than one that is contradicted.
      if (broken.demand === 'required' && isContradicted && reading.value !== 0n) continue;
      if (isRefusing(broken.rule) && !readings) {
        ({ rule } = broken as { rule: RefusingRule });
        isContradicted = broken.demand === 'unless' && reading.value !== 0n;
      }
    }
  }
  if (readings) return { readings, rule: null, ...(rejected && { rejected }) };
  return rule === null && !rejected ? NOTHING : { readings: [], rule, ...(rejected && { rejected }) };
};

const DOUBTS = {
  other_rows: 'interest.beside_other_rows',
  captive: 'interest.captive_on_face',
  partial: 'interest.partial_label',
} as const;

const needsFace = (item: Candidate): boolean => evidenceFrom(conditionsOf(item), 'face') !== undefined;

/**
 * Interest expense (semantics §3.4): one member of the family, or several with one value, possibly rounded in
 * the running text (§3.7.1); served as a magnitude. If the face is known, only members that are rows of it,
 * and none if it shows a part of the interest elsewhere.
 */
const readInterest = (
  spec: Field,
  type: IssuerType,
  filing: Filing,
  facts: FactSet,
  ranks: readonly number[],
): Found => {
  const readings: Reading[] = [];
  const list = candidatesOf(spec, type);
  const { concepts: shown = null, doubt = null } = filing.interest ?? {};
  for (const rank of ranks) {
    const item = list[rank];
    const [term] = item?.terms ?? [];
    const fact = term && firstOf(facts, term.concepts);
    if (!fact || !(shown === null ? item && !needsFace(item) : shown.has(fact.concept))) continue;
    if (fact.conflict) return { readings: [], rule: 'filing.two_values' };
    readings.push(readingOf(filing, [{ fact, sign: 1 }], rank, { absolute: true }));
  }
  const precise = readings.filter(
    ({ value }) =>
      // Across two concepts, a figure of one or two digits may be a different amount.
      !readings.some((other) => near(value, other.value, SAME_FIGURE) && isRoundingOf(value, other.value)),
  );
  const [first] = precise;
  const ofBank = isFinancial(type);
  const isDoubted = doubt === 'partial' || (doubt !== null && !ofBank);
  if (first && precise.some(({ value }) => value !== first.value))
    return { readings: [], rule: 'interest.concepts_differ' };
  return first && doubt !== null && isDoubted
    ? { readings: [], rule: DOUBTS[doubt] }
    : { readings: precise, rule: null };
};

/**
 * One scope for the three cash-flow totals (semantics §3.3): a total of continuing operations without its
 * discontinued part is not combined with totals that include theirs.
 */
const mixedScope = (spec: Field, readings: readonly Reading[], facts: FactSet): boolean => {
  const discontinued = DISCONTINUED_CASH[spec.field];
  const [first] = readings;
  if (discontinued === undefined || !first?.key.includes('ContinuingOperations')) return false;
  return (
    !facts.has(discontinued) &&
    Object.values(DISCONTINUED_CASH).some((concept) => (facts.get(concept)?.amount ?? 0n) !== 0n)
  );
};

/** Totals that a wrong context reports as exactly zero: parts of them are tagged as well. */
const TOTALS_OF_PARTS = new Set(
  ['InventoryNet', 'CashCashEquivalentsRestrictedCashAndRestrictedCashEquivalents'].map(
    (name) => `+${gaap(name)}`,
  ),
);

/**
 * Readings without a total of exactly 0 if the filing also tags the row with a nonzero value (semantics
 * §3.7.9).
 */
const withoutWrongZero = (readings: readonly Reading[]): readonly Reading[] =>
  readings.some(({ value }) => value > 0n)
    ? readings.filter(({ key, value }) => value !== 0n || !TOTALS_OF_PARTS.has(key))
    : readings;

const LEASES = 'includes_finance_leases';

/**
 * Readings without a first one that another reading of the filing shows with more digits: the text and the
 * notes round figures of the face (semantics §3.7.1). Net income with and without a noncontrolling part, or
 * debt with and without leases, are close to each other, but not one figure.
 */
const withoutRunningText = (
  spec: Field,
  filing: Filing,
  readings: readonly Reading[],
): readonly Reading[] => {
  const [first, ...others] = readings;
  if (first?.parts.length !== 1 || spec.field === 'net_income') return readings;
  const isText = others.some(
    ({ value, parts, flags }) =>
      parts.length === 1 && !flags.includes(LEASES) && isTextOf(filing, first.value, value),
  );
  return isText ? others : readings;
};

const readTotals = (
  spec: Field,
  type: IssuerType,
  filing: Filing,
  facts: FactSet,
  ranks: readonly number[],
): Found => {
  const found = readList(spec, type, filing, facts, ranks);
  const whole = totalWithDiscontinued(spec.field, found.readings, facts);
  if (whole)
    return { ...found, readings: [readingOf(filing, whole, found.readings[0]?.rank ?? 0)], rule: null };
  return mixedScope(spec, found.readings, facts)
    ? { ...found, readings: [], rule: 'cash_flow.continuing_only' }
    : { ...found, readings: withoutRunningText(spec, filing, withoutWrongZero(found.readings)) };
};

/**
 * Reads a field from a filing in the slot of `facts`. `ranks`: the candidates to try, ascending; those
 * without a concept among the facts may be omitted.
 */
export const readFiling = (
  spec: Field,
  type: IssuerType,
  filing: Filing,
  facts: FactSet,
  ranks: readonly number[] = [...candidatesOf(spec, type).keys()],
): Found => {
  switch (spec.reader) {
    case 'interest':
      return readInterest(spec, type, filing, facts, ranks);
    case 'debt':
      return readDebt(filing, facts, type);
    case 'cover':
      return NOTHING;
    case 'operating_changes': {
      const found = readTotals(spec, type, filing, facts, ranks);
      if (found.readings.length > 0 || found.rule !== null || isFinancial(type)) return found;
      return readOperatingChanges(filing, facts, candidatesOf(spec, type).length);
    }
    case 'first':
    case 'revenue':
      return readTotals(spec, type, filing, facts, ranks);
  }
};
