import { expect } from 'chai';
import type { Batch, NewRecord } from '@footnote/event-log/port';
import { createCodec } from '@footnote/events/codec';
import { createMemoryRegistry } from '@footnote/events/memory-registry';
import { moreFollow, sayingMoreFollow } from '@footnote/events/more-follow';
import { companyEvent, factOf, factsEvent, filingEvent } from '@footnote/events/testing/samples';
import { knownLetters } from '../known-letters.ts';
import { drop, ok } from '../step.ts';
import { runBatch } from './batch.ts';
import type { Stage } from './stage.ts';

const codec = createCodec(createMemoryRegistry());

/**
 * For each company, its filing and its profile again; part of one called HALF is omitted, one called NONE is
 * dropped.
 */
const toyStage: Stage<'companies', 'filings' | 'companies'> = {
  name: 'toy',
  topic: 'companies',
  maxRecords: 10,
  work: 'toy',
  take: (company) => {
    if (company.name === 'NONE') return drop('nameless');
    return ok({
      runs: [
        [
          { topic: 'filings', event: filingEvent(company.cik, '0000000001-26-000001') },
          { topic: 'companies', event: { ...company, name: 'AGAIN' } },
        ],
      ],
      leftOut: company.name === 'HALF' ? { reason: 'half', message: 'half was left out' } : null,
    });
  },
};

const batchOf = async (...names: readonly string[]): Promise<Batch> => ({
  topic: 'companies',
  partition: 0,
  high: names.length,
  records: await Promise.all(
    names.map(async (name, offset) => ({
      topic: 'companies',
      partition: 0,
      offset,
      key: '0000000001',
      value: await codec.encode('companies', companyEvent('0000000001', { name })),
    })),
  ),
});

describe('a stage', () => {
  it('writes to each of its topics, then dead letters, then commits', async () => {
    const steps: string[] = [];
    const written = new Map<string, readonly NewRecord[]>();
    const log = {
      append: (topic: string, records: readonly NewRecord[]) => {
        steps.push(`append ${records.length} ${topic}`);
        written.set(topic, records);
        return Promise.resolve([]);
      },
    };
    const control = {
      commit: (offset: number) => Promise.resolve(void steps.push(`commit ${offset}`)),
      heartbeat: () => Promise.resolve(),
      isStale: () => false,
    };
    const counted: string[] = [];
    const metrics = {
      records: (...labels: readonly unknown[]) => void counted.push(labels.join(' ')),
      seconds: () => undefined,
    };
    await runBatch(
      { log, codec, metrics, now: () => 7 },
      toyStage,
      await batchOf('WHOLE', 'NONE', 'HALF'),
      control,
    );
    expect(steps).to.deep.equal([
      'append 2 filings',
      'append 2 companies',
      'append 1 dead-letters',
      'commit 3',
    ]);
    expect(counted).to.deep.equal(['toy ok ', 'toy dropped nameless', 'toy dead_letter half']);
    const [again] = written.get('companies') ?? [];
    expect(await codec.decode('companies', again!.value)).to.include({ name: 'AGAIN', recorded_at: 7 });
    const [letter] = written.get('dead-letters') ?? [];
    expect(await codec.decode('dead-letters', letter!.value)).to.include({
      step: 'toy',
      reason: 'half',
      offset: 2,
    });
  });

  it('says of all events of a record but the last that more follow, and of that one too if the record says so', async () => {
    const stage: Stage<'companies', 'companies'> = {
      ...toyStage,
      tellsMore: true,
      take: (company) =>
        ok({
          runs: [['A', 'B'], [], ['C']].map((run) =>
            run.map((name) => ({ topic: 'companies', event: { ...company, name } })),
          ),
          leftOut: null,
        }),
    };
    const written: boolean[] = [];
    const log = {
      append: (_: string, records: readonly NewRecord[]) => {
        written.push(...records.map(moreFollow));
        return Promise.resolve([]);
      },
    };
    const control = {
      commit: () => Promise.resolve(),
      heartbeat: () => Promise.resolve(),
      isStale: () => false,
    };
    const batch = await batchOf('FOLLOWED', 'LAST');
    const records = batch.records.map((record) => (record.offset === 0 ? sayingMoreFollow(record) : record));
    await runBatch({ log, codec }, stage, { ...batch, records }, control);
    expect(written).to.deep.equal([true, true, true, true, true, false]);
    written.length = 0;
    const { tellsMore: _, ...silent } = stage;
    await runBatch({ log, codec }, silent, { ...batch, records }, control);
    expect(written, 'a stage that does not').to.deep.equal(Array(6).fill(false));
  });

  it('refuses an event that states an impossible date, without its work being done', async () => {
    const event = filingEvent('0000000001', '0000000001-26-000001', { filed: '2026-02-30', source_time: 0 });
    const value = await codec.encode('filings', { ...event, accepted_at: null });
    const appended: string[] = [];
    const log = {
      append: (topic: string) => Promise.resolve(void appended.push(topic)).then(() => []),
    };
    const stage: Stage<'filings'> = {
      ...toyStage,
      topic: 'filings',
      take: () => {
        throw new Error('was taken');
      },
    };
    const record = { topic: 'filings', partition: 0, offset: 0, key: '0000000001', value };
    const control = {
      commit: () => Promise.resolve(),
      heartbeat: () => Promise.resolve(),
      isStale: () => false,
    };
    await runBatch(
      { log, codec },
      stage,
      { topic: 'filings', partition: 0, high: 1, records: [record] },
      control,
    );
    expect(appended).to.deep.equal(['dead-letters']);
  });

  it('repeats no dead letter of a record that it reads again, and refuses well-formed garbage', async () => {
    const dated = filingEvent('0000000001', '0000000001-26-000001', { filed: '9999-99-99', source_time: 0 });
    const valued = factsEvent('0000000001', '0000000001-26-000001', [factOf('Revenues', 'NaN')]);
    const values = {
      filings: await codec.encode('filings', { ...dated, accepted_at: null }),
      facts: await codec.encode('facts', valued),
    };
    const letters: NewRecord[] = [];
    const log = {
      append: (topic: string, records: readonly NewRecord[]) => {
        if (topic === 'dead-letters') letters.push(...records);
        return Promise.resolve([]);
      },
      watermarks: (topic: string) => Promise.resolve([{ topic, partition: 0, low: 0, high: letters.length }]),
      read: async function* (topic: string, partition: number, range: { readonly from: number }) {
        const some = letters.slice(range.from);
        yield await Promise.resolve(
          some.map((each, index) => ({ ...each, topic, partition, offset: range.from + index })),
        );
      },
    };
    const control = {
      commit: () => Promise.resolve(),
      heartbeat: () => Promise.resolve(),
      isStale: () => false,
    };
    for (const topic of ['filings', 'facts'] as const) {
      const stage: Stage = { ...toyStage, topic, take: () => drop('taken') };
      const record = { topic, partition: 0, offset: 0, key: '0000000001', value: values[topic] };
      const again = { ...record, offset: 1 };
      for (const records of [[record], [record], [record, again]])
        await runBatch(
          { log, codec, letters: knownLetters(log, codec, stage.name) },
          stage,
          { topic, partition: 0, high: 2, records },
          control,
        );
    }
    const read = await Promise.all(letters.map(({ value }) => codec.decode('dead-letters', value)));
    expect(read.map(({ topic, offset, reason }) => `${topic} ${offset} ${reason}`)).to.deep.equal([
      'filings 0 date_impossible',
      'filings 1 date_impossible',
      'facts 0 number_impossible',
      'facts 1 number_impossible',
    ]);
    expect(new Set(read.map(({ event_id }) => event_id)).size).to.equal(4);
  });
});
