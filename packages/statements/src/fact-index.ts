import type { Calendar } from './calendar.ts';
import { checkConcepts } from './catalogue/checks.ts';
import { allDebtConcepts } from './catalogue/debt.ts';
import { flowCheckConcepts } from './flow-check.ts';
import type { Field } from './catalogue/field.ts';
import { fields, totals } from './catalogue/fields.ts';
import { NotANumber, parseAmount, scale } from './decimal.ts';
import type { Fact, FactSet, Filing, SplitFactor } from './model.ts';
import { classifier } from './slots.ts';
import type { Slot } from './slots.ts';
import type { Split } from './splits.ts';
import { factorAfter } from './splits.ts';

type Measure = Field['measure'];

const measures: ReadonlyMap<string, Measure> = (() => {
  const map = new Map<string, Measure>();
  for (const concept of [
    ...allDebtConcepts,
    ...checkConcepts,
    ...flowCheckConcepts,
    ...Object.values(totals).flat(),
  ])
    map.set(concept, concept.endsWith('SharesOutstanding') ? 'shares' : 'money');
  for (const spec of fields)
    for (const list of [spec.candidates, ...Object.values(spec.byType)])
      for (const { terms } of list)
        for (const { concepts } of terms) for (const concept of concepts) map.set(concept, spec.measure);
  return map;
})();

type Known = { readonly concept: string; readonly measure: Measure };

/** The same by taxonomy and local name, as facts give them. */
const byName: ReadonlyMap<string, ReadonlyMap<string, Known>> = (() => {
  const map = new Map<string, Map<string, Known>>();
  for (const [concept, measure] of measures) {
    const [taxonomy = '', name = ''] = concept.split(':');
    const names = map.get(taxonomy) ?? new Map<string, Known>();
    map.set(taxonomy, names.set(name, { concept, measure }));
  }
  return map;
})();

export const unitOf = (measure: Measure, currency: string): string => {
  if (measure === 'money') return currency;
  return measure === 'per_share' ? `${currency}/shares` : measure;
};

/** What one filing says about one slot. */
export type FilingFacts = { readonly filing: Filing; readonly facts: FactSet };

/** What each filing says about each slot, filings oldest first. */
export type FactIndex = {
  readonly slots: ReadonlyMap<Slot, readonly FilingFacts[]>;
  /** Cover-page share counts by filing, as filed. */
  readonly covers: ReadonlyMap<Filing, readonly Fact[]>;
};

/** Restates share and per-share facts onto today's split basis; rounded only when served. */
const onBasis = (
  amount: bigint,
  measure: Measure,
  splits: readonly Split[],
  filed: string,
): { amount: bigint; split: SplitFactor | null } => {
  if (measure === 'money' || measure === 'pure') return { amount, split: null };
  const split = factorAfter(splits, filed);
  const { numerator, denominator } = split;
  if (numerator === denominator) return { amount, split: null };
  return measure === 'shares'
    ? { amount: scale(amount, numerator, denominator), split }
    : { amount: scale(amount, denominator, numerator), split };
};

const parsed = (text: string): bigint | null => {
  try {
    return parseAmount(text);
  } catch (error) {
    if (error instanceof NotANumber) return null;
    throw error;
  }
};

const isAssets = (concept: string): boolean => concept === 'Assets';

/**
 * Balance dates that stand for an anchor: the anchor itself where a filing tags total assets on it, else the
 * nearest date within a week on which one does (52/53 weeks).
 */
const balanceDates = (
  filings: readonly Filing[],
  place: ReturnType<typeof classifier>,
): ReadonlySet<string> => {
  const nearest = new Map<Slot, { date: string; distance: number }>();
  for (const filing of filings)
    for (const fact of filing.facts) {
      if (fact.start !== null || !isAssets(fact.concept)) continue;
      const found = place(null, fact.end);
      if (!found) continue;
      const known = nearest.get(found.slot);
      if (!known || found.distance < known.distance)
        nearest.set(found.slot, { date: fact.end, distance: found.distance });
    }
  return new Set([...nearest.values()].map(({ date }) => date));
};

export const buildIndex = (
  filings: readonly Filing[],
  calendar: Calendar,
  currency: string,
  splits: readonly Split[],
): FactIndex => {
  const place = classifier(calendar);
  const units: Record<Measure, string> = {
    money: unitOf('money', currency),
    shares: unitOf('shares', currency),
    per_share: unitOf('per_share', currency),
    pure: unitOf('pure', currency),
  };
  const dates = balanceDates(filings, place);
  const slots = new Map<Slot, { filing: Filing; facts: Map<string, Fact> }[]>();
  const covers = new Map<Filing, Fact[]>();
  for (const filing of filings) {
    // Only periods that miss their slot by some days are noted: the others are at distance 0.
    const distances = new Map<Fact, number>();
    const sets = new Map<Slot, Map<string, Fact>>();
    for (const { taxonomy, concept: name, unit, start, end, value } of filing.facts) {
      const named = byName.get(taxonomy)?.get(name);
      if (named === undefined || unit !== units[named.measure]) continue;
      const { concept, measure } = named;
      const raw = parsed(value);
      if (raw === null) continue;
      if (taxonomy === 'dei') {
        const fact = { filing, concept, start, end, text: value, amount: raw, split: null, conflict: false };
        covers.set(filing, [...(covers.get(filing) ?? []), fact]);
        continue;
      }
      const found = place(start, end);
      if (!found || (start === null && !dates.has(end))) continue;
      let facts = sets.get(found.slot);
      if (!facts) {
        facts = new Map();
        sets.set(found.slot, facts);
      }
      const { amount, split } = onBasis(raw, measure, splits, filing.filed);
      const fact: Fact = { filing, concept, start, end, text: value, amount, split, conflict: false };
      const known = facts.get(concept);
      const distance = known ? (distances.get(known) ?? 0) : Infinity;
      if (found.distance < distance) {
        facts.set(concept, fact);
        if (found.distance > 0) distances.set(fact, found.distance);
      } else if (known && found.distance === distance && known.amount !== amount) {
        // Two values for one identity (or two periods equally far off): neither can be trusted.
        const conflicting = { ...known, conflict: true };
        facts.set(concept, conflicting);
        if (distance > 0) distances.set(conflicting, distance);
      }
    }
    for (const [slot, facts] of sets) {
      const list = slots.get(slot);
      if (list) list.push({ filing, facts });
      else slots.set(slot, [{ filing, facts }]);
    }
  }
  return { slots, covers };
};
