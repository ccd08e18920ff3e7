import type { ProjectionInput } from '../projection.ts';

/** An event of an entity in memory. */
export type SharedEvent = {
  readonly event: ProjectionInput['event'];
  /** Position in the log: events with equal positions are the same event. */
  readonly place: string;
  /** In facts. */
  readonly weight: number;
};

export function sharedEvent(input: ProjectionInput, weight: number): SharedEvent {
  const { topic, partition, offset, event } = input;
  return { event, place: `${topic}/${partition}/${offset}`, weight };
}

/** Events in memory, each stored once for all its users. */
export type SharedEvents = {
  /** Adds a user; returns the event already stored, or this one if there is none. */
  hold(kept: SharedEvent): SharedEvent;
  /** Removes a user: the event is released with the last one. */
  release(kept: SharedEvent): void;
  /** Sum of the weights of all stored events. */
  readonly weight: () => number;
};

/** `slim` may reduce the memory of an event that is stored for the first time; the event stays equal. */
export function createSharedEvents(slim: (event: ProjectionInput['event']) => void): SharedEvents {
  const held = new Map<string, { readonly kept: SharedEvent; holders: number }>();
  let sum = 0;
  return {
    hold: (kept) => {
      const known = held.get(kept.place);
      if (known !== undefined) {
        known.holders += 1;
        return known.kept;
      }
      slim(kept.event);
      held.set(kept.place, { kept, holders: 1 });
      sum += kept.weight;
      return kept;
    },
    release: ({ place }) => {
      const known = held.get(place);
      if (known === undefined) return;
      known.holders -= 1;
      if (known.holders > 0) return;
      held.delete(place);
      sum -= known.kept.weight;
    },
    weight: () => sum,
  };
}
