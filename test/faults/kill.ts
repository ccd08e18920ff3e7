/**
 * kill -9 in mid-ingest, again and again: whatever is killed, a second ingest ends in the rows of an undisturbed
 * one.  node test/faults/kill.ts [--runs N] [--seed S] [--mirror DIR --symbols A,B]
 */
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { parseArgs } from 'node:util';
import { demoIssuers } from '@footnote/synthetic-edgar/demo';
import { writeMirror } from '@footnote/synthetic-edgar/mirror';
import { cellsChecksum, clickhousePid, finishCli, runCli, startCli } from './cli.ts';

const VICTIMS = ['ingest', 'clickhouse', 'up'] as const;
type Victim = (typeof VICTIMS)[number];

const { values } = parseArgs({
  options: {
    runs: { type: 'string', default: '6' },
    seed: { type: 'string', default: '1' },
    mirror: { type: 'string' },
    symbols: { type: 'string' },
  },
});

/** Numbers in [0, 1) that a seed decides (mulberry32). */
function randomFrom(seed: number): () => number {
  let state = seed >>> 0;
  return () => {
    state = (state + 0x6d2b79f5) >>> 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4294967296;
  };
}

const scratch = mkdtempSync(join(tmpdir(), 'footnote-kill-'));
const random = randomFrom(Number(values.seed));

async function prepareSource(): Promise<string[]> {
  if (values.mirror !== undefined) return ['--mirror', values.mirror, '--symbols', values.symbols ?? ''];
  const mirror = join(scratch, 'mirror');
  const issuers = demoIssuers();
  await writeMirror(mirror, issuers);
  return ['--mirror', mirror, '--universe'];
}

async function ingest(source: readonly string[], data: string): Promise<void> {
  const result = await runCli(['ingest', ...source, '--data', data]);
  if (result.code !== 0) throw new Error(`ingest failed (${String(result.code)}): ${result.stderr}`);
}

/** One run with a kill at a random moment; returns what the user has afterwards. */
async function disturbed(
  source: readonly string[],
  data: string,
  victim: Victim,
  after: number,
): Promise<string> {
  const up = victim === 'up' ? startCli(['up', '--port', '0', '--data', data]) : undefined;
  const upEnded = up === undefined ? undefined : finishCli(up);
  const running = startCli(['ingest', ...source, '--data', data]);
  const ended = finishCli(running);
  await Promise.race([delay(after), ended]);
  const pid = victim === 'clickhouse' ? clickhousePid(data) : victim === 'up' ? up?.pid : running.pid;
  if (pid !== undefined) {
    try {
      process.kill(pid, 'SIGKILL');
    } catch {
      // It had ended by itself.
    }
  }
  if (victim !== 'ingest' && running.exitCode === null) {
    await delay(500);
    running.kill('SIGKILL');
  }
  await Promise.all([ended, upEnded]);
  await ingest(source, data);
  return cellsChecksum(data);
}

let failures = 0;
try {
  const source = await prepareSource();
  const calm = join(scratch, 'calm');
  const started = performance.now();
  await ingest(source, calm);
  const length = performance.now() - started;
  const expected = await cellsChecksum(calm);
  console.log(`undisturbed: ${Math.round(length)} ms, cells and checksum ${expected}`);
  for (let run = 0; run < Number(values.runs); run += 1) {
    const victim = VICTIMS[run % VICTIMS.length] ?? 'ingest';
    const after = Math.round(random() * length);
    const data = join(scratch, `run-${run}`);
    const seen = await disturbed(source, data, victim, after);
    const equal = seen === expected;
    if (!equal) failures += 1;
    console.log(`run ${run}: ${victim} killed after ${after} ms: ${equal ? 'equal' : `DIFFERS ${seen}`}`);
    rmSync(data, { recursive: true, force: true });
  }
} finally {
  rmSync(scratch, { recursive: true, force: true });
}
console.log(`${Number(values.runs) - failures} of ${values.runs} runs ended in equal rows`);
process.exitCode = failures === 0 ? 0 : 1;
