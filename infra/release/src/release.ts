/**
 * node infra/release/src/release.ts --to DIR [--check]
 *
 * Checks that the versions of the checkout agree and that its changelog and released schemas are complete; with
 * `--check` it stops there. Then writes into DIR the packed client, the contract of the REST API as one file, the
 * image's context, the bill of materials (CycloneDX), the notes and the checksums of them all, and prints the tag to make. Exits 1 and lists the faults
 * if the checkout is not ready.
 */
import { execFileSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';
import { notesOf } from './notes.ts';
import { schemaFaults, statedVersions, versionFaults } from './versions.ts';

const ROOT = fileURLToPath(new URL('../../..', import.meta.url));
const CHECKSUMS = 'SHA256SUMS';

const run = (command: string, ...args: readonly string[]): Buffer =>
  execFileSync(command, args, { cwd: ROOT, maxBuffer: 2 ** 30, stdio: ['ignore', 'pipe', 'inherit'] });

const { values } = parseArgs({
  options: { to: { type: 'string', default: 'release' }, check: { type: 'boolean', default: false } },
});
const { version } = JSON.parse(readFileSync(join(ROOT, 'package.json'), 'utf8')) as { version: string };
const notes = notesOf(readFileSync(join(ROOT, 'CHANGELOG.md'), 'utf8'), version);

const faults = [
  ...versionFaults(statedVersions(ROOT)),
  ...schemaFaults(ROOT, version),
  ...(notes === undefined ? [`CHANGELOG.md has no section about ${version}`] : []),
  ...(values.check || run('git', 'status', '--porcelain').length === 0
    ? []
    : ['there are uncommitted changes']),
];
for (const fault of faults) console.error(`release: ${fault}`);
if (faults.length > 0) process.exitCode = 1;
else if (values.check) console.log(`${version} is ready to be released`);
else writeRelease(resolve(values.to));

function writeRelease(to: string): void {
  mkdirSync(to, { recursive: true });
  const write = (name: string, content: string | Uint8Array): void => writeFileSync(join(to, name), content);
  write('NOTES.md', `# Footnote ${version}\n\n${notes ?? ''}\n`);
  write(
    `footnote-${version}.tar.gz`,
    run('git', 'archive', '--format=tar.gz', `--prefix=footnote-${version}/`, 'HEAD'),
  );
  write(
    `footnote-${version}.cdx.json`,
    run('npm', 'sbom', '--sbom-format=cyclonedx', '--omit=dev', '--loglevel=error'),
  );
  run(process.execPath, 'packages/client/src/pack.ts', '--to', to);
  const contract = join(to, `footnote-${version}.openapi.json`);
  run(process.execPath, 'packages/contract/src/write-whole.ts', '--to', contract);
  const files = readdirSync(to).filter((name) => name !== CHECKSUMS);
  const sums = files.map((name) => `${sha256(readFileSync(join(to, name)))}  ${name}\n`);
  write(CHECKSUMS, sums.join(''));
  console.log(`${to}: ${files.join(', ')}\ngit tag --annotate v${version} --file ${join(to, 'NOTES.md')}`);
}

function sha256(content: Uint8Array): string {
  return createHash('sha256').update(content).digest('hex');
}
