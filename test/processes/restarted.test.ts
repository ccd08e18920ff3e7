import { existsSync } from 'node:fs';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect } from 'chai';
import { demoSpecs } from '@footnote/synthetic-edgar/demo';
import { generateIssuer } from '@footnote/synthetic-edgar/generate';
import { writeMirror } from '@footnote/synthetic-edgar/mirror';
import { eventually } from '@footnote/testing/eventually';
import { runCli, startUp, stopCli } from '../faults/cli.ts';
import { childOf } from './child.ts';

describe('`footnote up`, whose child that projects is killed', () => {
  let folder = '';

  before(async function () {
    if (!existsSync('/proc/self/status')) this.skip();
    folder = await mkdtemp(join(tmpdir(), 'footnote-restarted-'));
    await writeMirror(join(folder, 'mirror'), [
      generateIssuer({ ...demoSpecs[0]!, first_year: 2024, years: 2 }),
    ]);
  });
  after(async () => {
    await rm(folder, { recursive: true, force: true });
  });

  it('starts another one, says so in a sentence, and projects what arrives then', async () => {
    const data = join(folder, 'data');
    const up = await startUp(data);
    try {
      const pipeline = (): number | undefined => childOf(up.child.pid ?? 0, 'pipeline-process');
      const first = pipeline() ?? 0;
      process.kill(first, 'SIGKILL');
      await eventually('another one runs', () => ![undefined, first].includes(pipeline()));
      const ingest = ['ingest', '--symbols', 'FNDEC', '--mirror', join(folder, 'mirror'), '--data', data];
      const { code, stderr } = await runCli(ingest);
      expect(code, stderr).to.equal(0);
      const count = ['sql', 'SELECT count() > 500 FROM statement_cells', '--format', 'TSV', '--data', data];
      expect((await runCli(count)).stdout).to.equal('1\n');
    } finally {
      await stopCli(up.child);
    }
    const { code, stderr } = await up.ended;
    expect(code).to.equal(0);
    const said = stderr.split('\n').filter((line) => line.includes('parses and projects'));
    expect(said).to.have.lengthOf(1);
    expect(said[0]).to.include('is started again').and.include('it ended (SIGKILL)');
  });
});
