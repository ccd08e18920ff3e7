import { execFile } from 'node:child_process';
import { existsSync, mkdirSync, renameSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { promisify } from 'node:util';

const run = promisify(execFile);

const CACHE = join(import.meta.dirname, '../node_modules/.cache');

/**
 * A Python interpreter with these packages (`name==version`). Its virtual environment is created once under `name` and
 * stored with the other caches. Rejects if there is no Python or the packages cannot be installed.
 */
export async function pythonWith(name: string, packages: readonly string[]): Promise<string> {
  const venv = join(CACHE, name);
  const python = join(venv, 'bin/python');
  const ready = join(venv, '.ready');
  if (existsSync(ready)) return python;
  rmSync(venv, { recursive: true, force: true });
  mkdirSync(CACHE, { recursive: true });
  await run('python3', ['-m', 'venv', venv]);
  const quietly = ['--quiet', '--disable-pip-version-check', '--retries=1', '--timeout=10'];
  await run(python, ['-m', 'pip', 'install', ...quietly, ...packages]);
  mkdirSync(`${ready}.new`);
  renameSync(`${ready}.new`, ready);
  return python;
}
