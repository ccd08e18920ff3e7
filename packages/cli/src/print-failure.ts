import { CommanderError } from 'commander';
import { printable } from '@footnote/runtime/printable';
import { storageFault } from '@footnote/runtime/storage-fault';
import { UserError } from '@footnote/runtime/user-error';

/** Prints a failure and a hint, one line each; returns the exit code. A fault of the disk is named in our words. */
export function printFailure(error: unknown, stderr: { write(text: string): unknown }): number {
  if (error instanceof CommanderError) return error.exitCode;
  const { message, hint } = worded(error);
  stderr.write(`footnote: ${printable(message)}\n`);
  if (hint !== undefined) stderr.write(`  ${printable(hint)}\n`);
  if (!(error instanceof UserError) && process.env['FOOTNOTE_DEBUG'] !== undefined && error instanceof Error)
    stderr.write(`${printable(error.stack ?? '')}\n`);
  return 1;
}

function worded(error: unknown): { readonly message: string; readonly hint?: string | undefined } {
  if (error instanceof UserError) return error;
  const message = error instanceof Error ? error.message : String(error);
  const fault = storageFault(error);
  if (fault === undefined) return { message };
  return {
    message: fault.sentence === message ? message : `${fault.sentence} (${message})`,
    hint: fault.remedy,
  };
}
