import type { InputClaim } from '../projection.ts';

/** One stored input without its payload. */
export type InputRow = Omit<InputClaim, 'entity'> & {
  readonly offset: number;
  /** Whether storing it changed the inputs of the computation. */
  readonly changed: boolean;
};

/**
 * `changed`: another set occupies the slot now; `kept`: a part of an incomplete set; `ignored`: not stored.
 */
export type Effect = 'changed' | 'kept' | 'ignored';

export type Holder = { readonly set: string; readonly rank: number; readonly parts: number };
type Slot = { holder: Holder | null; readonly pending: Map<string, Set<number>> };

/**
 * The sets that occupy an entity's slots, as a fold over the inputs of one topic in log order. It is a
 * function of the log's prefix only: batch boundaries, duplicates and restarts make no difference. Folding
 * only the newest row of each (slot, set, part) gives the same result.
 */
export type Slots = {
  /** Adds an input. Inputs up to the last offset were added before and are ignored. */
  apply(claim: Omit<InputClaim, 'entity'>, offset: number): Effect;
  /** Adds a stored row, in order of offsets. */
  restore(row: InputRow): void;
  /** Offset of the newest stored input, -1 before the first. */
  readonly last: () => number;
  /** Offset of the newest input that changed something, -1 before the first. */
  readonly changed: () => number;
  /** The set that occupies a slot; null before the first is complete. */
  readonly holder: (slot: string) => Holder | null;
  /** Whether an added part is needed: its set occupies the slot, or is still incomplete. */
  readonly isCurrent: (claim: Omit<InputClaim, 'entity'>) => boolean;
  /** The sets that occupy slots, ordered by slot. */
  readonly holders: () => readonly (Holder & { readonly slot: string })[];
};

export function createSlots(): Slots {
  const slots = new Map<string, Slot>();
  let last = -1;
  let changed = -1;

  const fold = (claim: Omit<InputClaim, 'entity'>): Effect => {
    const slot = slots.get(claim.slot) ?? { holder: null, pending: new Map<string, Set<number>>() };
    slots.set(claim.slot, slot);
    const { holder, pending } = slot;
    if (holder !== null && (holder.rank > claim.rank || sameSet(holder, claim))) return 'ignored';
    const name = setName(claim);
    const parts = pending.get(name) ?? new Set<number>();
    if (parts.has(claim.part)) return 'ignored';
    parts.add(claim.part);
    pending.set(name, parts);
    if (parts.size < claim.parts) return 'kept';
    slot.holder = { set: claim.set, rank: claim.rank, parts: claim.parts };
    // Sets begun before would be completed with parts older than the holder.
    pending.clear();
    return 'changed';
  };

  return {
    apply: (claim, offset) => {
      if (offset <= last) return 'ignored';
      const effect = fold(claim);
      if (effect === 'ignored') return effect;
      last = offset;
      if (effect === 'changed') changed = offset;
      return effect;
    },
    restore: (row) => {
      fold(row);
      last = Math.max(last, row.offset);
      if (row.changed) changed = Math.max(changed, row.offset);
    },
    last: () => last,
    changed: () => changed,
    holder: (slot) => slots.get(slot)?.holder ?? null,
    isCurrent: (claim) => {
      const { holder = null, pending } = slots.get(claim.slot) ?? {};
      const toCome = pending?.get(setName(claim));
      return (holder !== null && sameSet(holder, claim)) || toCome?.has(claim.part) === true;
    },
    holders: () =>
      [...slots]
        .flatMap(([slot, { holder }]) => (holder === null ? [] : [{ slot, ...holder }]))
        .sort((a, b) => (a.slot < b.slot ? -1 : 1)),
  };
}

function sameSet(holder: Holder, claim: Omit<InputClaim, 'entity'>): boolean {
  return holder.set === claim.set && holder.rank === claim.rank && holder.parts === claim.parts;
}

/** Sets of equal content divided into different parts are not mixed. */
function setName(claim: Omit<InputClaim, 'entity'>): string {
  return `${claim.rank}/${claim.parts}/${claim.set}`;
}
