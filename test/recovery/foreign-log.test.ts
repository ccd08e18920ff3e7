import { cp, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect } from 'chai';
import { demoSpecs } from '@footnote/synthetic-edgar/demo';
import { generateIssuer } from '@footnote/synthetic-edgar/generate';
import { writeMirror } from '@footnote/synthetic-edgar/mirror';
import { type CliResult, runCli } from '../faults/cli.ts';

describe('the log of another data folder', () => {
  let folder = '';
  const at = (name: string): string => join(folder, name);
  const ingest = (data: string, symbols: string): Promise<CliResult> =>
    runCli(['ingest', '--symbols', symbols, '--mirror', at('mirror'), '--data', at(data)]);

  before(async () => {
    folder = await mkdtemp(join(tmpdir(), 'footnote-foreign-'));
    const issuers = demoSpecs
      .slice(0, 2)
      .map((spec) => generateIssuer({ ...spec, first_year: 2024, years: 2 }));
    await writeMirror(at('mirror'), issuers);
    for (const [data, symbols] of [
      ['one', 'FNDEC'],
      ['longer', 'FNDEC,FNJAN'],
    ] as const) {
      const { code, stderr } = await ingest(data, symbols);
      expect(code, stderr).to.equal(0);
    }
    await rm(at('one/log'), { recursive: true });
    await cp(at('longer/log'), at('one/log'), { recursive: true });
  });
  after(() => rm(folder, { recursive: true, force: true }));

  it('is refused at start and by doctor, although it is longer, and accepted once the tables are removed', async () => {
    const refused = await ingest('one', 'FNDEC');
    expect(refused.code).to.equal(1);
    expect(refused.stderr).to.match(/^footnote: the log is not the one that the tables were built from:/m);
    const examined = await runCli(['doctor', '--data', at('one')]);
    expect(examined.code).to.equal(1);
    expect(examined.stdout).to.match(/^problem +log +the log is not the one/m);

    await rm(at('one/clickhouse'), { recursive: true });
    const { code, stderr } = await ingest('one', 'FNDEC');
    expect(code, stderr).to.equal(0);
  });
});
