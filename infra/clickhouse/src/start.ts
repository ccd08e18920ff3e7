import { spawn, type ChildProcess } from 'node:child_process';
import { resolve } from 'node:path';
import { totalmem } from 'node:os';
import { fileURLToPath } from 'node:url';
import type { User } from './access.ts';
import {
  DataFolderLockedError,
  DataFolderNotWritableError,
  EmbeddedClickHouseError,
  PortInUseError,
} from './errors.ts';
import { OPTIONS_VARIABLE, STOP_MESSAGE, type ChildMessage, type ChildOptions } from './protocol.ts';

/** The methods of a pino logger that are used. */
export type Logger = {
  info(fields: object, message: string): void;
  warn(fields: object, message: string): void;
};

export type EmbeddedClickHouseOptions = {
  /** Folder of the tables; created if missing. One server at a time uses it. */
  readonly dataDir: string;
  /** Default database of clients that name none; created if missing. Default: `default`. */
  readonly database?: string;
  /** Default: any free port. */
  readonly port?: number;
  /** Default 127.0.0.1. Requests under names that are not this machine's are refused. */
  readonly host?: string;
  readonly logger?: Logger;
  /** Memory of the engine, in bytes. Default: a quarter of the machine's, 1 to 8 GiB. */
  readonly maxMemoryBytes?: number;
  /** Queries that run at once; default 16. */
  readonly maxConcurrent?: number;
  /** Maximum number of waiting queries; default 256. Further ones are refused with code 202. */
  readonly maxWaiting?: number;
  /** How long running queries may go on when the server stops; default 5 seconds. */
  readonly stopGraceMs?: number;
};

export type Exit = {
  readonly code: number | null;
  readonly signal: NodeJS.Signals | null;
  readonly expected: boolean;
};

export type EmbeddedClickHouse = {
  /** With the name and password of the user that may write: `http://NAME:PASSWORD@127.0.0.1:PORT`. */
  readonly url: string;
  /** With those of the user that may only read. */
  readonly readerUrl: string;
  readonly pid: number;
  /** ClickHouse's version, as 26.7.2.1. */
  readonly version: string;
  /** Resolves when the process has exited; `expected` is false if no exit was requested. */
  readonly exited: Promise<Exit>;
  /** Lets running queries finish within the grace time, then ends the process. May be called repeatedly. */
  stop(): Promise<void>;
};

const GIB = 1024 ** 3;
const START_TIMEOUT_MS = 60_000;
/** Beyond the grace; the process ends itself before. */
const STOP_TIMEOUT_MS = 10_000;
const STDERR_KEPT = 8_192;

const defaultMemory = (): number => Math.round(Math.min(8 * GIB, Math.max(GIB, totalmem() / 4)));

/** The last lines that the process wrote to stderr; all of them go to the log. */
const keepStderr = (child: ChildProcess, logger: Logger | undefined): (() => string) => {
  let kept = '';
  child.stderr?.setEncoding('utf8').on('data', (text: string) => {
    kept = (kept + text).slice(-STDERR_KEPT);
    logger?.warn({ text: text.trim() }, 'ClickHouse output');
  });
  return () => kept.trim();
};

const startError = (
  message: ChildMessage & { type: 'failed' },
  options: ChildOptions,
  stderr: string,
): Error => {
  const { failure } = message;
  if (failure === 'port-in-use') return new PortInUseError(options.host, options.port);
  if (failure === 'data-folder-not-writable')
    return new DataFolderNotWritableError(options.dataDir, message.message);
  if (/Cannot lock file .*status/.test(stderr)) return new DataFolderLockedError(options.dataDir);
  return new EmbeddedClickHouseError(`ClickHouse did not start: ${message.message} ${stderr}`.trim());
};

/**
 * Starts ClickHouse in a separate process and resolves when it answers. It exits after `stop`, on SIGTERM,
 * and with the process that started it. Rejects with DataFolderLockedError, DataFolderNotWritableError,
 * PortInUseError or EmbeddedClickHouseError.
 */
export const startEmbeddedClickHouse = async (
  given: EmbeddedClickHouseOptions,
): Promise<EmbeddedClickHouse> => {
  const maxConcurrent = given.maxConcurrent ?? 16;
  const options: ChildOptions = {
    dataDir: resolve(given.dataDir),
    database: given.database ?? 'default',
    host: given.host ?? '127.0.0.1',
    port: given.port ?? 0,
    maxMemoryBytes: given.maxMemoryBytes ?? defaultMemory(),
    maxConcurrent,
    maxWaiting: given.maxWaiting ?? 256,
    stopGraceMs: given.stopGraceMs ?? 5_000,
  };
  const child = spawn(process.execPath, [fileURLToPath(new URL('./child.ts', import.meta.url))], {
    // In a process group of its own: Ctrl-C is for the parent, which needs the engine until its own work is finished.
    detached: true,
    stdio: ['ignore', 'ignore', 'pipe', 'ipc'],
    env: {
      ...process.env,
      [OPTIONS_VARIABLE]: JSON.stringify(options),
      // A running query occupies a thread; compression and files need additional ones.
      UV_THREADPOOL_SIZE: String(maxConcurrent + 8),
      // Times without a time zone are UTC, whatever the machine's time zone.
      TZ: 'UTC',
    },
  });
  const stderr = keepStderr(child, given.logger);
  let expected = false;
  const exited = new Promise<Exit>((settle) => {
    child.once('exit', (code, signal) => settle({ code, signal, expected }));
    child.once('error', () => settle({ code: null, signal: null, expected }));
  });
  const started = Promise.withResolvers<ChildMessage>();
  const timer = setTimeout(
    () =>
      started.reject(
        new EmbeddedClickHouseError(`ClickHouse did not start within ${START_TIMEOUT_MS / 1000} s`),
      ),
    START_TIMEOUT_MS,
  );
  child.on('message', (message) => started.resolve(message as ChildMessage));
  void exited.then(({ code, signal }) =>
    started.reject(
      new EmbeddedClickHouseError(`ClickHouse ended at start (${String(signal ?? code)}): ${stderr()}`),
    ),
  );
  try {
    const message = await started.promise;
    if (message.type === 'failed') {
      await exited;
      throw startError(message, options, stderr());
    }
    const place = `${options.host}:${message.port}`;
    const urlOf = ({ name, password }: User): string => `http://${name}:${password}@${place}`;
    given.logger?.info(
      { url: `http://${place}`, pid: child.pid, version: message.version, dataDir: options.dataDir },
      'ClickHouse started',
    );
    void exited.then((exit) => {
      if (!exit.expected) given.logger?.warn({ ...exit, stderr: stderr() }, 'ClickHouse ended unexpectedly');
    });
    const stop = async (): Promise<void> => {
      expected = true;
      if (child.connected) child.send(STOP_MESSAGE, () => undefined);
      const kill = setTimeout(() => {
        given.logger?.warn({ pid: child.pid }, 'ClickHouse does not stop: killing it');
        child.kill('SIGKILL');
      }, options.stopGraceMs + STOP_TIMEOUT_MS);
      await exited;
      clearTimeout(kill);
    };
    const [url, readerUrl] = [urlOf(message.writer), urlOf(message.reader)];
    return { url, readerUrl, pid: child.pid ?? 0, version: message.version, exited, stop };
  } catch (error) {
    expected = true;
    child.kill('SIGKILL');
    throw error;
  } finally {
    clearTimeout(timer);
  }
};
