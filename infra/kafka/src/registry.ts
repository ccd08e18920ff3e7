import { mkdir } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import { fetchParts, type Parts } from './fetch.ts';
import { BRIEF } from './java.ts';
import { type Exit, freePorts, launch, whenReady } from './process.ts';

export type RegistryOptions = {
  /** Folder of the schemas and their ids; created if missing. One registry at a time uses it. */
  readonly dataDir: string;
  /** Default: any free port. */
  readonly port?: number;
  /** Default 256. */
  readonly heapMiB?: number;
  /** Keeps running after this process exits; default false. */
  readonly detached?: boolean;
  /** Optimised for a run of seconds, as in tests; default false. */
  readonly brief?: boolean;
  /** Default: fetched when missing. */
  readonly parts?: Parts;
};

export type LocalRegistry = {
  /** URL for clients of a Confluent registry. */
  readonly url: string;
  readonly port: number;
  readonly pid: number;
  readonly exited: Promise<Exit>;
  /** Shuts the registry down cleanly and keeps its data. May be called repeatedly. */
  stop(): Promise<void>;
};

const START_MS = 300_000;

export const registryUrl = (port: number): string => `http://127.0.0.1:${port}/apis/ccompat/v7`;

export const registryAnswers = async (port: number): Promise<boolean> => {
  try {
    const answer = await fetch(`${registryUrl(port)}/subjects`, { signal: AbortSignal.timeout(2000) });
    await answer.arrayBuffer();
    return answer.ok;
  } catch {
    return false;
  }
};

function launchArgs(parts: Parts, dataDir: string, port: number): readonly string[] {
  // Records contain schema ids permanently, so the ids must outlive the process: a database file instead of
  // memory, with immediate writes, because H2 by default delays acknowledged writes by half a second.
  const database = `jdbc:h2:file:${join(dataDir, 'schemas')};WRITE_DELAY=0`;
  const storage = parts.olderRegistry
    ? [`-Dregistry.datasource.url=${database}`, '-Dregistry.rules.global.compatibility=BACKWARD_TRANSITIVE']
    : [
        '-Dapicurio.storage.kind=sql',
        '-Dapicurio.storage.sql.kind=h2',
        `-Dapicurio.datasource.url=${database}`,
        '-Dapicurio.rules.global.compatibility=BACKWARD_TRANSITIVE',
      ];
  const jar = parts.olderRegistry
    ? `apicurio-registry-app-${parts.registryVersion}-runner.jar`
    : 'quarkus-run.jar';
  return [
    '-Dquarkus.http.host=127.0.0.1',
    `-Dquarkus.http.port=${port}`,
    // Otherwise its health and metrics listen on port 9000 on every address.
    '-Dquarkus.management.host=127.0.0.1',
    '-Dquarkus.management.port=0',
    '-Dquarkus.log.level=WARN',
    '-Dquarkus.http.access-log.enabled=false',
    ...storage,
    '-jar',
    join(parts.registry, jar),
  ];
}

/**
 * Starts Apicurio Registry with Confluent's interface on 127.0.0.1 and resolves when it answers. It refuses a
 * schema that cannot read records written with any earlier schema of its subject. It runs until `stop` and,
 * unless detached, until the process that started it exits. Its output is in `registry.log` of the data
 * folder. Throws `MissingPartError` and `StartError`.
 */
export async function startRegistry(options: RegistryOptions): Promise<LocalRegistry> {
  const parts = options.parts ?? (await fetchParts());
  const dataDir = resolve(options.dataDir);
  await mkdir(dataDir, { recursive: true });
  const [free = 0] = await freePorts(1);
  const port = options.port ?? free;
  const logFile = join(dataDir, 'registry.log');
  const running = await launch({
    java: parts.java.path,
    args: [
      ...(options.brief === true ? BRIEF : []),
      `-Xmx${options.heapMiB ?? 256}m`,
      '-XX:+UseSerialGC',
      ...launchArgs(parts, dataDir, port),
    ],
    logFile,
    detached: options.detached ?? false,
  });
  await whenReady('Apicurio Registry', running, {
    logFile,
    timeoutMs: START_MS,
    ready: () => registryAnswers(port),
  });
  return {
    url: registryUrl(port),
    port,
    pid: running.pid,
    exited: running.exited,
    stop: () => running.stop(),
  };
}
