import { expect } from 'chai';
import fc from 'fast-check';
import { eventId } from '@footnote/events/event-id';
import type { CellRevisions } from '@footnote/event-types/types.generated';
import type { ChangedRow, Emission, EntityProjection } from './projection.ts';
import { ok } from './step.ts';
import { allEvents, fill, play, schedule } from './testing/arbitrary.ts';
import { changedRows, rowsOf, type ToyHead, type ToyRow } from './testing/memory-entity-tables.ts';
import { createMemoryStore, type MemoryStore, SimulatedCrash } from './testing/memory-store.ts';
import { createMemoryLog, drain, type MemoryLog, startWorker } from './testing/simulation.ts';
import { toyCompanies, toyCompany, toyFacts } from './testing/toy-projections.ts';

const textOf = (row: ToyRow | null): string | null =>
  row === null ? null : JSON.stringify({ ...row, revision: 0 });

/** One event on everything that a revision changed, with the rows as they were and are. */
const changesOf = (
  cik: string,
  from: number,
  to: number,
  changed: readonly ChangedRow[],
): readonly Emission<'revisions'>[] => {
  if (changed.length === 0) return [];
  const changes = changed.map((each) => {
    const before = each.before as ToyRow;
    const value = { refusal: null, rule: null, concept: null, method: null };
    const source = { accession: before.slot, form: null, filed: null };
    const after = textOf(each.after as ToyRow | null);
    return {
      statement: 'income' as const,
      field: before.slot,
      period_kind: 'annual' as const,
      fiscal_year: 2025,
      fiscal_period: 'FY' as const,
      period_start: null,
      period_end: '2025-12-31',
      unit: 'USD',
      old: { ...value, ...source, value: textOf(before) },
      new: after === null ? null : { ...value, ...source, value: after },
      cause: 'evidence',
      caused_by: null,
    };
  });
  const event: CellRevisions = {
    event_id: eventId([cik, from, to, JSON.stringify(changes)]),
    source_time: 1,
    recorded_at: 0,
    cik,
    symbols: [],
    revision: to,
    previous_revision: from,
    kind: 'revision',
    filings: [],
    chunk: 0,
    chunks: 1,
    changes,
  };
  return [{ topic: 'revisions', event }];
};

/** The toy projection that emits an event on the rows that a revision changed. */
const comparing: EntityProjection<'companies' | 'filings' | 'facts'> = {
  ...toyCompanies,
  compares: {
    table: 'rows',
    identity: ['slot'],
    compared: 'facts',
    columns: {},
    where: 'true',
    head: [],
  },
  compute: (cik, inputs, revision) => {
    const computed = toyCompanies.compute(cik, inputs, revision);
    if (computed.kind !== 'ok') return computed;
    return ok({
      ...computed.value,
      changes: (previous, changed) => changesOf(cik, previous.revision, revision, changed),
    });
  },
};

const announcedOn = async (log: MemoryLog): Promise<readonly CellRevisions[]> =>
  Promise.all(
    log.appended
      .filter(({ topic }) => topic === 'revisions')
      .map(({ record }) => log.codec.decode('revisions', record.value)),
  );

/** Ids of the events on every step from one visible revision to the next, as the store remembers them. */
const truth = (store: MemoryStore): ReadonlySet<string> => {
  const found = new Set<string>();
  for (const [cik, heads] of Map.groupBy(store.rows('heads') as ToyHead[], (head) => head.cik)) {
    const revisions = [...new Set(heads.map(({ revision }) => revision))].sort((a, b) => a - b);
    revisions.forEach((revision, at) => {
      const previous = revisions[at - 1];
      if (previous === undefined) return;
      const changed = changedRows(rowsOf(store, cik, previous), rowsOf(store, cik, revision));
      for (const { event } of changesOf(cik, previous, revision, changed)) found.add(event.event_id);
    });
  }
  return found;
};

const company = '0000000001';
const calmly = (log: MemoryLog, store: MemoryStore): Promise<void> =>
  drain(startWorker({ projection: comparing, log, store }), log);
const crashing = async (log: MemoryLog, store: MemoryStore): Promise<void> => {
  await calmly(log, store).then(
    () => expect.fail('no crash'),
    (error: unknown) => {
      if (!(error instanceof SimulatedCrash)) throw error;
    },
  );
};

describe('events on what a revision changed', () => {
  it('are those of every step between visible revisions, after any at-least-once schedule and any crash', async () => {
    await fc.assert(
      fc.asyncProperty(allEvents, schedule, fc.array(fc.nat(9)), async (events, happenings, deaths) => {
        let appends = 0;
        const log = createMemoryLog((topic) => {
          if (topic !== 'revisions') return;
          appends += 1;
          if (deaths.includes(appends)) throw new SimulatedCrash();
        });
        await fill(log, events);
        const store = createMemoryStore();
        const start = () => startWorker({ projection: comparing, log, store, cacheFacts: 3 });
        let worker = await play(happenings, log, store, start);
        for (let isDone = false; !isDone;) {
          try {
            await drain(worker, log);
            isDone = true;
          } catch (error) {
            if (!(error instanceof SimulatedCrash)) throw error;
            worker = start();
          }
        }
        const announced = (await announcedOn(log)).map(({ event_id: id }) => id);
        expect(new Set(announced)).to.deep.equal(truth(store));
        const heads = store.rows('heads') as (ToyHead & { readonly unannounced: string })[];
        for (const [, own] of Map.groupBy(heads, ({ cik }) => cik)) {
          const newest = Math.max(...own.map(({ revision }) => revision));
          expect(own.findLast(({ revision }) => revision === newest)?.unannounced).to.equal('');
        }
      }),
      { numRuns: 400 },
    );
  });

  it('are none for the first revision, and for one without changes', async () => {
    const log = createMemoryLog();
    const store = createMemoryStore();
    await log.add('facts', toyFacts(company, 'A', 'r', 0, 1));
    await calmly(log, store);
    await log.add('facts', toyFacts(company, 'B', 'r', 0, 1));
    await calmly(log, store);
    expect(await announcedOn(log)).to.deep.equal([]);
    await log.add('facts', toyFacts(company, 'B', 's', 0, 1));
    await calmly(log, store);
    const [event] = await announcedOn(log);
    expect(event?.changes.map(({ field }) => field)).to.deep.equal(['B']);
  });

  it('come after a crash between head and log, also with an event of another topic that is read first', async () => {
    for (const other of [toyCompany('0000000002', 'Other'), toyCompany(company, 'Alpha')]) {
      let dies = false;
      const log = createMemoryLog((topic) => {
        if (topic === 'revisions' && dies) throw new SimulatedCrash();
      });
      const store = createMemoryStore();
      await log.add('facts', toyFacts(company, 'A', 'r', 0, 1));
      await calmly(log, store);
      await log.add('facts', toyFacts(company, 'A', 's', 0, 1));
      dies = true;
      await crashing(log, store);
      dies = false;
      const worker = startWorker({ projection: comparing, log, store });
      await log.add('companies', other);
      const partition = Number(other.cik.at(-1)) % 2;
      await worker.deliver(`companies/${partition}`, 0, 1);
      await worker.flush();
      await drain(worker, log);
      const announced = (await announcedOn(log)).map(({ event_id: id }) => id);
      expect(new Set(announced)).to.deep.equal(truth(store));
      expect(announced, 'once').to.have.length(truth(store).size);
    }
  });

  it('come once more when the process ends before the store knows that the log has them, and never again', async () => {
    const log = createMemoryLog();
    let dies = false;
    const store = createMemoryStore({
      onInsert: (table) => {
        if (table !== 'heads') return;
        if (dies && log.appended.some(({ topic }) => topic === 'revisions')) throw new SimulatedCrash();
      },
    });
    await log.add('facts', toyFacts(company, 'A', 'r', 0, 1));
    await calmly(log, store);
    await log.add('facts', toyFacts(company, 'A', 's', 0, 1));
    dies = true;
    await crashing(log, store);
    dies = false;
    await calmly(log, store);
    await log.add('facts', toyFacts(company, 'A', 't', 0, 1));
    await calmly(log, store);
    const ids = (await announcedOn(log)).map(({ event_id: id }) => id);
    expect(ids).to.have.length(3);
    expect(ids[0]).to.equal(ids[1]);
    expect(ids[2]).not.to.equal(ids[1]);
  });
});
