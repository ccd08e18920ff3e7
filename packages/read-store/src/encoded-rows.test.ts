import { expect } from 'chai';
import fc from 'fast-check';
import { encodedRows } from './encoded-rows.ts';

const decoded = (rows: readonly object[]): readonly object[] => {
  const { columns, chunks } = encodedRows(rows);
  return Buffer.concat([...chunks])
    .toString('utf8')
    .split('\n')
    .slice(0, -1)
    .map((line) => {
      const values = JSON.parse(line) as readonly unknown[];
      return Object.fromEntries(columns.map((name, index) => [name, values[index]]));
    });
};

describe('encoded rows', () => {
  it('have every value in the order of the columns, whatever their size', () => {
    const row = fc.record({
      text: fc.oneof(fc.string({ unit: 'binary' }), fc.constant('é'.repeat(40_000))),
      count: fc.nat(),
      list: fc.array(fc.string()),
      none: fc.constant(null),
    });
    fc.assert(
      fc.property(fc.array(row, { maxLength: 20 }), (rows) => {
        expect(decoded(rows)).to.deep.equal(rows.map((one) => ({ ...one })));
      }),
    );
  });

  it('refuse a row with other columns, fewer, or the same in another order', () => {
    for (const other of [{ a: 1, c: 1 }, { a: 1 }, { a: 1, b: 1, c: 1 }, { b: 1, a: 1 }]) {
      const { chunks } = encodedRows([{ a: 1, b: 1 }, other]);
      expect(() => [...chunks]).to.throw(TypeError);
    }
  });
});
