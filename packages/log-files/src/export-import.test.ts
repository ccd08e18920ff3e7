import { mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { partitionOf } from '@footnote/event-log/partitioner';
import { openLmdbLog } from '@footnote/event-log/lmdb';
import type { EventLog, LogRecord } from '@footnote/event-log/port';
import { createCodec, subjectOf, type Codec } from '@footnote/events/codec';
import { readExample } from '@footnote/events/examples';
import { createMemoryRegistry } from '@footnote/events/memory-registry';
import { IncompatibleSchemaError, type SchemaRegistry } from '@footnote/events/registry';
import { readSchemaText } from '@footnote/events/schema-files';
import { keyOf, RETOLD, TOPIC_NAMES, topicSpecs, type TopicName } from '@footnote/events/topics';
import { expect } from 'chai';
import { UserError } from '@footnote/runtime/user-error';
import { paddedCik } from '@footnote/values/cik';
import { exportTopics, type ExportReport } from './export.ts';
import { growingLog } from './testing/growing-log.ts';
import { importTopics, type ImportReport } from './import.ts';

type TestLog = { readonly log: EventLog; readonly registry: SchemaRegistry; readonly codec: Codec };

const COUNT = 60;

const cikOf = (index: number): string => paddedCik((index % 7) + 1);

const messageOf = async (promise: Promise<unknown>): Promise<string> => {
  try {
    await promise;
  } catch (error) {
    return error instanceof UserError ? error.message : `unexpected: ${String(error)}`;
  }
  return 'none';
};

describe('export and import of the log', () => {
  let folder: string;
  const opened: EventLog[] = [];

  /** A log with a separate registry, whose ids differ from those of the next. */
  const open = async (name: string, partitions = 4, registry = createMemoryRegistry()): Promise<TestLog> => {
    for (let id = 0; id < opened.length; id += 1)
      await registry.register(`other-${id}`, JSON.stringify({ type: 'record', name: `R${id}`, fields: [] }));
    const log = await openLmdbLog({ path: join(folder, name) });
    opened.push(log);
    await log.ensureTopics(topicSpecs(partitions));
    return { log, registry, codec: createCodec(registry) };
  };

  const put = async ({ log, codec }: TestLog, topic: TopicName, from = 0): Promise<void> => {
    const records = Array.from({ length: COUNT }, async (_, index) => {
      const number = from + index;
      const event = { ...readExample(topic), recorded_at: 1000 + number, cik: cikOf(number) };
      const value = await codec.encode(topic, event);
      return { key: keyOf(topic, event), value, headers: { number: String(number) } };
    });
    await log.append(topic, await Promise.all(records));
  };

  const everything = async (
    { log }: TestLog,
    topic: TopicName,
  ): Promise<ReadonlyMap<string, readonly LogRecord[]>> => {
    const records: LogRecord[] = [];
    for (const { partition, low } of await log.watermarks(topic))
      for await (const chunk of log.read(topic, partition, { from: low })) records.push(...chunk);
    return Map.groupBy(records, ({ key }) => key);
  };

  /** By key, in order: headers and the event, or the bytes if they are not an event. */
  const published = async (target: TestLog, topic: TopicName): Promise<object> => {
    const of = async ({ headers, value }: LogRecord): Promise<object> => ({
      headers,
      event: await target.codec.decode(topic, value).catch(() => Buffer.from(value).toString('hex')),
    });
    const keys = [...(await everything(target, topic))].sort(([a], [b]) => (a < b ? -1 : 1));
    return Object.fromEntries(
      await Promise.all(
        keys.map(async ([key, records]) => [key, await Promise.all(records.map(of))] as const),
      ),
    );
  };

  const dir = (): string => join(folder, 'export');
  const exported = (
    target: TestLog,
    topics: readonly TopicName[] = TOPIC_NAMES,
  ): Promise<readonly ExportReport[]> => exportTopics({ ...target, topics, dir: dir(), segmentBytes: 3000 });
  const imported = (target: TestLog): Promise<readonly ImportReport[]> =>
    importTopics({ ...target, dir: dir() });
  const sum = (reports: readonly { readonly records: number }[]): number =>
    reports.reduce((total, { records }) => total + records, 0);

  beforeEach(async () => {
    folder = await mkdtemp(join(tmpdir(), 'footnote-export-'));
  });
  afterEach(async () => {
    for (const log of opened.splice(0)) await log.close();
    await rm(folder, { recursive: true });
  });

  it('moves a log whose topics were given more partitions, each key in the order in which its events were recorded', async () => {
    const registry = createMemoryRegistry();
    const codec = createCodec(registry);
    const grown = growingLog(3);
    const source = { log: grown as unknown as EventLog, registry, codec };
    const target = await open('target', 4, registry);
    const expected = await open('expected', 4, registry);
    for (const run of [0, 1]) {
      for (let number = run * COUNT; number < (run + 1) * COUNT; number += 1) {
        if (number % 20 === 10) grown.grow(grown.partitions() + 2);
        const event = { ...readExample('facts'), recorded_at: number, cik: cikOf(number) };
        const record = { key: event.cik, value: await codec.encode('facts', event) };
        // Every third is appended by a process that was started before any partitions were added.
        await grown.append('facts', [record], number % 3 === 0 ? 3 : grown.partitions());
        await expected.log.append('facts', [record]);
      }
      await exported(source, ['facts']);
      expect(sum(await imported(target))).to.equal(COUNT);
      expect(await published(target, 'facts')).to.deep.equal(await published(expected, 'facts'));
    }
  });

  it('moves every topic except those published again, each key in order, whatever the number of partitions', async () => {
    const source = await open('source');
    for (const topic of TOPIC_NAMES) await put(source, topic);
    expect(sum(await exported(source))).to.equal(TOPIC_NAMES.length * COUNT);
    for (const partitions of [4, 7]) {
      const target = await open(`target-${partitions}`, partitions);
      expect(sum(await imported(target))).to.equal((TOPIC_NAMES.length - RETOLD.size) * COUNT);
      for (const topic of TOPIC_NAMES)
        expect(await published(target, topic), topic).to.deep.equal(
          RETOLD.has(topic) ? {} : await published(source, topic),
        );
    }
  });

  it('says how many records of how many are done', async () => {
    const source = await open('source');
    const target = await open('target', 3);
    await put(source, 'filings');
    const lines: string[] = [];
    const onProgress = (what: string, done: number, total: number): void => {
      lines.push(`${what}: ${done} of ${total}`);
    };
    await exportTopics({ ...source, topics: ['filings'], dir: dir(), onProgress });
    await importTopics({ ...target, dir: dir(), onProgress });
    expect(lines).to.have.length(2 * COUNT);
    expect(lines.filter((_, index) => index % COUNT === COUNT - 1)).to.deep.equal([
      `records exported: ${COUNT} of ${COUNT}`,
      `records imported: ${COUNT} of ${COUNT}`,
    ]);
  });

  it('exports and imports only new records when run again', async () => {
    const source = await open('source');
    const target = await open('target', 3);
    for (const from of [0, COUNT]) {
      await put(source, 'filings', from);
      expect(sum(await exported(source))).to.equal(COUNT);
      expect(sum(await exported(source))).to.equal(0);
      expect(sum(await imported(target))).to.equal(COUNT);
      expect(sum(await imported(target))).to.equal(0);
    }
    expect(await published(target, 'filings')).to.deep.equal(await published(source, 'filings'));
  });

  it('keeps the offset and recording time of every record', async () => {
    const source = await open('source');
    await put(source, 'filings');
    await exported(source);
    const target = await open('target');
    await imported(target);
    const places = async (target: TestLog): Promise<object[]> =>
      [...(await everything(target, 'filings')).values()]
        .flat()
        .map(({ partition, offset, key, headers }) => ({ partition, offset, key, headers }));
    expect(await places(target)).to.deep.equal(await places(source));
  });

  it('resumes an import wherever it was interrupted', async () => {
    const source = await open('source');
    await put(source, 'filings');
    await put(source, 'documents');
    await exported(source);
    for (const cut of [1, 2, 3]) {
      const target = await open(`target-${cut}`, 3);
      let appends = 0;
      const dying: EventLog = {
        ...target.log,
        // As Kafka may do: the records of some partitions are stored, then nothing more.
        append: async (topic, records) => {
          appends += 1;
          if (appends < cut) return target.log.append(topic, records);
          await target.log.append(
            topic,
            records.filter(({ key }) => partitionOf(key, 3) === 1),
          );
          throw new Error('cut off');
        },
      };
      await imported({ ...target, log: dying }).catch(() => undefined);
      await imported(target);
      for (const topic of ['filings', 'documents'] as const)
        expect(await published(target, topic)).to.deep.equal(await published(source, topic));
    }
  });

  it('exports events of an earlier schema unchanged, one schema per file', async () => {
    const source = await open('source');
    const old = JSON.parse(readSchemaText('documents')) as { fields: { name: string }[] };
    old.fields = old.fields.filter(({ name }) => name !== 'last_modified');
    const oldId = await source.registry.register(subjectOf('documents'), JSON.stringify(old));
    await put(source, 'documents');
    const [record] = [...(await everything(source, 'documents')).values()].flat();
    // Without the last member, a null, the old event equals the new one less its last byte.
    const bytes = Buffer.from(record?.value ?? []);
    const event = { ...readExample('documents'), last_modified: null };
    const value = Buffer.from(await source.codec.encode('documents', event)).subarray(0, -1);
    value.writeUInt32BE(oldId, 1);
    await source.log.append('documents', [{ key: record?.key ?? '', value }]);
    await source.log.append('documents', [{ key: record?.key ?? '', value: bytes }]);
    await exported(source);
    const target = await open('target');
    await imported(target);
    expect(await published(target, 'documents')).to.deep.equal(await published(source, 'documents'));

    // A registry that has only today's schema rejects the old one as incompatible: the event is then written
    // in today's.
    const strict = createMemoryRegistry();
    await strict.register(subjectOf('documents'), readSchemaText('documents'));
    const refusing: SchemaRegistry = {
      ...strict,
      register: (subject, schema) =>
        subject === subjectOf('documents') && !schema.includes('last_modified')
          ? Promise.reject(new IncompatibleSchemaError(subject, 'it is older'))
          : strict.register(subject, schema),
    };
    const other = await open('other', 4, refusing);
    await imported(other);
    expect(await published(other, 'documents')).to.deep.equal(await published(source, 'documents'));
  });

  it('exports and imports values that are not events', async () => {
    const source = await open('source');
    const unknown = Buffer.from([0, 0, 0, 9, 9, 1]);
    const values = [Buffer.from('plain text'), unknown, Buffer.alloc(0)];
    await source.log.append(
      'published',
      values.map((value) => ({ key: 'k', value })),
    );
    await put(source, 'published');
    const [report] = await exported(source, ['published']);
    expect(report).to.deep.include({ records: COUNT + 3, raw: 3 });
    const target = await open('target');
    await imported(target);
    expect(await published(target, 'published')).to.deep.equal(await published(source, 'published'));
  });

  it('transfers the committed offsets of the parser, so that nothing is parsed again', async () => {
    const source = await open('source');
    await put(source, 'documents');
    await put(source, 'facts');
    const read = new Set<number>();
    const consumer = await source.log.consume({
      group: 'filing-parser',
      topics: ['documents'],
      maxRecords: 5,
      // Of each partition but the last everything was read.
      onBatch: async ({ partition, records, high }, control) => {
        if (partition === 3 && read.has(partition)) return;
        const next = (records.at(-1)?.offset ?? 0) + 1;
        await control.commit(next);
        if (partition === 3 || next === high) read.add(partition);
      },
    });
    const marks = await source.log.watermarks('documents');
    const expected = marks.filter(({ high }) => high > 0).length;
    while (read.size < expected) await new Promise((resolve) => setTimeout(resolve, 5));
    await consumer.stop();
    await exported(source);
    const target = await open('target');
    await imported(target);
    const lag = await target.log.lag('filing-parser', ['documents']);
    expect(lag).to.deep.equal(
      (await source.log.lag('filing-parser', ['documents'])).map((row) => ({
        ...row,
        committed: row.high === 0 ? -1 : row.committed,
      })),
    );
    expect(await target.log.groups()).to.deep.equal(['filing-parser']);
  });

  it('rejects a log with other records and a folder with the export of another log', async () => {
    const source = await open('source');
    await put(source, 'filings');
    await exported(source);
    const other = await open('other');
    await put(other, 'filings', 1);
    expect(await messageOf(exported(other))).to.match(/has the export of another log: filings\[\d\] differs/);
    const before = await published(other, 'filings');
    expect(await messageOf(imported(other))).to.match(
      /the log has other records than the export in filings\[\d\]/,
    );
    expect(await published(other, 'filings')).to.deep.equal(before);
  });

  it('names a damaged or missing file and rejects a folder that is not an export', async () => {
    const target = await open('target');
    expect(await messageOf(imported(target))).to.match(/is not a complete export/);
    const source = await open('source');
    await put(source, 'filings');
    await exported(source);
    const files = async (): Promise<string[]> => (await readdir(join(dir(), 'filings'))).sort();
    const [name = ''] = await files();
    const path = join(dir(), 'filings', name);
    const whole = await readFile(path);
    await writeFile(path, whole.subarray(0, whole.length - 30));
    expect(await messageOf(imported(target))).to.match(/filings-0000\d-\d+-\d+\.avro ends in the middle/);
    const hurt = Buffer.from(whole);
    hurt.fill(0xff, whole.length - 60, whole.length - 20);
    await writeFile(path, hurt);
    expect(await messageOf(imported(await open('second')))).to.match(/\.avro /);
    await rm(path);
    expect(await messageOf(imported(await open('third')))).to.match(/are missing/);
    await writeFile(join(dir(), 'export.json'), '{"format":2,"topics":{}}');
    expect(await messageOf(imported(await open('fourth')))).to.match(/damaged or from another release/);
  });
});
