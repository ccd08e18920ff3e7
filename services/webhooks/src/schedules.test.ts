import type { BatchControl, EventLog } from '@footnote/event-log/port';
import { eventually } from '@footnote/testing/eventually';
import { paddedCik } from '@footnote/values/cik';
import { STREAMED, type StreamedTopic } from '@footnote/wire/events/streamed-topics';
import { appendEvent } from '@footnote/wire/events/testing/append-event';
import { expect } from 'chai';
import fc from 'fast-check';
import type { Attempt } from './delivery/attempt.ts';
import { endpointFor } from './testing/endpoint.ts';
import { openFixture } from './testing/fixture.ts';

/** The process is dead: what it begins from now on has no effect. */
class CrashError extends Error {
  override readonly name = 'CrashError';
}

/** Crashes at the `survived`-th of the points between which something durable or visible happens. */
function crashAfter(survived: number): { readonly point: () => void; readonly isDead: () => boolean } {
  let left = survived;
  return {
    point: () => {
      left -= 1;
      if (left < 0) throw new CrashError('crashed');
    },
    isDead: () => left < 0,
  };
}

/** The log of a process that may crash before and after each append and each commit. */
function crashingLog(log: EventLog, point: () => void): EventLog {
  const around = async <T>(work: () => Promise<T>): Promise<T> => {
    point();
    const result = await work();
    point();
    return result;
  };
  return {
    ...log,
    append: (topic, records) => around(() => log.append(topic, records)),
    consume: (options) =>
      log.consume({
        ...options,
        onBatch: (batch, control) => {
          const crashing: BatchControl = { ...control, commit: (next) => around(() => control.commit(next)) };
          return options.onBatch(batch, crashing);
        },
      }),
  };
}

type Step = {
  /** Events that are appended before the process starts, by company and topic. */
  readonly events: readonly (readonly [cik: number, topic: StreamedTopic])[];
  /** Points that the process survives. */
  readonly survived: number;
};

const STEP: fc.Arbitrary<Step> = fc.record({
  events: fc.array(fc.tuple(fc.integer({ min: 0, max: 3 }), fc.constantFrom(...STREAMED)), { maxLength: 6 }),
  survived: fc.integer({ min: 0, max: 25 }),
});

describe('any schedule of crashes', () => {
  it('delivers every event at least once, in order for each company and topic, and repeats only the one in hand', async () => {
    await fc.assert(
      fc.asyncProperty(
        fc.array(STEP, { minLength: 1, maxLength: 5 }),
        fc.infiniteStream(fc.boolean()),
        async (steps, failures) => {
          const fixture = await openFixture();
          try {
            const received: string[] = [];
            const truth = new Map<string, string[]>();
            let number = 0;
            /** Whether the receiver answers, and then whether its answer arrives, is up to the schedule. */
            const attemptOf =
              (point: () => void): Attempt =>
              async (_, { id }) => {
                point();
                await Promise.resolve();
                if (failures.next().value === true)
                  return {
                    kind: 'failed',
                    reason: 'receiver_failed',
                    message: 'the receiver answered 500',
                    retryAfterMs: null,
                  };
                received.push(id);
                point();
                return { kind: 'delivered', status: 200 };
              };
            // However often the receiver fails, no event becomes a dead letter.
            const endpoint = endpointFor('http://127.0.0.1/', { attempts: Infinity, giveUpMs: Infinity });
            for (const { events, survived } of steps) {
              for (const [company, topic] of events) {
                const cik = paddedCik(company);
                const id = await appendEvent(fixture, topic, cik, (number += 1));
                const key = `${topic} ${cik}`;
                truth.set(key, [...(truth.get(key) ?? []), id]);
              }
              const { point, isDead } = crashAfter(survived);
              const known = new Set([...truth.values()].flat());
              const { component } = await fixture.start([endpoint], {
                log: crashingLog(fixture.log, point),
                attempt: attemptOf(point),
              });
              await eventually(
                'a crash, or nothing left to do',
                () => isDead() || [...known].every((id) => received.includes(id)),
              );
              await component.stop();
            }
            await fixture.start([endpoint], { attempt: attemptOf(() => undefined) });
            const all = [...truth.values()].flat();
            await eventually('everything', () => all.every((id) => received.includes(id)));
            expect(new Set(received)).to.deep.equal(new Set(all));
            for (const ids of truth.values()) {
              const own = received.filter((id) => ids.includes(id));
              // Each repetition is of the event before it: nothing older is sent again.
              expect(own.filter((id, at) => id !== own[at - 1])).to.deep.equal(ids);
              expect(own.length - ids.length).to.be.at.most(steps.length);
            }
          } finally {
            await fixture.close();
          }
        },
      ),
      { numRuns: 25 },
    );
  });
});
