import { expect } from 'chai';
import { ArchiveCorruptError, type Archive } from '@footnote/edgar/archive';
import type { Batch, LogRecord, NewRecord } from '@footnote/event-log/port';
import { createCodec } from '@footnote/events/codec';
import { createMemoryRegistry } from '@footnote/events/memory-registry';
import { zipOf } from '@footnote/edgar/testing/zip';
import { contextOf, instanceOf, member } from '@footnote/xbrl/testing/report-package';
import type { Document } from '@footnote/event-types/types.generated';
import { runBatch, type StagePorts } from '@footnote/projection/stage/batch';
import { factsStage } from './facts-stage.ts';
import { archiveOf, CIK, companyfacts, documentOf, row } from './testing/documents.ts';
import { xbrlDocument } from './testing/reports.ts';

const codec = createCodec(createMemoryRegistry());
const GOOD = companyfacts({ Revenues: [row(), row({ accn: '0009990001-24-000007', filed: '2024-11-08' })] });
const NEXT = companyfacts({ Revenues: [row({ val: 13 })] });
const BROKEN = GOOD.subarray(0, GOOD.length / 2);

const encoded = (document: Document): Promise<Uint8Array> => codec.encode('documents', document);

const batchOf = (...values: readonly Uint8Array[]): Batch => ({
  topic: 'documents',
  partition: 3,
  high: 100,
  records: values.map((value, index): LogRecord => ({
    topic: 'documents',
    partition: 3,
    offset: 40 + index,
    key: CIK,
    value,
  })),
});

/** Runs a batch and returns its actions in order. */
const run = async (
  batch: Batch,
  archive: Pick<Archive, 'get'>,
  changes: Partial<StagePorts> & { readonly staleAfter?: number } = {},
): Promise<{
  readonly steps: readonly string[];
  readonly written: Map<string, NewRecord[]>;
  readonly error: unknown;
}> => {
  const steps: string[] = [];
  const written = new Map<string, NewRecord[]>();
  let requested = 0;
  const log: StagePorts['log'] = {
    append: (topic, records) => {
      steps.push(`append ${records.length} ${topic}`);
      written.set(topic, [...(written.get(topic) ?? []), ...records]);
      return Promise.resolve([]);
    },
  };
  const control = {
    commit: (offset: number) => Promise.resolve(void steps.push(`commit ${offset}`)),
    heartbeat: () => Promise.resolve(void steps.push('heartbeat')),
    isStale: () => (requested += 1) > (changes.staleAfter ?? Infinity),
  };
  const ports = { log, codec, now: () => 1_762_445_200_000, ...changes };
  const error: unknown = await runBatch(ports, factsStage({ archive }), batch, control).catch(
    (thrown: unknown) => thrown,
  );
  return { steps, written, error };
};

const letters = async (written: Map<string, NewRecord[]>) =>
  Promise.all(
    (written.get('dead-letters') ?? []).map((record) => codec.decode('dead-letters', record.value)),
  );

describe('the facts of a batch of documents', () => {
  it('waits for acknowledged facts, then for dead letters, then commits', async () => {
    const batch = batchOf(await encoded(documentOf(GOOD)), await encoded(documentOf(BROKEN)));
    const { steps, written, error } = await run(batch, archiveOf(GOOD, BROKEN));
    expect(error).to.equal(undefined);
    expect(steps).to.deep.equal(['append 2 facts', 'heartbeat', 'append 1 dead-letters', 'commit 42']);
    expect(written.get('facts')?.map((record) => record.key)).to.deep.equal([CIK, CIK]);
    const [event] = await Promise.all(
      (written.get('facts') ?? []).map((record) => codec.decode('facts', record.value)),
    );
    expect(event).to.include({ accession: '0009990001-24-000007', recorded_at: 1_762_445_200_000 });
  });

  it('sends records that it cannot process to dead-letters with bytes, position and reason', async () => {
    const value = await encoded(documentOf(BROKEN));
    const { written } = await run(batchOf(value), archiveOf(BROKEN));
    const [letter] = await letters(written);
    expect({ ...letter, value: [...(letter?.value ?? [])] }).to.deep.include({
      key: CIK,
      step: 'filing-parser',
      reason: 'truncated',
      topic: 'documents',
      partition: 3,
      offset: 40,
      source_time: documentOf(BROKEN).source_time,
      recorded_at: 1_762_445_200_000,
      value: [...value],
    });
    expect(letter?.message).to.contain('ends in the middle');
    const [again] = await letters((await run(batchOf(value), archiveOf(BROKEN))).written);
    expect(again?.event_id).to.equal(letter?.event_id);
  });

  it('sends missing or damaged documents, and bytes that are not an event, to the dead letters', async () => {
    const values = [
      await encoded(documentOf(GOOD)),
      new Uint8Array([9, 9]),
      new Uint8Array([0, 0, 0, 0, 77, 1]),
    ];
    const { written, steps } = await run(batchOf(...values), archiveOf());
    expect((await letters(written)).map((letter) => letter.reason)).to.deep.equal([
      'archive_missing',
      'bad_magic',
      'unknown_schema_id',
    ]);
    expect(steps.at(-1)).to.equal('commit 43');
    const damaged = {
      get: (hash: string) => Promise.reject(new ArchiveCorruptError(hash, 'its bytes do not match the hash')),
    };
    const [letter] = await letters((await run(batchOf(values[0]!), damaged)).written);
    expect(letter?.reason).to.equal('archive_corrupt');
  });

  it('publishes the valid facts of a document with invalid ones, and one dead letter', async () => {
    const bytes = companyfacts({ Revenues: [row({ val: 'a' }), row({ val: null }), row({ val: 3 })] });
    const { written, steps } = await run(batchOf(await encoded(documentOf(bytes))), archiveOf(bytes));
    expect(steps).to.deep.equal(['append 1 facts', 'heartbeat', 'append 1 dead-letters', 'commit 41']);
    const [letter] = await letters(written);
    expect(letter).to.include({ reason: 'facts_rejected' });
    expect(letter?.message).to.contain('null_value').and.to.contain('not_a_number');
  });

  it('ignores documents of other kinds', async () => {
    const counted: string[] = [];
    const metrics: StagePorts['metrics'] = {
      records: (...labels) => void counted.push(labels.join(' ')),
      seconds: () => undefined,
    };
    const batch = batchOf(
      await encoded(documentOf(GOOD, { kind: 'submissions' })),
      await encoded(documentOf(NEXT)),
    );
    const { steps } = await run(batch, archiveOf(NEXT), { metrics });
    expect(steps).to.deep.equal(['append 1 facts', 'heartbeat', 'commit 42']);
    expect(counted).to.deep.equal(['filing-parser dropped other_kind', 'filing-parser ok ']);
  });

  it('commits nothing if the storage of the archive fails', async () => {
    const failing = { get: () => Promise.reject(new Error('EIO')) };
    const { steps, error } = await run(batchOf(await encoded(documentOf(GOOD))), failing);
    expect(error).to.have.property('message', 'EIO');
    expect(steps).to.deep.equal([]);
  });

  it('writes and commits nothing once the partition is revoked', async () => {
    const { steps } = await run(batchOf(await encoded(documentOf(GOOD))), archiveOf(GOOD), { staleAfter: 0 });
    expect(steps).to.deep.equal([]);
  });

  it('finishes the current document when the process stops, and commits what is done', async () => {
    const batch = batchOf(await encoded(documentOf(GOOD)), await encoded(documentOf(NEXT)));
    const { steps } = await run(batch, archiveOf(GOOD, NEXT), { isStopping: () => true });
    expect(steps).to.deep.equal(['append 2 facts', 'heartbeat', 'commit 41']);
  });

  it('appends a large document in parts and keeps its membership alive between them', async () => {
    const rows = Array.from({ length: 60 }, (_, filing) =>
      Array.from({ length: 100 }, (_unused, val) =>
        row({ val, form: 'F'.repeat(1200), accn: `0009990001-25-${String(filing).padStart(6, '0')}` }),
      ),
    ).flat();
    const bytes = companyfacts({ ['C'.repeat(1000)]: rows });
    const { steps, written } = await run(batchOf(await encoded(documentOf(bytes))), archiveOf(bytes));
    expect(steps.filter((step) => step === 'heartbeat').length).to.equal(2);
    expect(written.get('facts')?.length).to.equal(60);
    expect(steps.at(-1)).to.equal('commit 41');
  });

  it('reads the XBRL report of a filing', async () => {
    const zip = await zipOf({
      'fn-20231231.xml': Buffer.from(
        instanceOf(
          contextOf(
            'a',
            { start: '2023-01-01', end: '2023-12-31' },
            {
              segment: member('us-gaap:StatementClassOfStockAxis', 'us-gaap:CommonClassAMember'),
            },
          ) +
            '<us-gaap:EarningsPerShareBasic contextRef="a" unitRef="eps" decimals="2">1.23</us-gaap:EarningsPerShareBasic>',
        ).bytes,
      ),
    });
    const wrong = Buffer.from('no zip');
    const batch = batchOf(
      await encoded(xbrlDocument(zip, { cik: '0000000042' })),
      await encoded(xbrlDocument(zip)),
      await encoded(xbrlDocument(wrong)),
    );
    const { steps, written } = await run(batch, archiveOf(zip, wrong));
    expect(steps).to.deep.equal(['append 1 facts', 'heartbeat', 'append 2 dead-letters', 'commit 43']);
    const [event] = await Promise.all(
      (written.get('facts') ?? []).map((record) => codec.decode('facts', record.value)),
    );
    expect(event).to.include({ source: 'instance', cik: '0000000042' });
    expect(event?.dimensioned.map(({ value }) => value)).to.deep.equal(['1.23']);
    expect((await letters(written)).map(({ reason }) => reason)).to.deep.equal([
      'cik_mismatch',
      'zip_damaged',
    ]);
  });

  it('sends heartbeats between slow documents and reports progress', async () => {
    const batch = batchOf(
      await encoded(documentOf(GOOD)),
      await encoded(documentOf(NEXT)),
      await encoded(documentOf(NEXT)),
    );
    const inner = archiveOf(GOOD, NEXT);
    let documents = 0;
    let clock = 0;
    const slow = {
      get: (hash: string) => {
        clock += 1100;
        return inner.get(hash);
      },
    };
    const ports = { now: () => clock, onRecord: () => (documents += 1) };
    const { steps } = await run(batch, slow, ports);
    expect(steps.slice(0, 3)).to.deep.equal(['heartbeat', 'heartbeat', 'heartbeat']);
    expect(documents).to.equal(3);
  });
});
