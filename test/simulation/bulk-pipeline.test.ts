import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { demoSpecs } from '@footnote/synthetic-edgar/demo';
import { generateIssuer } from '@footnote/synthetic-edgar/generate';
import { writeMirror } from '@footnote/synthetic-edgar/mirror';
import { expect } from 'chai';
import { writeBulkArchives } from '../faults/bulk-archives.ts';
import { cellsChecksum, finishCli, runCli, startCli } from '../faults/cli.ts';

describe('footnote ingest --bulk', () => {
  let folder: string;
  let mirror: string;
  let source: readonly string[];

  before(async () => {
    folder = await mkdtemp(join(tmpdir(), 'footnote-bulk-'));
    mirror = join(folder, 'mirror');
    // A few years of each issuer are enough for an archive.
    const specs = demoSpecs.slice(0, 3).map((spec) => ({ ...spec, first_year: 2022, years: 4 }));
    await writeMirror(mirror, specs.map(generateIssuer));
    source = ['--bulk', ...(await writeBulkArchives(mirror, folder)), '--mirror', mirror];
  });
  after(() => rm(folder, { recursive: true, force: true }));

  const succeed = async (...args: readonly string[]): Promise<void> => {
    const { code, stderr } = await runCli(args);
    expect(code, stderr).to.equal(0);
  };

  it('produces the rows of an ordinary ingest, also after being killed midway', async () => {
    await succeed('ingest', '--universe', '--mirror', mirror, '--data', join(folder, 'single'));
    const data = join(folder, 'bulk');
    const killed = startCli(['ingest', ...source, '--data', data]);
    killed.stderr?.on('data', (text: Buffer) => {
      if (text.includes('1/')) killed.kill('SIGKILL');
    });
    expect((await finishCli(killed)).code).to.equal(null);
    await succeed('ingest', ...source, '--data', data);
    const cells = await cellsChecksum(data);
    expect(Number(cells.split('\t')[0])).to.be.greaterThan(1000);
    expect(cells).to.equal(await cellsChecksum(join(folder, 'single')));
  });
});
