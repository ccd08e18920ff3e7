import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect } from 'chai';
import { numbered, readTopic } from './contract/harness.ts';
import { copyLmdbLog, lmdbHeads } from './lmdb-copy.ts';
import { openLmdbLog } from './lmdb.ts';

describe('a copy of an LMDB log', () => {
  let folder: string;
  beforeEach(async () => {
    folder = await mkdtemp(join(tmpdir(), 'footnote-copy-'));
  });
  afterEach(() => rm(folder, { recursive: true }));

  it('has the identity of the log, which another log has not', async () => {
    const [from, to] = [join(folder, 'from'), join(folder, 'to')];
    const log = await openLmdbLog({ path: from });
    await copyLmdbLog(from, to);
    const [copy, other] = [
      await openLmdbLog({ path: to }),
      await openLmdbLog({ path: join(folder, 'other') }),
    ];
    expect(await copy.identity()).to.equal(await log.identity());
    expect(await other.identity()).to.not.equal(await log.identity());
    await Promise.all([log, copy, other].map((each) => each.close()));
  });

  it('is a consistent snapshot despite concurrent appends, and complete up to the call', async () => {
    const [from, to] = [join(folder, 'from'), join(folder, 'to')];
    const log = await openLmdbLog({ path: from });
    await log.ensureTopics([
      { name: 'a', partitions: 2 },
      { name: 'b', partitions: 1, compacted: true },
    ]);
    await log.append('a', numbered(700, 5));
    // Every record of `b` is appended only after the corresponding record of `a`.
    const writing = (async () => {
      for (let round = 0; round < 100; round += 1) {
        await log.append('a', numbered(10, 5));
        await log.append('b', numbered(1, 1));
      }
    })();
    const heads = await copyLmdbLog(from, to);
    await writing;
    await log.close();

    const copy = await openLmdbLog({ path: to });
    expect(await copy.topics()).to.deep.equal([
      { name: 'a', partitions: 2 },
      { name: 'b', partitions: 1, compacted: true },
    ]);
    const [ofA, ofB] = [await readTopic(copy, 'a'), await readTopic(copy, 'b')];
    await copy.close();
    const sum = (topic: string): number => (heads[topic] ?? []).reduce((total, head) => total + head, 0);
    expect(ofA).to.have.length(sum('a'));
    expect(ofB).to.have.length(sum('b'));
    expect(ofA.length).to.be.at.least(700);
    expect(ofB.length).to.be.at.most((ofA.length - 700) / 10);
    expect(await lmdbHeads(to)).to.deep.equal(heads);
  });
});
