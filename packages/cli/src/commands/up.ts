import { Command, Option } from 'commander';
import { createPollComponent } from '@footnote/filing-fetcher/poll-component';
import { createLifecycle, type Component } from '@footnote/runtime/lifecycle';
import { createLogger } from '@footnote/runtime/logging';
import { upCluster } from '../cluster/up.ts';
import { dataOption, type DataOption } from '../options.ts';
import { openFetcher } from '@footnote/embedded/fetch';
import { frontOf } from '@footnote/embedded/front';
import { openEmbedded, type Embedded } from '@footnote/embedded/embedded';
import { pricePoll } from '@footnote/embedded/prices';
import { pipelineProcesses } from '@footnote/embedded/pipeline-processes';
import { withSession } from '@footnote/embedded/session';
import { createTask, exitWhenForced } from '@footnote/embedded/task';
import { UserError } from '@footnote/runtime/user-error';

type UpOptions = DataOption & {
  readonly port?: string;
  readonly poll?: true;
  readonly mirror?: string;
  readonly cluster?: true;
  readonly replicas?: string;
};

export function upCommand(): Command {
  return new Command('up')
    .description('run all services in one process, or with --cluster in one process per service')
    .addOption(dataOption())
    .option('--port <n>', 'port of the REST API (default: FOOTNOTE_PORT or 8080); 0 picks a free port')
    .option('--poll', 'poll for new filings of the ingested companies')
    .addOption(
      new Option(
        '--mirror <where>',
        "with --poll or --cluster: folder or URL that mirrors EDGAR's URL space",
      ),
    )
    .option('--cluster', 'run one supervised process per service on the configured Kafka')
    .option('--replicas <list>', 'with --cluster: replicas per service, as projector=2,query=2')
    .action(up);
}

async function up(options: UpOptions): Promise<void> {
  if (options.replicas !== undefined && options.cluster !== true)
    throw new UserError('--replicas requires --cluster: without it everything runs in one process');
  if (options.cluster === true) {
    const code = await upCluster(options);
    exitWhenForced(code);
    process.exitCode = code;
    return;
  }
  await withSession(options, async (session) => {
    const embedded = await openEmbedded(session, 'up', createLogger(session.config));
    try {
      if (embedded.clickhouse.attachedTo !== undefined) {
        throw new UserError(
          `the data folder ${session.dir.root} is in use by footnote ${embedded.clickhouse.attachedTo}`,
        );
      }
      const onFailure = (error: Error): void => stop(error);
      const poller = [
        ...(options.poll === true ? [pollerOf(embedded, onFailure)] : []),
        ...(session.config.prices === null ? [] : [pricePoll(embedded, onFailure)]),
      ];
      let stop: (error: Error) => void = () => undefined;
      process.exitCode = await serve(embedded, poller, {
        onStop: (shutdown) => (stop = shutdown),
        onReady: ({ address, adminPort }) => {
          console.log(`footnote is up: ${address} (health and metrics: http://127.0.0.1:${adminPort})`);
          console.log('issue a key with: footnote keys issue');
          return Promise.resolve();
        },
      });
    } finally {
      await embedded.close();
    }
  });
}

function pollerOf(embedded: Embedded, onFailure: (error: Error) => void): Component {
  const { session, logger, metrics } = embedded;
  const { fetcher, metrics: own } = openFetcher(session, logger, metrics);
  return createPollComponent({
    fetcher,
    logger,
    metrics: own,
    seconds: session.config.pollSeconds,
    onFailure,
  });
}

export type Ready = {
  readonly address: string;
  readonly adminPort: number;
  /** Aborts when everything is to end. */
  readonly signal: AbortSignal;
};

export type ServeHooks = {
  /** Gets the function that ends everything because of an error. */
  readonly onStop: (shutdown: (error: Error) => void) => void;
  /** Runs once everything is up; what it throws ends everything and is thrown on. */
  readonly onReady: (ready: Ready) => Promise<void>;
};

/** Runs pipeline and front until a signal; answers the exit code. */
export async function serve(
  embedded: Embedded,
  more: readonly Component[],
  hooks: ServeHooks,
): Promise<number> {
  const { session, logger } = embedded;
  const { query, admin, components } = frontOf(embedded);
  const greeting = createTask(
    'greeting',
    (signal) => hooks.onReady({ address: query.address(), adminPort: admin.port(), signal }),
    (error) => error !== undefined && lifecycle.shutdown(),
  );
  const lifecycle = createLifecycle({
    components: [
      ...pipelineProcesses(embedded, (error) => lifecycle.shutdown(error)),
      ...components,
      ...more,
      greeting.component,
    ],
    logger,
    shutdownMs: session.config.shutdownSeconds * 1000,
  });
  hooks.onStop((error) => lifecycle.shutdown(error));
  try {
    await lifecycle.start();
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'EADDRINUSE') {
      throw new UserError(
        `port ${(error as { port?: number }).port ?? ''} is in use`,
        'choose another port with --port N (0 picks a free port)',
      );
    }
    throw error;
  }
  const code = await lifecycle.finished;
  exitWhenForced(code);
  await greeting.result();
  return code;
}
