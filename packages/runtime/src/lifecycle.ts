import type { Logger } from './logging.ts';

/** A part of a process that is started and stopped. `stop` may be called once, after `start` resolved. */
export type Component = {
  readonly name: string;
  /**
   * `signal` aborts when a shutdown is requested: a start that is waiting for dependencies should then
   * reject.
   */
  start(signal?: AbortSignal): Promise<void>;
  stop(): Promise<void>;
};

/** 0 stopped on request, 1 failed, 2 forced: it did not stop in time or received a second signal. */
export type ExitCode = 0 | 1 | 2;

/** The signal methods of `process`. */
export type SignalSource = {
  on(signal: NodeJS.Signals, listener: () => void): unknown;
  off(signal: NodeJS.Signals, listener: () => void): unknown;
};

export type LifecycleOptions = {
  /** Started in this order, stopped in reverse. */
  readonly components: readonly Component[];
  readonly logger: Logger;
  readonly shutdownMs: number;
  readonly signals?: SignalSource;
};

export type Lifecycle = {
  /**
   * Starts everything. If a component fails to start, those already started are stopped and its error is
   * thrown. From then on SIGINT and SIGTERM request a shutdown; a second signal forces it.
   */
  start(): Promise<void>;
  /** Requests a shutdown. With an error, the process has failed. Idempotent. */
  shutdown(error?: Error): void;
  /** Resolves when everything has stopped or the shutdown was forced. */
  readonly finished: Promise<ExitCode>;
};

const SIGNALS = ['SIGINT', 'SIGTERM'] as const;

export function createLifecycle(options: LifecycleOptions): Lifecycle {
  const { components, logger } = options;
  const signals = options.signals ?? process;
  const started: Component[] = [];
  const { promise: finished, resolve: finish } = Promise.withResolvers<ExitCode>();
  let stopping: Promise<boolean> | undefined;
  let starting: Promise<void> | undefined;
  const requested = new AbortController();

  /** False if a component failed to stop; the others are stopped anyway. */
  const stopAll = async (): Promise<boolean> => {
    let clean = true;
    for (let component = started.at(-1); component !== undefined; component = started.at(-1)) {
      try {
        await component.stop();
        logger.debug({ component: component.name }, 'stopped');
      } catch (error) {
        clean = false;
        logger.error({ err: error, component: component.name }, 'failed to stop');
      }
      started.pop();
    }
    return clean;
  };

  const end = (code: ExitCode): void => {
    for (const signal of SIGNALS) signals.off(signal, onSignal);
    finish(code);
  };

  const shutdown = (error?: Error): void => {
    if (error !== undefined) logger.fatal({ err: error }, 'component failed');
    if (stopping !== undefined) return;
    requested.abort();
    const timer = setTimeout(() => {
      logger.error({ left: started.map((component) => component.name) }, 'shutdown timed out, forcing exit');
      end(2);
    }, options.shutdownMs);
    stopping = (async () => {
      // A component cannot be stopped while it is starting, so wait for it.
      await starting?.catch(() => undefined);
      return await stopAll();
    })();
    void stopping.then((clean) => {
      clearTimeout(timer);
      end(error === undefined && clean ? 0 : 1);
    });
  };

  const onSignal = (): void => {
    if (stopping === undefined) {
      logger.info('shutting down');
      shutdown();
    } else {
      logger.warn('second signal received, forcing exit');
      end(2);
    }
  };

  const startAll = async (): Promise<void> => {
    for (const component of components) {
      if (stopping !== undefined) return;
      await component.start(requested.signal);
      started.push(component);
      logger.debug({ component: component.name }, 'started');
    }
  };

  return {
    start: async () => {
      for (const signal of SIGNALS) signals.on(signal, onSignal);
      starting = startAll();
      try {
        await starting;
      } catch (error) {
        // It stopped waiting because it was aborted.
        if (requested.signal.aborted) return;
        await stopAll();
        end(1);
        throw error;
      }
    },
    shutdown,
    finished,
  };
}

/**
 * Runs components until a signal; returns the process's exit code. `onLifecycle` receives the function that
 * requests a shutdown, with an error if something failed.
 */
export async function runUntilSignal(
  options: LifecycleOptions & { readonly onLifecycle?: (shutdown: (error?: Error) => void) => void },
): Promise<ExitCode> {
  const lifecycle = createLifecycle(options);
  options.onLifecycle?.((error) => lifecycle.shutdown(error));
  const failed = lifecycle.start().then(
    () => lifecycle.finished,
    (error: unknown): ExitCode => {
      options.logger.error({ err: error }, 'failed to start');
      return 1;
    },
  );
  // A forced shutdown does not wait for components that are still starting.
  return await Promise.race([failed, lifecycle.finished]);
}
