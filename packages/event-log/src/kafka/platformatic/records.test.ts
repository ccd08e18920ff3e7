import { createRecordsBatch, Reader, readRecordsBatches } from '@platformatic/kafka';
import { expect } from 'chai';
import { decodeRecords } from '../records.ts';
import { messageOf, messagesOf } from './records.ts';

const place = { topic: 't', partition: 0 };
const batchOf = (values: readonly string[], headers?: Readonly<Record<string, string>>) => {
  const messages = values.map((value) => {
    const record = { key: `key of ${value}`, value: Buffer.from(value), ...(headers ? { headers } : {}) };
    return messageOf('t', { partition: 0, record });
  });
  const bytes = createRecordsBatch(messages, { compression: 'gzip' }).buffer;
  const [batch] = readRecordsBatches(Reader.from(bytes));
  if (batch === undefined) throw new Error('no batch');
  return batch;
};

describe('records of @platformatic/kafka', () => {
  it('are read as they were written, with headers, an empty value and letters beyond ASCII', () => {
    const headers = { by: 'Müller', none: '' };
    const read = decodeRecords(place, messagesOf([batchOf(['a', '', 'ß'], headers)]), 0);
    expect(read.map(({ value }) => Buffer.from(value).toString())).to.deep.equal(['a', '', 'ß']);
    expect(read.map(({ offset, key }) => `${offset} ${key}`)).to.deep.equal([
      '0 key of a',
      '1 key of ',
      '2 key of ß',
    ]);
    for (const each of read) expect(each.headers).to.deep.equal(headers);
    expect(decodeRecords(place, messagesOf([batchOf(['a'])]), 0)[0]).not.to.have.property('headers');
  });

  it('are followed by the end of a batch whose last records compaction removed', () => {
    const whole = batchOf(['a', 'b', 'c']);
    const cut = { ...whole, firstOffset: 10n, records: whole.records.slice(0, 1) };
    const emptied = { ...whole, firstOffset: 13n, records: [] };
    expect(
      messagesOf([cut, emptied]).map(({ offset, isControlRecord }) => `${offset} ${isControlRecord}`),
    ).to.deep.equal(['10 false', '12 true', '15 true']);
    expect(decodeRecords(place, messagesOf([cut, emptied]), 10).map(({ offset }) => offset)).to.deep.equal([
      10,
    ]);
  });

  it('of transactions that control them are not delivered', () => {
    const control = { ...batchOf(['a']), attributes: 1 << 5 };
    expect(decodeRecords(place, messagesOf([control]), 0)).to.deep.equal([]);
    expect(messagesOf(null)).to.deep.equal([]);
  });
});
