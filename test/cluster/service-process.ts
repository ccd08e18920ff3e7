import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { fileURLToPath } from 'node:url';
import type { UpMessage } from '@footnote/runtime/run-service';
import type { ServiceName } from '@footnote/runtime/services';

/** A service as a process of its own, as in a container. */
export type ServiceProcess = {
  readonly name: ServiceName;
  /** Resolves when it is up; rejects if it ends before. */
  readonly up: Promise<UpMessage>;
  readonly exited: Promise<number | null>;
  /** All that it logged. */
  output(): string;
  /** What `/healthz` answers. */
  health(): Promise<{ readonly isHealthy: boolean; readonly text: string }>;
  /** Sends SIGTERM and waits for its end; resolves to the exit code. */
  stop(): Promise<number | null>;
};

const folderOf = (service: string): string =>
  fileURLToPath(new URL(`../../services/${service}`, import.meta.url));

export function startService(name: ServiceName, env: Readonly<Record<string, string>>): ServiceProcess {
  const child = spawn(process.execPath, [folderOf(name)], {
    stdio: ['ignore', 'ignore', 'pipe', 'ipc'],
    env: {
      PATH: process.env['PATH'],
      NODE_COMPILE_CACHE: process.env['NODE_COMPILE_CACHE'],
      FOOTNOTE_PORT: '0',
      FOOTNOTE_ADMIN_PORT: '0',
      FOOTNOTE_SHUTDOWN_SECONDS: '120',
      ...env,
    },
  });
  let output = '';
  child.stderr?.setEncoding('utf8').on('data', (text: string) => (output += text));
  const exited = once(child, 'exit').then(([code]) => code as number | null);
  const up = Promise.race([
    once(child, 'message').then(([message]) => message as UpMessage),
    exited.then((code) => {
      throw new Error(`${name} ended with ${String(code)}: ${output}`);
    }),
  ]);
  up.catch(() => undefined);
  return {
    name,
    up,
    exited,
    output: () => output,
    health: async () => {
      const response = await fetch(`http://127.0.0.1:${(await up).adminPort}/healthz`);
      return { isHealthy: response.ok, text: await response.text() };
    },
    stop: async () => {
      child.kill('SIGTERM');
      return exited;
    },
  };
}
