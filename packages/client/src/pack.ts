/**
 * Compiles the client and packs it as `npm publish` would.
 *
 *     node packages/client/src/pack.ts --to DIR    writes footnote-client-VERSION.tgz there and prints its path
 */
import { execFileSync } from 'node:child_process';
import {
  copyFileSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { createRequire } from 'node:module';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';

const PACKAGE = fileURLToPath(new URL('..', import.meta.url));
const LICENSE = fileURLToPath(new URL('../../../LICENSE', import.meta.url));
/** The only import of ours: types, which are packed as a file of the client. */
const TYPES = '@footnote/contract/types.generated';
const TYPES_FILE = fileURLToPath(new URL('../../contract/src/types.generated.ts', import.meta.url));
const MODULES = fileURLToPath(new URL('../../../node_modules', import.meta.url));
const TSC = createRequire(import.meta.url).resolve('typescript/bin/tsc');

/** The manifest of what is packed: that of the workspace is for the sources. */
function manifest(): string {
  const { name, version, description, license, type, dependencies } = JSON.parse(
    readFileSync(join(PACKAGE, 'package.json'), 'utf8'),
  ) as Record<string, unknown>;
  const exports = { '.': { types: './dist/index.d.ts', default: './dist/index.js' } };
  return `${JSON.stringify({ name, version, description, license, type, engines: { node: '>=20' }, sideEffects: false, exports, types: './dist/index.d.ts', files: ['dist'], dependencies }, null, 2)}\n`;
}

/** Copies what is compiled into a folder that imports nothing of the workspace. */
function copySources(to: string): void {
  const from = join(PACKAGE, 'src');
  mkdirSync(join(to, 'src'), { recursive: true });
  // The folder beside them generates the types.
  const isSource = (file: string): boolean => file.endsWith('.ts') && !file.endsWith('.test.ts');
  for (const name of readdirSync(from).filter(isSource)) {
    const source = readFileSync(join(from, name), 'utf8');
    writeFileSync(join(to, 'src', name), source.replaceAll(`'${TYPES}'`, "'./contract.ts'"));
  }
  copyFileSync(TYPES_FILE, join(to, 'src/contract.ts'));
  symlinkSync(MODULES, join(to, 'node_modules'));
  writeFileSync(
    join(to, 'tsconfig.json'),
    JSON.stringify({
      extends: join(PACKAGE, 'tsconfig.package.json'),
      compilerOptions: { rootDir: 'src' },
      files: ['src/index.ts'],
    }),
  );
}

/** TypeScript leaves the endings of imports alone in declarations. */
function endingsOfDeclarations(folder: string): void {
  const files = readdirSync(folder, { recursive: true, encoding: 'utf8' });
  for (const file of files.filter((name) => name.endsWith('.d.ts'))) {
    const path = join(folder, file);
    const source = readFileSync(path, 'utf8');
    writeFileSync(path, source.replaceAll(/(from '\.[^']*)\.ts';/g, "$1.js';"));
  }
}

/** Packs into the folder and returns the path of the tarball. */
export function packClient(to: string): string {
  const folder = mkdtempSync(join(tmpdir(), 'footnote-client-'));
  try {
    const dist = join(folder, 'dist');
    writeFileSync(join(folder, 'package.json'), manifest());
    copySources(folder);
    execFileSync(process.execPath, [TSC, '--project', folder, '--outDir', dist], {
      stdio: ['ignore', 'inherit', 'inherit'],
    });
    endingsOfDeclarations(dist);
    copyFileSync(join(PACKAGE, 'README.md'), join(folder, 'README.md'));
    copyFileSync(LICENSE, join(folder, 'LICENSE'));
    mkdirSync(to, { recursive: true });
    const said = execFileSync(
      'npm',
      ['pack', folder, '--pack-destination', resolve(to), '--json', '--loglevel=error'],
      {
        encoding: 'utf8',
      },
    );
    const [packed] = JSON.parse(said) as readonly { readonly filename: string }[];
    if (packed === undefined) throw new Error(`npm packed nothing: ${said}`);
    return join(resolve(to), packed.filename);
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

if (import.meta.main) {
  const { values } = parseArgs({ options: { to: { type: 'string', default: '.' } } });
  console.log(packClient(values.to));
}
