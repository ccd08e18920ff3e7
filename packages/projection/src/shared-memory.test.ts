import { expect } from 'chai';
import fc from 'fast-check';
import { createSharedInputs } from './entity/cache.ts';
import { allEvents, fill } from './testing/arbitrary.ts';
import { visibleRows } from './testing/memory-entity-tables.ts';
import { createMemoryStore } from './testing/memory-store.ts';
import { createMemoryLog, drain, type MemoryLog, startWorker } from './testing/simulation.ts';
import { toyCompanies } from './testing/toy-projections.ts';

/** Number of records that each of two projections processes at once, alternately. */
const turns = fc.array(fc.record({ one: fc.nat(4), other: fc.nat(4) }), { maxLength: 8 });

describe('projections that share their cache', () => {
  it('produce the same rows as each projection alone, with any cache size and any evictions', async () => {
    await fc.assert(
      fc.asyncProperty(
        allEvents,
        turns,
        fc.nat(8),
        fc.scheduler(),
        async (events, taken, facts, scheduler) => {
          const log = createMemoryLog();
          await fill(log, events);
          const alone = createMemoryStore();
          await drain(startWorker({ projection: toyCompanies, log, store: alone }), log);
          const inputs = createSharedInputs(facts);
          // Each has its own group: commits of one do not affect the other.
          const replicas = (['one', 'other'] as const).map((name) => {
            const own: MemoryLog = { ...log, committed: new Map() };
            const store = createMemoryStore({
              onInsert: (table) => scheduler.schedule(Promise.resolve(), table),
            });
            const projection = { ...toyCompanies, name };
            return { name, log: own, store, worker: startWorker({ projection, log: own, store, inputs }) };
          });
          const working = replicas.map(async ({ name, log: own, worker }) => {
            for (const turn of taken) {
              for (const [partition, records] of own.partitions) {
                const from = worker.position(partition);
                const to = Math.min(records.length, from + turn[name]);
                if (to > from) await worker.deliver(partition, from, to);
              }
              await worker.flush();
            }
            await drain(worker, own);
          });
          await scheduler.waitFor(Promise.all(working));
          for (const { store } of replicas) expect(visibleRows(store)).to.deep.equal(visibleRows(alone));
          expect(inputs.weight()).to.be.at.most(facts);
        },
      ),
      { numRuns: 300 },
    );
  });
});
