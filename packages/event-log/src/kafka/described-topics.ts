import type { Broker, DescribedTopic } from './cluster.ts';
import { createReader, type Reader } from './compact-reader.ts';
import { KafkaLogError } from './errors.ts';

const METADATA = 3;
/** The first version with ids of topics (Kafka 2.8); kafkajs speaks the sixth at most. */
const VERSION = 10;

/** What kafkajs takes for one of its encoders. */
type EncodedRequest = { readonly buf: Buffer; readonly buffer: Buffer };

/** A request that kafkajs does not have. */
type OwnRequest<T> = {
  readonly request: {
    readonly apiKey: number;
    readonly apiVersion: number;
    readonly apiName: string;
    readonly encode: () => Promise<EncodedRequest>;
  };
  readonly response: {
    readonly decode: (bytes: Buffer) => Promise<T>;
    readonly parse: (decoded: T) => Promise<T>;
  };
};

/** A broker as kafkajs has it. */
export type KafkajsBroker = Broker & {
  /** What the broker speaks, by the number of the request. */
  readonly versions: Readonly<Record<number, { readonly maxVersion: number } | undefined>>;
  readonly connectionPool: { send<T>(own: OwnRequest<T>): Promise<T> };
};

/** All topics; undefined if the brokers are too old to give ids. */
export async function describeTopics(broker: KafkajsBroker): Promise<readonly DescribedTopic[] | undefined> {
  if ((broker.versions[METADATA]?.maxVersion ?? 0) < VERSION) return undefined;
  return broker.connectionPool.send({
    request: { apiKey: METADATA, apiVersion: VERSION, apiName: 'Metadata', encode },
    response: {
      decode: (bytes) => Promise.resolve(decode(bytes)),
      parse: (topics) => Promise.resolve(topics),
    },
  });
}

/** Every topic (a null array), none created, no authorized operations; header and body end with their tagged fields. */
function encode(): Promise<EncodedRequest> {
  const bytes = Buffer.from([0, 0, ...[0, 0, 0], 0]);
  return Promise.resolve({ buf: bytes, buffer: bytes });
}

/** The answer after the header that kafkajs reads, whose tagged fields it does not know. */
export function decode(bytes: Buffer): readonly DescribedTopic[] {
  const reader = createReader(bytes);
  reader.tags();
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
  return reader.array(() => topicOf(reader)).filter((topic) => topic !== undefined);
}

function topicOf(reader: Reader): DescribedTopic | undefined {
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
  reader.skip(4);
  reader.tags();
  if (name === null) throw new KafkaLogError('a broker described a topic without a name');
  // A topic that is being deleted, or that this user may not describe.
  return error === 0 ? { name, id, replicas } : undefined;
}
