import type { Refusal } from './cell.ts';
import { DISCONTINUED_CASH } from './catalogue/checks.ts';
import type { Candidate, Field, IssuerType } from './catalogue/field.ts';
import { candidatesOf } from './catalogue/field.ts';
import { readDebt } from './debt.ts';
import type { FactSet, Filing, Part, Reading } from './model.ts';
import { ownCheck } from './own-check.ts';
import { exceeds, firstOf, readingOf } from './reading-of.ts';

/** What one filing says about a field in one slot: the candidates that it tags, best first, or why none counts. */
export type FilingReadings = {
  readonly filing: Filing;
  readonly covering: boolean;
  readonly readings: readonly Reading[];
  /** Set when the filing tags something of the field that may not be served. */
  readonly refusal: Refusal | null;
  readonly facts: FactSet;
};

/** The operands of a candidate, or why it does not count: a conflict, or all or some of its terms are not tagged. */
type Tried = readonly Part[] | 'conflict' | 'all_missing' | 'some_missing';

const tryCandidate = (item: Candidate, facts: FactSet): Tried => {
  let parts: Part[] | undefined;
  let missing = 0;
  // A remainder needs its whole, a sum at least one addend.
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

type Found = { readonly readings: readonly Reading[]; readonly refusal: Refusal | null };

const NOTHING: Found = { readings: [], refusal: null };

const readList = (
  spec: Field,
  type: IssuerType,
  filing: Filing,
  facts: FactSet,
  ranks: readonly number[],
): Found => {
  let readings: Reading[] | undefined;
  let refusal: Refusal | null = null;
  const list = candidatesOf(spec, type);
  for (const rank of ranks) {
    const item = list[rank];
    if (item === undefined) continue;
    const tried = tryCandidate(item, facts);
    if (tried === 'conflict') {
      // A contradictory better candidate is not replaced by a worse one.
      if (!readings) return { readings: [], refusal: 'ambiguous_candidate' };
      continue;
    }
    if (typeof tried === 'string') {
      if (item.wholeOnly && tried === 'some_missing' && !readings) refusal = 'partial';
      continue;
    }
    const reading = readingOf(filing, tried, rank, { outflow: spec.outflow, flags: item.flags });
    if (
      (item.notMore && exceeds(facts, item.notMore, reading.value)) ||
      item.unlessTagged?.some((concept) => (facts.get(concept)?.amount ?? 0n) !== 0n)
    ) {
      if (!readings) refusal = 'partial';
      continue;
    }
    const check = item.proven || item.unlessFailed ? ownCheck(spec.field, reading.value, facts) : 'open';
    if ((item.proven && check !== 'passed') || (item.unlessFailed && check === 'failed')) {
      if (item.ambiguousElse && !readings) refusal = 'ambiguous_candidate';
      continue;
    }
    (readings ??= []).push(reading);
  }
  if (readings) return { readings, refusal: null };
  return refusal === null ? NOTHING : { readings: [], refusal };
};

/**
 * Interest expense (semantics §3.4): one member of the family, or several of equal value; served as a magnitude. Where
 * the face is known, of the members that are rows of it, and not where it shows a part of the interest elsewhere.
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
    if (!fact || (shown === null ? item?.onFace : !shown.has(fact.concept))) continue;
    if (fact.conflict) return { readings: [], refusal: 'ambiguous_candidate' };
    readings.push(readingOf(filing, [{ fact, sign: 1 }], rank, { absolute: true }));
  }
  const [first] = readings;
  const ofBank = type === 'bank' || type === 'insurer';
  const isDoubted = doubt === 'partial' || (doubt !== null && !ofBank);
  return first && (isDoubted || readings.some(({ value }) => value !== first.value))
    ? { readings: [], refusal: 'ambiguous_candidate' }
    : { readings, refusal: null };
};

/**
 * One scope for the three cash-flow totals (semantics §3.3): a continuing-operations total without its discontinued
 * part does not stand beside totals that include theirs.
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

const readTotals = (
  spec: Field,
  type: IssuerType,
  filing: Filing,
  facts: FactSet,
  ranks: readonly number[],
): Found => {
  const found = readList(spec, type, filing, facts, ranks);
  return mixedScope(spec, found.readings, facts) ? { readings: [], refusal: 'scope_mismatch' } : found;
};

/**
 * What a filing says about a field in the slot of `facts`. `ranks`: the candidates to try, ascending; those that have
 * no concept among the facts may be left out.
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
    case 'first':
    case 'revenue':
      return readTotals(spec, type, filing, facts, ranks);
  }
};
