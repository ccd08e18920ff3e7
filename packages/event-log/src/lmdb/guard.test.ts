import { closeSync, openSync, readSync, writeSync } from 'node:fs';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect } from 'chai';
import { readTopic, record, text } from '../contract/harness.ts';
import { openLmdbLog } from '../lmdb.ts';
import type { EventLog } from '../port.ts';

/** Offset in the lock file of the number of the last transaction. */
const LAST_AT = 8;

describe('guard against the opening of another process', () => {
  let path: string;
  let log: EventLog;
  let lock: number;

  /** What LMDB does when a process opens the log that began to do so `commits` commits ago. */
  const setBack = (commits: number): void => {
    const last = Buffer.alloc(8);
    readSync(lock, last, 0, 8, LAST_AT);
    last.writeBigUInt64LE(last.readBigUInt64LE() - BigInt(commits));
    writeSync(lock, last, 0, 8, LAST_AT);
  };
  const values = async (): Promise<readonly string[]> =>
    (await readTopic(log, 'a')).map(({ value }) => text(value));

  beforeEach(async () => {
    path = await mkdtemp(join(tmpdir(), 'footnote-log-'));
    log = await openLmdbLog({ path });
    await log.ensureTopics([{ name: 'a', partitions: 1 }]);
    for (const value of ['1', '2', '3']) await log.append('a', [record('k', value)]);
    lock = openSync(join(path, 'lock.mdb'), 'r+');
  });
  afterEach(async () => {
    await log.close();
    closeSync(lock);
    await rm(path, { recursive: true });
  });

  for (const commits of [1, 2, 3]) {
    it(`keeps an acknowledged append if another process sets the log back by ${commits}`, async () => {
      setBack(commits);
      expect(await log.append('a', [record('k', '4')])).to.deep.equal([
        { topic: 'a', partition: 0, offset: 3 },
      ]);
      expect(await values()).to.deep.equal(['1', '2', '3', '4']);
    });
  }

  it('reads the newest commit when the log was set back and not written since', async () => {
    setBack(1);
    expect(await log.watermarks('a')).to.deep.equal([{ topic: 'a', partition: 0, low: 0, high: 3 }]);
    expect(await values()).to.deep.equal(['1', '2', '3']);
  });

  it('keeps a group commit and wakes its consumer if the log was set back', async () => {
    const got: string[] = [];
    const consumer = await log.consume({
      group: 'g',
      topics: ['a'],
      onBatch: async ({ records }, control) => {
        got.push(...records.map(({ value }) => text(value)));
        await control.commit(3);
        setBack(1);
      },
    });
    while (got.length < 3) await new Promise((resolve) => setTimeout(resolve, 1));
    await consumer.stop();
    expect((await log.lag('g', ['a'])).map(({ committed }) => committed)).to.deep.equal([3]);
  });
});
