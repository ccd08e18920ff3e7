import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fetchParts, type Parts } from './fetch.ts';
import { type KafkaOptions, type LocalKafka, startKafka } from './kafka.ts';
import { type LocalRegistry, startRegistry } from './registry.ts';

/**
 * The installed parts for tests that start the real servers. With REQUIRE_KAFKA=1 (`make kafka-test`) missing
 * parts are fetched, and failing to do so is an error; otherwise returns undefined and prints one line,
 * whether they are installed or not.
 */
export async function partsForTests(): Promise<Parts | undefined> {
  if (process.env['REQUIRE_KAFKA'] === '1') return fetchParts();
  saySkipped();
  return undefined;
}

let isReported = false;
function saySkipped(): void {
  if (isReported) return;
  isReported = true;
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

/** A broker with its own folder, which `destroy` removes. */
export const temporaryKafka = (
  parts: Parts,
  options: Pick<KafkaOptions, 'adapt'> = {},
): Promise<Started<LocalKafka>> =>
  temporary('kafka', (dataDir) => startKafka({ ...options, dataDir, parts, brief: true }));

/** A registry with its own folder, which `destroy` removes. */
export const temporaryRegistry = (parts: Parts): Promise<Started<LocalRegistry>> =>
  temporary('registry', (dataDir) => startRegistry({ dataDir, parts, brief: true }));
