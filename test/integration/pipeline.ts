import { type EventOf, keyOf, type TopicName } from '@footnote/events/topics';
import { groupOf, type Projection } from '@footnote/projection/projection';
import { createProjector } from '@footnote/projector/service';
import { quietly } from '@footnote/projector/testing/bench';
import { type Harness, startHarnessOn } from '@footnote/query/testing/harness';
import type { ReadStore } from '@footnote/read-store/port';
import { eventually } from '@footnote/testing/eventually';

/** The query service and a projector over the same log and read store. */
export type Pipeline = Harness<ReadStore> & {
  append<T extends TopicName>(topic: T, ...events: readonly EventOf<T>[]): Promise<void>;
  /** Starts the projector if necessary, and waits until it has projected everything. */
  projected(): Promise<void>;
};

/** `now` is the clock of the query service. `stop` also stops the projector. */
export async function startPipeline(
  store: ReadStore,
  options: { readonly now: string; readonly projections: readonly Projection[] },
): Promise<Pipeline> {
  const { now, projections } = options;
  const harness = await startHarnessOn(store, { now });
  const { log, codec } = harness;
  const projector = createProjector({ ...quietly({ log, codec, store }), projections });
  let started: Promise<void> | undefined;
  const pipeline: Pipeline = Object.assign(harness, {
    append: async <T extends TopicName>(topic: T, ...events: readonly EventOf<T>[]) => {
      const values = await codec.encodeAll(topic, events);
      await log.append(
        topic,
        events.map((event, at) => ({ key: keyOf(topic, event), value: values[at]! })),
      );
    },
    projected: async () => {
      await (started ??= projector.start());
      await eventually('everything is projected', async () => {
        // A later projection may have written what an earlier one reads.
        for (const { name, topics } of [...projections, ...projections])
          if ((await log.lag(groupOf(name, 1), topics)).some(({ lag }) => lag > 0)) return false;
        return true;
      });
    },
  });
  const stopHarness = harness.stop.bind(harness);
  pipeline.stop = async () => {
    if (started !== undefined) await projector.stop();
    await stopHarness();
  };
  return pipeline;
}
