import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect } from 'chai';
import { open } from 'lmdb';
import { isLmdbLogSealed, sealLmdbLog } from './lmdb-seal.ts';
import { verifyLmdbLog } from './lmdb-verify.ts';
import { openLmdbLog } from './lmdb.ts';
import type { EventLog, LogRecord } from './port.ts';

type Key = [number, number, number];

describe('a damaged LMDB log', () => {
  let path: string;
  beforeEach(async () => {
    path = await mkdtemp(join(tmpdir(), 'footnote-damage-'));
    const log = await openLmdbLog({ path });
    await log.ensureTopics([{ name: 'facts', partitions: 1 }]);
    for (const value of [1, 2, 3])
      await log.append('facts', [
        { key: 'k', value: new Uint8Array(100).fill(value) },
        { key: 'l', value: new Uint8Array(1) },
      ]);
    await log.close();
  });
  afterEach(() => rm(path, { recursive: true, force: true }));

  /** Changes what is stored, as a disk does: without the log's knowledge. */
  const change = async (
    work: (
      chunks: {
        get(key: Key): Buffer;
        putSync(key: Key, value: Buffer): unknown;
        removeSync(key: Key): unknown;
      },
      meta: { putSync(key: string[], value: unknown): unknown },
    ) => void,
  ): Promise<void> => {
    const root = open({ path, noSubdir: false, encoding: 'json' });
    work(
      root.openDB<Buffer, Key>({ name: 'chunks', encoding: 'binary' }) as never,
      root.openDB<unknown, string[]>({ name: 'meta', encoding: 'json' }),
    );
    await root.close();
  };
  const flip = (): Promise<void> =>
    change((chunks) => {
      const bytes = Buffer.from(chunks.get([1, 0, 2]));
      bytes.writeUInt8(bytes.readUInt8(60) ^ 4, 60);
      chunks.putSync([1, 0, 2], bytes);
    });
  const oldFormat = (): Promise<void> =>
    change((chunks, meta) => {
      for (const base of [0, 2, 4]) {
        const bytes = chunks.get([1, 0, base]);
        chunks.putSync([1, 0, base], Buffer.concat([Buffer.from([0, 0, 0, 2]), bytes.subarray(8)]));
      }
      meta.putSync(['format'], { version: 1 });
    });

  const using = async <T>(work: (log: EventLog) => Promise<T>): Promise<T> => {
    const log = await openLmdbLog({ path });
    try {
      return await work(log);
    } finally {
      await log.close();
    }
  };
  const read = (from = 0): Promise<readonly LogRecord[]> =>
    using(async (log) => {
      const records: LogRecord[] = [];
      for await (const batch of log.read('facts', 0, { from })) records.push(...batch);
      return records;
    });
  const failure = (work: Promise<unknown>): Promise<string> =>
    work.then(
      () => 'no failure',
      (error: unknown) => `${(error as Error).name}: ${(error as Error).message}`,
    );

  it('refuses a record of which a bit changed, and names its place and the remedy', async () => {
    await flip();
    const said = await failure(read());
    expect(said).to.equal(
      'LogDamagedError: the log is damaged: topic facts, partition 0, offset 2: the records do not match their checksum; restore a backup: footnote restore --from DIR --data OTHER',
    );
    expect(
      (await read(4)).map(({ offset }) => offset),
      'the others can be read',
    ).to.deep.equal([4, 5]);
    const { faults } = await verifyLmdbLog(path);
    expect(faults.map(({ offset }) => offset)).to.deep.equal([2]);
  });

  it('notices records that are missing within the log and at its end', async () => {
    expect(await verifyLmdbLog(path)).to.deep.equal({ records: 6, faults: [] });
    await change((chunks) => void chunks.removeSync([1, 0, 2]));
    expect(await failure(read())).to.include('offset 2: records are missing');
    expect(await failure(read(3))).to.include('offset 3: records are missing');
    await change((chunks) => void chunks.removeSync([1, 0, 4]));
    expect(await failure(read(5))).to.include('offset 5: records are missing');
    expect((await verifyLmdbLog(path)).faults.map(({ offset }) => offset)).to.deep.equal([2]);
  });

  it('is not opened if what it notes of a topic does not fit its records, which would be hidden', async () => {
    const opened = (): Promise<string> => failure(using(() => Promise.resolve()));
    const remedy = 'restore a backup: footnote restore --from DIR --data OTHER';
    for (const [key, value, said] of [
      [['heads', 1], [4], 'offset 4: there are records beyond its next offset'],
      [['heads', 1], [6, 0], 'offset 0: its number of partitions is not what was written'],
      [['topic', 'facts'], { id: 1, partitions: 0, compacted: false }, 'its number of partitions is not'],
      [['topic', 'facts'], { id: 9, partitions: 1, compacted: false }, 'its number of partitions is not'],
    ] as const) {
      await change((_, meta) => void meta.putSync([...key] as string[], value));
      expect(await opened()).to.match(/^LogDamagedError: the log is damaged: topic facts, partition 0/);
      expect(await opened())
        .to.include(said)
        .and.to.include(remedy);
      await change((_, meta) => {
        meta.putSync(['heads', 1] as never, [6]);
        meta.putSync(['topic', 'facts'], { id: 1, partitions: 1, compacted: false });
      });
      expect(await read()).to.have.length(6);
    }
    const root = open({ path, noSubdir: false, encoding: 'binary' });
    const meta = root.openDB<Buffer, string[]>({ name: 'meta', encoding: 'binary' });
    meta.putSync(['topic', 'facts'], Buffer.from('{"id":1,"partitions";1}'));
    await root.close();
    expect(await opened()).to.include('topic facts, partition 0, offset 0: its entry in the table of topics');
  });

  it('reads a partition again from its start if the offset of a group is not what was written, and skips nothing', async () => {
    const place = ['offset', 'parsers', 'facts/0'];
    /** What the group reads, one record at a time, of which it commits each. */
    const consume = (count: number): Promise<readonly number[]> =>
      using(async (log) => {
        const seen: number[] = [];
        const done = Promise.withResolvers<undefined>();
        const consumer = await log.consume({
          group: 'parsers',
          topics: ['facts'],
          maxRecords: 1,
          onBatch: async ({ records: [record] }, control) => {
            if (seen.length === count) return;
            seen.push(record?.offset ?? -1);
            await control.commit((record?.offset ?? 0) + 1);
            if (seen.length === count) done.resolve(undefined);
          },
        });
        await Promise.race([done.promise, consumer.done]);
        await consumer.stop();
        return seen;
      });
    const changeOffset = async (work: (stored: Buffer) => Buffer): Promise<void> => {
      const root = open({ path, noSubdir: false, encoding: 'binary' });
      const groups = root.openDB<Buffer, string[]>({ name: 'groups', encoding: 'binary' });
      groups.putSync(place, work(Buffer.from(groups.get(place) ?? [])));
      await root.close();
    };
    const committed = (): Promise<number | undefined> =>
      using(async (log) => (await log.lag('parsers', ['facts']))[0]?.committed);

    expect(await consume(2)).to.deep.equal([0, 1]);
    expect(await committed()).to.equal(2);
    // The digit 2 becomes 3.
    await changeOffset((stored) => {
      const digit = stored.indexOf('2');
      stored.writeUInt8(stored.readUInt8(digit) ^ 1, digit);
      return stored;
    });
    expect(await committed()).to.equal(-1);
    expect(await consume(4)).to.deep.equal([0, 1, 2, 3]);
    await changeOffset((stored) => stored.fill('x', 1, 2));
    expect(await committed(), 'no JSON').to.equal(-1);
    await changeOffset(() => Buffer.from('4'));
    expect(await consume(2), 'as an earlier release wrote it').to.deep.equal([4, 5]);
  });

  it('fails a consumer before any of the damaged records are handled', async () => {
    await flip();
    await using(async (log) => {
      const seen: number[] = [];
      const follower = await log.follow({
        topics: ['facts'],
        from: 'start',
        onRecords: (records) => {
          seen.push(...records.map(({ offset }) => offset));
          return Promise.resolve();
        },
      });
      expect(await failure(follower.done)).to.include('LogDamagedError');
      expect(seen.every((offset) => offset < 2)).to.equal(true);
    });
  });

  it('reads the chunks of release 0.1.0, and seals them while it is used', async () => {
    await oldFormat();
    expect(await isLmdbLogSealed(path)).to.equal(false);
    const before = (await read()).map(({ offset, key, value }) => [offset, key, [...value]]);
    await using((log) => log.append('facts', [{ key: 'new', value: new Uint8Array(3) }]));
    const examined: string[] = [];
    expect(await sealLmdbLog(path, (done, total) => examined.push(`${done} of ${total}`))).to.equal(3);
    expect(examined.at(-1)).to.match(/^(\d+) of \1$/);
    expect([await isLmdbLogSealed(path), await sealLmdbLog(path)]).to.deep.equal([true, 0]);
    expect(
      (await read()).slice(0, 6).map(({ offset, key, value }) => [offset, key, [...value]]),
    ).to.deep.equal(before);
    expect(await verifyLmdbLog(path)).to.deep.equal({ records: 7, faults: [] });
    await flip();
    expect(await failure(read())).to.include('LogDamagedError');
  });
});
