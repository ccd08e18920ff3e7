import { expect } from 'chai';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { openLmdbLog } from '@footnote/event-log/lmdb';
import { UnknownTopicError, type EventLog } from '@footnote/event-log/port';
import { createCodec, type Codec } from '@footnote/events/codec';
import { createMemoryRegistry } from '@footnote/events/memory-registry';
import { STAGES, topicSpecs } from '@footnote/events/topics';
import type { FilingFacts } from '@footnote/event-types/types.generated';
import { eventually } from '@footnote/testing/eventually';
import { createFilingParser } from './service.ts';
import { archiveOf, CIK, companyfacts, documentOf, row } from './testing/documents.ts';

const FIRST = companyfacts({ Revenues: [row(), row({ accn: '0009990001-24-000007', filed: '2024-11-08' })] });
const SECOND = companyfacts({ Revenues: [row({ val: 13 })] });

describe('the filing parser', () => {
  let dir = '';
  let log: EventLog;
  let codec: Codec;

  beforeEach(async () => {
    dir = await mkdtemp(join(tmpdir(), 'footnote-parser-'));
    log = await openLmdbLog({ path: dir });
    codec = createCodec(createMemoryRegistry());
  });
  afterEach(async () => {
    await log.close();
    await rm(dir, { recursive: true, force: true });
  });

  const fetched = async (bytes: Uint8Array): Promise<void> => {
    const value = await codec.encode('documents', documentOf(bytes));
    await log.append('documents', [{ key: CIK, value }]);
  };

  const parsedAll = async (): Promise<void> => {
    await eventually('everything is parsed', async () =>
      (await log.lag('filing-parser', ['documents'])).every(({ lag }) => lag === 0),
    );
  };

  const facts = async (): Promise<readonly FilingFacts[]> => {
    const events: FilingFacts[] = [];
    for (const { partition } of await log.watermarks('facts'))
      for await (const records of log.read('facts', partition, { from: 0 }))
        for (const record of records) events.push(await codec.decode('facts', record.value));
    return events;
  };

  it('turns documents into facts, resumes where it stopped, and reports its health', async () => {
    await log.ensureTopics(topicSpecs());
    await fetched(FIRST);
    const ticks: string[] = [];
    const health = {
      loop: () => ({
        tick: () => void ticks.push('tick'),
        trouble: () => void ticks.push('trouble'),
        notice: () => undefined,
        close: () => void ticks.push('close'),
      }),
    };
    const options = { log, codec, archive: archiveOf(FIRST, SECOND), health };
    const before = createFilingParser(options);
    await before.start();
    await parsedAll();
    await before.stop();
    await fetched(SECOND);
    const after = createFilingParser(options);
    await after.start();
    await parsedAll();
    await after.stop();
    expect((await facts()).map((event) => event.accession)).to.deep.equal([
      '0009990001-24-000007',
      '0009990001-25-000012',
      '0009990001-25-000012',
    ]);
    expect(ticks).not.to.include('trouble');
    // One for each stage, two replicas.
    expect(ticks.filter((tick) => tick === 'close').length).to.equal(2 * Object.keys(STAGES).length);
  });

  it('retries a failed batch, whatever of it was written, with the same events', async () => {
    await log.ensureTopics(topicSpecs());
    await fetched(FIRST);
    await fetched(SECOND);
    const inner = archiveOf(FIRST, SECOND);
    let failures = 2;
    const archive = {
      get: (hash: string) =>
        hash === documentOf(SECOND).sha256 && (failures -= 1) >= 0
          ? Promise.reject(new Error('EIO'))
          : inner.get(hash),
    };
    let crashes = 1;
    const crashing = {
      ...log,
      append: async (topic: string, records: Parameters<EventLog['append']>[1]) => {
        const positions = await log.append(topic, records);
        // The events are written, but the process dies before the acknowledgement.
        if (topic === 'facts' && (crashes -= 1) >= 0) throw new Error('crash');
        return positions;
      },
    };
    const errors: unknown[] = [];
    const logger = {
      info: () => undefined,
      warn: () => undefined,
      error: (line: unknown) => void errors.push(line),
    };
    const parser = createFilingParser({
      log: crashing,
      codec,
      archive,
      logger: logger as never,
      retryMs: 1,
      pollMs: 5,
    });
    await parser.start();
    await parsedAll();
    await parser.stop();
    const ids = (await facts()).map((event) => event.event_id);
    // The archive fails twice in the same way, which is said once.
    expect(errors.length).to.equal(2);
    expect(ids.length).to.equal(6);
    expect(new Set(ids).size, 'the repeated events are the same events').to.equal(3);
    expect((await log.watermarks('dead-letters'))[0]?.high).to.equal(0);
  });

  it('does not start without its topics', async () => {
    const parser = createFilingParser({ log, codec, archive: archiveOf() });
    const error: unknown = await parser.start().catch((thrown: unknown) => thrown);
    expect(error).to.be.instanceOf(UnknownTopicError);
    await parser.stop();
  });
});
