import { execFile, spawnSync } from 'node:child_process';
import { cp, mkdir, mkdtemp, readFile, rm, stat, truncate, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { expect } from 'chai';
import { open } from 'lmdb';
import { nth, numbered, readAll, readTopic, record, rejection } from './contract/harness.ts';
import { openLmdbLog } from './lmdb.ts';

const run = promisify(execFile);
const LMDB_MODULE = new URL('lmdb.ts', import.meta.url).href;

/** Runs a script with `openLmdbLog` and `path` in a separate process; resolves to its output. */
async function inProcess(path: string, script: string, prefix: readonly string[] = []): Promise<string> {
  const program = `const { openLmdbLog } = await import(${JSON.stringify(LMDB_MODULE)});
    const path = ${JSON.stringify(path)};
    ${script}`;
  const command = [...prefix, process.execPath, '--input-type=module', '-e', program];
  return (await run(nth(command, 0), command.slice(1))).stdout.trim();
}

describe('folder of an LMDB log', () => {
  let path: string;
  beforeEach(async () => {
    path = await mkdtemp(join(tmpdir(), 'footnote-log-'));
  });
  afterEach(() => rm(path, { recursive: true }));

  it('creates the folder and still has the records after reopening', async () => {
    const folder = join(path, 'deep', 'er.log');
    const log = await openLmdbLog({ path: folder });
    await log.ensureTopics([{ name: 'a', partitions: 2, compacted: true }]);
    await log.append('a', numbered(700, 5));
    await log.close();
    const again = await openLmdbLog({ path: folder });
    expect(await again.topics()).to.deep.equal([{ name: 'a', partitions: 2, compacted: true }]);
    expect(await readTopic(again, 'a')).to.have.length(700);
    await again.close();
  });

  it('is durable when append resolves: a process that exits immediately loses no record', async () => {
    await inProcess(
      path,
      `const log = await openLmdbLog({ path });
       await log.ensureTopics([{ name: 'a', partitions: 1 }]);
       await log.append('a', [{ key: 'k', value: new Uint8Array([1, 2, 3]) }]);
       process.kill(process.pid, 'SIGKILL');`,
    ).catch(() => undefined);
    const log = await openLmdbLog({ path });
    expect((await readAll(log, 'a', 0)).map(({ value }) => [...value])).to.deep.equal([[1, 2, 3]]);
    await log.close();
  });

  it('rejects a path that is not a folder', async () => {
    const file = join(path, 'file');
    await writeFile(file, 'text');
    for (const wrong of [file, join(file, 'below')]) {
      const error = await rejection(openLmdbLog({ path: wrong }));
      expect(error.name).to.equal('LogFolderError');
      expect(error.message).to.include(wrong);
    }
  });

  it('rejects a folder that is not writable', async function () {
    // Root may write everywhere, so there the log is opened as another user.
    const isRoot = process.getuid?.() === 0;
    const prefix = isRoot ? ['setpriv', '--reuid=65534', '--regid=65534', '--clear-groups'] : [];
    if (isRoot && spawnSync('setpriv', ['--version']).status !== 0) this.skip();
    const log = await openLmdbLog({ path });
    await log.close();
    await run('chmod', ['-R', 'a=rX', path]);
    const script = `await openLmdbLog({ path }).then(() => console.log('opened'), (error) => console.log(error.name));`;
    expect(await inProcess(path, script, prefix)).to.equal('LogFolderError');
    await run('chmod', ['-R', 'u+w', path]);
  });

  it('rejects a foreign file and a truncated one with an error, not a signal', async () => {
    const log = await openLmdbLog({ path });
    await log.ensureTopics([{ name: 'a', partitions: 1 }]);
    await log.append('a', [{ key: 'k', value: new Uint8Array(1_000_000) }]);
    await log.close();
    const { size } = await stat(join(path, 'data.mdb'));
    const bad = join(path, 'bad');
    const spoil: Readonly<Record<string, (file: string) => Promise<void>>> = {
      'text instead of a log': (file) => writeFile(file, 'this is not a log'),
      'zeros instead of a log': (file) => writeFile(file, new Uint8Array(size)),
      'cut in half': (file) => truncate(file, size / 2),
      'cut after the first pages': (file) => truncate(file, 8192),
      'truncated within the first page': (file) => truncate(file, 100),
    };
    for (const [how, doSpoil] of Object.entries(spoil)) {
      await mkdir(bad);
      await cp(join(path, 'data.mdb'), join(bad, 'data.mdb'));
      await doSpoil(join(bad, 'data.mdb'));
      const script = `await openLmdbLog({ path }).then(() => console.log('opened'), (error) => console.log(error.name));`;
      expect(await inProcess(bad, script), how).to.equal('LogFolderError');
      await rm(bad, { recursive: true });
    }
    const whole = await openLmdbLog({ path });
    expect(await readAll(whole, 'a', 0)).to.have.length(1);
    await whole.close();
  });

  it('rejects a log of a newer format and does not change it', async () => {
    await (await openLmdbLog({ path })).close();
    const root = open({ path, noSubdir: false, encoding: 'json' });
    await root.openDB({ name: 'meta', encoding: 'json' }).put(['format'], { version: 4 });
    await root.close();
    const before = await readFile(join(path, 'data.mdb'));
    const error = await rejection(openLmdbLog({ path }));
    expect(error.name).to.equal('LogFormatError');
    expect(error.message).to.include('format 4');
    expect(Buffer.compare(await readFile(join(path, 'data.mdb')), before)).to.equal(0);
  });

  it('reports a failed disk write, keeps earlier records and keeps working', async () => {
    const script = `
      const log = await openLmdbLog({ path });
      await log.ensureTopics([{ name: 'a', partitions: 1 }]);
      const append = () => log.append('a', [{ key: 'k', value: new Uint8Array(300_000) }]);
      let written = 0;
      let failure;
      while (failure === undefined && written < 100) await append().then(() => (written += 1), (error) => (failure = error));
      const second = await append().catch((error) => error);
      const [{ high }] = await log.watermarks('a');
      await log.append('a', [{ key: 'small', value: new Uint8Array(1) }]).catch(() => undefined);
      await log.close();
      console.log(failure?.name, second?.name, written === high, written > 0 && written < 100);`;
    const limited = ['sh', '-c', 'ulimit -f 8000; exec "$@"', 'sh'];
    expect(await inProcess(path, script, limited)).to.equal('LogWriteError LogWriteError true true');
    const log = await openLmdbLog({ path });
    await log.append('a', [record('k', 'after')]);
    const read = await readTopic(log, 'a');
    expect(read.map(({ offset }) => offset)).to.deep.equal(read.map((_, index) => index));
    await log.close();
  });

  it('opens and closes handles without hanging while another handle of the process appends', async () => {
    const log = await openLmdbLog({ path });
    await log.ensureTopics([{ name: 'a', partitions: 1 }]);
    let isDone = false;
    const appending = (async () => {
      while (!isDone) await log.append('a', numbered(10, 3));
    })();
    for (let round = 0; round < 30; round += 1) {
      const other = await openLmdbLog({ path });
      await other.append('a', numbered(1, 1));
      await other.close();
    }
    isDone = true;
    await appending;
    await log.close();
    const closing = (await openLmdbLog({ path })).close();
    const next = await openLmdbLog({ path });
    await closing;
    expect((await readTopic(next, 'a')).length).to.be.at.least(30);
    await next.close();
  });

  it('reads a log that grows far beyond its initial size while another process appends', async () => {
    const log = await openLmdbLog({ path });
    await log.ensureTopics([{ name: 'a', partitions: 2 }]);
    let seen = 0;
    const follower = await log.follow({
      topics: ['a'],
      from: 'start',
      onRecords: (records) => {
        seen += records.reduce((sum, { value }) => sum + value.length, 0);
      },
    });
    const appended = inProcess(
      path,
      `const log = await openLmdbLog({ path });
       for (let batch = 0; batch < 60; batch += 1) {
         await log.append('a', Array.from({ length: 4 }, (_, key) => ({ key: 'k' + key, value: new Uint8Array(500_000) })));
       }
       await log.close();`,
    );
    for (let batch = 0; batch < 20; batch += 1)
      await log.append('a', [{ key: 'own', value: new Uint8Array(500_000) }]);
    await appended;
    while (seen < 130_000_000) await new Promise((resolve) => setTimeout(resolve, 5));
    await follower.stop();
    expect(seen).to.equal(130_000_000);
    await log.close();
  });

  it('releases memory that a reader and a consumer have read, however long the topic', async () => {
    const script = `
      const log = await openLmdbLog({ path });
      await log.ensureTopics([{ name: 'a', partitions: 1 }]);
      const value = new Uint8Array(100_000);
      for (let batch = 0; batch < 20; batch += 1) {
        await log.append('a', Array.from({ length: 50 }, () => ({ key: 'k', value })));
      }
      const watch = () => {
        let seen = [];
        const watched = { bytes: 0, batches: 0, most: 0 };
        const look = async (records) => {
          // What a weak reference was made of or asked for stays until the turn is over.
          await new Promise(setImmediate);
          globalThis.gc();
          seen = seen.filter((each) => each.deref() !== undefined);
          watched.most = Math.max(watched.most, seen.length);
          watched.batches += 1;
          for (const each of records) {
            watched.bytes += each.value.length;
            seen.push(new WeakRef(each.value.buffer));
          }
        };
        return { watched, look };
      };
      const reader = watch();
      for await (const records of log.read('a', 0, { from: 0 })) await reader.look(records);
      const consumer = watch();
      await new Promise((resolve) => void log.consume({ group: 'g', topics: ['a'], onBatch: async ({ records }) => {
        await consumer.look(records);
        if (consumer.watched.bytes === 100_000_000) resolve();
      } }));
      await log.close();
      console.log(JSON.stringify([reader.watched, consumer.watched]));`;
    const printed = await inProcess(path, script, ['env', 'NODE_OPTIONS=--expose-gc']);
    for (const { bytes, batches, most } of JSON.parse(printed) as Record<string, number>[]) {
      expect(bytes).to.equal(100_000_000);
      // Of the values read before, at most those of two batches, of many.
      expect(batches).to.be.at.least(10);
      expect(most).to.be.at.most(1000 / 5);
    }
  });
});
