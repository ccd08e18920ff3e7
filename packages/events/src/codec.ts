import type { Resolver, Type } from 'avsc';
import { asAvroSchema } from './avro.ts';
import { typeForSchema } from './avsc-type.ts';
import { UnknownSchemaIdError, type SchemaRegistry } from './registry.ts';
import { readSchemaText } from './schema-files.ts';
import type { EventOf, TopicName } from './topics.ts';
import { wireCheck } from './wire-check.ts';

/** Events as bytes in the Confluent wire format: 0x00, the writer schema's id (4 bytes, big-endian), Avro. */
export type Codec = {
  /** Throws `InvalidEventError` naming the members that do not fit the schema. */
  encode<T extends TopicName>(topic: T, event: EventOf<T>): Promise<Uint8Array>;
  /**
   * The event in today's shape, whichever registered schema wrote it. Throws `UndecodableError`; whatever else
   * is thrown comes from the registry and says nothing about the bytes.
   */
  decode<T extends TopicName>(topic: T, bytes: Uint8Array): Promise<EventOf<T>>;
};

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

/** Subject of a topic's values, as Confluent's TopicNameStrategy names it. */
export function subjectOf(topic: TopicName): string {
  return `${topic}-value`;
}

/** How records of one writer's schema become events of today's. */
type Reader = { readonly check: (body: Uint8Array) => void; readonly resolver: Resolver };

export function createCodec(registry: SchemaRegistry): Codec {
  const types = new Map<TopicName, Type>();
  const writerIds = new Map<TopicName, Promise<number>>();
  const readers = new Map<string, Promise<Reader>>();

  const typeOf = (topic: TopicName): Type =>
    remember(types, topic, () => typeForSchema(JSON.parse(readSchemaText(topic))));

  const writerIdOf = (topic: TopicName): Promise<number> =>
    rememberSettled(writerIds, topic, () => registry.register(subjectOf(topic), readSchemaText(topic)));

  const readerOf = (topic: TopicName, id: number): Promise<Reader> =>
    rememberSettled(readers, `${topic} ${id}`, async () => {
      const writer: unknown = JSON.parse(await writerSchema(registry, id));
      try {
        const resolver = typeOf(topic).createResolver(typeForSchema(writer));
        return { check: wireCheck(asAvroSchema(writer)), resolver };
      } catch (error) {
        throw new UndecodableError('incompatible_schema', `schema ${id} is not one of ${topic}`, error);
      }
    });

  return {
    encode: async (topic, event) => {
      const id = await writerIdOf(topic);
      const type = typeOf(topic);
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
    },
    decode: async <T extends TopicName>(topic: T, bytes: Uint8Array) => {
      const { check, resolver } = await readerOf(topic, schemaIdOf(bytes));
      const body = Buffer.from(
        bytes.buffer,
        bytes.byteOffset + HEADER_BYTES,
        bytes.byteLength - HEADER_BYTES,
      );
      try {
        check(body);
        return typeOf(topic).fromBuffer(body, resolver) as EventOf<T>;
      } catch (error) {
        throw new UndecodableError('undecodable_bytes', `not an event of ${topic}: ${String(error)}`, error);
      }
    },
  };
}

/** Id of the schema that wrote a record. Throws `UndecodableError` (`bad_magic`). */
export function schemaIdOf(bytes: Uint8Array): number {
  if (bytes.byteLength < HEADER_BYTES || bytes[0] !== MAGIC)
    throw new UndecodableError('bad_magic', 'not in the Confluent wire format');
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

/** avsc takes Buffers alone for bytes, which our events hold as members of the record itself. */
function withBuffers(event: object): object {
  const bytes = Object.entries(event).filter(
    ([, value]) => value instanceof Uint8Array && !Buffer.isBuffer(value),
  );
  if (bytes.length === 0) return event;
  const buffers = bytes.map(([name, value]: [string, Uint8Array]) => [
    name,
    Buffer.from(value.buffer, value.byteOffset, value.byteLength),
  ]);
  return { ...event, ...(Object.fromEntries(buffers) as object) };
}

function problems(type: Type, event: object): string {
  const paths: string[] = [];
  type.isValid(event, { errorHook: (path) => void paths.push(path.join('.')) });
  return paths.slice(0, 10).join(', ');
}

function remember<K, V>(cache: Map<K, V>, key: K, make: () => V): V {
  const known = cache.get(key);
  if (known !== undefined) return known;
  const made = make();
  cache.set(key, made);
  return made;
}

/** A failure is not remembered: the registry may answer next time. */
function rememberSettled<K, V>(cache: Map<K, Promise<V>>, key: K, make: () => Promise<V>): Promise<V> {
  return remember(cache, key, () => {
    const pending = make();
    pending.catch(() => cache.delete(key));
    return pending;
  });
}
