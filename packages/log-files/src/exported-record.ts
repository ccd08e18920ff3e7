import type { LogRecord } from '@footnote/event-log/port';
import { asAvroRecord, type AvroRecord } from '@footnote/events/avro';
import { typeForSchema } from '@footnote/events/avsc-type';
import { AvroReader, encodeBytes, encodeLong, encodeTexts } from '@footnote/events/container';
import { endOfValue } from '@footnote/events/wire-check';

/** A record as a file of an export has it. */
export type ExportedRecord = {
  readonly key: string;
  readonly partition: number;
  readonly offset: number;
  /** When the event was recorded, epoch ms UTC; null if unreadable. */
  readonly timestamp: number | null;
  readonly headers: Readonly<Record<string, string>>;
  /** Avro body of the event, in the writer's schema; null if the value is not an event. */
  readonly body: Uint8Array | null;
  /** The unchanged value if it is not an event, else null. */
  readonly raw: Uint8Array | null;
};

const TIMESTAMP = { type: 'long', logicalType: 'timestamp-millis' };

/**
 * The schema of a file whose events were written with `event`, or without it, of a file of values that are
 * not events.
 */
export function exportSchema(event: unknown): object {
  return {
    type: 'record',
    name: 'ExportedRecord',
    namespace: 'footnote.export',
    doc: 'One record of a topic: its event as written, and its position in the log.',
    fields: [
      {
        name: 'key',
        type: 'string',
        doc: 'Determines the partition; records with the same key stay in order.',
      },
      { name: 'partition', type: 'int' },
      { name: 'offset', type: 'long', doc: 'Position within the partition, from 0.' },
      { name: 'timestamp', type: ['null', TIMESTAMP], doc: 'When the event was recorded, UTC.' },
      { name: 'headers', type: { type: 'map', values: 'string' } },
      { name: 'event', type: event === undefined ? ['null'] : ['null', event] },
      { name: 'raw', type: ['null', 'bytes'], doc: 'A value that is not an event, unchanged.' },
    ],
  };
}

/** The schema of the events of a file; undefined if it has none. */
export function eventSchemaOf(schema: string): object | undefined {
  const { fields } = JSON.parse(schema) as { readonly fields: readonly { name: string; type: unknown }[] };
  const type = fields.find(({ name }) => name === 'event')?.type;
  const event: unknown = Array.isArray(type) ? type[1] : undefined;
  return typeof event === 'object' && event !== null ? event : undefined;
}

const NULL = encodeLong(0);
const SOME = encodeLong(1);

const optional = (bytes: Uint8Array | null): readonly Uint8Array[] =>
  bytes === null ? [NULL] : [SOME, bytes];

/** The record as Avro bytes of `exportSchema`. `timestamp` is that of the event. */
export function encodeExported(
  { key, partition, offset, headers, value }: LogRecord,
  body: Uint8Array | null,
  timestamp: number | null,
): Uint8Array {
  return Buffer.concat([
    encodeBytes(key),
    encodeLong(partition),
    encodeLong(offset),
    ...optional(timestamp === null ? null : encodeLong(timestamp)),
    encodeTexts(headers ?? {}),
    ...optional(body),
    ...optional(body === null ? encodeBytes(value) : null),
  ]);
}

/**
 * Reads the records of one block after another. Throws `ContainerError` or `WireError` for invalid records.
 */
export function exportedReader(
  event: object | undefined,
): (block: Buffer, count: number) => Generator<ExportedRecord> {
  const endOfEvent = event === undefined ? undefined : endOfValue(asAvroRecord(event));
  return function* (block, count) {
    const reader = new AvroReader(block);
    for (let index = 0; index < count; index += 1) {
      const key = reader.text();
      const partition = reader.long();
      const offset = reader.long();
      const timestamp = reader.long() === 0 ? null : reader.long();
      const headers = reader.texts();
      const hasEvent = reader.long() !== 0 && endOfEvent !== undefined;
      const body = hasEvent ? reader.take(endOfEvent(block, reader.at) - reader.at) : null;
      const raw = reader.long() === 0 ? null : reader.take(reader.long());
      yield { key, partition, offset, timestamp, headers, body, raw };
    }
  };
}

/** Reads only `recorded_at` from an event; null for schemas without it. */
export function recordedAtReader(schema: AvroRecord): (body: Buffer) => number | null {
  const { name, namespace } = schema;
  const type = typeForSchema({
    type: 'record',
    name,
    ...(namespace === undefined ? {} : { namespace }),
    fields: [{ name: 'recorded_at', type: TIMESTAMP }],
  });
  try {
    const resolver = type.createResolver(typeForSchema(schema));
    return (body) => (type.fromBuffer(body, resolver, true) as { readonly recorded_at: number }).recorded_at;
  } catch {
    return () => null;
  }
}
