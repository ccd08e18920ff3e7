import { asAvroRecord, UnsupportedSchemaError } from '@footnote/events/avro';
import { schemaIdOf, subjectOf, UndecodableError, type Codec } from '@footnote/events/codec';
import { eventReader, type EventReader } from '@footnote/events/event-types';
import {
  IncompatibleSchemaError,
  UnknownSchemaIdError,
  type SchemaRegistry,
} from '@footnote/events/registry';
import type { TopicName } from '@footnote/events/topics';
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
  const writers = new Map<object, number | EventReader>();

  /** The id of a schema, or how to read its events if the registry rejects it. */
  const writerOf = async (event: object): Promise<number | EventReader> => {
    const schema = JSON.stringify(event);
    try {
      return await registry.register(subjectOf(topic), schema);
    } catch (error) {
      if (error instanceof IncompatibleSchemaError) return eventReader(topic, schema);
      throw error;
    }
  };

  return async ({ body, raw }, event) => {
    if (body === null || event === undefined) return raw ?? new Uint8Array();
    let writer = writers.get(event);
    if (writer === undefined) writers.set(event, (writer = await writerOf(event)));
    if (typeof writer !== 'number') return codec.encode(topic, writer.read(Buffer.from(body)));
    const value = new Uint8Array(HEADER_BYTES + body.byteLength);
    new DataView(value.buffer).setUint32(1, writer);
    value.set(body, HEADER_BYTES);
    return value;
  };
}
