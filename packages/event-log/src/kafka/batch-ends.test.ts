import { expect } from 'chai';
import { createRequire } from 'node:module';
import { keepBatchEnds, withEnd } from './batch-ends.ts';
import type { RawMessage } from './cluster.ts';
import { decodeRecords } from './records.ts';

type Encoder = {
  readonly buffer: Buffer;
  size(): number;
  writeInt32(value: number): Encoder;
  writeEncoder(encoder: Encoder): Encoder;
};

const require = createRequire(import.meta.url);

keepBatchEnds();
const Encoder = require('kafkajs/src/protocol/encoder') as new () => Encoder;
const Decoder = require('kafkajs/src/protocol/decoder') as new (buffer: Buffer) => unknown;
const { RecordBatch } = require('kafkajs/src/protocol/recordBatch/v0') as {
  readonly RecordBatch: (of: object) => Promise<Encoder>;
};
const decodeMessages = require('kafkajs/src/protocol/requests/fetch/v4/decodeMessages') as (
  decoder: unknown,
) => Promise<readonly RawMessage[]>;

describe('ends of batches', () => {
  it('reads past a batch emptied by compaction, which kafkajs does not report', async () => {
    const batch = await RecordBatch({ firstOffset: 10, lastOffsetDelta: 4, records: [] });
    const { buffer } = new Encoder().writeInt32(batch.size()).writeEncoder(batch);
    const messages = await decodeMessages(new Decoder(buffer));
    expect(messages.map(({ offset }) => offset)).to.deep.equal(['14']);
    expect(decodeRecords({ topic: 't', partition: 0 }, messages, 10)).to.deep.equal([]);
  });

  it('adds no end marker to a batch that has its last record', () => {
    const batch = {
      firstOffset: '7',
      lastOffsetDelta: 1,
      records: [{ offset: '8', key: null, value: null }],
    };
    expect(withEnd(batch)).to.equal(batch);
  });
});
