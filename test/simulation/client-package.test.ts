import { execFile } from 'node:child_process';
import { copyFileSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { packClient } from '@footnote/client/pack';
import { demoSpecs } from '@footnote/synthetic-edgar/demo';
import { generateIssuer } from '@footnote/synthetic-edgar/generate';
import { expect } from 'chai';
import { useSpineOf } from '../integration/spine-of.ts';

const run = promisify(execFile);
const ROOT = join(import.meta.dirname, '../..');
const PROGRAM = join(ROOT, 'test/consumers/client/first-answer.ts');
const TSC = createRequire(import.meta.url).resolve('typescript/bin/tsc');
const STRICT = ['--strict', '--exactOptionalPropertyTypes', '--noUncheckedIndexedAccess'];
const MODULES = ['--module', 'nodenext', '--target', 'es2024', '--noEmit', '--types', 'node'];

const issuer = generateIssuer({ ...demoSpecs[0]!, documents: null, reports: 'none' });

describe('the client as an npm package', () => {
  const { spine } = useSpineOf([issuer]);
  let folder: string;
  let tarball: string;

  before(() => {
    folder = mkdtempSync(join(tmpdir(), 'footnote-package-'));
    tarball = packClient(join(folder, 'packed'));
  });
  after(() => rmSync(folder, { recursive: true, force: true }));

  it('contains JavaScript with declarations, a README and the licence, but no sources', async () => {
    const { stdout } = await run('tar', ['tzf', tarball]);
    const files = stdout.trim().split('\n');
    expect(files).to.include.members([
      'package/LICENSE',
      'package/README.md',
      'package/package.json',
      'package/dist/index.js',
      'package/dist/index.d.ts',
      'package/dist/contract.d.ts',
    ]);
    expect(files.filter((name) => !/\.js$|\.d\.ts$|LICENSE$|README\.md$|package\.json$/.test(name))).to.be
      .empty;
  });

  it('installs in an empty folder, type-checks and runs there', async () => {
    const home = mkdtempSync(join(folder, 'home-'));
    writeFileSync(join(home, 'package.json'), '{ "type": "module", "private": true }');
    await run('npm', ['install', tarball, '--no-audit', '--no-fund', '--prefer-offline'], { cwd: home });
    copyFileSync(PROGRAM, join(home, 'checked.ts'));
    const types = ['--typeRoots', join(ROOT, 'node_modules/@types')];
    await run(process.execPath, [TSC, ...STRICT, ...MODULES, ...types, 'checked.ts'], { cwd: home });

    const program = await readFile(PROGRAM, 'utf8');
    writeFileSync(join(home, 'run.ts'), program.replace('http://127.0.0.1:8080', spine().address));
    const env = { ...process.env, KEY: spine().key };
    const { stdout } = await run(process.execPath, ['run.ts'], { cwd: home, env });
    const lines = stdout.trim().split('\n');
    expect(lines).to.have.lengthOf(5);
    for (const line of lines) expect(line).to.match(/^\d{4} \d+ \S+ \d{10}-\d{2}-\d{6}$/);
  });
});
