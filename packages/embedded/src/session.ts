import type { Config } from '@footnote/runtime/config';
import { openEvents, type Events } from '@footnote/runtime/event-log';
import { startTracing } from '@footnote/runtime/tracing/start';
import { configOf, type SessionOptions } from './config-of.ts';
import { openDataDir, type DataDir } from './data-dir.ts';
import { commandLogger } from './logger.ts';

/**
 * The log of a data folder or of the configured brokers, with all topics created. Several processes may use
 * it at once.
 */
export type Session = Events & {
  readonly config: Config;
  readonly dir: DataDir;
  /**
   * Whether separate services work on the log: then a command only fetches and waits, and does not project.
   */
  readonly hasServices: boolean;
  close(): Promise<void>;
};

/** How long a person waits for brokers that are unreachable. */
const CONNECT_MS = 10_000;

export async function openSession(options: SessionOptions): Promise<Session> {
  const config = configOf(options);
  const dir = openDataDir(config.dataDir);
  const connectForMs = CONNECT_MS;
  const stopTracing = await startTracing('footnote', { logger: commandLogger(config) });
  const events = await openEvents({ ...config, dataDir: dir.root }, 'cli', {
    connectForMs,
    isFaultAllowed: options.isFaultAllowed === true,
  });
  const hasServices = config.kafkaBrokers !== null;
  const close = async (): Promise<void> => {
    await events.log.close();
    await stopTracing();
  };
  return { ...events, config, dir, hasServices, close };
}

/** Runs `work` with a session and closes it in any case. */
export async function withSession<T>(
  options: SessionOptions,
  work: (session: Session) => Promise<T>,
): Promise<T> {
  const session = await openSession(options);
  try {
    return await work(session);
  } finally {
    await session.close();
  }
}
