import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { printFailure } from '../print-failure.ts';
import { createProgram } from '../program.ts';

export type Ran = { readonly code: number; readonly out: string; readonly err: string };

/** Runs a command in this process, as `main` does, and returns its output. */
export async function run(...args: readonly string[]): Promise<Ran> {
  let out = '';
  let err = '';
  const writeOut = (text: string): void => void (out += text);
  const writeErr = (text: string): void => void (err += text);
  // Commands print their results with console.log, and progress and remarks with console.error.
  const { log, error: logError } = console;
  console.log = (line: unknown) => writeOut(`${String(line)}\n`);
  console.error = (line: unknown) => writeErr(`${String(line)}\n`);
  try {
    const program = await createProgram(args, { writeOut, writeErr });
    await program.parseAsync(['node', 'footnote', ...args]);
    return { code: 0, out, err };
  } catch (error) {
    return { code: printFailure(error, { write: writeErr }), out, err };
  } finally {
    console.log = log;
    console.error = logError;
  }
}

/** In a `describe`: an empty folder for each test. */
export function useFolder(): () => string {
  let folder = '';
  beforeEach(() => {
    folder = mkdtempSync(join(tmpdir(), 'footnote-cli-'));
  });
  afterEach(() => rmSync(folder, { recursive: true, force: true }));
  return () => folder;
}
