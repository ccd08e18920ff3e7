import { existsSync, readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join, relative, resolve } from 'node:path';

const SPECIFIER = /(?:from|import|import\(|new URL\()\s*'([^']+)'/g;
const require = createRequire(import.meta.url);

/** Source files of the workspace that a file names: imports, and scripts that it starts. Paths relative to `root`. */
function namedBy(root: string, file: string): readonly string[] {
  const source = readFileSync(join(root, file), 'utf8');
  return [...source.matchAll(SPECIFIER)].flatMap(([, specifier = '']) => {
    const path = specifier.startsWith('.')
      ? resolve(root, dirname(file), specifier)
      : specifier.startsWith('@footnote/')
        ? resolved(specifier)
        : undefined;
    return path !== undefined && existsSync(path) ? [relative(root, path)] : [];
  });
}

function resolved(specifier: string): string | undefined {
  try {
    return require.resolve(specifier);
  } catch {
    return undefined;
  }
}

/**
 * For each file, those that name it. `files`: TypeScript sources, relative to `root`, the root of the workspace.
 */
export function namersOf(root: string, files: readonly string[]): ReadonlyMap<string, readonly string[]> {
  const pairs = files.flatMap((file) => namedBy(root, file).map((named) => ({ file, named })));
  return new Map(
    [...Map.groupBy(pairs, ({ named }) => named)].map(([named, all]) => [named, all.map(({ file }) => file)]),
  );
}

/**
 * The tests that reach `file` through imports: those of its folder first, then those of its package, then the others, each
 * with the fewest steps first. Tests of one package may reach all of it by one helper.
 */
export function testsOf(
  file: string,
  namers: ReadonlyMap<string, readonly string[]>,
  isTest: (file: string) => boolean,
): readonly string[] {
  const seen = new Set([file]);
  const tests: string[] = [];
  for (let layer = [file]; layer.length > 0;) {
    const next: string[] = [];
    for (const each of layer)
      for (const namer of namers.get(each) ?? []) {
        if (seen.has(namer)) continue;
        seen.add(namer);
        if (isTest(namer)) tests.push(namer);
        next.push(namer);
      }
    layer = next;
  }
  return tests.toSorted((one, other) => distance(file, one) - distance(file, other));
}

/** 0 in the same folder, 1 in the same package, 2 elsewhere. */
function distance(file: string, test: string): number {
  if (dirname(file) === dirname(test)) return 0;
  const packageOf = (path: string): string => path.split('/', 2).join('/');
  return packageOf(file) === packageOf(test) ? 1 : 2;
}
