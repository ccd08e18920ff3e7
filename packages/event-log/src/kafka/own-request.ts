import type { Broker } from './cluster.ts';
import { createReader, type Reader } from './compact-reader.ts';

/** What kafkajs takes for one of its encoders. */
type EncodedRequest = { readonly buf: Buffer; readonly buffer: Buffer };

/** A request as kafkajs has them. */
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
  findGroupCoordinator(request: { readonly groupId: string; readonly coordinatorType: number }): Promise<{
    readonly coordinator: { readonly nodeId: number };
  }>;
};

/** A request that kafkajs does not have, of a version with compact types (KIP-482). */
export type CompactRequest<T> = {
  readonly apiKey: number;
  readonly apiVersion: number;
  readonly apiName: string;
  /** After the header, whose tagged fields are none. */
  readonly body: Buffer;
  /** Reads the answer after its header. */
  readonly read: (reader: Reader) => T;
};

/** The header that kafkajs reads and writes has no tagged fields: they are added here. */
export function sendCompact<T>(broker: KafkajsBroker, own: CompactRequest<T>): Promise<T> {
  const bytes = Buffer.concat([Buffer.from([0]), own.body]);
  return broker.connectionPool.send({
    request: { ...own, encode: () => Promise.resolve({ buf: bytes, buffer: bytes }) },
    response: {
      decode: (answer) => {
        const reader = createReader(answer);
        reader.tags();
        return Promise.resolve(own.read(reader));
      },
      parse: (decoded) => Promise.resolve(decoded),
    },
  });
}

/** Counts of compact types are one higher than what they count. */
export function compactCount(count: number): Buffer {
  const bytes: number[] = [];
  let left = count + 1;
  for (; left >= 0x80; left = Math.floor(left / 0x80)) bytes.push((left % 0x80) | 0x80);
  return Buffer.from([...bytes, left]);
}

export function compactText(text: string): Buffer {
  const bytes = Buffer.from(text);
  return Buffer.concat([compactCount(bytes.length), bytes]);
}
