import { asAvroRecord, UnsupportedSchemaError } from '@footnote/events/avro';
import { typeForSchema } from '@footnote/events/avsc-type';
import { schemaIdOf, subjectOf, UndecodableError, type Codec } from '@footnote/events/codec';
import {
  IncompatibleSchemaError,
  UnknownSchemaIdError,
  type SchemaRegistry,
} from '@footnote/events/registry';
import { readSchemaText } from '@footnote/events/schema-files';
import type { EventOf, TopicName } from '@footnote/events/topics';
import { wireCheck, WireError } from '@footnote/events/wire-check';
import { recordedAtReader, type ExportedRecord } from './exported-record.ts';

/** A registered schema, for reading the values written with it. */
export type Writer = {
  readonly schema: object;
  /** Throws `WireError` for bytes that are not exactly one event. */
  readonly check: (body: Uint8Array) => void;
  readonly recordedAt: (body: Buffer) => number | null;
};

export type Taken = {
  /** Null for a value that is not an event. */
  readonly writer: Writer | null;
  readonly body: Buffer | null;
  readonly timestamp: number | null;
};

const HEADER_BYTES = 5;
const NO_EVENT: Taken = { writer: null, body: null, timestamp: null };

/** Separates values of the log into the writer's schema and the Avro body. */
export function valueReader(registry: SchemaRegistry): (value: Uint8Array) => Promise<Taken> {
  const writers = new Map<number, Writer | null>();

  const writerOf = async (id: number): Promise<Writer | null> => {
    try {
      const schema = JSON.parse(await registry.schema(id)) as object;
      const record = asAvroRecord(schema);
      return { schema, check: wireCheck(record), recordedAt: recordedAtReader(record) };
    } catch (error) {
      if (error instanceof UnknownSchemaIdError || error instanceof UnsupportedSchemaError) return null;
      throw error;
    }
  };

  return async (value) => {
    try {
      const id = schemaIdOf(value);
      let writer = writers.get(id);
      if (writer === undefined) writers.set(id, (writer = await writerOf(id)));
      if (writer === null) return NO_EVENT;
      const body = Buffer.from(
        value.buffer,
        value.byteOffset + HEADER_BYTES,
        value.byteLength - HEADER_BYTES,
      );
      writer.check(body);
      return { writer, body, timestamp: writer.recordedAt(body) };
    } catch (error) {
      if (error instanceof UndecodableError || error instanceof WireError) return NO_EVENT;
      throw error;
    }
  };
}

/**
 * Rewrites values for a log whose registry assigns other ids. If that registry already has a newer schema of
 * the topic and rejects the older one, the event is encoded with the current schema.
 */
export function valueWriter(
  topic: TopicName,
  registry: SchemaRegistry,
  codec: Codec,
): (record: ExportedRecord, event: object | undefined) => Promise<Uint8Array> {
  const ids = new Map<object, number | null>();

  const idOf = async (event: object): Promise<number | null> => {
    try {
      return await registry.register(subjectOf(topic), JSON.stringify(event));
    } catch (error) {
      if (error instanceof IncompatibleSchemaError) return null;
      throw error;
    }
  };

  const today = (body: Uint8Array, event: object): EventOf<TopicName> => {
    const type = typeForSchema(JSON.parse(readSchemaText(topic)));
    const resolver = type.createResolver(typeForSchema(event));
    return type.fromBuffer(Buffer.from(body), resolver) as EventOf<TopicName>;
  };

  return async ({ body, raw }, event) => {
    if (body === null || event === undefined) return raw ?? new Uint8Array();
    let id = ids.get(event);
    if (id === undefined) ids.set(event, (id = await idOf(event)));
    if (id === null) return codec.encode(topic, today(body, event));
    const value = new Uint8Array(HEADER_BYTES + body.byteLength);
    new DataView(value.buffer).setUint32(1, id);
    value.set(body, HEADER_BYTES);
    return value;
  };
}
