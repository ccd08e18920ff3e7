import { expect } from 'chai';
import fc from 'fast-check';
import { eventId } from '@footnote/events/event-id';
import type { Verification } from '@footnote/event-types/types.generated';
import type { EntityProjection } from './projection.ts';
import { ok } from './step.ts';
import { allEvents, fill, play, schedule } from './testing/arbitrary.ts';
import { createMemoryStore, SimulatedCrash } from './testing/memory-store.ts';
import { createMemoryLog, drain, type MemoryLog, startWorker } from './testing/simulation.ts';
import { toyCompanies, toyCompany, toyFacts } from './testing/toy-projections.ts';

/** The toy projection that emits an event for each of its rows. */
const saying: EntityProjection<'companies' | 'filings' | 'facts'> = {
  ...toyCompanies,
  emits: true,
  compute: (cik, inputs, revision) => {
    const computed = toyCompanies.compute(cik, inputs, revision);
    if (computed.kind !== 'ok') return computed;
    const emissions = computed.value.rows
      .flatMap(({ rows }) => rows)
      .map((row) => {
        const { slot, ...content } = row as Readonly<Record<string, unknown>> & { readonly slot: string };
        const event: Verification = {
          event_id: eventId([cik, slot, JSON.stringify({ ...content, revision: 0 })]),
          source_time: 1,
          recorded_at: 0,
          cik,
          accession: slot,
          revision,
          policy_version: 1,
          verdicts: [],
          flag: null,
        };
        return { topic: 'verifications' as const, event };
      });
    const head = { ...computed.value.head, emitted: emissions.map(({ event }) => event.event_id) };
    return ok({ ...computed.value, head, emissions });
  },
};

const emittedOn = async (log: MemoryLog): Promise<readonly Verification[]> =>
  Promise.all(
    log.appended
      .filter(({ topic }) => topic === 'verifications')
      .map(({ record }) => log.codec.decode('verifications', record.value)),
  );

/** The current event of each filing: the one with the highest revision. */
async function standing(log: MemoryLog): Promise<Readonly<Record<string, string>>> {
  const found = new Map<string, Verification>();
  for (const event of await emittedOn(log)) {
    const key = `${event.cik} ${event.accession ?? ''}`;
    if (event.revision >= (found.get(key)?.revision ?? -1)) found.set(key, event);
  }
  return Object.fromEntries([...found].sort().map(([key, { event_id: id }]) => [key, id]));
}

describe('events emitted by a projection', () => {
  it('are the same after any at-least-once schedule and any crash', async () => {
    await fc.assert(
      fc.asyncProperty(allEvents, schedule, async (events, happenings) => {
        const calm = createMemoryLog();
        await fill(calm, events);
        await drain(startWorker({ projection: saying, log: calm, store: createMemoryStore() }), calm);
        const log = createMemoryLog();
        await fill(log, events);
        const store = createMemoryStore();
        const worker = await play(happenings, log, store, () =>
          startWorker({ projection: saying, log, store, cacheFacts: 3 }),
        );
        await drain(worker, log);
        expect(await standing(log)).to.deep.equal(await standing(calm));
      }),
      { numRuns: 300 },
    );
  });

  const company = '0000000001';
  const calmly = async (log: MemoryLog, store: ReturnType<typeof createMemoryStore>): Promise<void> => {
    await drain(startWorker({ projection: saying, log, store }), log);
  };

  it('are emitted if they differ from before, and only for what has changed', async () => {
    const log = createMemoryLog();
    const store = createMemoryStore();
    await log.add('facts', toyFacts(company, 'A', 'r', 0, 1));
    await log.add('facts', toyFacts(company, 'B', 'r', 0, 1));
    await calmly(log, store);
    expect((await emittedOn(log)).map(({ accession }) => accession)).to.deep.equal(['A', 'B']);
    await log.add('facts', toyFacts(company, 'B', 's', 0, 1));
    await log.add('facts', toyFacts(company, 'B', 's', 0, 1));
    await calmly(log, store);
    await calmly(log, store);
    expect((await emittedOn(log)).map(({ accession }) => accession)).to.deep.equal(['A', 'B', 'B']);
  });

  it('are emitted after a crash between the head and the events, even if more events have arrived since', async () => {
    let dies = true;
    const log = createMemoryLog((topic) => {
      if (topic === 'verifications' && dies) throw new SimulatedCrash();
    });
    const store = createMemoryStore();
    await log.add('facts', toyFacts(company, 'A', 'r', 0, 1));
    await calmly(log, store).catch((error: unknown) => {
      if (!(error instanceof SimulatedCrash)) throw error;
    });
    expect(await emittedOn(log)).to.deep.equal([]);
    dies = false;
    await log.add('facts', toyFacts(company, 'B', 'r', 0, 1));
    await log.add('companies', toyCompany('0000000002', 'Other'));
    await calmly(log, store);
    expect((await emittedOn(log)).map(({ accession }) => accession)).to.deep.equal(['A', 'B']);
  });
});
