import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect } from 'chai';
import { demoSpecs } from '@footnote/synthetic-edgar/demo';
import { generateIssuer } from '@footnote/synthetic-edgar/generate';
import { writeMirror } from '@footnote/synthetic-edgar/mirror';
import { cellsChecksum, runCli } from '../faults/cli.ts';

describe('a table folder that is deleted', () => {
  let folder = '';
  before(async () => {
    folder = await mkdtemp(join(tmpdir(), 'footnote-emptied-'));
  });
  after(() => rm(folder, { recursive: true, force: true }));

  it('is named by doctor and at start with the command that fills it, which gives the same rows', async () => {
    const [mirror, data] = [join(folder, 'mirror'), join(folder, 'data')];
    const run = (...args: readonly string[]) => runCli([...args, '--data', data]);
    await writeMirror(mirror, [generateIssuer({ ...demoSpecs[0]!, first_year: 2024, years: 2 })]);
    const ingest = ['ingest', '--symbols', 'FNDEC', '--mirror', mirror];
    const ingested = await run(...ingest);
    expect(ingested.code, ingested.stderr).to.equal(0);
    const cells = await cellsChecksum(data);
    const whole = await run('doctor');
    expect(whole.stdout).to.not.match(/^(problem|warning) +tables/m);

    const paths = "SELECT data_paths[1] FROM system.tables WHERE name = 'statement_cells__g1'";
    const { stdout } = await run('sql', paths, '--format', 'TSV');
    expect(stdout).to.include(join(data, 'clickhouse'));
    await rm(stdout.trim(), { recursive: true });

    const emptied = await run('doctor');
    expect(emptied.code).to.equal(1);
    expect(emptied.stdout).to.match(
      /^problem +tables +tables of statements lost rows: statement_cells__g1 had [\d,]+ rows and has none\.\n +footnote rebuild statements$/m,
    );
    expect((await run(...ingest)).stderr).to.include('rows and has none: run footnote rebuild statements');

    const rebuilt = await run('rebuild', 'statements');
    expect(rebuilt.code, rebuilt.stderr).to.equal(0);
    expect(await cellsChecksum(data)).to.equal(cells);
    expect((await run('doctor')).stdout).to.not.match(/^problem +tables/m);
  });
});
