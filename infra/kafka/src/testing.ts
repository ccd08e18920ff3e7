import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fetchParts, type Parts } from './fetch.ts';
import { type LocalKafka, startKafka } from './kafka.ts';
import { type LocalRegistry, startRegistry } from './registry.ts';

/**
 * What tests need to start the real servers: with REQUIRE_KAFKA=1 (`make kafka-test`) parts that are not installed are
 * fetched, and absence is an error; without it undefined and one line of output, installed or not.
 */
export async function partsForTests(): Promise<Parts | undefined> {
  if (process.env['REQUIRE_KAFKA'] === '1') return fetchParts();
  saySkipped();
  return undefined;
}

let said = false;
function saySkipped(): void {
  if (said) return;
  said = true;
  process.stdout.write("Kafka's suites are skipped here: make kafka-test\n");
}

type Started<T> = T & { readonly dataDir: string; destroy(): Promise<void> };

async function temporary<T extends { stop(): Promise<void> }>(
  name: string,
  start: (dataDir: string) => Promise<T>,
): Promise<Started<T>> {
  const dataDir = await mkdtemp(join(tmpdir(), `footnote-${name}-`));
  const started = await start(dataDir);
  return {
    ...started,
    dataDir,
    destroy: async () => {
      await started.stop();
      await rm(dataDir, { recursive: true, force: true });
    },
  };
}

/** A broker with a folder of its own, removed by `destroy`. */
export const temporaryKafka = (parts: Parts): Promise<Started<LocalKafka>> =>
  temporary('kafka', (dataDir) => startKafka({ dataDir, parts, brief: true }));

/** A registry with a folder of its own, removed by `destroy`. */
export const temporaryRegistry = (parts: Parts): Promise<Started<LocalRegistry>> =>
  temporary('registry', (dataDir) => startRegistry({ dataDir, parts, brief: true }));
