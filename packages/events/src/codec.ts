import type { Type } from 'avsc';
import { eventReader, eventType, type EventReader } from './event-types.ts';
import { UnknownSchemaIdError, type SchemaRegistry } from './registry.ts';
import { readSchemaText } from './schema-files.ts';
import type { EventOf, TopicName } from './topics.ts';
import { textsOf, WireError } from './wire-check.ts';

/** Events as bytes in the Confluent wire format: 0x00, the writer schema's id (4 bytes, big-endian), Avro. */
export type Codec = {
  /** Throws `InvalidEventError` naming the members that do not fit the schema. */
  encode<T extends TopicName>(topic: T, event: EventOf<T>): Promise<Uint8Array>;
  /** As `encode`, many events without a promise for each. */
  encodeAll<T extends TopicName>(topic: T, events: readonly EventOf<T>[]): Promise<Uint8Array[]>;
  /**
   * The event in the current schema, whichever registered schema it was written with. Throws
   * `UndecodableError`; any other error comes from the registry and does not concern the bytes.
   */
  decode<T extends TopicName>(topic: T, bytes: Uint8Array): Promise<EventOf<T>>;
  /**
   * Reads some text members of a topic's events without decoding the rest. Returns null if only `decode` can
   * handle the event: bytes that are not an event, or an unknown writer's schema or one in which a member is
   * not text.
   */
  texts(topic: TopicName, members: readonly string[]): TextReader;
  /** The schema (JSON) with this id, for callers that decode elsewhere. Throws `UndecodableError`. */
  schema(id: number): Promise<string>;
};

export type TextReader = (bytes: Uint8Array) => Readonly<Record<string, string>> | null;

export type UndecodableReason =
  'bad_magic' | 'unknown_schema_id' | 'incompatible_schema' | 'undecodable_bytes';

/** The bytes are not an event of the topic. Trying again will not help. */
export class UndecodableError extends Error {
  override readonly name = 'UndecodableError';
  readonly reason: UndecodableReason;

  constructor(reason: UndecodableReason, message: string, cause?: unknown) {
    super(message, { cause });
    this.reason = reason;
  }
}

export class InvalidEventError extends Error {
  override readonly name = 'InvalidEventError';
}

const MAGIC = 0;
const HEADER_BYTES = 5;

/** Subject of a topic's values, by Confluent's TopicNameStrategy. */
export function subjectOf(topic: TopicName): string {
  return `${topic}-value`;
}

export function createCodec(registry: SchemaRegistry): Codec {
  const writerIds = new Map<TopicName, Promise<number>>();
  const readers = new Map<string, Promise<EventReader>>();
  /** Those of `readers` that are there. */
  const met = new Map<string, EventReader>();

  const writerIdOf = (topic: TopicName): Promise<number> =>
    rememberSettled(writerIds, topic, () => registry.register(subjectOf(topic), readSchemaText(topic)));

  const readerOf = (topic: TopicName, id: number): Promise<EventReader> =>
    rememberSettled(readers, `${topic} ${id}`, async () => {
      const writer = await writerSchema(registry, id);
      try {
        const reader = eventReader(topic, writer);
        met.set(`${topic} ${id}`, reader);
        return reader;
      } catch (error) {
        throw new UndecodableError('incompatible_schema', `schema ${id} does not belong to ${topic}`, error);
      }
    });

  const encoded = (topic: TopicName, id: number, event: object): Uint8Array => {
    const type = eventType(topic);
    const plain = withBuffers(event);
    let body: Buffer;
    try {
      body = type.toBuffer(plain);
    } catch (error) {
      throw new InvalidEventError(`not an event of ${topic}: ${problems(type, plain)}`, { cause: error });
    }
    const bytes = new Uint8Array(HEADER_BYTES + body.length);
    new DataView(bytes.buffer).setUint32(1, id);
    bytes.set(body, HEADER_BYTES);
    return bytes;
  };

  return {
    encode: async (topic, event) => encoded(topic, await writerIdOf(topic), event),
    encodeAll: async (topic, events) => {
      if (events.length === 0) return [];
      const id = await writerIdOf(topic);
      return events.map((event) => encoded(topic, id, event));
    },
    decode: async <T extends TopicName>(topic: T, bytes: Uint8Array) => {
      const { check, read } = await readerOf(topic, schemaIdOf(bytes));
      const body = bodyOf(bytes);
      try {
        check(body);
        return read(body) as EventOf<T>;
      } catch (error) {
        throw new UndecodableError('undecodable_bytes', `not an event of ${topic}: ${String(error)}`, error);
      }
    },
    schema: (id) => writerSchema(registry, id),
    texts: (topic, members) => {
      const bySchema = new Map<number, ReturnType<typeof textsOf>>();
      return (bytes) => {
        if (!isFramed(bytes)) return null;
        const id = schemaIdOf(bytes);
        let read = bySchema.get(id);
        if (read === undefined) {
          const reader = met.get(`${topic} ${id}`);
          if (reader === undefined) return null;
          read = textsOf(reader.schema, members);
          bySchema.set(id, read);
        }
        try {
          return read === null ? null : read(bodyOf(bytes));
        } catch (error) {
          if (error instanceof WireError) return null;
          throw error;
        }
      };
    },
  };
}

function isFramed(bytes: Uint8Array): boolean {
  return bytes.byteLength >= HEADER_BYTES && bytes[0] === MAGIC;
}

function bodyOf(bytes: Uint8Array): Buffer {
  return Buffer.from(bytes.buffer, bytes.byteOffset + HEADER_BYTES, bytes.byteLength - HEADER_BYTES);
}

/** Id of the schema that wrote a record. Throws `UndecodableError` (`bad_magic`). */
export function schemaIdOf(bytes: Uint8Array): number {
  if (!isFramed(bytes)) throw new UndecodableError('bad_magic', 'not in the Confluent wire format');
  return new DataView(bytes.buffer, bytes.byteOffset).getUint32(1);
}

async function writerSchema(registry: SchemaRegistry, id: number): Promise<string> {
  try {
    return await registry.schema(id);
  } catch (error) {
    if (!(error instanceof UnknownSchemaIdError)) throw error;
    throw new UndecodableError('unknown_schema_id', error.message, error);
  }
}

/** avsc accepts only Buffers for bytes, which our events have as direct members of the record. */
function withBuffers(event: object): object {
  let changed: Record<string, unknown> | undefined;
  for (const name in event) {
    const value = (event as Readonly<Record<string, unknown>>)[name];
    if (!(value instanceof Uint8Array) || Buffer.isBuffer(value)) continue;
    changed ??= { ...event };
    changed[name] = Buffer.from(value.buffer, value.byteOffset, value.byteLength);
  }
  return changed ?? event;
}

function problems(type: Type, event: object): string {
  const paths: string[] = [];
  type.isValid(event, { errorHook: (path) => void paths.push(path.join('.')) });
  return paths.slice(0, 10).join(', ');
}

/** A failure is not remembered: the registry may answer next time. */
function rememberSettled<K, V>(cache: Map<K, Promise<V>>, key: K, make: () => Promise<V>): Promise<V> {
  const known = cache.get(key);
  if (known !== undefined) return known;
  const pending = make();
  cache.set(key, pending);
  pending.catch(() => cache.delete(key));
  return pending;
}
