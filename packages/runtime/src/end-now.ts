import type { ExitCode } from './lifecycle.ts';

/** Of a process that had to be forced to end, with work unfinished. */
const FORCED: ExitCode = 2;

/**
 * Ends the process, with whatever is unfinished when the code says that it was forced. `process.exit` waits for running
 * writes to the log, and one of them may wait for this thread: the process then puts a shell in its own place instead,
 * which ends with the same code.
 */
export function endNow(code: ExitCode): never {
  if (code === FORCED && process.platform !== 'win32')
    process.execve?.('/bin/sh', ['sh', '-c', `exit ${code}`], process.env);
  process.exit(code);
}
