import { expect } from 'chai';
import fc from 'fast-check';
import { encodedRows } from './encoded-rows.ts';
import { useTestReadStore } from './testing.ts';

const COLUMNS = `place UInt32, text String, word LowCardinality(String), big UInt64, ratio Float64,
  amount Nullable(Decimal(38, 10)), day Nullable(Date32), at DateTime64(3, 'UTC'), is Bool,
  names Array(LowCardinality(String)), truths Array(Bool), figures Array(Nullable(Float64))`;

const LONG = 'é'.repeat(40_000);

const ROW = fc.record({
  text: fc.oneof(fc.string({ unit: 'grapheme' }), fc.string({ unit: 'binary' }), fc.constant(LONG)),
  word: fc.constantFrom('', 'USD', 'a'.repeat(127), 'a'.repeat(128), 'ä'),
  big: fc.oneof(fc.maxSafeNat(), fc.constant('18446744073709551615')),
  ratio: fc.double({ noNaN: true, noDefaultInfinity: true }),
  amount: fc.constantFrom(null, '0', '-12.5', '123456789012345678.0000000001'),
  day: fc.constantFrom(null, '1900-01-01', '2026-07-31', '2299-12-31'),
  at: fc.constantFrom('2026-07-31 10:01:02.003', '1970-01-01 00:00:00'),
  is: fc.boolean(),
  names: fc.array(fc.constantFrom('us-gaap:Revenues', '', 'é')),
  truths: fc.array(fc.boolean()),
  figures: fc.array(fc.option(fc.double({ noNaN: true, noDefaultInfinity: true }))),
});

describe('encoded rows', () => {
  const read = useTestReadStore();

  it('are stored as the same rows sent as JSON are, in blocks of any size', async () => {
    const { store } = read();
    await fc.assert(
      fc.asyncProperty(fc.array(ROW, { minLength: 1, maxLength: 100 }), async (made) => {
        const rows = made.map((row, place) => ({ place, ...row }));
        for (const table of ['encoded', 'plain'])
          await store.command(
            `CREATE OR REPLACE TABLE ${table} (${COLUMNS}) ENGINE = MergeTree ORDER BY place`,
          );
        await store.insert('encoded', rows);
        const lines = rows.map((row) => JSON.stringify(Object.values(row))).join('\n');
        await store.command(`INSERT INTO plain FORMAT JSONCompactEachRow ${lines}`);
        const stored = (table: string) => store.query(`SELECT * FROM ${table} ORDER BY place`);
        expect(await stored('encoded')).to.deep.equal(await stored('plain'));
      }),
      { numRuns: 20 },
    );
  });

  it('are divided into blocks that do not grow with the number of rows', () => {
    const rows = Array.from({ length: 20_000 }, (_, place) => ({ place, text: 'x'.repeat(500) }));
    const sizes = [...encodedRows(rows).chunks].map((chunk) => chunk.length);
    expect(sizes.length).to.be.greaterThan(5);
    expect(Math.max(...sizes)).to.be.lessThan(2 << 20);
  });

  it('refuse a row with other columns, fewer, or the same in another order', () => {
    for (const other of [{ a: 1, c: 1 }, { a: 1 }, { a: 1, b: 1, c: 1 }, { b: 1, a: 1 }]) {
      const { chunks } = encodedRows([{ a: 1, b: 1 }, other]);
      expect(() => [...chunks]).to.throw(TypeError);
    }
  });

  it('refuse an object as a value', () => {
    expect(() => [...encodedRows([{ a: { b: 1 } }]).chunks]).to.throw(TypeError);
  });
});
