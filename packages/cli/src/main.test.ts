import { execFile } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { expect } from 'chai';

const MAIN = fileURLToPath(new URL('./main.ts', import.meta.url));
/** Prints the options Node was started with, before anything else runs. */
const SAYS = 'data:text/javascript,console.error(`started with ${process.execArgv.join(" ")};`)';

/** Runs the command line in its own process and returns its output. */
function run(args: readonly string[]): Promise<string> {
  return new Promise((resolve) => {
    execFile(
      process.execPath,
      ['--import', SAYS, MAIN, ...args],
      { env: { PATH: process.env['PATH'] } },
      (_, stdout, stderr) => resolve(stdout + stderr),
    );
  });
}

describe('the process of the command line', () => {
  let folder = '';
  before(() => (folder = mkdtempSync(join(tmpdir(), 'footnote-main-'))));
  after(() => rmSync(folder, { recursive: true, force: true }));

  it('limits its memory when it projects, and prints its output only once', async () => {
    const output = await run(['up', '--cluster', '--data', folder]);
    expect(output).to.match(/--max-old-space-size=\d+ --max-semi-space-size=\d+;/);
    expect(output.match(/FOOTNOTE_KAFKA_BROKERS/g)).to.have.length(1);
  });

  it('starts without a second process when it does not project', async () => {
    const output = await run(['config']);
    expect(output).to.include('started with').and.not.include('--max-old-space-size');
    expect(output).to.include('FOOTNOTE_HEAP_MIB');
  });
});
