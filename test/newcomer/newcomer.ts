/**
 * The first steps of a newcomer who has only the repository: clone, install with an empty npm cache, demo, explorer, the
 * first curl, client program and MCP session of the documentation, and shutdown. Prints the minutes of each step.
 *     node test/newcomer/newcomer.ts
 */
import { execFile } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { blocksOf, ROOT } from '../docs/pages.ts';
import { startDemo, type Demo } from './demo.ts';

const DOCUMENTED_ADDRESS = 'http://127.0.0.1:8080';

const folder = mkdtempSync(join(tmpdir(), 'footnote-newcomer-'));
const clone = join(folder, 'footnote');
/** The environment without the settings of this checkout. */
const env = {
  ...process.env,
  PATH: (process.env['PATH'] ?? '')
    .split(':')
    .filter((part) => !part.startsWith(ROOT))
    .join(':'),
  NODE_COMPILE_CACHE: join(folder, 'compiled'),
  npm_config_cache: join(folder, 'npm-cache'),
};

async function run(
  program: string,
  args: readonly string[],
  options: { readonly cwd: string; readonly env?: Readonly<Record<string, string>> },
): Promise<string> {
  const { stdout } = await promisify(execFile)(program, args, {
    cwd: options.cwd,
    env: { ...env, ...options.env },
    maxBuffer: 64 * 1024 * 1024,
  });
  return stdout;
}

async function timed<T>(what: string, work: () => Promise<T>): Promise<T> {
  const began = performance.now();
  const result = await work();
  const seconds = (performance.now() - began) / 1000;
  console.log(`${what.padEnd(40)} ${(seconds / 60).toFixed(2)} min (${seconds.toFixed(1)} s)`);
  return result;
}

/** A step that no other depends on: the following steps run even if it fails. */
async function tried(what: string, work: () => Promise<void>): Promise<void> {
  try {
    await timed(what, work);
  } catch (error) {
    console.error(`${what} failed: ${String(error)}`);
    process.exitCode = 1;
  }
}

/** The first block on a page of the clone that contains the text, and the block after it. */
function blockWith(
  page: string,
  info: string,
  text: string,
): { readonly text: string; readonly shown: string } {
  const blocks = blocksOf(page, clone);
  const at = blocks.findIndex((block) => block.info === info && block.text.includes(text));
  const [block, next] = [blocks[at], blocks[at + 1]];
  if (block === undefined) throw new Error(`${page} has no such example`);
  return { text: block.text, shown: next?.info === 'text' ? next.text.trimEnd() : '' };
}

/** Loads the explorer's page and its files. */
async function openExplorer(address: string): Promise<void> {
  const page = await (await fetch(address)).text();
  const files = [...page.matchAll(/(?:href|src)="(\/explorer\/[^"]*)"/g)].map(([, path = '']) => path);
  if (files.length === 0) throw new Error(`the explorer's page refers to no files: ${page.slice(0, 300)}`);
  for (const file of files) {
    const { status } = await fetch(new URL(file, address));
    if (status !== 200) throw new Error(`${file} returned ${status}`);
  }
}

async function firstCurl({ address, key }: Demo): Promise<void> {
  const { text } = blockWith('README.md', 'sh', '/v2/explain');
  const script = text.replaceAll(DOCUMENTED_ADDRESS, address);
  const answer = await run('sh', ['-c', script], { cwd: clone, env: { KEY: key } });
  const { data } = JSON.parse(answer) as { readonly data: { readonly cell: { readonly value: number } } };
  if (data.cell.value <= 0) throw new Error(`the response differs from the README: ${answer.slice(0, 300)}`);
}

async function program({ address, key }: Demo, page: string, text: string): Promise<void> {
  const block = blockWith(page, 'ts', text);
  const source = block.text.replaceAll(DOCUMENTED_ADDRESS, address);
  const args = ['--input-type=module-typescript', '--eval', source];
  const printed = await run('node_modules/.bin/node', args, { cwd: clone, env: { KEY: key } });
  if (!printed.includes(block.shown))
    throw new Error(`the output differs from ${page}: ${printed.slice(0, 500)}`);
}

const began = performance.now();
let demo: Demo | undefined;
try {
  await timed('clone', () =>
    run('git', ['clone', '--quiet', '--no-hardlinks', ROOT, clone], { cwd: folder }),
  );
  await timed('install (make setup, empty npm cache)', () => run('make', ['setup'], { cwd: clone }));
  const started = await timed('demo, until it prints its key', () =>
    startDemo(clone, join(folder, 'data'), env),
  );
  demo = started;
  await tried('explorer: page and files', () => openExplorer(started.address));
  await tried('first curl of the README', () => firstCurl(started));
  await tried('first program of docs/client.md', () => program(started, 'docs/client.md', 'createFootnote'));
  await tried('MCP session of docs/mcp.md', () => program(started, 'docs/mcp.md', 'StdioClientTransport'));
  demo = undefined;
  await timed('end', () => started.stop());
  console.log(`total: ${((performance.now() - began) / 60_000).toFixed(2)} min`);
} finally {
  await demo?.stop();
  rmSync(folder, { recursive: true, force: true });
}
