import type { DescribedTopic } from './cluster.ts';
import type { Reader } from './compact-reader.ts';
import { KafkaLogError } from './errors.ts';
import { allowedOn } from './operations.ts';
import { compactCount, compactText, type KafkajsBroker, sendCompact } from './own-request.ts';

const METADATA = 3;
/** The first version with ids of topics (Kafka 2.8); kafkajs speaks the sixth at most. */
const VERSION = 10;
const NO_TAGS = Buffer.from([0]);
/** A null array: every topic. */
const EVERY_TOPIC = Buffer.from([0]);

const isSpoken = ({ versions }: KafkajsBroker): boolean => (versions[METADATA]?.maxVersion ?? 0) >= VERSION;

/** All topics; undefined if the brokers are too old to give ids. */
export async function describeTopics(broker: KafkajsBroker): Promise<readonly DescribedTopic[] | undefined> {
  if (!isSpoken(broker)) return undefined;
  const answers = await ask(broker, EVERY_TOPIC, false);
  // Without those that are being deleted, or that this user may not describe.
  return answers.filter(({ error }) => error === 0).map(({ name, id, replicas }) => ({ name, id, replicas }));
}

/** See `Cluster.topicOperations`. */
export async function topicOperations(
  broker: KafkajsBroker,
  names: readonly string[],
): Promise<ReadonlyMap<string, number> | undefined> {
  if (!isSpoken(broker)) return undefined;
  const topics = names.map((name) => Buffer.concat([Buffer.alloc(16), compactText(name), NO_TAGS]));
  return allowedOn(await ask(broker, Buffer.concat([compactCount(topics.length), ...topics]), true));
}

/** None are created, and no operations on the cluster are asked for. */
const ask = (
  broker: KafkajsBroker,
  topics: Buffer,
  withOperations: boolean,
): Promise<readonly TopicAnswer[]> =>
  sendCompact(broker, {
    apiKey: METADATA,
    apiVersion: VERSION,
    apiName: 'Metadata',
    body: Buffer.concat([topics, Buffer.from([0, 0, Number(withOperations)]), NO_TAGS]),
    read: readTopics,
  });

type TopicAnswer = DescribedTopic & { readonly error: number; readonly bits: number };

/** The topics of an answer to a request for metadata, version 10. */
export function readTopics(reader: Reader): readonly TopicAnswer[] {
  reader.skip(4);
  reader.array(() => {
    reader.skip(4);
    reader.text();
    reader.skip(4);
    reader.text();
    reader.tags();
  });
  reader.text();
  reader.skip(4);
  return reader.array(() => topicOf(reader));
}

function topicOf(reader: Reader): TopicAnswer {
  const error = reader.int16();
  const name = reader.text();
  const id = reader.hex(16);
  reader.skip(1);
  const replicas = reader.array(() => {
    reader.skip(2 + 4 + 4 + 4);
    const [all = []] = ['all', 'in sync', 'offline'].map(() => reader.array(() => reader.skip(4)));
    reader.tags();
    return all.length;
  });
  const bits = reader.int32();
  reader.tags();
  if (name === null) throw new KafkaLogError('a broker described a topic without a name');
  return { error, name, id, replicas, bits };
}
