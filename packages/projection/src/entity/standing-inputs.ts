import type { ResolvedInput } from '../projection.ts';
import { partsOf } from './cache.ts';
import { createSlots, type InputRow, type Slots } from './slots.ts';

/** The sets that occupy the slots, from the stored inputs of one topic of an entity in offset order. */
export function foldInputs(rows: readonly InputRow[]): Slots {
  const slots = createSlots();
  for (const row of rows) slots.restore(row);
  return slots;
}

/**
 * The contents of each slot; `eventOf` finds a part by its name (see `partName`). Throws if one is missing.
 */
export function standingInputs<E>(
  slots: Slots,
  eventOf: (part: string) => E | undefined,
  whose: string,
): readonly ResolvedInput<E>[] {
  return slots.holders().map(({ slot, ...holder }) => ({
    slot,
    rank: holder.rank,
    events: partsOf(slot, holder).map((part) => {
      const event = eventOf(part);
      if (event === undefined) throw new Error(`inputs of ${whose} lack a part of ${slot}`);
      return event;
    }),
  }));
}
