import { join } from 'node:path';
import type { Parts } from '@footnote/kafka-local/fetch';
import { startKafka } from '@footnote/kafka-local/kafka';
import { freePorts } from '@footnote/kafka-local/process';
import { restartable, type Restartable } from './restartable.ts';

/** Several brokers that are one cluster, each also a controller. */
export type Brokers = {
  /** Addresses for FOOTNOTE_KAFKA_BROKERS. */
  readonly addresses: string;
  readonly each: readonly Restartable[];
  stop(): Promise<void>;
};

/** Of a broker beside others; a machine of tests runs all of them. */
const HEAP_MIB = 256;
const INTERNAL = ['offsets.topic', 'transaction.state.log', 'share.coordinator.state.topic'];

/**
 * Starts `count` brokers on 127.0.0.1, each with a folder of its own below `folder`. Every topic has a replica on each, of
 * which all but one must have a record before it is acknowledged.
 */
export async function startBrokers(folder: string, parts: Parts, count: number): Promise<Brokers> {
  const ports = await freePorts(2 * count);
  const nodes = Array.from({ length: count }, (_, index) => ({
    id: index + 1,
    port: ports[2 * index] ?? 0,
    controller: ports[2 * index + 1] ?? 0,
  }));
  const voters = nodes.map(({ id, controller }) => `${id}@127.0.0.1:${controller}`).join(',');
  const least = Math.max(1, count - 1);
  const replication = Object.fromEntries(
    INTERNAL.flatMap((topic) => [
      [`${topic}.replication.factor`, count],
      [topic === 'offsets.topic' ? 'min.insync.replicas' : `${topic}.min.isr`, least],
    ]),
  );
  // None answers before most of them have elected a controller.
  const each = await Promise.all(
    nodes.map(({ id, port, controller }) =>
      restartable(() =>
        startKafka({
          dataDir: join(folder, `broker-${id}`),
          port,
          parts,
          heapMiB: HEAP_MIB,
          brief: true,
          adapt: (settings) => ({
            ...settings,
            ...replication,
            'node.id': id,
            'controller.quorum.voters': voters,
            listeners: `PLAINTEXT://127.0.0.1:${port},CONTROLLER://127.0.0.1:${controller}`,
            'default.replication.factor': count,
            // As on a cluster that is not restarted within seconds.
            'broker.session.timeout.ms': 9000,
            'broker.heartbeat.interval.ms': 2000,
          }),
        }),
      ),
    ),
  );
  return {
    addresses: nodes.map(({ port }) => `127.0.0.1:${port}`).join(','),
    each,
    stop: async () => {
      await Promise.all(each.map((broker) => broker.stop()));
    },
  };
}
