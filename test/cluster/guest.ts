import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { fileURLToPath } from 'node:url';

/** A process of a service beside those of a supervisor. */
export type Guest = {
  /** How often its log says this. */
  readonly count: (text: string) => number;
  /** By SIGKILL. */
  readonly kill: () => void;
  readonly stop: () => Promise<void>;
};

const SERVICES = fileURLToPath(new URL('../../services/', import.meta.url));

/** Starts a service as a process of its own; resolves when it is up. */
export async function startGuest(service: string, env: Readonly<Record<string, string>>): Promise<Guest> {
  const child = spawn(process.execPath, [`${SERVICES}${service}`], {
    stdio: ['ignore', 'ignore', 'pipe', 'ipc'],
    env: { ...process.env, FOOTNOTE_LOG_LEVEL: 'info', ...env },
  });
  let output = '';
  child.stderr?.on('data', (chunk: Buffer) => (output += chunk.toString()));
  const ended = once(child, 'exit');
  await Promise.race([once(child, 'message'), ended]);
  if (child.exitCode !== null) throw new Error(`${service} ended at its start: ${output}`);
  return {
    count: (text) => output.split(text).length - 1,
    kill: () => void child.kill('SIGKILL'),
    stop: async () => {
      child.kill('SIGTERM');
      await ended;
    },
  };
}
