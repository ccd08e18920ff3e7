import { totals } from '../fields/fields.ts';
import { restatementOf, runsOf } from '../versions/runs.ts';
import type { Difference } from './difference.ts';
import type { History } from '../versions/history.ts';
import type { Entry, FactSet, Filing, Reading } from '../model/model.ts';
import type { Slot } from '../calendar/slots.ts';
import { fromReading, refused, served } from './table.ts';
import type { Vintages } from '../versions/vintage.ts';

const NO_FLAGS: readonly string[] = [];

/** Flags of a value that was restated or that contradicted a newer filing. */
export const vintageFlags = ({
  kept,
  overruled,
  served: last,
  restatedLater,
}: Vintages): readonly string[] => {
  if (kept.length === 1 && overruled.length === 0 && !restatedLater) return NO_FLAGS;
  const flags: string[] = [];
  if (runsOf(kept).length > 1) flags.push('restated');
  if (overruled.some(({ filing }) => filing.order > last.filing.order)) flags.push('newer_overruled');
  else if (overruled.length > 0) flags.push('corrected');
  if (restatedLater) flags.push('restated_later');
  return flags;
};

/** The filed value of a slot, or the rule that refuses it. */
export const filed = (history: History, slot: Slot): Entry => {
  const vintages = history.vintages(slot);
  if (!vintages) return refused(history.rule(slot));
  if (vintages.undecided) return refused('filed.undecided_sign');
  const { value } = vintages.served;
  const natural = history.spec.outflow ? -value : value;
  if (history.spec.neverNegative && natural < 0n) return refused('filed.implausible_sign');
  return fromReading(vintages.served, vintageFlags(vintages), restatementOf(vintages.kept));
};

/**
 * Whether a cash flow of exactly zero is between two reports of different periods: their statements differ in
 * every total, so neither is filed under the other's dates.
 */
const movedOn = (history: History, slots: readonly Slot[], { whole, subtracted }: Difference): boolean => {
  const [part, ...others] = subtracted;
  const [wholeSlot, partSlot] = slots;
  if (history.spec.source !== 'cash_flow' || !part || others.length > 0) return false;
  if (wholeSlot === undefined || partSlot === undefined || part.filing === whole.filing) return false;
  const own = ({ filing, parts }: Reading): boolean =>
    !filing.amendment && parts.every(({ fact }) => fact.end === filing.period);
  if (!own(whole) || !own(part)) return false;
  const factsOf = (slot: Slot, filing: Filing): FactSet | undefined =>
    history.versions(slot).find((version) => version.filing === filing)?.facts;
  const [now, then] = [factsOf(wholeSlot, whole.filing), factsOf(partSlot, part.filing)];
  const shared = totals.cash_flow.filter((concept) => now?.has(concept) && then?.has(concept));
  return (
    shared.length > 1 && shared.every((concept) => now?.get(concept)?.amount !== then?.get(concept)?.amount)
  );
};

/** Operands that later filings repeated unchanged confirm a difference of exactly zero. */
const confirmed = (history: History, slots: readonly Slot[], found: Difference): boolean => {
  if (found.whole.value === 0n && found.subtracted.every(({ value }) => value === 0n)) return true;
  if (movedOn(history, slots, found)) return true;
  return slots.every((slot) => {
    const run = runsOf(history.vintages(slot)?.kept ?? []).at(-1);
    return run !== undefined && run.first !== run.last;
  });
};

/** A difference as an entry, refused if its sign is implausible or it is exactly zero. */
export const derivedEntry = (
  history: History,
  slots: readonly Slot[],
  found: Difference,
  method: 'derived_ytd' | 'derived_q4',
): Entry => {
  const flags = method === 'derived_q4' ? ['q4_derived'] : [];
  const { spec } = history;
  const natural = spec.outflow ? -found.value : found.value;
  if (spec.neverNegative && natural < 0n) return refused('difference.implausible_sign', flags);
  if (found.value === 0n && !confirmed(history, slots, found))
    return refused('difference.imputed_zero', flags);
  const restated = slots.some((slot) => runsOf(history.vintages(slot)?.kept ?? []).length > 1);
  return served(
    found.value,
    method,
    found.parts,
    restated ? [...flags, 'restated_input'] : flags,
    '',
    found.restatement,
  );
};
