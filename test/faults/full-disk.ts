/**
 * A disk that fills up during an ingest: the command ends with a code and one sentence that names the fault and the
 * remedy, without a stack; once there is room, `up` and the next ingest go on, with the rows of an
 * undisturbed one.
 *
 *     node test/faults/full-disk.ts
 *
 * It needs the right to mount a small tmpfs, and says so where that is missing.
 */
import { spawnSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { cellsChecksum, finishCli, runCli, startCli, stopCli } from './cli.ts';
import { sourceArgs } from './source.ts';

/** Room for the log and the beginning of the tables. */
const SMALL_MIB = [3, 8];
const LARGE_MIB = 4096;
const REASON = /the disk is full|No space left|ENOSPC/;
/**
 * How long an `up` without room may take to say why: the lock of the command before, which could not write that it releases
 * it, is waited for until its lease of 30 s is over.
 */
const REASON_MS = 60_000;
/** How long an `up` that has said why has to say nonetheless that it is up, which would be wrong. */
const STILL_MS = 2000;
const RECOVERY_MS = 60_000;

const scratch = mkdtempSync(join(tmpdir(), 'footnote-full-disk-'));
const disk = join(scratch, 'disk');
mkdirSync(disk);

const mount = (...args: readonly string[]): boolean =>
  spawnSync('mount', [...args, disk], { stdio: 'ignore' }).status === 0;

let failures = 0;
const check = (what: string, holds: boolean, detail = ''): void => {
  if (!holds) failures += 1;
  console.log(`${holds ? 'ok' : 'FAILED'}: ${what}${holds ? '' : `: ${detail.slice(0, 2000)}`}`);
};

const isUp = (text: string): boolean => text.includes('footnote is up');

/** `up` on the full disk says why it is not up, or ends with the reason; it is up once there is room. */
async function upWithout(mib: number, data: string): Promise<void> {
  const child = startCli(['up', '--port', '0', '--data', data]);
  const ended = finishCli(child);
  let [printed, said] = ['', ''];
  child.stdout?.on('data', (chunk: Buffer) => (printed += chunk.toString()));
  child.stderr?.on('data', (chunk: Buffer) => (said += chunk.toString()));
  const until = async (isSo: () => boolean, ms: number): Promise<void> => {
    for (let waited = 0; !isSo() && waited < ms; waited += 100) await delay(100);
  };
  await until(() => REASON.test(said) || child.exitCode !== null, REASON_MS);
  check(`with ${mib} MiB \`up\` says why it is not up`, REASON.test(said), said);
  await delay(STILL_MS);
  check(`with ${mib} MiB it does not say that it is up`, !isUp(printed), printed);
  mount('-o', `remount,size=${LARGE_MIB}m`, 'tmpfs');
  if (child.exitCode === null) {
    await until(() => isUp(printed), RECOVERY_MS);
    check('with room it says that it is up', isUp(printed), printed);
  }
  await stopCli(child);
  await ended;
}

async function fillUp(mib: number, source: readonly string[], wanted: string): Promise<void> {
  mount('-t', 'tmpfs', '-o', `size=${mib}m`, 'tmpfs');
  try {
    const data = join(disk, 'data');
    const full = await runCli(['ingest', ...source, '--data', data]);
    check(`with ${mib} MiB the ingest ends with a code`, full.code === 1, `code ${String(full.code)}`);
    check(`with ${mib} MiB it says that the disk is full`, REASON.test(full.stderr), full.stderr);
    const stack = full.stderr.search(/^\s+at .+:\d+:\d+/m);
    check(`with ${mib} MiB it prints no stack`, stack < 0, full.stderr.slice(Math.max(0, stack - 1000)));
    await upWithout(mib, data);
    const again = await runCli(['ingest', ...source, '--data', data]);
    check(`with room the next ingest succeeds`, again.code === 0, again.stderr);
    const cells = await cellsChecksum(data);
    check('its rows are those of an undisturbed ingest', cells === wanted, `${cells} and not ${wanted}`);
  } finally {
    spawnSync('umount', ['--lazy', disk], { stdio: 'ignore' });
  }
}

try {
  if (!mount('-t', 'tmpfs', '-o', 'size=1m', 'tmpfs')) console.log('skipped: a tmpfs cannot be mounted here');
  else {
    spawnSync('umount', [disk], { stdio: 'ignore' });
    const source = await sourceArgs(scratch, {});
    const undisturbed = join(scratch, 'undisturbed');
    await runCli(['ingest', ...source, '--data', undisturbed]);
    const wanted = await cellsChecksum(undisturbed);
    for (const mib of SMALL_MIB) await fillUp(mib, source, wanted);
  }
} finally {
  rmSync(scratch, { recursive: true, force: true });
}
process.exitCode = failures === 0 ? 0 : 1;
