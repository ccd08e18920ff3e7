import { writeSync } from 'node:fs';
import { inspect } from 'node:util';
import type { ExitCode } from './lifecycle.ts';

/** Exit code of a process that was forced to exit with unfinished work. */
const FORCED: ExitCode = 2;

const FAILED: ExitCode = 1;

/**
 * Exits the process; if the code means that it was forced, abandons unfinished work. `process.exit` waits for
 * running writes to the log, and such a write may wait for this thread. The process is then replaced by a
 * shell that exits with the same code.
 */
export function endNow(code: ExitCode): never {
  if (code === FORCED) leave(code);
  process.exit(code);
}

/**
 * From now on an uncaught exception is written to standard error and exits the process immediately with code
 * 1. Node itself would wait for running writes to the log, possibly forever.
 */
export function endOnUncaught(): void {
  process.on('uncaughtException', (error) => {
    try {
      writeSync(process.stderr.fd, `${inspect(error)}\n`);
    } catch {
      // The output is no longer read: the parent process is gone.
    }
    leave(FAILED);
    process.exit(FAILED);
  });
}

const SIGNALS = ['SIGINT', 'SIGTERM'] as const;

/**
 * From now on a signal that nothing else listens for ends the process with code 1 and a sentence: a person stopped a
 * command, which is no failure of the program.
 */
export function endOnSignal(sentence: string): void {
  for (const signal of SIGNALS)
    process.on(signal, () => {
      if (process.listenerCount(signal) > 1) return;
      // The terminal has echoed ^C, or shows a line of progress.
      writeSync(process.stderr.fd, `${process.stderr.isTTY ? '\n' : ''}${sentence}\n`);
      leave(FAILED);
      process.exit(FAILED);
    });
}

function leave(code: ExitCode): void {
  if (process.platform !== 'win32') process.execve?.('/bin/sh', ['sh', '-c', `exit ${code}`], process.env);
}
