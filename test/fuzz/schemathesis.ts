import { execFile, spawn } from 'node:child_process';
import { once } from 'node:events';
import {
  cpSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { readContract } from '@footnote/contract/open-api';
import type { FuzzServer } from './server.ts';

const VERSION = '4.32.5';
const SCHEMAS = fileURLToPath(new URL('../../schemas', import.meta.url));
const CONTRACT = 'openapi.json';
const CONFIG = fileURLToPath(new URL('./schemathesis.toml', import.meta.url));
const CACHE = fileURLToPath(new URL('../../node_modules/.cache', import.meta.url));
const VENV = join(CACHE, `schemathesis-${VERSION}`);

const run = promisify(execFile);

export type SchemathesisReport = {
  readonly requests: number;
  /** The printed findings; empty if there are none. */
  readonly findings: string;
};

/**
 * Runs schemathesis over every route, first with symbols as declared in the contract and then with known ones, so that
 * responses with data are checked as well as refusals. Undefined if it cannot be installed, which is an error with
 * REQUIRE_PYTHON=1.
 */
export async function runSchemathesis(
  server: FuzzServer,
  options: { readonly examples: number; readonly seed: number },
): Promise<SchemathesisReport | undefined> {
  try {
    await install();
  } catch (error) {
    if (process.env['REQUIRE_PYTHON'] === '1') throw error;
    console.log(`schemathesis: skipped, no Python with it here (${String(error).split('\n')[0] ?? ''})`);
    return undefined;
  }
  const folder = mkdtempSync(join(tmpdir(), 'footnote-schemathesis-'));
  try {
    const asItIs = join(folder, 'any');
    const known = join(folder, 'known');
    copyContract(asItIs, undefined);
    copyContract(known, server.symbols);
    const reports = [
      await runOver(join(asItIs, CONTRACT), server, options),
      await runOver(join(known, CONTRACT), server, options),
    ];
    return {
      requests: reports.reduce((sum, report) => sum + report.requests, 0),
      findings: reports.map((report) => report.findings).join(''),
    };
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

/** Created once and stored with the other caches. */
async function install(): Promise<void> {
  const ready = join(VENV, '.ready');
  if (existsSync(ready)) return;
  rmSync(VENV, { recursive: true, force: true });
  mkdirSync(CACHE, { recursive: true });
  await run('python3', ['-m', 'venv', VENV]);
  const python = join(VENV, 'bin/python');
  const pip = ['-m', 'pip', 'install', '--quiet', '--disable-pip-version-check'];
  await run(python, [...pip, `schemathesis==${VERSION}`]);
  mkdirSync(`${ready}.new`);
  renameSync(`${ready}.new`, ready);
}

type Schema = { properties?: Record<string, Record<string, unknown>> };

/** Copies the contract to a folder of its own; `symbols` restricts the valid symbols. */
function copyContract(folder: string, symbols: readonly string[] | undefined): void {
  for (const part of ['requests', 'examples/responses'])
    cpSync(join(SCHEMAS, part), join(folder, part), { recursive: true });
  writeFileSync(join(folder, CONTRACT), JSON.stringify(readContract()));
  if (symbols === undefined) return;
  for (const file of readdirSync(join(folder, 'requests'))) {
    const path = join(folder, 'requests', file);
    const schema = JSON.parse(readFileSync(path, 'utf8')) as Schema;
    const symbol = schema.properties?.['symbol'];
    if (schema.properties === undefined || symbol === undefined) continue;
    const { pattern } = symbol;
    const mayBeEmpty = typeof pattern === 'string' && new RegExp(pattern).test('');
    schema.properties['symbol'] = { type: 'string', enum: mayBeEmpty ? ['', ...symbols] : symbols };
    writeFileSync(path, JSON.stringify(schema));
  }
}

async function runOver(
  contract: string,
  { address, key }: FuzzServer,
  { examples, seed }: { readonly examples: number; readonly seed: number },
): Promise<SchemathesisReport> {
  const command = join(VENV, 'bin/st');
  const args = ['--config-file', CONFIG, 'run', contract, '--url', address, '-H', `X-API-Key: ${key}`];
  const limits = ['-n', String(examples), '--seed', String(seed), '--request-timeout', '30'];
  const child = spawn(command, [...args, ...limits, '--continue-on-failure', '--no-color'], {
    stdio: ['ignore', 'pipe', 'pipe'],
    // schemathesis stores examples of earlier runs in its working folder.
    cwd: join(contract, '..'),
  });
  let text = '';
  child.stdout.on('data', (chunk: Buffer) => (text += chunk.toString()));
  child.stderr.on('data', (chunk: Buffer) => (text += chunk.toString()));
  const [code] = (await once(child, 'close')) as [number | null];
  const requests = Number(/(\d+) generated/.exec(text)?.[1] ?? 0);
  const isClean = code === 0 && requests > 0;
  return { requests, findings: isClean ? '' : text };
}
