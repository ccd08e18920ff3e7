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

/** The tests that reach `file` through imports, those with the fewest steps first. */
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
  return tests;
}
