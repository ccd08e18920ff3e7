import { CommanderError } from 'commander';
import { printable } from '@footnote/runtime/printable';
import { UserError } from '@footnote/runtime/user-error';

/** Prints a failure and a hint, one line each; returns the exit code. */
export function printFailure(error: unknown, stderr: { write(text: string): unknown }): number {
  if (error instanceof CommanderError) return error.exitCode;
  const message = error instanceof Error ? error.message : String(error);
  stderr.write(`footnote: ${printable(message)}\n`);
  if (error instanceof UserError && error.hint !== undefined) stderr.write(`  ${printable(error.hint)}\n`);
  else if (
    !(error instanceof UserError) &&
    process.env['FOOTNOTE_DEBUG'] !== undefined &&
    error instanceof Error
  ) {
    stderr.write(`${printable(error.stack ?? '')}\n`);
  }
  return 1;
}
