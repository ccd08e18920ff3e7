import { expect } from 'chai';
import fc from 'fast-check';
import { createRandom } from '@footnote/event-log/testing/random';
import { createRegister, type Held } from '@footnote/read-store/register';
import { allEvents, fill, play, schedule } from './testing/arbitrary.ts';
import {
  memoryEntityTables,
  rowsOf,
  type ToyHead,
  type ToyRow,
  visibleRows,
} from './testing/memory-entity-tables.ts';
import { createMemoryStore } from './testing/memory-store.ts';
import { answered, createReplicas, type ReplicasOptions } from './testing/replicas.ts';
import { createMemoryLog, drain, startWorker } from './testing/simulation.ts';
import { toyCompanies } from './testing/toy-projections.ts';

type Model = Omit<ReplicasOptions, 'random'>;

/** What readers saw of a head and of its rows, each asked of any replica. */
type Seen = { readonly head: string; readonly rows: string };

/**
 * Two projectors write the events of a log to replicas, disturbed by a schedule. The rows at the end are those of one
 * undisturbed process with one node, and whoever reads meanwhile sees of each head all its rows.
 */
const law = (model: Model): fc.IAsyncProperty<unknown> =>
  fc.asyncProperty(allEvents, schedule, fc.integer(), async (events, happenings, seed) => {
    const log = createMemoryLog();
    await fill(log, events);
    const single = createMemoryStore();
    await drain(startWorker({ projection: toyCompanies, log, store: single }), log);
    log.committed.clear();
    const store = createReplicas({ ...model, random: createRandom(seed) });
    const tables = memoryEntityTables(store);
    const written = new Map<string, Set<string>>();
    const seen: Seen[] = [];
    const look = (): void => {
      for (const { cik, revision } of answered(() => store.rows('heads')) as ToyHead[]) {
        const slots = answered(() => rowsOf(store, cik, revision)).map(({ slot }) => slot);
        seen.push({ head: `${cik}@${revision}`, rows: slots.join() });
      }
    };
    const watched: typeof tables = {
      ...tables,
      insertRows: async (table, rows, token) => {
        for (const { cik, revision, slot } of rows as ToyRow[]) {
          const name = `${cik}@${revision}`;
          written.set(name, (written.get(name) ?? new Set()).add(slot));
        }
        await tables.insertRows(table, rows, token);
      },
      insertHeads: async (rows, token) => {
        await tables.insertHeads(rows, token);
        look();
      },
    };
    const start = () => startWorker({ projection: toyCompanies, log, store, tables: watched, cacheFacts: 3 });
    const worker = await play(happenings, log, store, start);
    await drain(worker, log);
    expect(answered(() => visibleRows(store))).to.deep.equal(visibleRows(single));
    for (const { head, rows } of seen)
      expect(rows, head).to.equal([...(written.get(head) ?? [])].sort().join());
  });

describe('projectors on a read store of several replicas', () => {
  it('write the rows of one node, and show no head without its rows', async () => {
    await fc.assert(law({}), { numRuns: 200 });
  });

  for (const model of [{ sequential: false }, { quorum: false }])
    it(`would not, with ${JSON.stringify(model)}`, async () => {
      expect((await fc.check(law(model), { numRuns: 400 })).failed).to.equal(true);
    });
});

describe('a register on several replicas', () => {
  const changes = (model: Model): fc.IAsyncProperty<unknown> =>
    fc.asyncProperty(fc.integer(), fc.scheduler(), async (seed, scheduler) => {
      const store = createReplicas({ ...model, random: createRandom(seed) });
      const register = createRegister({
        newest: async (name) => {
          await scheduler.schedule(Promise.resolve());
          const rows = answered(() => store.rows('registers')) as (Held & { readonly name: string })[];
          return rows
            .filter((row) => row.name === name)
            .sort((a, b) => a.version - b.version)
            .at(-1);
        },
        insert: async (row, token) => {
          await scheduler.schedule(Promise.resolve());
          for (let isWritten = false; !isWritten;)
            isWritten = await store.insert('registers', [row], { token }).then(
              () => true,
              () => false,
            );
        },
      });
      const won: number[] = [];
      const writer = async (owner: string): Promise<void> => {
        for (let turn = 0; turn < 4; turn += 1) {
          const { version } = await register.read('lock');
          const set = await register.set('lock', version, owner);
          if (set !== null) won.push(set);
        }
      };
      await scheduler.waitFor(Promise.all(['a', 'b', 'c'].map(writer)));
      expect(new Set(won).size, won.join()).to.equal(won.length);
      expect(won.length).to.be.greaterThan(0);
    });

  it('gives a version to one writer', async () => {
    await fc.assert(changes({}), { numRuns: 200 });
  });

  it('would not without tokens', async () => {
    expect((await fc.check(changes({ tokens: false }), { numRuns: 200 })).failed).to.equal(true);
  });
});
