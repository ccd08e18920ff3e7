import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Parts } from '@footnote/kafka-local/fetch';
import { startKafka } from '@footnote/kafka-local/kafka';
import { freePorts } from '@footnote/kafka-local/process';
import { registryUrl, startRegistry } from '@footnote/kafka-local/registry';
import { restartable, type Restartable } from './restartable.ts';

export type SurroundingsOptions = {
  /** Whether they run only for seconds; default false. */
  readonly brief?: boolean;
  /** Whether the broker allocates its whole heap at start, so that later growth is not heap; default false. */
  readonly heapAtOnce?: boolean;
  /** Heap of the broker; default that of `startKafka`. */
  readonly heapMiB?: number;
};

/** A private broker and registry, and the settings that refer to them. */
export type Surroundings = {
  readonly scratch: string;
  readonly env: Readonly<Record<string, string>>;
  readonly kafka: Restartable;
  readonly registry: Restartable;
  close(): Promise<void>;
};

export async function openSurroundings(
  parts: Parts,
  { brief = false, heapAtOnce = false, heapMiB }: SurroundingsOptions = {},
): Promise<Surroundings> {
  const scratch = await mkdtemp(join(tmpdir(), 'footnote-cluster-'));
  const [kafkaPort = 0, registryPort = 0] = await freePorts(2);
  const kafka = await restartable(() =>
    startKafka({
      dataDir: join(scratch, 'kafka'),
      port: kafkaPort,
      parts,
      brief,
      heapAtOnce,
      ...(heapMiB === undefined ? {} : { heapMiB }),
    }),
  );
  const registry = await restartable(() =>
    startRegistry({ dataDir: join(scratch, 'registry'), port: registryPort, parts, brief }),
  ).catch(async (error: unknown) => {
    await kafka.stop();
    throw error;
  });
  return {
    scratch,
    kafka,
    registry,
    env: {
      FOOTNOTE_KAFKA_BROKERS: `127.0.0.1:${kafkaPort}`,
      FOOTNOTE_SCHEMA_REGISTRY_URL: registryUrl(registryPort),
    },
    close: async () => {
      await Promise.all([kafka.stop(), registry.stop()]);
      await rm(scratch, { recursive: true, force: true });
    },
  };
}
