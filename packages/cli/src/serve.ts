import { createLifecycle, type Component } from '@footnote/runtime/lifecycle';
import { clockFault, knownTimes } from '@footnote/runtime/known-time';
import { createProgress } from '@footnote/runtime/progress';
import { createLogger } from '@footnote/runtime/logging';
import type { UserError } from '@footnote/runtime/user-error';
import type { ProjectionOutline } from '@footnote/projection/outline';
import { drain } from '@footnote/embedded/drain';
import { frontOf } from '@footnote/embedded/front';
import { openEmbedded, type Embedded } from '@footnote/embedded/embedded';
import { pricePoll } from '@footnote/embedded/prices';
import { publishServices, withdrawServices } from '@footnote/embedded/running-services';
import { pipelineProcesses } from '@footnote/embedded/pipeline-processes';
import type { SessionOptions } from '@footnote/embedded/config-of';
import { withSession } from '@footnote/embedded/session';
import { createTask, exitWhenForced } from '@footnote/embedded/task';
import { fetchersOf } from './fetching.ts';
import { announceServing } from './announce-serving.ts';
import { folderInUse, portInUse } from './in-use.ts';

/** Runs everything on a data folder until a signal, and sets the exit code. */
export async function upAlone(options: SessionOptions & { readonly poll?: true }): Promise<void> {
  await withSession(options, async (session) => {
    const embedded = await openEmbedded(session, 'up', createLogger(session.config));
    try {
      if (embedded.clickhouse.attachedTo !== undefined) {
        throw folderInUse(session.dir.root, embedded.clickhouse.attachedTo);
      }
      const clock = clockFault(await knownTimes(session), Date.now());
      if (clock !== undefined) embedded.logger.warn({ remedy: clock.remedy }, clock.sentence);
      const onFailure = (error: Error): void => stop(error);
      const fetching = [
        ...fetchersOf(embedded, options.poll === true, onFailure),
        ...(session.config.prices === null ? [] : [pricePoll(embedded, onFailure)]),
      ];
      let stop: (error: Error) => void = () => undefined;
      process.exitCode = await serve(embedded, fetching, {
        onStop: (shutdown) => (stop = shutdown),
        onReady: (ready) => greet(embedded, ready),
      });
    } finally {
      await embedded.close();
    }
  });
}

/** Says that `up` is up once it is, and until then and afterwards what is projected. */
async function greet({ session, store, health }: Embedded, ready: Ready): Promise<void> {
  const { address, adminPort, signal, isReady, projections } = ready;
  // Standard error has the lines of the log, which a line that is rewritten would break.
  const { report } = createProgress(process.stderr, { isTerminal: false });
  await announceServing({
    signal,
    health,
    isReady,
    drain: (onProgress) =>
      drain(session.log, store, { signal, projections, isSupervised: () => true, onProgress }),
    onProgress: report,
    say: (sentence) => process.stderr.write(`${sentence}\n`),
    onUp: () => {
      console.log(`footnote is up: ${address} (health and metrics: http://127.0.0.1:${adminPort})`);
      console.log('issue a key with: footnote keys issue');
    },
  });
}

export type Ready = {
  readonly address: string;
  readonly adminPort: number;
  /** Whether requests can be answered. */
  readonly isReady: () => boolean;
  /** What the pipeline runs. */
  readonly projections: readonly ProjectionOutline[];
  /** Aborts when everything is to stop. */
  readonly signal: AbortSignal;
};

export type ServeHooks = {
  /** Gets the function that ends everything because of an error. */
  readonly onStop: (shutdown: (error: Error) => void) => void;
  /** Runs once everything has started; an error that it throws stops everything and is rethrown. */
  readonly onReady: (ready: Ready) => Promise<void>;
};

/** Runs pipeline and front until a signal; answers the exit code. Throws `UserError` if the pipeline cannot be kept. */
export async function serve(
  embedded: Embedded,
  more: readonly Component[],
  hooks: ServeHooks,
): Promise<number> {
  const { session, logger } = embedded;
  const { query, admin, components } = frontOf(embedded);
  const greeting = createTask(
    'greeting',
    (signal) => {
      const [address, adminPort] = [query.address(), admin.port()];
      publishServices(session.dir, [{ name: 'query', pid: process.pid, adminPort, address }]);
      const projections = pipelines[0]?.projections() ?? [];
      return hooks.onReady({ address, adminPort, isReady: query.ready, projections, signal });
    },
    (error) => error !== undefined && lifecycle.shutdown(),
  );
  let failure: UserError | undefined;
  const onFailure = (error: UserError): void => {
    failure = error;
    lifecycle.shutdown();
  };
  const pipelines = pipelineProcesses(embedded, onFailure);
  const lifecycle = createLifecycle({
    components: [...pipelines, ...components, ...more, greeting.component],
    logger,
    shutdownMs: session.config.shutdownSeconds * 1000,
  });
  hooks.onStop((error) => lifecycle.shutdown(error));
  try {
    await lifecycle.start();
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'EADDRINUSE') {
      throw portInUse((error as { port?: number }).port);
    }
    throw error;
  }
  const code = await lifecycle.finished;
  withdrawServices(session.dir);
  exitWhenForced(code);
  if (failure !== undefined) throw failure;
  await greeting.result();
  return code;
}
