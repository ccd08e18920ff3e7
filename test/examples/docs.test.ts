import { execFile } from 'node:child_process';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { demoIssuers } from '@footnote/synthetic-edgar/demo';
import { demoManagers } from '@footnote/synthetic-edgar/demo-managers';
import { writeManagers } from '@footnote/synthetic-edgar/managers/mirror';
import { writeMirror } from '@footnote/synthetic-edgar/mirror';
import { expect } from 'chai';
import { runCli, startUp, stopCli, type Up } from '../faults/cli.ts';
import { pythonWith } from '../python.ts';
import { blocksOf, PAGES, ROOT, type Block } from '../docs/pages.ts';

const DOCUMENTED_ADDRESS = 'http://127.0.0.1:8080';
const PYTHON_PACKAGES = ['httpx==0.28.1'];
const HTML_OR_ERROR = /^footnote: |\berror\b.*\bcode\b/m;

/** Blocks to execute, each with the response that the page shows. */
function examplesOf(page: string): readonly { readonly block: Block; readonly answer: Block | undefined }[] {
  const blocks = blocksOf(page);
  return blocks.flatMap((block, at) => {
    if (block.info !== 'sh') return [];
    const next = blocks[at + 1];
    return [{ block, answer: next?.info === 'json' ? next : undefined }];
  });
}

/** Executes the shell blocks and programs of all pages against one service with the invented companies. */
describe('examples of the documentation', function () {
  this.timeout(300_000);
  let folder: string;
  let up: Up;
  let env: Readonly<Record<string, string>>;

  before(async () => {
    folder = await mkdtemp(join(tmpdir(), 'footnote-docs-'));
    const mirror = join(folder, 'mirror');
    const settings = { FOOTNOTE_DATA: join(folder, 'data'), FOOTNOTE_EDGAR_MIRROR: mirror };
    await writeMirror(mirror, demoIssuers());
    await writeManagers(mirror, demoManagers());
    up = await startUp(settings.FOOTNOTE_DATA, settings);
    const managers = demoManagers().map(({ cik }) => cik);
    for (const selection of [
      ['--symbols', 'FNDEC,FNJAN'],
      ['--managers', managers.join(',')],
    ]) {
      const ingested = await runCli(['ingest', ...selection], settings);
      expect(ingested.code, ingested.stderr).to.equal(0);
    }
    const issue = async (): Promise<{ key: string; key_id: string }> => {
      const issued = await runCli(['keys', 'issue', '--json'], settings);
      return JSON.parse(issued.stdout) as { key: string; key_id: string };
    };
    const [used, changed] = [await issue(), await issue()];
    env = { ...settings, KEY: used.key, ID: changed.key_id, DIR: join(folder, 'exports'), DO_NOT_TRACK: '1' };
    const ask = (): Promise<Response> =>
      fetch(`${up.address}/v2/fundamentals?symbol=FNDEC`, { headers: { 'X-API-Key': used.key } });
    while ((await ask()).status === 401) await new Promise((resolve) => setTimeout(resolve, 50));
  });
  after(async () => {
    await stopCli(up.child);
    await rm(folder, { recursive: true, force: true });
  });

  /** Standard output of a program that gets `text` as its last argument, with the address of the service inserted. */
  async function execute(program: string, args: readonly string[], text: string): Promise<string> {
    const script = text.replaceAll(DOCUMENTED_ADDRESS, up.address);
    const options = { cwd: ROOT, env: { ...process.env, ...env }, maxBuffer: 64 * 1024 * 1024 };
    return (await promisify(execFile)(program, [...args, script], options)).stdout;
  }

  for (const page of PAGES)
    for (const { block, answer } of examplesOf(page))
      it(`run: ${page}:${block.line}`, async () => {
        // The shell stops at the first failure.
        const output = await execute('sh', ['-c'], `set -eu\n${block.text}`);
        // A page may show a refusal intentionally.
        if (answer?.text.includes('"available": false') !== true) expect(output).not.to.match(HTML_OR_ERROR);
        if (answer !== undefined)
          expect(JSON.parse(output), 'the response that the page shows').to.containSubset(
            JSON.parse(answer.text),
          );
      });

  for (const page of PAGES)
    for (const [at, { info, line, text }] of blocksOf(page).entries()) {
      const next = blocksOf(page)[at + 1];
      const shown = next?.info === 'text' ? next.text.trimEnd() : '\n';
      if (info === 'ts')
        it(`run: ${page}:${line}`, async () => {
          const args = ['--input-type=module-typescript', '--eval'];
          expect(await execute(process.execPath, args, text)).to.include(shown);
        });
      if (info === 'python')
        it(`run: ${page}:${line}`, async function () {
          const python = await pythonWith('docs', PYTHON_PACKAGES).catch(() => this.skip());
          expect(await execute(python, ['-c'], text)).to.include(shown);
        });
    }
});
