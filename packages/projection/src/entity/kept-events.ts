import type { ProjectionInput } from '../projection.ts';

/** An event of an entity in memory. */
export type KeptEvent = {
  readonly event: ProjectionInput['event'];
  /** Where it stands in the log: events of equal places are the same event. */
  readonly place: string;
  /** In facts. */
  readonly weight: number;
};

export function keptEvent(input: ProjectionInput, weight: number): KeptEvent {
  const { topic, partition, offset, event } = input;
  return { event, place: `${topic}/${partition}/${offset}`, weight };
}

/** Events in memory, each once, however many hold it. */
export type KeptEvents = {
  /** Counts one more holder; answers the event that the others hold, or this one when there are none. */
  hold(kept: KeptEvent): KeptEvent;
  /** One holder less: after the last the event is let go. */
  release(kept: KeptEvent): void;
  /** Sum of the weights of the events that are held. */
  readonly weight: () => number;
};

/** `slim` may make an event smaller in memory that is held for the first time; it stays equal to what it was. */
export function createKeptEvents(slim: (event: ProjectionInput['event']) => void): KeptEvents {
  const held = new Map<string, { readonly kept: KeptEvent; holders: number }>();
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
