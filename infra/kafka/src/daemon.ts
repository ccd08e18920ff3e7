import { readFile, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { startKafka } from './kafka.ts';
import { answersOn, endProcess, isAlive } from './process.ts';
import { registryAnswers, registryUrl, startRegistry } from './registry.ts';

type Part = { readonly pid: number; readonly port: number };
/** Processes started by `up`, stored next to their data. */
type State = { readonly kafka: Part; readonly registry: Part };

export type PartStatus = Part & { readonly name: string; readonly address: string; readonly up: boolean };

export type UpOptions = {
  readonly dataDir: string;
  /** Default 9092. */
  readonly kafkaPort?: number;
  /** Default 8081. */
  readonly registryPort?: number;
};

const stateFile = (dataDir: string): string => join(dataDir, 'running.json');

async function stateOf(dataDir: string): Promise<State | undefined> {
  try {
    return JSON.parse(await readFile(stateFile(dataDir), 'utf8')) as State;
  } catch {
    return undefined;
  }
}

/** The processes running for this data folder; empty if none was started. */
export async function status(dataDir: string): Promise<readonly PartStatus[]> {
  const state = await stateOf(dataDir);
  if (state === undefined) return [];
  const { kafka, registry } = state;
  return [
    {
      name: 'kafka',
      ...kafka,
      address: `127.0.0.1:${kafka.port}`,
      up: isAlive(kafka.pid) && (await answersOn(kafka.port)),
    },
    {
      name: 'registry',
      ...registry,
      address: registryUrl(registry.port),
      up: isAlive(registry.pid) && (await registryAnswers(registry.port)),
    },
  ];
}

/** Starts the broker and the registry unless they are running, and leaves them running. Throws like `startKafka`. */
export async function up(options: UpOptions): Promise<readonly PartStatus[]> {
  const { dataDir } = options;
  const running = new Map((await status(dataDir)).filter((part) => part.up).map((part) => [part.name, part]));
  const kafka =
    running.get('kafka') ??
    (await startKafka({ dataDir: join(dataDir, 'kafka'), port: options.kafkaPort ?? 9092, detached: true }));
  const dir = join(dataDir, 'registry');
  const registry =
    running.get('registry') ??
    (await startRegistry({ dataDir: dir, port: options.registryPort ?? 8081, detached: true }).catch(
      async (error: unknown) => {
        // Otherwise half of them would run on unnoticed: `down` knows only the recorded processes.
        if (!running.has('kafka')) await endProcess(kafka.pid);
        throw error;
      },
    ));
  const state: State = {
    kafka: { pid: kafka.pid, port: kafka.port },
    registry: { pid: registry.pid, port: registry.port },
  };
  await writeFile(stateFile(dataDir), JSON.stringify(state));
  return status(dataDir);
}

/** Stops the processes started by `up` and keeps their data. Returns what was running. */
export async function down(dataDir: string): Promise<readonly PartStatus[]> {
  const before = (await status(dataDir)).filter((part) => part.up);
  await Promise.all(before.map(({ pid }) => endProcess(pid)));
  await rm(stateFile(dataDir), { force: true });
  return before;
}
