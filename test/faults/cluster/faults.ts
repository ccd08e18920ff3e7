import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { setTimeout as delay } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import type { Cluster } from '../../cluster/cluster.ts';
import type { Surroundings } from '../../cluster/surroundings.ts';

/** A fault in a working cluster. Each ends by itself and restores the surroundings. */
export type Fault = (arena: Arena) => Promise<string>;

export type Arena = {
  readonly cluster: Cluster;
  readonly surroundings: Surroundings;
  readonly random: () => number;
  /** Session timeout of the members, milliseconds. */
  readonly sessionMs: number;
};

const PROJECTOR = fileURLToPath(new URL('../../../services/projector', import.meta.url));

async function anyProcess({ cluster, random }: Arena, like = /./): Promise<{ name: string; pid: number }> {
  for (;;) {
    const running = (await cluster.processes()).filter(({ name }) => like.test(name));
    const chosen = running[Math.floor(random() * running.length)];
    if (chosen !== undefined) return chosen;
    await delay(50);
  }
}

function signal(pid: number, name: NodeJS.Signals): void {
  try {
    process.kill(pid, name);
  } catch {
    // The process had exited by itself.
  }
}

const killProcess: Fault = async (arena) => {
  const { name, pid } = await anyProcess(arena);
  signal(pid, 'SIGKILL');
  return `kill -9 of ${name}`;
};

const killBroker: Fault = async ({ surroundings, random }) => {
  const downMs = Math.round(random() * 3000);
  await surroundings.kafka.crash(downMs);
  return `kill -9 of the broker, down for ${downMs} ms`;
};

const killRegistry: Fault = async ({ surroundings, random }) => {
  const downMs = Math.round(random() * 3000);
  await surroundings.registry.crash(downMs);
  return `kill -9 of the registry, down for ${downMs} ms`;
};

const killClickHouse: Fault = async ({ cluster }) => {
  signal((await cluster.clickhouse()).pid, 'SIGKILL');
  return 'kill -9 of ClickHouse';
};

const killSupervisor: Fault = async ({ cluster }) => {
  await cluster.crash();
  return 'kill -9 of the supervisor, then restart';
};

/** Every second a projector joins and another leaves, orderly or by kill -9. */
const storm: Fault = async ({ cluster, surroundings, random }) => {
  const { url } = await cluster.clickhouse();
  const guests: ChildProcess[] = [];
  const seconds = 5 + Math.floor(random() * 4);
  const leave = async (guest: ChildProcess): Promise<void> => {
    if (guest.exitCode !== null || guest.signalCode !== null) return;
    const ended = once(guest, 'exit');
    guest.kill(random() < 0.5 ? 'SIGKILL' : 'SIGTERM');
    await ended;
  };
  for (let second = 0; second < seconds; second += 1) {
    guests.push(
      spawn(process.execPath, [PROJECTOR], {
        stdio: 'ignore',
        env: {
          ...process.env,
          ...surroundings.env,
          FOOTNOTE_DATA: cluster.dataDir,
          FOOTNOTE_CLICKHOUSE_URL: url,
          FOOTNOTE_INSTANCE: `guest-${second}`,
        },
      }),
    );
    await delay(1000);
    const oldest = guests.length > 2 ? guests.shift() : undefined;
    if (oldest !== undefined) await leave(oldest);
  }
  await Promise.all(guests.map(leave));
  return `replicas joining and leaving for ${seconds} s`;
};

/** Pauses a replica for longer than its session timeout. */
const standstill: Fault = async (arena) => {
  const { name, pid } = await anyProcess(arena, /projector|parser/);
  const ms = Math.round(arena.sessionMs * (1.2 + arena.random()));
  signal(pid, 'SIGSTOP');
  await delay(ms);
  signal(pid, 'SIGCONT');
  return `${name} paused for ${ms} ms`;
};

export const FAULTS: Readonly<Record<string, Fault>> = {
  process: killProcess,
  broker: killBroker,
  registry: killRegistry,
  clickhouse: killClickHouse,
  storm,
  standstill,
  supervisor: killSupervisor,
};
