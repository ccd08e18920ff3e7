import type { Calendar } from '../calendar/calendar.ts';
import { scale } from '../decimal.ts';
import { digestOf } from '../filings/filing-digest.ts';
import type { Measure } from '../fields/field.ts';
import type { Fact, FactSet, Filing, SplitFactor } from '../model/model.ts';
import { classifier } from '../calendar/slots.ts';
import type { Slot } from '../calendar/slots.ts';
import { isRoundingOf } from '../filings/rounding.ts';
import type { Basis } from '../splits/basis.ts';
import type { Ratio } from '../splits/ratio.ts';

export const unitOf = (measure: Measure, currency: string): string => {
  if (measure === 'money') return currency;
  return measure === 'per_share' ? `${currency}/shares` : measure;
};

/** The facts of one filing for one slot. */
export type FilingFacts = { readonly filing: Filing; readonly facts: FactSet };

/** The facts of each filing for each slot, oldest filing first. */
export type FactIndex = {
  readonly slots: ReadonlyMap<Slot, readonly FilingFacts[]>;
  /** Cover-page share counts by filing, as filed. */
  readonly covers: ReadonlyMap<Filing, readonly Fact[]>;
};

/** Restates share and per-share facts on today's split basis; rounded only when served. */
const onBasis = (
  amount: bigint,
  measure: Measure,
  factor: () => Ratio,
): { amount: bigint; split: SplitFactor | null } => {
  if (measure === 'money' || measure === 'pure') return { amount, split: null };
  const split = factor();
  const { numerator, denominator } = split;
  if (numerator === denominator) return { amount, split: null };
  return measure === 'shares'
    ? { amount: scale(amount, numerator, denominator), split }
    : { amount: scale(amount, denominator, numerator), split };
};

/**
 * Of two values for one identity (or for two periods equally far off), one may be the other rounded for the
 * running text; otherwise neither is reliable.
 */
const oneOf = (known: Fact, fact: Fact): Fact => {
  if (isRoundingOf(fact.amount, known.amount)) return known;
  if (!isRoundingOf(known.amount, fact.amount)) return { ...known, conflict: true, rival: fact };
  return known.conflict ? { ...fact, conflict: true, rival: known.rival } : fact;
};

/**
 * Balance dates assigned to an anchor: the anchor itself if a filing has a balance sheet of it, else the
 * nearest date within a week at which the filing of that period has one (52/53 weeks).
 */
const balanceDates = (
  filings: readonly Filing[],
  place: ReturnType<typeof classifier>,
): ReadonlySet<string> => {
  const isOwn = ({ period }: Filing, slot: Slot): boolean =>
    period !== null && place(null, period)?.slot === slot;
  const nearest = new Map<Slot, { date: string; distance: number }>();
  for (const filing of filings)
    for (const date of digestOf(filing.facts).sheets) {
      const found = place(null, date);
      if (!found || (found.distance > 0 && !isOwn(filing, found.slot))) continue;
      const known = nearest.get(found.slot);
      if (!known || found.distance < known.distance)
        nearest.set(found.slot, { date, distance: found.distance });
    }
  return new Set([...nearest.values()].map(({ date }) => date));
};

export const buildIndex = (
  filings: readonly Filing[],
  calendar: Calendar,
  currency: string,
  basis: Basis,
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
    // Only periods at some distance from their slot are recorded: the others have distance 0.
    const distances = new Map<Fact, number>();
    const sets = new Map<Slot, Map<string, Fact>>();
    const { known } = digestOf(filing.facts);
    const ofFiling = filing.treeRows.length === 0 ? known : [...known, ...filing.treeRows];
    for (const { concept, measure, cover, unit, start, end, text, amount: raw } of ofFiling) {
      if (unit !== units[measure]) continue;
      if (cover) {
        const fact = { filing, concept, start, end, text, amount: raw, split: null, conflict: false };
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
      const { amount, split } = onBasis(raw, measure, () => basis(filing, concept, start, end));
      const fact: Fact = { filing, concept, start, end, text, amount, split, conflict: false };
      const known = facts.get(concept);
      const distance = known ? (distances.get(known) ?? 0) : Infinity;
      if (found.distance < distance) {
        facts.set(concept, fact);
        if (found.distance > 0) distances.set(fact, found.distance);
      } else if (known && found.distance === distance && known.amount !== amount) {
        const kept = oneOf(known, fact);
        facts.set(concept, kept);
        if (distance > 0) distances.set(kept, distance);
      }
    }
    for (const { concept, measure, unit, start, end, text, amount: raw, conflict } of filing.ownRows) {
      if (unit !== units[measure]) continue;
      const found = place(start, end);
      if (!found) continue;
      const facts = sets.get(found.slot) ?? new Map<string, Fact>();
      sets.set(found.slot, facts);
      const { amount, split } = onBasis(raw, measure, () => basis(filing, concept, start, end));
      if (conflict || !facts.has(concept))
        facts.set(concept, { filing, concept, start, end, text, amount, split, conflict });
    }
    for (const [slot, facts] of sets) {
      const list = slots.get(slot);
      if (list) list.push({ filing, facts });
      else slots.set(slot, [{ filing, facts }]);
    }
  }
  return { slots, covers };
};

/** Facts of the newest filing with facts for a slot. */
export const newestOf = (
  index: FactIndex,
  slot: Slot,
  has: (facts: FactSet) => boolean,
): FactSet | undefined => (index.slots.get(slot) ?? []).findLast(({ facts }) => has(facts))?.facts;
