import { expect } from 'chai';
import fc from 'fast-check';
import { ReadStoreUnavailableError } from '@footnote/read-store/port';
import { paddedCik } from '@footnote/values/cik';
import type { Projection } from './projection.ts';
import { allEvents, companyEvents, eventsOfOne, fill, play, schedule } from './testing/arbitrary.ts';
import { visibleRows } from './testing/memory-entity-tables.ts';
import { createMemoryStore, final, type MemoryStore, SimulatedCrash } from './testing/memory-store.ts';
import { createMemoryLog, drain, type MemoryLog, startWorker } from './testing/simulation.ts';
import { toyCompanies, toyCompany, toyFacts, toyRows } from './testing/toy-projections.ts';

type ToyRow = { readonly cik: string; readonly version: number };
const finalRows = (store: MemoryStore): readonly ToyRow[] =>
  final(
    store.rows('toy') as ToyRow[],
    (row) => row.cik,
    (row) => row.version,
  );

/** Rows that a single undisturbed process writes from the log, in one batch per partition. */
async function untroubled(projection: Projection, log: MemoryLog): Promise<MemoryStore> {
  const store = createMemoryStore();
  log.committed.clear();
  await drain(startWorker({ projection, log, store }), log);
  log.committed.clear();
  return store;
}

describe('the projection runner', () => {
  it('gives the same final rows in any at-least-once schedule: stateless projections', async () => {
    await fc.assert(
      fc.asyncProperty(companyEvents, schedule, async (events, happenings) => {
        const log = createMemoryLog();
        await fill(log, events);
        const expected = finalRows(await untroubled(toyRows, log));
        const store = createMemoryStore();
        const worker = await play(happenings, log, store, () =>
          startWorker({ projection: toyRows, log, store, maxRows: 2 }),
        );
        await drain(worker, log);
        expect(finalRows(store)).to.deep.equal(expected);
      }),
      { numRuns: 200 },
    );
  });

  it('gives the same final rows and revisions in any at-least-once schedule: company projections', async () => {
    await fc.assert(
      fc.asyncProperty(allEvents, schedule, async (events, happenings) => {
        const log = createMemoryLog();
        await fill(log, events);
        const expected = visibleRows(await untroubled(toyCompanies, log));
        const store = createMemoryStore();
        const worker = await play(happenings, log, store, () =>
          startWorker({ projection: toyCompanies, log, store, cacheFacts: 3 }),
        );
        await drain(worker, log);
        expect(visibleRows(store)).to.deep.equal(expected);
      }),
      { numRuns: 400 },
    );
  });

  it('gives the same final rows if two processes write at once and one of them is already fenced', async () => {
    await fc.assert(
      fc.asyncProperty(
        allEvents,
        fc.array(fc.record({ partition: fc.nat(5), size: fc.integer({ min: 1, max: 9 }) }), { maxLength: 6 }),
        fc.scheduler(),
        async (events, steps, scheduler) => {
          const log = createMemoryLog();
          await fill(log, events);
          const expected = visibleRows(await untroubled(toyCompanies, log));
          const store = createMemoryStore({
            onInsert: (table) => scheduler.schedule(Promise.resolve(), table),
          });
          const zombie = startWorker({ projection: toyCompanies, log, store });
          const owner = startWorker({ projection: toyCompanies, log, store });
          const names = [...log.partitions.keys()];
          const work = (async () => {
            for (const { partition, size } of steps) {
              const name = names[partition % Math.max(1, names.length)];
              if (name !== undefined)
                await zombie.deliver(name, 0, size, { commit: () => Promise.resolve() });
              await zombie.flush();
            }
          })();
          const owning = drain(owner, log);
          await scheduler.waitFor(Promise.all([work, owning]));
          expect(visibleRows(store)).to.deep.equal(expected);
        },
      ),
      { numRuns: 200 },
    );
  });

  it('gives the same final rows if processes consume different topics of a company', async () => {
    await fc.assert(
      fc.asyncProperty(
        eventsOfOne,
        fc.array(fc.integer({ min: 1, max: 4 }), { minLength: 1, maxLength: 8 }),
        fc.scheduler(),
        async (events, sizes, scheduler) => {
          const log = createMemoryLog();
          await fill(log, events);
          const expected = visibleRows(await untroubled(toyCompanies, log));
          const store = createMemoryStore({
            onInsert: (table) => scheduler.schedule(Promise.resolve(), table),
          });
          const consume = async (topic: string): Promise<void> => {
            const worker = startWorker({ projection: toyCompanies, log, store });
            for (const [name, records] of log.partitions) {
              if (!name.startsWith(`${topic}/`)) continue;
              for (let from = 0, turn = 0; from < records.length; turn += 1) {
                const to = from + (sizes[turn % sizes.length] ?? 1);
                await worker.deliver(name, from, to);
                await worker.flush();
                from = to;
              }
            }
          };
          await scheduler.waitFor(Promise.all(['companies', 'filings', 'facts'].map(consume)));
          expect(visibleRows(store)).to.deep.equal(expected);
        },
      ),
      { numRuns: 200 },
    );
  });

  it('acknowledges rows, dead letters and publications before the commit, for any batch', async () => {
    await fc.assert(
      fc.asyncProperty(allEvents, async (events) => {
        const trace: string[] = [];
        const log = createMemoryLog((topic) => void trace.push(topic));
        await fill(log, events);
        log.addBytes('facts', '0000000002', new Uint8Array([9, 9]));
        await log.add('companies', toyCompany('0000000002', 'POISON'));
        const store = createMemoryStore({ onInsert: () => void trace.push('rows') });
        for (const projection of [toyRows, toyCompanies]) {
          const worker = startWorker({ projection, log, store, onCommit: () => void trace.push('commit') });
          for (const [name, records] of log.partitions) {
            if (projection.topics.every((topic) => !name.startsWith(topic))) continue;
            trace.length = 0;
            await worker.deliver(name, 0, records.length);
            await worker.flush();
            expect(trace.join(' ')).to.match(/^(rows )*(dead-letters )?(published )?commit$/);
          }
        }
      }),
      { numRuns: 50 },
    );
  });

  it('repairs a crash between insert and commit by the redelivery, including publication', async () => {
    const log = createMemoryLog();
    await fill(log, [{ topic: 'facts', event: toyFacts('0000000001', 'A', 'r', 0, 1) }]);
    const store = createMemoryStore();
    const crashing = startWorker({ projection: toyCompanies, log, store });
    await crashing.deliver('facts/1', 0, 1, { commit: () => Promise.reject(new SimulatedCrash('power')) });
    const crash = await crashing.flush().catch((error: unknown) => error);
    expect(crash).to.be.instanceOf(SimulatedCrash);
    expect(log.committed.size).to.equal(0);
    await drain(startWorker({ projection: toyCompanies, log, store }), log);
    expect(visibleRows(store)).to.have.length(1);
    expect(store.rows('rows'), 'the revision is written once').to.have.length(1);
    expect(log.appended.map(({ topic }) => topic)).to.deep.equal(['published', 'published']);
    expect(log.appended[0]!.record.value).to.deep.equal(log.appended[1]!.record.value);
  });

  it('leaves nothing visible and nothing committed after a crash before the rows are acknowledged', async () => {
    for (const fault of ['crash-before', 'crash-after'] as const) {
      for (const position of [0, 1, 2]) {
        const log = createMemoryLog();
        await fill(log, [{ topic: 'facts', event: toyFacts('0000000001', 'A', 'r', 0, 1) }]);
        const store = createMemoryStore();
        store.faults.push(...Array.from({ length: position }, () => 'none' as const), fault);
        const worker = startWorker({ projection: toyCompanies, log, store });
        const crash = await worker
          .deliver('facts/1', 0, 1)
          .then(() => worker.flush())
          .catch((error: unknown) => error);
        expect(crash).to.be.instanceOf(SimulatedCrash);
        expect([...log.committed, ...log.appended]).to.be.empty;
        // The inputs, the rows and the head are the three inserts: only the last one makes the rows visible.
        expect(visibleRows(store)).to.have.length(position === 2 && fault === 'crash-after' ? 1 : 0);
      }
    }
  });

  it('sends poison messages to dead letters with their bytes and position, and continues with the batch', async () => {
    const log = createMemoryLog();
    await fill(log, [{ topic: 'companies', event: toyCompany('0000000001', 'Alpha') }]);
    log.addBytes('companies', '0000000003', new Uint8Array([1, 2, 3]));
    await fill(log, [
      { topic: 'companies', event: toyCompany('0000000005', 'POISON') },
      { topic: 'companies', event: toyCompany('0000000007', 'Beta') },
    ]);
    const store = createMemoryStore();
    await startWorker({ projection: toyRows, log, store }).deliver('companies/1', 0, 4);
    expect(finalRows(store).map((row) => row.cik)).to.deep.equal(['0000000001', '0000000007']);
    const letters = await Promise.all(
      log.appended
        .filter(({ topic }) => topic === 'dead-letters')
        .map(({ record }) => log.codec.decode('dead-letters', record.value)),
    );
    expect(letters.map(({ offset, reason, key }) => [offset, reason, key])).to.deep.equal([
      [1, 'bad_magic', '0000000003'],
      [2, 'poison', '0000000005'],
    ]);
    const records = log.partitions.get('companies/1')!;
    for (const letter of letters) {
      expect(letter).to.include({ step: 'toy_rows', topic: 'companies', partition: 1 });
      expect(Buffer.from(letter.value).equals(records[letter.offset]!.value)).to.equal(true);
    }
    expect(log.committed.get('companies/1')).to.equal(4);
  });

  it('preserves the visible revision of a company that cannot be computed, and dead-letters its newest event', async () => {
    const log = createMemoryLog();
    await fill(log, [
      { topic: 'facts', event: toyFacts('0000000001', 'A', 'r', 0, 1) },
      { topic: 'companies', event: toyCompany('0000000001', 'POISON') },
    ]);
    const store = createMemoryStore();
    const worker = startWorker({ projection: toyCompanies, log, store });
    await worker.deliver('facts/1', 0, 1);
    await worker.flush();
    await drain(worker, log);
    expect(visibleRows(store)).to.have.length(1);
    const [letter] = log.appended.filter(({ topic }) => topic === 'dead-letters');
    const { reason, offset, topic } = await log.codec.decode('dead-letters', letter!.record.value);
    expect({ reason, offset, topic }).to.deep.equal({
      reason: 'uncomputable',
      offset: 0,
      topic: 'companies',
    });
    await log.add('companies', toyCompany('0000000001', 'Alpha'));
    await drain(worker, log);
    expect(visibleRows(store)[0]).to.include({ name: 'Alpha' });
  });

  it('uses memory that does not grow with the topic', async () => {
    const log = createMemoryLog();
    for (let index = 0; index < 300; index += 1)
      await log.add('facts', toyFacts(paddedCik(index), 'A', 'r', 0, 1));
    const store = createMemoryStore();
    const worker = startWorker({ projection: toyCompanies, log, store, cacheFacts: 10, maxRows: 7 });
    for (let from = 0; from < 150; from += 10) {
      await worker.deliver('facts/0', from, from + 10);
      await worker.flush();
      expect(worker.inputs.weight()).to.be.at.most(10);
    }
    expect(Math.max(...store.inserts.map(({ rows }) => rows))).to.be.at.most(10);
    expect(visibleRows(store)).to.have.length(150);
  });

  it('uses memory that does not grow with companies that cannot be computed yet', async () => {
    const log = createMemoryLog();
    for (let index = 0; index < 100; index += 1)
      await log.add('facts', toyFacts(paddedCik(index), 'A', 'r', 0, 2));
    const worker = startWorker({ projection: toyCompanies, log, store: createMemoryStore(), cacheFacts: 10 });
    for (let from = 0; from < 50; from += 10) {
      await worker.deliver('facts/0', from, from + 10);
      await worker.flush();
      expect(worker.inputs.weight()).to.be.at.most(10);
    }
  });

  it('writes nothing more for a batch whose partition was revoked', async () => {
    for (let calls = 0; calls < 25; calls += 1) {
      const log = createMemoryLog();
      await fill(log, [
        { topic: 'facts', event: toyFacts('0000000001', 'A', 'r', 0, 1) },
        { topic: 'facts', event: toyFacts('0000000003', 'A', 'r', 0, 1) },
      ]);
      const store = createMemoryStore();
      let requested = 0;
      let writesAtRevocation = -1;
      const isStale = (): boolean => {
        if (requested === calls) writesAtRevocation = store.inserts.length + log.appended.length;
        requested += 1;
        return requested > calls;
      };
      const worker = startWorker({ projection: toyCompanies, log, store, maxRows: 1 });
      await worker.deliver('facts/1', 0, 2, { isStale });
      await worker.flush();
      if (writesAtRevocation === -1) {
        expect(log.committed.get('facts/1')).to.equal(2);
        return;
      }
      expect(store.inserts.length + log.appended.length).to.equal(writesAtRevocation);
      expect(log.committed.size).to.equal(0);
    }
    expect.fail('the batch was never finished');
  });

  it('waits for an unavailable store, stays in the group, and loses nothing', async () => {
    const log = createMemoryLog();
    await fill(log, [{ topic: 'facts', event: toyFacts('0000000001', 'A', 'r', 0, 1) }]);
    const store = createMemoryStore();
    store.faults.push('unavailable', 'unavailable', 'unavailable', 'none', 'unavailable');
    const seen: string[] = [];
    const worker = startWorker({
      projection: toyCompanies,
      log,
      store,
      onTrouble: () => void seen.push('trouble'),
      onTick: () => void seen.push('tick'),
    });
    await worker.deliver('facts/1', 0, 1, {
      heartbeat: () => Promise.resolve(void seen.push('heartbeat')),
    });
    await worker.flush();
    expect(visibleRows(store)).to.have.length(1);
    expect(log.committed.get('facts/1')).to.equal(1);
    expect(seen.filter((what) => what === 'trouble')).to.have.length(4);
    expect(seen.slice(0, 6), 'waiting is no progress').to.deep.equal([
      'trouble',
      'heartbeat',
      'trouble',
      'heartbeat',
      'trouble',
      'heartbeat',
    ]);
    expect(new ReadStoreUnavailableError('x')).to.be.an('error');
  });
});
