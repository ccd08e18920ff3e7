import type { NewRecord } from '@footnote/event-log/port';
import { createCodec } from '@footnote/events/codec';
import { createMemoryRegistry } from '@footnote/events/memory-registry';
import type { TopicName } from '@footnote/events/topics';
import { revisionBase } from '@footnote/projection/log-layout';
import { allEvents, type ToyEvent } from '@footnote/projection/testing/arbitrary';
import { visibleRows } from '@footnote/projection/testing/memory-entity-tables';
import { createMemoryStore } from '@footnote/projection/testing/memory-store';
import { createMemoryLog, drain, startWorker } from '@footnote/projection/testing/simulation';
import { toyCompanies, toyCompany } from '@footnote/projection/testing/toy-projections';
import { expect } from 'chai';
import fc from 'fast-check';
import { copyLog, type CopyReport } from './copy-log.ts';
import { type GrowingLog, growingLog } from './testing/growing-log.ts';

const TOPICS = ['companies', 'filings', 'facts'] as const satisfies readonly TopicName[];
const registry = createMemoryRegistry();
const codec = createCodec(registry);

const copyInto = (from: GrowingLog, partitions: number): Promise<{ to: GrowingLog; report: CopyReport }> => {
  const to = growingLog(partitions);
  return copyLog({ from, to, registry, topics: TOPICS }).then((report) => ({ to, report }));
};

async function recordOf({ topic, event }: ToyEvent, time: number): Promise<NewRecord> {
  return { key: event.cik, value: await codec.encode(topic, { ...event, recorded_at: time }) };
}

/** The rows that a projector builds from the log as the given epoch. */
async function rowsOf(log: GrowingLog, epoch: number) {
  const memory = createMemoryLog();
  for (const [name, records] of log.all()) memory.partitions.set(name, [...records]);
  const store = createMemoryStore();
  const worker = startWorker({
    ...{ projection: toyCompanies, store, base: revisionBase(epoch) },
    log: { ...memory, codec },
  });
  await drain(worker, memory);
  return visibleRows(store);
}

type Row = Awaited<ReturnType<typeof rowsOf>>[number];
const withoutRevision = (rows: readonly Row[]) => rows.map((row) => ({ ...row, revision: 0 }));

/** What happens to a log between two events. */
type Change = { readonly kind: 'grow' | 'copy'; readonly partitions: number } | null;
const change: fc.Arbitrary<Change> = fc.oneof(
  { weight: 6, arbitrary: fc.constant(null) },
  fc.record({
    kind: fc.constantFrom('grow', 'copy'),
    partitions: fc.integer({ min: 1, max: 9 }),
  }),
);

describe('a log copied to other numbers of partitions', () => {
  it('gives the rows of one partition, and higher revisions each time, whatever was appended and done before', async () => {
    const step = fc.record({ change, isStale: fc.boolean() });
    await fc.assert(
      fc.asyncProperty(
        allEvents.chain((events) =>
          fc.tuple(
            fc.constant(events),
            fc.array(step, { minLength: events.length, maxLength: events.length }),
          ),
        ),
        fc.integer({ min: 1, max: 8 }),
        async ([events, steps], first) => {
          const single = growingLog(1);
          let [log, known, epoch] = [growingLog(first), first, 0];
          const revisions = new Map<string, number>();
          const requireHigher = async (): Promise<void> => {
            for (const { cik, revision } of await rowsOf(log, epoch)) {
              expect(revision).to.be.greaterThan(revisions.get(`${cik} ${epoch - 1}`) ?? -1);
              revisions.set(`${cik} ${epoch}`, revision);
            }
          };
          for (const [time, toy] of events.entries()) {
            const { change: next, isStale } = steps[time] ?? { change: null, isStale: false };
            if (next?.kind === 'grow') log.grow(next.partitions);
            if (next?.kind === 'copy') {
              ({ to: log } = await copyInto(log, next.partitions));
              known = next.partitions;
              epoch += 1;
              await requireHigher();
            }
            const record = await recordOf(toy, time);
            await log.append(toy.topic, [record], isStale ? known : log.partitions());
            await single.append(toy.topic, [record]);
          }
          ({ to: log } = await copyInto(log, 5));
          epoch += 1;
          await requireHigher();
          expect(withoutRevision(await rowsOf(log, epoch))).to.deep.equal(
            withoutRevision(await rowsOf(single, 0)),
          );
        },
      ),
      { numRuns: 150 },
    );
  });

  /** Twenty profiles of four companies. */
  const filled = async (partitions: number): Promise<GrowingLog> => {
    const log = growingLog(partitions);
    for (let time = 0; time < 20; time += 1) {
      const event = toyCompany(`000000000${time % 4}`, `name ${time}`);
      await log.append('companies', [await recordOf({ topic: 'companies', event }, time)]);
    }
    return log;
  };
  const valuesIn = (log: GrowingLog): number =>
    [...log.all().values()].reduce((sum, records) => sum + records.length, 0);

  it('is resumed after a copy was killed, at any record', async () => {
    const from = await filled(3);
    const whole = (await copyInto(from, 2)).to;
    for (let killedAt = 0; killedAt <= 20; killedAt += 5) {
      const to = growingLog(2);
      for (const [name, records] of whole.all())
        for (const { key, value } of records.slice(0, killedAt / 2))
          await to.append(name.split('/')[0] ?? '', [{ key, value }]);
      await copyLog({ from, to, registry, topics: TOPICS });
      expect([...to.all()]).to.deep.equal([...whole.all()]);
    }
  });

  it('refuses topics that have other records, and a log that grows meanwhile', async () => {
    const from = await filled(3);
    const to = growingLog(2);
    const event = toyCompany('0000000001', 'of another log');
    await to.append('companies', [await recordOf({ topic: 'companies', event }, 0)]);
    const refused = await copyLog({ from, to, registry, topics: TOPICS }).catch((error: unknown) => error);
    expect(refused).to.be.an('error').with.property('message').that.includes('has other records');

    const target = growingLog(2);
    const grown = await copyLog({
      ...{ from, registry, topics: TOPICS },
      to: {
        ...target,
        append: async (topic, records) => {
          const late = await recordOf({ topic: 'companies', event }, 99);
          await from.append('companies', [late]);
          return target.append(topic, records);
        },
      },
    }).catch((error: unknown) => error);
    expect(grown).to.be.an('error').with.property('message').that.includes('grew while it was copied');
  });

  it('carries what groups have read, never more, and nothing of the groups of tables', async () => {
    const from = await filled(3);
    from.commit('filing-parser', 'companies', 3);
    from.commit('projector.toy.g1', 'companies', 3);
    const { to, report } = await copyInto(from, 2);
    expect(report.groups.map(({ group }) => group)).to.deep.equal(['filing-parser']);
    const read = new Set(
      [...from.all().values()].flatMap((records) => records.slice(0, 3)).map(({ value }) => value),
    );
    const [{ upTo } = { upTo: [] }] = report.groups;
    expect(Math.max(...upTo)).to.be.greaterThan(0);
    for (const [partition, next] of upTo.entries())
      for (const { value } of to.all().get(`companies/${partition}`)?.slice(0, next) ?? [])
        expect(read.has(value)).to.equal(true);
    expect(valuesIn(to)).to.equal(20);
  });
});
