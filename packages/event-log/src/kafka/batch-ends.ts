import { createRequire } from 'node:module';
import type { RawMessage } from './cluster.ts';

type RecordBatch = {
  readonly firstOffset: string;
  readonly lastOffsetDelta: number;
  readonly records: readonly RawMessage[];
};
export type DecodeBatch = (decoder: unknown) => Promise<RecordBatch>;

const require = createRequire(import.meta.url);
const MODULE = 'kafkajs/src/protocol/recordBatch/v0/decoder';

/**
 * A batch with an explicit end. Compaction removes records but keeps the end offsets of batches, sometimes
 * without any record. kafkajs drops such batches, so that a reader continuing after the last record would
 * fetch the same empty batch forever. A control record, which is never delivered, marks the end.
 */
export function withEnd(batch: RecordBatch): RecordBatch {
  const end = String(BigInt(batch.firstOffset) + BigInt(batch.lastOffsetDelta));
  if (batch.records.at(-1)?.offset === end) return batch;
  const mark: RawMessage = { offset: end, key: null, value: null, isControlRecord: true };
  return { ...batch, records: [...batch.records, mark] };
}

let installed = false;

/**
 * Makes kafkajs 2.2.4 keep the ends of batches. Call it before the first fetch; calling it again has no
 * effect.
 */
export function keepBatchEnds(): void {
  if (installed) return;
  installed = true;
  const decode = require(MODULE) as DecodeBatch;
  const loaded = require.cache[require.resolve(MODULE)];
  if (loaded === undefined) throw new Error('unsupported kafkajs version: its internals differ from 2.2.4');
  loaded.exports = async (decoder: unknown): Promise<RecordBatch> => withEnd(await decode(decoder));
}
