import { spawn } from 'node:child_process';
import { existsSync } from 'node:fs';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import { expect } from 'chai';
import { demoSpecs } from '@footnote/synthetic-edgar/demo';
import { generateIssuer } from '@footnote/synthetic-edgar/generate';
import { writeMirror } from '@footnote/synthetic-edgar/mirror';
import { type CliResult, clickhousePid, finishCli, runCli } from '../faults/cli.ts';
import { childOf } from './child.ts';

const LAUNCHER = fileURLToPath(new URL('../../bin/footnote', import.meta.url));
const SENTENCE = /^footnote: stopped before it was finished$/m;

describe('Ctrl-C in a terminal, which reaches every process of a command', () => {
  let folder = '';
  let mirror = '';

  before(async () => {
    folder = await mkdtemp(join(tmpdir(), 'footnote-interrupted-'));
    mirror = join(folder, 'mirror');
    const issuers = demoSpecs
      .slice(0, 2)
      .map((spec) => generateIssuer({ ...spec, first_year: 2024, years: 2 }));
    await writeMirror(mirror, issuers);
  });
  after(() => rm(folder, { recursive: true, force: true }));

  /** Runs a command as the leader of a process group, and interrupts the group when `until` resolves. */
  const interrupt = async (
    args: readonly string[],
    until: (pid: number) => Promise<unknown>,
  ): Promise<CliResult> => {
    const child = spawn(LAUNCHER, args, { detached: true, stdio: ['ignore', 'pipe', 'pipe'] });
    const ended = finishCli(child);
    await Promise.race([until(child.pid ?? 0), ended]);
    process.kill(-(child.pid ?? 0), 'SIGINT');
    return ended;
  };

  /** Its process that projects has been started, and loads its code. */
  const untilForked = async (pid: number): Promise<void> => {
    while (childOf(pid, 'pipeline-process') === undefined) await delay(5);
  };

  const untilStore = async (data: string): Promise<void> => {
    while (clickhousePid(data) === undefined) await delay(5);
  };

  const expectSentence = ({ code, stderr }: CliResult): void => {
    expect(stderr)
      .to.match(SENTENCE)
      .and.not.match(/^\s+at |Error|"level"/m);
    expect(code).to.equal(1);
  };

  it('ends an ingest with a sentence and no stack trace, at whatever moment, and the next one completes it', async () => {
    const data = join(folder, 'ingest');
    const args = ['ingest', '--symbols', 'FNDEC,FNJAN', '--mirror', mirror, '--data', data];
    const isLinux = existsSync('/proc/self/status');
    const moments = [...(isLinux ? [untilForked] : []), () => untilStore(data)];
    for (const moment of moments) expectSentence(await interrupt(args, moment));
    const { code, stderr } = await runCli(args);
    expect(code, stderr).to.equal(0);
  });

  it('ends a rebuild the same way, and leaves the tables as they were', async () => {
    const data = join(folder, 'rebuild');
    const ingested = await runCli(['ingest', '--symbols', 'FNDEC', '--mirror', mirror, '--data', data]);
    expect(ingested.code, ingested.stderr).to.equal(0);
    const cells = ['sql', 'SELECT count() FROM statement_cells', '--format', 'TSV', '--data', data];
    const before = await runCli(cells);
    expectSentence(await interrupt(['rebuild', 'statements', '--data', data], () => untilStore(data)));
    expect(await runCli(cells)).to.deep.equal(before);
  });
});
