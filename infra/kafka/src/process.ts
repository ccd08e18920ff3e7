import { spawn } from 'node:child_process';
import { open, readFile } from 'node:fs/promises';
import { connect, createServer } from 'node:net';
import { StartError } from './errors.ts';

export type Exit = { readonly code: number | null; readonly signal: NodeJS.Signals | null };

/** A Java process. */
export type Running = {
  readonly pid: number;
  readonly exited: Promise<Exit>;
  /** Sends SIGTERM, and SIGKILL after 15 seconds. May be called repeatedly. */
  stop(): Promise<void>;
};

export type Launch = {
  readonly java: string;
  readonly args: readonly string[];
  /** Everything that the process prints is added to this file. */
  readonly logFile: string;
  /**
   * True: keeps running after this process exits. Otherwise it exits with this process, however that ends.
   */
  readonly detached?: boolean;
};

const STOP_MS = 15_000;

/**
 * Java does not notice that its parent has exited, but this shell does: its standard input then ends, and it
 * ends Java. Its first line of output is Java's process id.
 */
const GUARD = `exec 3<&0
"$@" </dev/null >>"$LOG_FILE" 2>&1 3<&- &
java=$!
echo $java
(cat <&3 >/dev/null; kill $java 2>/dev/null) >/dev/null 2>&1 &
exec 3<&-
wait $java`;

const firstLine = (stream: NodeJS.ReadableStream): Promise<string> =>
  new Promise((resolve, reject) => {
    let text = '';
    stream.setEncoding('utf8');
    stream.on('data', (chunk: string) => {
      text += chunk;
      if (text.includes('\n')) resolve(text.slice(0, text.indexOf('\n')));
    });
    stream.once('close', () => reject(new StartError('the process exited before it started')));
  });

function kill(pid: number, signal: NodeJS.Signals): void {
  try {
    process.kill(pid, signal);
  } catch {
    // It has ended already.
  }
}

export function isAlive(pid: number): boolean {
  try {
    process.kill(pid, 0);
    return true;
  } catch {
    return false;
  }
}

/** Ends a process that is not a child of this one. */
export async function endProcess(pid: number): Promise<void> {
  kill(pid, 'SIGTERM');
  const until = Date.now() + STOP_MS;
  while (isAlive(pid)) {
    if (Date.now() > until) kill(pid, 'SIGKILL');
    await new Promise((resolve) => setTimeout(resolve, 50));
  }
}

async function launchDetached({ java, args, logFile }: Launch): Promise<Running> {
  const log = await open(logFile, 'a');
  const child = spawn(java, args, { detached: true, stdio: ['ignore', log.fd, log.fd] });
  await log.close();
  const exited = new Promise<Exit>((settle) => {
    child.once('exit', (code, signal) => settle({ code, signal }));
    child.once('error', () => settle({ code: null, signal: null }));
  });
  child.unref();
  const pid = child.pid ?? 0;
  if (pid === 0) throw new StartError(`${java} could not be started`);
  return { pid, exited, stop: () => endProcess(pid) };
}

export async function launch(options: Launch): Promise<Running> {
  if (options.detached === true) return launchDetached(options);
  const child = spawn('sh', ['-c', GUARD, 'guard', options.java, ...options.args], {
    stdio: ['pipe', 'pipe', 'ignore'],
    env: { ...process.env, LOG_FILE: options.logFile },
  });
  const exited = new Promise<Exit>((settle) => {
    child.once('exit', (code, signal) => settle({ code, signal }));
    child.once('error', () => settle({ code: null, signal: null }));
  });
  child.stdin.on('error', () => undefined);
  const pid = Number(await firstLine(child.stdout));
  return {
    pid,
    exited,
    stop: async () => {
      kill(pid, 'SIGTERM');
      const last = setTimeout(() => kill(pid, 'SIGKILL'), STOP_MS);
      await exited;
      clearTimeout(last);
    },
  };
}

/** `count` ports of 127.0.0.1 that are free now. */
export async function freePorts(count: number): Promise<readonly number[]> {
  const servers = await Promise.all(
    Array.from(
      { length: count },
      () =>
        new Promise<ReturnType<typeof createServer>>((resolve, reject) => {
          const server = createServer();
          server.once('error', reject);
          server.listen(0, '127.0.0.1', () => resolve(server));
        }),
    ),
  );
  const ports = servers.map((server) => (server.address() as { readonly port: number }).port);
  await Promise.all(servers.map((server) => new Promise((resolve) => server.close(resolve))));
  return ports;
}

export const answersOn = (port: number): Promise<boolean> =>
  new Promise((resolve) => {
    const socket = connect(port, '127.0.0.1');
    socket.once('connect', () => {
      socket.destroy();
      resolve(true);
    });
    socket.once('error', () => resolve(false));
  });

const tail = async (file: string): Promise<string> =>
  (await readFile(file, 'utf8').catch(() => '')).slice(-3000).trim();

/**
 * Waits until `ready` returns true. Stops the process and throws `StartError` if it exits or takes too long.
 */
export async function whenReady(
  what: string,
  running: Running,
  options: { readonly logFile: string; readonly timeoutMs: number; readonly ready: () => Promise<boolean> },
): Promise<void> {
  let ended = false;
  void running.exited.then(() => (ended = true));
  const until = Date.now() + options.timeoutMs;
  while (!(await options.ready())) {
    // The callback above sets it while this waits.
    if (ended as boolean) throw new StartError(`${what} exited at start: ${await tail(options.logFile)}`);
    if (Date.now() > until) {
      await running.stop();
      throw new StartError(
        `${what} did not answer within ${options.timeoutMs / 1000} s: ${await tail(options.logFile)}`,
      );
    }
    await new Promise((resolve) => setTimeout(resolve, 50));
  }
}
