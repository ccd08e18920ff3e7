import { execFile } from 'node:child_process';
import { existsSync } from 'node:fs';
import { mkdir, writeFile } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import { promisify } from 'node:util';
import { StartError } from './errors.ts';
import { fetchParts, type Parts } from './fetch.ts';
import { BRIEF } from './java.ts';
import { answersOn, type Exit, freePorts, launch, whenReady } from './process.ts';

type Settings = Readonly<Record<string, string | number | boolean>>;

export type KafkaOptions = {
  /** Folder of the log; created and formatted if missing. One broker at a time uses it. */
  readonly dataDir: string;
  /** Default: any free port. */
  readonly port?: number;
  /** Default 512. */
  readonly heapMiB?: number;
  /** Allocates its whole heap at start, so that later growth has another cause; default false. */
  readonly heapAtOnce?: boolean;
  /** Keeps running after this process exits; default false. */
  readonly detached?: boolean;
  /** Optimised for a run of seconds, as in tests; default false. */
  readonly brief?: boolean;
  /** Default: fetched when missing. */
  readonly parts?: Parts;
  /** Changes the settings of the broker: listeners of another kind. */
  readonly adapt?: (settings: Settings) => Settings;
};

export type LocalKafka = {
  /** Address for the broker list of clients, e.g. `127.0.0.1:9092`. */
  readonly brokers: readonly string[];
  readonly port: number;
  /** Process id of the broker itself, not of a wrapper. */
  readonly pid: number;
  readonly exited: Promise<Exit>;
  /** Shuts the broker down cleanly and keeps its data. May be called repeatedly. */
  stop(): Promise<void>;
};

const run = promisify(execFile);
const START_MS = 300_000;
const NODE_ID = 1;
/** An id of 16 bytes in URL-safe Base64; a local cluster of one node needs no random one. */
const CLUSTER_ID = 'Rm9vdG5vdGVMb2NhbEthZg';

const LOGGING = `status=warn
appender.out.type=Console
appender.out.name=out
appender.out.layout.type=PatternLayout
appender.out.layout.pattern=%d{ISO8601} %p %m (%c{1})%n
rootLogger.level=warn
rootLogger.appenderRef.out.ref=out
`;

/** One node that is broker and controller: everything has a replication factor of one. */
function settingsOf(dataDir: string, port: number, controllerPort: number): Settings {
  return {
    'process.roles': 'broker,controller',
    'node.id': NODE_ID,
    'controller.quorum.voters': `${NODE_ID}@127.0.0.1:${controllerPort}`,
    listeners: `PLAINTEXT://127.0.0.1:${port},CONTROLLER://127.0.0.1:${controllerPort}`,
    'advertised.listeners': `PLAINTEXT://127.0.0.1:${port}`,
    'listener.security.protocol.map': 'PLAINTEXT:PLAINTEXT,CONTROLLER:PLAINTEXT',
    'controller.listener.names': 'CONTROLLER',
    'inter.broker.listener.name': 'PLAINTEXT',
    'log.dirs': join(dataDir, 'log'),
    'auto.create.topics.enable': false,
    'default.replication.factor': 1,
    'offsets.topic.replication.factor': 1,
    'transaction.state.log.replication.factor': 1,
    'transaction.state.log.min.isr': 1,
    'share.coordinator.state.topic.replication.factor': 1,
    'share.coordinator.state.topic.min.isr': 1,
    'offsets.topic.num.partitions': 4,
    'transaction.state.log.num.partitions': 4,
    'share.coordinator.state.topic.num.partitions': 4,
    // Topics are the source of truth; a group that was inactive for a week must keep its offsets.
    'log.retention.ms': -1,
    'offsets.retention.minutes': 2_147_483_647,
    // After kill -9 the node waits until its previous session has timed out.
    'broker.session.timeout.ms': 3000,
    'broker.heartbeat.interval.ms': 500,
    'group.initial.rebalance.delay.ms': 0,
    'group.min.session.timeout.ms': 500,
    // The default allocates a quarter of the heap at start.
    'log.cleaner.dedupe.buffer.size': 16 * 1024 * 1024,
    'log.cleaner.backoff.ms': 2000,
  };
}

const textOf = (settings: Settings): string =>
  Object.entries(settings)
    .map(([name, value]) => `${name}=${value}\n`)
    .join('');

async function format(java: string, classpath: string, config: string, dataDir: string): Promise<void> {
  if (existsSync(join(dataDir, 'log', 'meta.properties'))) return;
  const args = ['-cp', classpath, 'kafka.tools.StorageTool', 'format', '-t', CLUSTER_ID, '-c', config];
  try {
    await run(java, [...BRIEF, '-Xmx128m', ...args]);
  } catch (error) {
    const { stdout = '', stderr = '' } = error as { stdout?: string; stderr?: string };
    throw new StartError(`the folder ${dataDir} could not be formatted: ${stdout}${stderr}`, {
      cause: error,
    });
  }
}

/**
 * Starts Apache Kafka (KRaft, one node, no passwords) on 127.0.0.1 and resolves when it answers. It runs
 * until `stop` and, unless detached, until the process that started it exits. Its output is in `kafka.log` of
 * the data folder. Throws `MissingPartError` and `StartError`.
 */
export async function startKafka(options: KafkaOptions): Promise<LocalKafka> {
  const parts = options.parts ?? (await fetchParts());
  const heapMiB = options.heapMiB ?? 512;
  const dataDir = resolve(options.dataDir);
  await mkdir(dataDir, { recursive: true });
  const [free = 0, controllerPort = 0] = await freePorts(2);
  const port = options.port ?? free;
  const config = join(dataDir, 'server.properties');
  const logging = join(dataDir, 'log4j2.properties');
  const logFile = join(dataDir, 'kafka.log');
  const adapt = options.adapt ?? ((settings: Settings) => settings);
  await writeFile(config, textOf(adapt(settingsOf(dataDir, port, controllerPort))));
  await writeFile(logging, LOGGING);
  const classpath = join(parts.kafka, '*');
  await format(parts.java.path, classpath, config, dataDir);
  const running = await launch({
    java: parts.java.path,
    args: [
      ...(options.brief === true ? BRIEF : []),
      `-Xmx${heapMiB}m`,
      ...(options.heapAtOnce === true ? [`-Xms${heapMiB}m`, '-XX:+AlwaysPreTouch'] : []),
      '-XX:+UseG1GC',
      '-XX:MaxGCPauseMillis=50',
      `-Dlog4j2.configurationFile=${logging}`,
      '-cp',
      classpath,
      'kafka.Kafka',
      config,
    ],
    logFile,
    detached: options.detached ?? false,
  });
  await whenReady('Kafka', running, { logFile, timeoutMs: START_MS, ready: () => answersOn(port) });
  return {
    brokers: [`127.0.0.1:${port}`],
    port,
    pid: running.pid,
    exited: running.exited,
    stop: () => running.stop(),
  };
}
