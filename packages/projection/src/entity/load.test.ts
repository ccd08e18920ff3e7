import { expect } from 'chai';
import { memoryEntityTables, visibleRows } from '../testing/memory-entity-tables.ts';
import { createMemoryStore, type MemoryStore } from '../testing/memory-store.ts';
import { createMemoryLog, drain, type MemoryLog, startWorker } from '../testing/simulation.ts';
import { toyCompanies, toyFacts } from '../testing/toy-projections.ts';

const COMPANIES = Array.from({ length: 9 }, (_, at) => `000000000${at + 1}`);

/** Adds one fact to every company in a process with an empty cache, and records its reads per topic. */
async function evening(
  log: MemoryLog,
  store: MemoryStore,
  limits: { readonly loadBytes: number; readonly cacheFacts: number },
): Promise<readonly string[]> {
  const tables = memoryEntityTables(store);
  const requested: string[] = [];
  const counting: typeof tables = {
    ...tables,
    inputs: (topics, entities, payloads) => {
      if (payloads) requested.push(`${topics.join(' and ')} of ${entities.length}`);
      return tables.inputs(topics, entities, payloads);
    },
  };
  for (const cik of COMPANIES) await log.add('facts', toyFacts(cik, 'B', 'r', 0, 1));
  await drain(startWorker({ projection: toyCompanies, log, store, tables: counting, ...limits }), log);
  return requested;
}

async function loaded(): Promise<{ readonly log: MemoryLog; readonly store: MemoryStore }> {
  const log = createMemoryLog();
  const store = createMemoryStore();
  for (const cik of COMPANIES) await log.add('facts', toyFacts(cik, 'A', 'r', 0, 1));
  await drain(startWorker({ projection: toyCompanies, log, store }), log);
  return { log, store };
}

describe('stored inputs of many entities', () => {
  it('are read with one query, and only from topics that have any', async () => {
    const { log, store } = await loaded();
    expect(await evening(log, store, { loadBytes: 1e9, cacheFacts: 1e9 })).to.deep.equal(['facts of 9']);
    expect(visibleRows(store)).to.have.length(2 * COMPANIES.length);
  });

  it('are read once, whatever is cached of them', async () => {
    const { log, store } = await loaded();
    expect(await evening(log, store, { loadBytes: 1e9, cacheFacts: 0 })).to.deep.equal(['facts of 9']);
  });

  it('are read in groups that keep to a size', async () => {
    const { log, store } = await loaded();
    expect(await evening(log, store, { loadBytes: 1, cacheFacts: 1e9 })).to.deep.equal(
      COMPANIES.map(() => 'facts of 1'),
    );
  });
});
