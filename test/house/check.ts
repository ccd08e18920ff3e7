/** Checks house rules that no compiler checks. Prints each fault and exits 1 if there is one. */
import { execFileSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { GENERATED_FILE, generateContract } from '@footnote/contract/generate';
import { importFaults } from './imports.ts';
import { structureFaults } from './rooms.ts';

const TOP_LEVEL = new Set([
  'package.json',
  'package-lock.json',
  'tsconfig.json',
  'services',
  'packages',
  'schemas',
  'infra',
  'test',
  'bin',
  'docs',
  'Makefile',
  'README.md',
  'CHANGELOG.md',
  'CONTRIBUTING.md',
  'SECURITY.md',
  'LICENSE',
]);
const MAX_LINES = 400;
const HAS_FEW_LINES = /\.tsx?$|^schemas\/.*\.ya?ml$/;
const UNFINISHED = new RegExp(
  ['TO' + 'DO', 'FIX' + 'ME', 'HA' + 'CK'].map((word) => `\\b${word}\\b`).join('|'),
);
const REGISTRY_ADDRESS = /"resolved":\s*"http/;

const files = execFileSync('git', ['ls-files', '--cached', '--others', '--exclude-standard'], {
  encoding: 'utf8',
})
  .split('\n')
  .filter((file) => file !== '' && existsSync(file));
const faults: string[] = [];
const sources = new Map<string, string>();

for (const top of new Set(files.map((file) => file.split('/')[0] ?? ''))) {
  if (!top.startsWith('.') && !TOP_LEVEL.has(top)) faults.push(`${top} is not allowed at the top level`);
}
for (const file of files) {
  if (file === 'package-lock.json') {
    if (REGISTRY_ADDRESS.test(readFileSync(file, 'utf8')))
      faults.push(`${file} contains the address of a package registry`);
    continue;
  }
  if (!/\.(tsx?|js|md|yaml|yml|sql|avsc|json|sh|py)$|Makefile$|^bin\/|^\.ci\//.test(file)) continue;
  const source = readFileSync(file, 'utf8');
  if (UNFINISHED.test(source)) faults.push(`${file} contains a marker of unfinished work`);
  const lines = source.split('\n').length;
  if (lines > MAX_LINES && HAS_FEW_LINES.test(file) && !file.endsWith('.generated.ts'))
    faults.push(`${file} has ${lines} lines`);
  if (!/\.tsx?$/.test(file)) continue;
  sources.set(file, source);
  faults.push(...importFaults(file, source));
}

faults.push(...structureFaults(sources));
const types = existsSync(GENERATED_FILE) ? readFileSync(GENERATED_FILE, 'utf8') : '';
if (types !== (await generateContract()))
  faults.push(
    'the types of the contract differ from schemas/openapi: run node packages/contract/src/generate.ts',
  );

for (const fault of faults) console.error(fault);
console.log(`house: ${files.length} files, ${faults.length} faults`);
process.exitCode = faults.length === 0 ? 0 : 1;
