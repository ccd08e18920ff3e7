import { accessSync, constants, mkdirSync, rmSync, writeFileSync } from 'node:fs';
import type { AddressInfo } from 'node:net';
import { once } from 'node:events';
import { hostname } from 'node:os';
import { join } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { Session } from 'chdb';
import { usersOf, writeEngineConfig } from './access.ts';
import { makePipes } from './pipes.ts';
import {
  OPTIONS_VARIABLE,
  STOP_MESSAGE,
  type ChildMessage,
  type ChildOptions,
  type StartFailure,
} from './protocol.ts';
import { createHttpInterface } from './server.ts';
import { identifier, Sessions } from './sessions.ts';

/** Time after the grace period for killed queries to end, before the process exits in any case. */
const LAST_MS = 5_000;
const IDLE_CHECK_MS = 20;

class StartError extends Error {
  readonly failure: StartFailure;

  constructor(failure: StartFailure, message: string) {
    super(message);
    this.failure = failure;
  }
}

const send = async (message: ChildMessage): Promise<void> => {
  if (process.send === undefined) return;
  await new Promise<void>((resolve) => process.send?.(message, undefined, undefined, () => resolve()));
};

const checkWritable = (dataDir: string): void => {
  try {
    mkdirSync(dataDir, { recursive: true, mode: 0o700 });
    accessSync(dataDir, constants.R_OK | constants.W_OK | constants.X_OK);
    const probe = join(dataDir, '.writable');
    writeFileSync(probe, '');
    rmSync(probe, { force: true });
  } catch (error) {
    throw new StartError('data-folder-not-writable', `Cannot write to ${dataDir}: ${String(error)}`);
  }
};

const openEngine = (options: ChildOptions): Session => {
  try {
    return new Session(options.dataDir, {
      connectionArgs: [
        `--config-file=${writeEngineConfig(options.dataDir)}`,
        `--max_server_memory_usage=${options.maxMemoryBytes}`,
      ],
    });
  } catch (error) {
    // The engine writes the reason only to stderr, where the parent reads it.
    throw new StartError('engine', String(error));
  }
};

const listen = async (
  server: ReturnType<typeof createHttpInterface>['server'],
  options: ChildOptions,
): Promise<number> => {
  server.listen(options.port, options.host);
  try {
    await once(server, 'listening');
  } catch (error) {
    const inUse = error instanceof Error && 'code' in error && error.code === 'EADDRINUSE';
    throw new StartError(inUse ? 'port-in-use' : 'engine', String(error));
  }
  return (server.address() as AddressInfo).port;
};

const main = async (): Promise<void> => {
  const options = JSON.parse(process.env[OPTIONS_VARIABLE] ?? '') as ChildOptions;
  checkWritable(options.dataDir);
  const engine = openEngine(options);
  engine.query(`CREATE DATABASE IF NOT EXISTS ${identifier(options.database)}`);
  const sessions = new Sessions(options.dataDir, options.database, options.maxConcurrent * 2);
  const [version = '', timezone = ''] = engine
    .query('SELECT version(), timezone()', 'TabSeparatedRaw')
    .trim()
    .split('\t');
  const pipes = await makePipes(join(options.dataDir, 'pipes'), options.maxConcurrent);
  const users = usersOf(options.dataDir);
  const api = createHttpInterface({
    users,
    parser: engine,
    sessions,
    pipes,
    identity: { version, timezone, displayName: hostname() },
    maxWaiting: options.maxWaiting,
    onInternalError: (error) => console.error('internal error', error),
  });
  const port = await listen(api.server, options);

  let stopping = false;
  const stop = async (): Promise<void> => {
    if (stopping) return;
    stopping = true;
    // The tables are as safe as after a crash.
    setTimeout(() => process.kill(process.pid, 'SIGKILL'), options.stopGraceMs + LAST_MS).unref();
    const closed = once(api.server, 'close');
    api.server.close();
    // A connection that was busy when the server closed becomes idle once it has its response.
    const idle = setInterval(() => api.server.closeIdleConnections(), IDLE_CHECK_MS);
    const late = setTimeout(() => {
      engine
        .queryAsync("KILL QUERY WHERE Settings['log_comment'] LIKE 'connection-%' ASYNC")
        .catch(() => undefined)
        .finally(() => api.server.closeAllConnections());
    }, options.stopGraceMs);
    await closed;
    clearInterval(idle);
    clearTimeout(late);
    // Exiting joins the threads of queries; a query that never returns is left to the timer above.
    while (api.running() > 0) await delay(IDLE_CHECK_MS);
    api.close();
    sessions.close();
    engine.close();
    process.exit(0);
  };
  const stopNow = (): void => void stop();
  process.on('SIGTERM', stopNow);
  process.on('SIGINT', stopNow);
  process.on('disconnect', stopNow);
  process.on('message', (message) => {
    if (message === STOP_MESSAGE) stopNow();
  });
  // The parent may have been killed before anybody listened for it.
  if (process.send !== undefined && !process.connected) stopNow();
  const { writer, reader } = users;
  await send({ type: 'ready', port, version, writer, reader });
};

main().catch(async (error: unknown) => {
  await send({
    type: 'failed',
    failure: error instanceof StartError ? error.failure : 'engine',
    message: error instanceof Error ? error.message : String(error),
  });
  process.exit(1);
});
