import { CompressionTypes, type Kafka } from 'kafkajs';
import { type ClientOptions, createKafka } from './client.ts';
import type { BatchProducer, KafkaLibrary, Placed } from './cluster.ts';
import { createCluster } from './internals.ts';

const message = ({ partition, record: { key, value, headers } }: Placed) => ({
  key,
  value: Buffer.from(value.buffer, value.byteOffset, value.byteLength),
  partition,
  ...(headers === undefined ? {} : { headers: { ...headers } }),
});

async function producerOf(kafka: Kafka): Promise<BatchProducer> {
  const producer = kafka.producer({
    idempotent: true,
    allowAutoTopicCreation: false,
    createPartitioner: () => (args) => args.message.partition ?? 0,
  });
  await producer.connect();
  return {
    send: async (topic, records) => {
      const messages = records.map(message);
      const answers = await producer.send({ topic, acks: -1, compression: CompressionTypes.GZIP, messages });
      return new Map(answers.map(({ partition, baseOffset }) => [partition, Number(baseOffset)]));
    },
    disconnect: () => producer.disconnect(),
  };
}

/** Links retry by themselves; retries in the client would hide from them that a broker is down. */
const RETRY_MS = 1000;

export function kafkajsLibrary(options: ClientOptions): KafkaLibrary {
  const kafka = createKafka(options, RETRY_MS);
  return {
    cluster: () => createCluster(kafka),
    producer: (forMs) => producerOf(createKafka(options, forMs)),
  };
}
