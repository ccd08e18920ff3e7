import { writeSync } from 'node:fs';
import { inspect } from 'node:util';
import type { ExitCode } from './lifecycle.ts';

/** Of a process that had to be forced to end, with work unfinished. */
const FORCED: ExitCode = 2;

const FAILED: ExitCode = 1;

/**
 * Ends the process, with whatever is unfinished when the code says that it was forced. `process.exit` waits for running
 * writes to the log, and one of them may wait for this thread: the process then puts a shell in its own place instead,
 * which ends with the same code.
 */
export function endNow(code: ExitCode): never {
  if (code === FORCED) leave(code);
  process.exit(code);
}

/**
 * From now on an exception that nothing catches ends the process at once with code 1, after it was written to standard
 * error. Node itself would wait for running writes to the log, which may be forever.
 */
export function endOnUncaught(): void {
  process.on('uncaughtException', (error) => {
    try {
      writeSync(process.stderr.fd, `${inspect(error)}\n`);
    } catch {
      // Nobody reads it any more: whoever started this process has gone.
    }
    leave(FAILED);
    process.exit(FAILED);
  });
}

function leave(code: ExitCode): void {
  if (process.platform !== 'win32') process.execve?.('/bin/sh', ['sh', '-c', `exit ${code}`], process.env);
}
