import { setTimeout as delay } from 'node:timers/promises';
import type { Cluster } from './cluster.ts';

/** What became of a process that was killed. */
export type Replaced = { readonly name: string; readonly seconds: number };

const REPLACED_MS = 600_000;

/** Kills a process of a machine with SIGKILL and waits until its supervisor has started another one that is up. */
export async function killOne(machine: Cluster, like: RegExp): Promise<Replaced> {
  const victim = (await machine.processes()).find(({ name }) => like.test(name));
  if (victim === undefined) throw new Error(`no process ${String(like)} is running`);
  const started = performance.now();
  process.kill(victim.pid, 'SIGKILL');
  await replaced(machine, [victim]);
  return { name: victim.name, seconds: (performance.now() - started) / 1000 };
}

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
