import { spawn } from 'node:child_process';
import { createInterface } from 'node:readline';
import { fileURLToPath } from 'node:url';
import type { Report, Task } from './worker.ts';

/** A process of the swarm. */
export type Worker = {
  readonly reports: readonly Report[];
  readonly signal: (signal: NodeJS.Signals) => void;
  /**
   * Resolves when it has exited and all its output was read: with its exit code, or the signal that killed
   * it.
   */
  readonly ended: Promise<number | NodeJS.Signals>;
};

const PROGRAM = fileURLToPath(new URL('worker.ts', import.meta.url));

/** Starts a separate process and shows its standard error. */
export function startWorker(task: Task): Worker {
  const child = spawn(process.execPath, [PROGRAM, JSON.stringify(task)], {
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  const reports: Report[] = [];
  const lines = createInterface({ input: child.stdout });
  lines.on('line', (line) => {
    // The last line of a killed process may be incomplete.
    if (line.endsWith('}')) reports.push(JSON.parse(line) as Report);
  });
  const read = new Promise<void>((resolve) => lines.once('close', resolve));
  const exited = new Promise<number | NodeJS.Signals>((resolve, reject) => {
    child.once('error', reject);
    child.once('exit', (code, signal) => {
      resolve(signal ?? code ?? -1);
    });
  });
  return {
    reports,
    signal: (signal) => {
      child.kill(signal);
    },
    ended: Promise.all([exited, read]).then(([how]) => how),
  };
}
