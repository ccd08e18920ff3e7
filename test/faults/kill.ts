/**
 * Repeated kill -9 during an ingest: regardless of the killed process, the next ingest must produce the rows of an
 * undisturbed one.
 * node test/faults/kill.ts [--runs N] [--seed S] [--mirror DIR --symbols A,B | --bulk]
 */
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { parseArgs } from 'node:util';
import {
  cellsChecksum,
  clickhousePid,
  type CliResult,
  finishCli,
  GOVERNANCE_TABLES,
  runCli,
  startCli,
  stopCli,
} from './cli.ts';
import { randomFrom } from './random.ts';
import { sourceArgs } from './source.ts';

/**
 * Processes to kill, in turn, the first one by the seed: `ingest` itself, its ClickHouse, an `up` that projects for it, the ClickHouse of that
 * `up`.
 */
const VICTIMS = ['ingest', 'clickhouse', 'up', 'clickhouse of up'] as const;
type Victim = (typeof VICTIMS)[number];

/** Time limit for an ingest whose `up` or ClickHouse was killed. */
const END_MS = 120_000;

const { values } = parseArgs({
  options: {
    runs: { type: 'string', default: '8' },
    seed: { type: 'string', default: '1' },
    mirror: { type: 'string' },
    symbols: { type: 'string' },
    bulk: { type: 'boolean' },
  },
});

const scratch = mkdtempSync(join(tmpdir(), 'footnote-kill-'));
const random = randomFrom(Number(values.seed));

async function ingest(source: readonly string[], data: string): Promise<void> {
  const result = await runCli(['ingest', ...source, '--data', data]);
  if (result.code !== 0) throw new Error(`ingest failed (${String(result.code)}): ${result.stderr}`);
}

function kill(pid: number | undefined): void {
  try {
    if (pid !== undefined) process.kill(pid, 'SIGKILL');
  } catch {
    // The process had exited by itself.
  }
}

async function endOf(running: Promise<CliResult>): Promise<CliResult> {
  const late = delay(END_MS, undefined, { ref: false }).then(() => {
    throw new Error(`the ingest did not end within ${END_MS / 1000} s`);
  });
  return Promise.race([running, late]);
}

/**
 * Kills one ingest at a random moment and runs another; returns the cells and the output of the killed run.
 */
async function disturbed(
  source: readonly string[],
  data: string,
  victim: Victim,
  after: number,
): Promise<{ readonly cells: string; readonly output: string }> {
  const up = victim.endsWith('up') ? startCli(['up', '--port', '0', '--data', data]) : undefined;
  const upEnded = up === undefined ? undefined : finishCli(up);
  const running = startCli(['ingest', ...source, '--data', data]);
  const ended = finishCli(running);
  await Promise.race([delay(after, undefined, { ref: false }), ended]);
  if (victim === 'ingest') kill(running.pid);
  else if (victim === 'up') kill(up?.pid);
  else kill(clickhousePid(data));
  const { code, stderr } = await endOf(ended).catch((error: unknown) => {
    kill(running.pid);
    kill(up?.pid);
    throw error;
  });
  // In half of the runs, the remaining work is done under a restarted `up`.
  if (up !== undefined && random() < 0.5) await stopCli(up);
  else kill(up?.pid);
  await upEnded;
  await ingest(source, data);
  return {
    cells: await cellsChecksum(data, GOVERNANCE_TABLES),
    output: `${String(code)}, ${stderr.trim().split('\n').at(-1) ?? ''}`,
  };
}

let failures = 0;
try {
  const source = await sourceArgs(scratch, values);
  const calm = join(scratch, 'calm');
  const started = performance.now();
  await ingest(source, calm);
  const length = performance.now() - started;
  const expected = await cellsChecksum(calm, GOVERNANCE_TABLES);
  console.log(`undisturbed: ${Math.round(length)} ms, cells and checksum ${expected}`);
  for (let run = 0; run < Number(values.runs); run += 1) {
    const victim = VICTIMS[(Number(values.seed) + run) % VICTIMS.length] ?? 'ingest';
    const after = Math.round(random() * length);
    const data = join(scratch, `run-${run}`);
    const where = `run ${run}: ${victim} killed after ${after} ms`;
    try {
      const { cells, output } = await disturbed(source, data, victim, after);
      if (cells !== expected) failures += 1;
      console.log(`${where}: ${cells === expected ? 'equal' : `DIFFERS ${cells}`} (${output})`);
    } catch (error) {
      failures += 1;
      console.log(`${where}: FAILED ${String(error)}`);
    }
    rmSync(data, { recursive: true, force: true });
  }
} finally {
  rmSync(scratch, { recursive: true, force: true });
}
console.log(`${Number(values.runs) - failures} of ${values.runs} runs ended in equal rows`);
process.exitCode = failures === 0 ? 0 : 1;
