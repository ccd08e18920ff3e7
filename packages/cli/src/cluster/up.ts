import { KafkaLogError } from '@footnote/event-log/kafka/errors';
import { type Component, createLifecycle, type ExitCode } from '@footnote/runtime/lifecycle';
import { createLogger } from '@footnote/runtime/logging';
import { attachOrStartClickHouse } from '@footnote/embedded/clickhouse';
import { openDataDir } from '@footnote/embedded/data-dir';
import { configOf, type SessionOptions } from '@footnote/embedded/config-of';
import { openSession } from '@footnote/embedded/session';
import { publishServices, type RunningService, withdrawServices } from '@footnote/embedded/running-services';
import { UserError } from '@footnote/runtime/user-error';
import { createLines } from './lines.ts';
import { processesOf, replicasOf } from './services.ts';
import { type ProcessEvents, type ProcessSpec, type Supervised, supervise } from './supervise.ts';

export type UpClusterOptions = SessionOptions & { readonly replicas?: string };

/** Time in addition to that of each process. */
const GRACE_MS = 5000;

/** Runs one process per service against the configured brokers; returns the exit code. */
export async function upCluster(options: UpClusterOptions): Promise<ExitCode> {
  const replicas = replicasOf(options.replicas);
  const config = configOf(options);
  if (config.kafkaBrokers === null)
    throw new UserError(
      '--cluster needs Kafka: FOOTNOTE_KAFKA_BROKERS and FOOTNOTE_SCHEMA_REGISTRY_URL are not set',
      '`make kafka-up` starts both on this machine and prints their addresses',
    );
  const dir = openDataDir(config.dataDir);
  await makeTopics(options);
  const logger = createLogger(config, 'supervisor');
  const clickhouse = await attachOrStartClickHouse({ dir, config, owner: 'up', logger });
  try {
    if (clickhouse.attachedTo !== undefined)
      throw new UserError(`the data folder ${dir.root} is in use by footnote ${clickhouse.attachedTo}`);
    const running = new Map<string, RunningService>();
    const givenUp = new Set<string>();
    const specs = processesOf(replicas, {
      config,
      dataDir: dir.root,
      clickhouseUrl: clickhouse.url,
      clickhouseReaderUrl: clickhouse.readerUrl,
      mirror: options.mirror,
      adminPortOf: (name) => ports.get(name),
    });
    const ports = new Map<string, number>();
    const width = Math.max(...specs.map(({ name }) => name.length));
    const publish = (): void => publishServices(dir, [...running.values()]);
    let greeted = false;
    /** Called once every process is up or was given up. */
    const greet = (): void => {
      if (greeted || running.size === 0 || running.size + givenUp.size < specs.length) return;
      greeted = true;
      for (const line of greeting([...running.values()], width)) console.log(line);
      if (!specs.some((spec) => spec.name === 'filing-fetcher'))
        console.log('no filing-fetcher: set FOOTNOTE_USER_AGENT (live EDGAR) or FOOTNOTE_EDGAR_MIRROR');
    };

    const events: ProcessEvents = {
      lines: createLines(process.stderr, width),
      stopMs: config.shutdownSeconds * 1000 + GRACE_MS,
      onUp: ({ name }, pid, { adminPort, address }) => {
        running.set(name, { name, pid, adminPort, address });
        ports.set(name, adminPort);
        publish();
        greet();
      },
      onEnded: ({ name }, how, pauseMs) => {
        running.delete(name);
        publish();
        logger.warn({ process: name, how, pause_ms: pauseMs }, 'process exited, restarting');
      },
      onGivenUp: ({ name }, how, failures) => {
        running.delete(name);
        givenUp.add(name);
        publish();
        process.stderr.write(
          `footnote: ${name} failed to start ${failures} times in a row (${how}), giving up\n`,
        );
        greet();
        if (givenUp.size === specs.length) lifecycle.shutdown(new Error('no process is running'));
      },
    };
    const lifecycle = createLifecycle({
      components: [processesComponent(specs, events)],
      logger,
      shutdownMs: events.stopMs + GRACE_MS,
    });
    await lifecycle.start();
    const code = await lifecycle.finished;
    withdrawServices(dir);
    return givenUp.size > 0 ? 1 : code;
  } finally {
    await clickhouse.stop();
  }
}

/** Creates the topics once, before several processes try to, and reports unavailable brokers in one line. */
async function makeTopics(options: SessionOptions): Promise<void> {
  try {
    await (await openSession(options)).close();
  } catch (error) {
    if (!(error instanceof KafkaLogError)) throw error;
    throw new UserError(error.message, '`make kafka-up` starts brokers and a registry on this machine');
  }
}

function processesComponent(specs: readonly ProcessSpec[], events: ProcessEvents): Component {
  let processes: readonly Supervised[] = [];
  // A supervisor that is forced to exit kills its processes.
  const killAll = (): void => {
    for (const each of processes) each.kill();
  };
  return {
    name: 'processes',
    start: () => {
      processes = specs.map((spec) => supervise(spec, events));
      process.once('exit', killAll);
      return Promise.resolve();
    },
    stop: async () => {
      await Promise.all(processes.map((each) => each.stop()));
      process.off('exit', killAll);
    },
  };
}

function greeting(processes: readonly RunningService[], width: number): readonly string[] {
  const addresses = processes.flatMap(({ address }) => address ?? []);
  return [
    `footnote is up: ${addresses.join(', ')} (${processes.length} processes)`,
    ...processes.map(
      ({ name, pid, adminPort }) =>
        `  ${name.padEnd(width)}  pid ${pid}, health and metrics: http://127.0.0.1:${adminPort}`,
    ),
    'issue a key with: footnote keys issue',
  ];
}
