import type { MessageRecord, RecordsBatch } from '@platformatic/kafka';
import type { Placed, RawMessage } from '../cluster.ts';

const IS_CONTROL = 1 << 5;

/**
 * The records of batches. Compaction removes records but keeps the end offsets of batches, so a batch that ends with
 * other than its last record is followed by a control record, which is never delivered.
 */
export function messagesOf(batches: readonly RecordsBatch[] | null): readonly RawMessage[] {
  const messages: RawMessage[] = [];
  for (const { firstOffset, lastOffsetDelta, attributes, records } of batches ?? []) {
    const first = Number(firstOffset);
    const isControlRecord = (attributes & IS_CONTROL) !== 0;
    for (const { offsetDelta, key, value, headers } of records)
      messages.push({
        offset: first + offsetDelta,
        key,
        value,
        headers: Object.fromEntries(
          headers.map(([name, text]) => [name?.toString() ?? '', text ?? undefined]),
        ),
        isControlRecord,
      });
    const end = first + lastOffsetDelta;
    if (records.at(-1)?.offsetDelta !== lastOffsetDelta)
      messages.push({ offset: end, key: null, value: null, isControlRecord: true });
  }
  return messages;
}

export const messageOf = (
  topic: string,
  { partition, record: { key, value, headers } }: Placed,
): MessageRecord => ({
  topic,
  partition,
  key: Buffer.from(key),
  value: Buffer.from(value.buffer, value.byteOffset, value.byteLength),
  ...(headers === undefined
    ? {}
    : {
        headers: new Map(
          Object.entries(headers).map(([name, text]) => [Buffer.from(name), Buffer.from(text)] as const),
        ),
      }),
});
