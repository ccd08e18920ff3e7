import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { setTimeout as delay } from 'node:timers/promises';
import { createRestarts } from '@footnote/runtime/restarts';
import type { UpMessage } from '@footnote/runtime/run-service';
import type { Lines } from './lines.ts';

export type ProcessSpec = {
  /** As in logs: `projector-2`. */
  readonly name: string;
  readonly args: readonly string[];
  /** Environment of the process; evaluated again at each start. */
  readonly env: () => NodeJS.ProcessEnv;
};

export type ProcessEvents = {
  readonly lines: Lines;
  /** How long a process may take to end before it is killed, in milliseconds. */
  readonly stopMs: number;
  readonly onUp: (spec: ProcessSpec, pid: number, message: UpMessage) => void;
  /** It ended, and is started again after a pause. */
  readonly onEnded: (spec: ProcessSpec, how: string, pauseMs: number) => void;
  /** It is not started again; `how` is how it last ended. */
  readonly onGivenUp: (spec: ProcessSpec, how: string, failures: number) => void;
};

export type Supervised = {
  /** Stops the process and does not restart it. */
  stop(): Promise<void>;
  /** Kills it at once. */
  kill(): void;
};

/**
 * Keeps a process running. It runs in its own process group, so Ctrl-C reaches only the supervisor, which
 * then stops it.
 */
export function supervise(spec: ProcessSpec, events: ProcessEvents): Supervised {
  const stopping = new AbortController();
  const { signal } = stopping;
  const isStopping = (): boolean => signal.aborted;
  const restarts = createRestarts();
  let child: ChildProcess | undefined;

  const runOnce = async (): Promise<string> => {
    const own = spawn(process.execPath, ['--disable-warning=ExperimentalWarning', ...spec.args], {
      env: spec.env(),
      detached: true,
      stdio: ['ignore', 'pipe', 'pipe', 'ipc'],
    });
    child = own;
    const ended = once(own, 'close').catch((error: unknown) => [null, String(error)]);
    for (const stream of [own.stdout, own.stderr]) {
      const writer = events.lines.from(spec.name);
      stream?.setEncoding('utf8').on('data', (chunk: string) => writer.write(chunk));
      stream?.once('end', () => writer.end());
    }
    own.on('message', (message) => {
      restarts.up();
      events.onUp(spec, own.pid ?? 0, message as UpMessage);
    });
    if (isStopping()) own.kill('SIGTERM');
    const [code, killer] = (await ended) as [number | null, string | null];
    child = undefined;
    return killer ?? `exit code ${String(code)}`;
  };

  const run = async (): Promise<void> => {
    while (!isStopping()) {
      const started = performance.now();
      const how = await runOnce();
      if (isStopping()) return;
      const pauseMs = restarts.ended(performance.now() - started);
      if (pauseMs === null) {
        events.onGivenUp(spec, how, restarts.failures());
        return;
      }
      events.onEnded(spec, how, pauseMs);
      await delay(pauseMs, undefined, { signal }).catch(() => undefined);
    }
  };
  const running = run();

  return {
    stop: async () => {
      stopping.abort();
      child?.kill('SIGTERM');
      const last = setTimeout(() => child?.kill('SIGKILL'), events.stopMs);
      await running;
      clearTimeout(last);
    },
    kill: () => {
      stopping.abort();
      child?.kill('SIGKILL');
    },
  };
}
