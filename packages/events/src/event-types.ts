import type { Type } from 'avsc';
import { asAvroRecord, type AvroRecord } from './avro.ts';
import { typeForSchema } from './avsc-type.ts';
import { readSchemaText } from './schema-files.ts';
import type { EventOf, TopicName } from './topics.ts';
import { wireCheck } from './wire-check.ts';

/** Converts events written with some schema to the current one. */
export type EventReader<T extends TopicName = TopicName> = {
  /** The schema that the events were written with. */
  readonly schema: AvroRecord;
  /** Throws `WireError` unless the bytes are one event and nothing else. */
  readonly check: (body: Uint8Array) => void;
  /** Throws if the bytes are not an event. */
  readonly read: (body: Buffer) => EventOf<T>;
};

// Made once per process, because they depend only on the schemas: making one takes longer than reading many events.
const types = new Map<TopicName, Type>();
const readers = new Map<string, EventReader>();

/** The type of a topic's current schema. */
export function eventType(topic: TopicName): Type {
  let type = types.get(topic);
  if (type === undefined) types.set(topic, (type = typeForSchema(JSON.parse(readSchemaText(topic)))));
  return type;
}

/** Reads events of a topic that were written with a schema, given as JSON. Throws if the topic's cannot be read from it. */
export function eventReader<T extends TopicName>(topic: T, writer: string): EventReader<T> {
  const key = `${topic} ${writer}`;
  let reader = readers.get(key);
  if (reader === undefined) readers.set(key, (reader = readerFor(topic, writer)));
  return reader as EventReader<T>;
}

function readerFor(topic: TopicName, writer: string): EventReader {
  const written: unknown = JSON.parse(writer);
  const type = eventType(topic);
  const resolver = type.createResolver(typeForSchema(written));
  const schema = asAvroRecord(written);
  return {
    schema,
    check: wireCheck(schema),
    read: (body) => type.fromBuffer(body, resolver) as EventOf<TopicName>,
  };
}
