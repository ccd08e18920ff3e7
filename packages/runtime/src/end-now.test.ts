import { execFile } from 'node:child_process';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect } from 'chai';

/** A transaction that its own thread never finishes, as a forced end may meet one. */
const program = (folder: string, code: number): string => `
  import { open } from 'lmdb';
  import { endNow } from ${JSON.stringify(new URL('./end-now.ts', import.meta.url).href)};
  const log = open({ path: ${JSON.stringify(folder)} });
  await new Promise((begun) => void log.transaction(() => new Promise(() => begun())));
  endNow(${code});`;

describe('endNow', () => {
  let folder: string;
  beforeEach(async () => {
    folder = await mkdtemp(join(tmpdir(), 'footnote-end-'));
  });
  afterEach(() => rm(folder, { recursive: true, force: true }));

  it('ends a process that was forced to, though a write to the log waits for it', async () => {
    const args = ['--input-type=module', '--eval', program(folder, 2)];
    const options = { cwd: import.meta.dirname };
    const code = await new Promise((resolve) => {
      execFile(process.execPath, args, options).once('exit', resolve);
    });
    expect(code).to.equal(2);
  });
});
