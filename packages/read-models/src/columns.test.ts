import { expect } from 'chai';
import { type Columns, definitionsOf, pick, type RowOf, selectList, typesOf } from './columns.ts';

const COLUMNS = {
  key: 'LowCardinality(String)',
  kind: { type: 'LowCardinality(String)', of: ['annual', 'quarter'] },
  count: 'UInt64',
  names: 'Array(LowCardinality(String))',
  value: 'Nullable(Decimal(38, 10))',
  seen: "DateTime64(3, 'UTC')",
  text: { type: 'String', codec: 'ZSTD(1)' },
  isOpen: 'Bool',
} as const satisfies Columns;

/** A compile-time check: the type of a row follows from its columns. */
const ROW = {
  key: 'a',
  kind: 'annual',
  count: 1,
  names: ['b'],
  value: null,
  seen: '2026-01-01 00:00:00.000',
  text: '',
  isOpen: true,
} satisfies RowOf<typeof COLUMNS>;

describe('columns', () => {
  it("are accepted by CREATE TABLE, with ClickHouse's resulting types", () => {
    expect(definitionsOf(pick(COLUMNS, 'text', 'count'))).to.deep.equal([
      'text String CODEC(ZSTD(1))',
      'count UInt64',
    ]);
    expect(typesOf(COLUMNS)).to.include({ text: 'String', kind: 'LowCardinality(String)' });
    expect(Object.keys(typesOf(COLUMNS))).to.deep.equal(Object.keys(ROW));
  });

  it('are selected with dates, times and decimals as text', () => {
    expect(selectList(COLUMNS, ['key', 'count', 'value', 'seen'])).to.equal(
      'key, count, toString(value) AS value, toString(seen) AS seen',
    );
    expect(selectList(pick(COLUMNS, 'key', 'count'), undefined, ['count'])).to.equal(
      'key, toString(count) AS count',
    );
  });
});
