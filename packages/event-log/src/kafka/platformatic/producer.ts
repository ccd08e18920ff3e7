import type { MessageRecord } from '@platformatic/kafka';
import type { BatchProducer, Placed } from '../cluster.ts';
import { createLink } from '../link.ts';
import { type Address, type Library, REQUEST_MS } from './connections.ts';
import type { OwnCluster } from './cluster.ts';
import { responseOf } from './errors.ts';
import { messageOf } from './records.ts';

const ACKS_OF_ALL = -1;

type Answered = {
  readonly responses: readonly {
    readonly partitionResponses: readonly {
      readonly index: number;
      readonly errorCode: number;
      readonly baseOffset: bigint;
    }[];
  }[];
};

/**
 * One producer id. A request that is sent again, after an error or a lost connection, has the same numbers in sequence, so that
 * the brokers store it once.
 */
export async function createProducer(
  library: Library,
  open: () => OwnCluster,
  forMs: number,
): Promise<BatchProducer> {
  const sequences = new library.NumericMap();
  const link = createLink(open, forMs);
  const { producerId, producerEpoch } = await link.ask(async (cluster) =>
    cluster.request(await cluster.any(), library.initProducerIdV1.api, [null, 0]),
  );
  const options = { producerId, producerEpoch, sequences, compression: 'gzip' } as const;

  /** Sends records to the leader of their partitions, and notes the offsets of those that it stored. */
  const sendTo = async (
    cluster: OwnCluster,
    leader: Address,
    records: readonly MessageRecord[],
    offsets: Map<number, number>,
  ): Promise<void> => {
    const note = ({ responses }: Answered): void => {
      for (const { partitionResponses } of responses)
        for (const { index, errorCode, baseOffset } of partitionResponses)
          if (errorCode === 0) offsets.set(index, Number(baseOffset));
    };
    try {
      const args: Parameters<typeof library.produceV7.createRequest> = [
        ACKS_OF_ALL,
        REQUEST_MS,
        [...records],
        options,
      ];
      const answer = await cluster.request(leader, library.produceV7.api, args, 2 * REQUEST_MS);
      note(answer as Answered);
    } catch (error) {
      const answered = responseOf(error) as Answered | undefined;
      if (answered !== undefined) note(answered);
      throw error;
    }
  };

  return {
    send: async (topic, placed) => {
      const byPartition = Map.groupBy(placed, ({ partition }) => partition);
      const offsets = new Map<number, number>();
      await link.ask(async (cluster) => {
        await cluster.addMultipleTargetTopics([topic]);
        const left = [...byPartition].filter(([partition]) => !offsets.has(partition));
        const byLeader = new Map<string, { readonly leader: Address; readonly records: MessageRecord[] }>();
        for (const [partition, records] of left) {
          const leader = cluster.leaderOf(topic, partition);
          const key = `${leader.host}:${leader.port}`;
          const wave = byLeader.get(key) ?? { leader, records: [] };
          wave.records.push(...records.map((each: Placed) => messageOf(topic, each)));
          byLeader.set(key, wave);
        }
        const sent = await Promise.allSettled(
          [...byLeader.values()].map(({ leader, records }) => sendTo(cluster, leader, records, offsets)),
        );
        const failed = sent.find(({ status }) => status === 'rejected');
        if (failed !== undefined) throw (failed as PromiseRejectedResult).reason;
      });
      for (const [partition, { length }] of byPartition)
        sequences.postIncrement(`${topic}:${partition}`, length, 0);
      return offsets;
    },
    disconnect: () => link.close(),
  };
}
