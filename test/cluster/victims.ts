import { setTimeout as delay } from 'node:timers/promises';
import type { GroupLag } from '@footnote/event-log/port';
import { cpuMs } from '../bench/memory.ts';
import type { Cluster } from './cluster.ts';

/** What became of a process that was killed. */
export type Replaced = { readonly name: string; readonly seconds: number };

/** The same of a process that was killed at work. */
export type ReplacedAtWork = Replaced & {
  /** Records that waited for it when it went on, and those of them that were not committed when it was killed. */
  readonly waiting: number;
  readonly left: number;
  /** Its processor time in between, milliseconds. */
  readonly workedMs: number;
};

const REPLACED_MS = 600_000;
/** Shorter than the session of a member of a group. */
const STILL_MS = 5000;
/** More than a process uses for its heartbeats. */
const WORKED_MS = 50;
const ATTEMPTS = 20;

/** Kills a process of a machine with SIGKILL and waits until its supervisor has started another one that is up. */
export async function killOne(machine: Cluster, like: RegExp): Promise<Replaced> {
  const victim = await processLike(machine, like);
  const started = performance.now();
  process.kill(victim.pid, 'SIGKILL');
  await replaced(machine, [victim]);
  return { name: victim.name, seconds: (performance.now() - started) / 1000 };
}

/**
 * Kills a process of a machine in the middle of its work. It stands still for a while, and what its group does not commit then waits
 * for it. It goes on, and is killed once it has worked and before it has committed all of that. `lag` gives the same partitions in
 * the same order at every call.
 */
export async function killAtWork(
  machine: Cluster,
  like: RegExp,
  lag: () => Promise<readonly GroupLag[]>,
): Promise<ReplacedAtWork> {
  for (let attempt = 0; attempt < ATTEMPTS; attempt += 1) {
    const { pid } = await processLike(machine, like);
    process.kill(pid, 'SIGSTOP');
    const stopped = await lag();
    await delay(STILL_MS);
    const still = (await lag()).map((row, place) =>
      row.committed === stopped[place]?.committed ? row : { ...row, lag: 0 },
    );
    const waiting = sum(still.map((row) => row.lag));
    process.kill(pid, 'SIGCONT');
    const before = cpuMs(pid);
    for (let left = waiting; left > 0;) {
      const workedMs = cpuMs(pid) - before;
      if (workedMs >= WORKED_MS) return { ...(await killOne(machine, like)), waiting, left, workedMs };
      const rows = await lag();
      left = sum(
        still.map(({ lag: own, high }, place) =>
          Math.min(own, Math.max(0, high - Math.max(0, rows[place]?.committed ?? 0))),
        ),
      );
    }
  }
  throw new Error(`no process ${String(like)} was in the middle of its work`);
}

const sum = (numbers: readonly number[]): number => numbers.reduce((all, each) => all + each, 0);

/** Kills a machine: its supervisor and all of its processes; another one with the same empty folder takes its place. */
export async function killMachine(machine: Cluster): Promise<Replaced> {
  const victims = await machine.processes();
  const started = performance.now();
  const restarting = machine.crash();
  for (const { pid } of victims)
    try {
      process.kill(pid, 'SIGKILL');
    } catch {
      // It ended with its supervisor.
    }
  await restarting;
  await replaced(machine, victims);
  return {
    name: `${victims.length} processes and their supervisor`,
    seconds: (performance.now() - started) / 1000,
  };
}

async function processLike(machine: Cluster, like: RegExp) {
  const found = (await machine.processes()).find(({ name }) => like.test(name));
  if (found === undefined) throw new Error(`no process ${String(like)} is running`);
  return found;
}

async function replaced(
  machine: Cluster,
  victims: readonly { readonly name: string; readonly pid: number }[],
): Promise<void> {
  for (const until = Date.now() + REPLACED_MS; ;) {
    const running = await machine.processes();
    if (victims.every(({ name, pid }) => running.some((each) => each.name === name && each.pid !== pid)))
      return;
    if (Date.now() > until) throw new Error(`not replaced: ${victims.map(({ name }) => name).join(', ')}`);
    await delay(50);
  }
}
