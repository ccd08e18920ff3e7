import type { LogRecord, TopicPartition } from '../port.ts';
import type { RawMessage } from './cluster.ts';

const NOTHING = new Uint8Array(0);

function headersOf(message: RawMessage): Readonly<Record<string, string>> | undefined {
  const entries = Object.entries(message.headers ?? {}).map(([name, value]) => {
    // A header name may occur several times in Kafka; the last one is used.
    const last = Array.isArray(value) ? (value as readonly Buffer[]).at(-1) : (value as Buffer | undefined);
    return [name, last?.toString('utf8') ?? ''] as const;
  });
  return entries.length === 0 ? undefined : Object.fromEntries(entries);
}

/** Records of one fetch, from offset `from` on. Control records of transactions are omitted. */
export function decodeRecords(
  { topic, partition }: TopicPartition,
  messages: readonly RawMessage[],
  from: number,
): readonly LogRecord[] {
  return messages.flatMap((message) => {
    const offset = Number(message.offset);
    if (offset < from || message.isControlRecord === true) return [];
    const headers = headersOf(message);
    const record = {
      topic,
      partition,
      offset,
      key: message.key?.toString('utf8') ?? '',
      value: message.value ?? NOTHING,
    };
    return [headers === undefined ? record : { ...record, headers }];
  });
}
