import { setTimeout as delay } from 'node:timers/promises';
import { DataFolderLockedError } from '@footnote/clickhouse-embedded/errors';
import {
  startEmbeddedClickHouse,
  type EmbeddedClickHouse,
  type Logger as EngineLogger,
} from '@footnote/clickhouse-embedded/start';
import { ReadStoreUnavailableError } from '@footnote/read-store/port';
import type { Config } from '@footnote/runtime/config';
import type { Logger } from '@footnote/runtime/logging';
import { UserError } from '@footnote/runtime/user-error';
import { isOwned, type Owner, publishAddress, runningServer, withdrawAddress } from './clickhouse-address.ts';
import type { DataDir } from './data-dir.ts';

/** A ClickHouse: a server from the configuration, or the embedded one of the data folder. */
export type ClickHouse = {
  /** With the credentials of the user that may write, unless the settings have them. */
  readonly url: string;
  /** With the credentials of the user that may only read, unless the settings have them. */
  readonly readerUrl: string;
  /**
   * The owner of the embedded server if it is another process; undefined for this process or a configured
   * server.
   */
  readonly attachedTo: Owner | undefined;
  /**
   * Whether the server will be restarted if it exits: by this process, or by its parent while that is alive.
   */
  isSupervised(): boolean;
  /** Stops the server if this process started it. */
  stop(): Promise<void>;
};

export type ClickHouseOptions = {
  readonly dir: DataDir;
  readonly config: Pick<Config, 'clickhouseUrl' | 'clickhousePort' | 'clickhouseDatabase'>;
  readonly owner: Owner;
  readonly logger: Logger;
  /** How long to wait for a server that is starting or exiting under another process (default 30 s). */
  readonly waitMs?: number;
};

const LOOK_MS = 100;
const RESTART_DELAY_MS = 500;

/**
 * One data folder serves one ClickHouse process. The process that starts it writes its address into the
 * folder, so that other commands (`ingest`, `sql` while `up` runs) attach to it instead of starting a second
 * one. Its owner restarts a server that dies, on the same port.
 *
 * Commands wait while a folder is locked without a server: its server is starting, or exiting because its
 * owner was killed. They also wait for a server that its owner is about to restart (taking its place would
 * leave the owner without one), and for a short-lived `sql`, which only another `sql` can share.
 */
export async function attachOrStartClickHouse(options: ClickHouseOptions): Promise<ClickHouse> {
  const { dir, config, owner, waitMs = 30_000 } = options;
  const leave = (): Promise<void> => Promise.resolve();
  if (config.clickhouseUrl !== null)
    return {
      url: config.clickhouseUrl,
      readerUrl: config.clickhouseUrl,
      attachedTo: undefined,
      isSupervised: () => false,
      stop: leave,
    };
  const deadline = performance.now() + waitMs;
  for (;;) {
    const running = await runningServer(dir);
    const mayWait = performance.now() < deadline;
    if (running.state === 'answers') {
      const { address } = running;
      const isPassing = address.owner === 'sql' && owner !== 'sql';
      if (!isPassing || !mayWait)
        return {
          url: address.url,
          readerUrl: address.readerUrl,
          attachedTo: address.owner,
          isSupervised: () => isOwned(address),
          stop: leave,
        };
    } else if (running.state === 'none' || !mayWait) {
      try {
        return await startSupervised(options);
      } catch (error) {
        if (!(error instanceof DataFolderLockedError) || !mayWait) throw error;
      }
    }
    await delay(LOOK_MS);
  }
}

async function startSupervised(options: ClickHouseOptions): Promise<ClickHouse> {
  const { dir, config, owner, logger } = options;
  const start = async (port: number): Promise<EmbeddedClickHouse> => {
    const buffered = bufferLog(logger);
    let started: EmbeddedClickHouse;
    try {
      started = await startEmbeddedClickHouse({
        dataDir: dir.clickhouse,
        database: config.clickhouseDatabase,
        port,
        logger: buffered.logger,
      });
    } catch (error) {
      if (!(error instanceof DataFolderLockedError)) buffered.release();
      throw error;
    }
    buffered.release();
    const { url, readerUrl, pid } = started;
    publishAddress(dir, { url, readerUrl, pid, owner });
    return started;
  };
  let server = await start(config.clickhousePort);
  const stopping = new AbortController();
  const isStopping = (): boolean => stopping.signal.aborted;
  const port = Number(new URL(server.url).port);

  const supervise = async (): Promise<void> => {
    while (!isStopping()) {
      await server.exited;
      if (isStopping()) return;
      await delay(RESTART_DELAY_MS, undefined, { signal: stopping.signal }).catch(() => undefined);
      if (isStopping()) return;
      try {
        server = await start(port);
      } catch (error) {
        logger.error({ err: error }, 'ClickHouse failed to restart, retrying');
      }
    }
    // Stopped during the restart.
    await server.stop();
  };
  const supervising = supervise();

  return {
    url: server.url,
    readerUrl: server.readerUrl,
    attachedTo: undefined,
    isSupervised: () => !isStopping(),
    stop: async () => {
      stopping.abort();
      withdrawAddress(dir);
      await server.stop();
      await supervising;
      withdrawAddress(dir);
    },
  };
}

/**
 * Buffers log entries until they are released: a locked folder is retried many times and logged at most once.
 */
function bufferLog(logger: EngineLogger): { readonly logger: EngineLogger; release(): void } {
  let held: (() => void)[] | undefined = [];
  const log = (line: () => void): void => {
    if (held === undefined) line();
    else held.push(line);
  };
  return {
    logger: {
      info: (fields, message) => log(() => logger.info(fields, message)),
      warn: (fields, message) => log(() => logger.warn(fields, message)),
    },
    release: () => {
      for (const line of held ?? []) line();
      held = undefined;
    },
  };
}

/** Retries while a server that does not answer will be restarted. */
export async function whileAway<T>(
  clickhouse: Pick<ClickHouse, 'isSupervised'>,
  ask: () => Promise<T>,
): Promise<T> {
  for (;;) {
    try {
      return await ask();
    } catch (error) {
      if (!(error instanceof ReadStoreUnavailableError) || !clickhouse.isSupervised()) throw error;
    }
    await delay(LOOK_MS);
  }
}

/** Throws when a short-lived command owns the folder's server: it would stop while we are using it. */
export function requireStaying(clickhouse: ClickHouse): void {
  const { attachedTo } = clickhouse;
  if (attachedTo === undefined || attachedTo === 'up' || attachedTo === 'demo') return;
  throw new UserError(
    `another command (${attachedTo}) is using this data folder`,
    'wait for it to finish, or run `footnote up` and then any number of commands at the same time',
  );
}
