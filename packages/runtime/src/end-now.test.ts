import { execFile } from 'node:child_process';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect } from 'chai';

/** A transaction that its own thread never finishes, as in a forced exit. */
const program = (folder: string, end: string): string => `
  import { open } from 'lmdb';
  import { endNow, endOnUncaught } from ${JSON.stringify(new URL('./end-now.ts', import.meta.url).href)};
  const log = open({ path: ${JSON.stringify(folder)} });
  await new Promise((begun) => void log.transaction(() => new Promise(() => begun())));
  ${end}`;

describe('endNow', () => {
  let folder: string;
  beforeEach(async () => {
    folder = await mkdtemp(join(tmpdir(), 'footnote-end-'));
  });
  afterEach(() => rm(folder, { recursive: true, force: true }));

  const exitCodeOf = (end: string): Promise<unknown> =>
    new Promise((resolve) => {
      const args = ['--input-type=module', '--eval', program(folder, end)];
      execFile(process.execPath, args, { cwd: import.meta.dirname }).once('exit', resolve);
    });

  it('ends a process that was forced to, though a write to the log waits for it', async () => {
    expect(await exitCodeOf('endNow(2);')).to.equal(2);
  });

  it('exits after an uncaught exception even while a write to the log waits for it', async () => {
    expect(await exitCodeOf("endOnUncaught(); setTimeout(() => { throw new Error('lost'); });")).to.equal(1);
  });

  it('exits even if its output is no longer read', async () => {
    const end = "endOnUncaught(); process.stderr.destroy(); Promise.reject(new Error('lost'));";
    expect(await exitCodeOf(end)).to.equal(1);
  });
});
