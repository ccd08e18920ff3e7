import { expect } from 'chai';
import fc from 'fast-check';
import { readCsv, readPart } from './read-csv.ts';

const HEADER = 'date,open,high,low,close,volume';
const OF = {
  symbol: 'A',
  address: 'A.csv',
  file: { adjustment: { prices: 'raw', volume: 'raw', dividends: 'raw' } },
} as const;

const row = fc.record({
  year: fc.integer({ min: 2019, max: 2024 }),
  day: fc.integer({ min: 10, max: 28 }),
  close: fc.integer({ min: 1, max: 9 }),
});
const rows = fc.array(row, { maxLength: 12 });
const textOf = (of: readonly { year: number; day: number; close: number }[]): string =>
  [HEADER, ...of.map(({ year, day, close }) => `${year}-03-${day},5,9,1,${close},100`)].join('\n');
const yearOf = ({ date }: { readonly date: string }): number => Number(date.slice(0, 4));

/** Some rows removed, some changed and some added, most of them late. */
const edited = rows.chain((before) =>
  fc
    .record({
      kept: fc.array(fc.integer({ min: 0, max: 9 }), { minLength: before.length, maxLength: before.length }),
      added: rows,
    })
    .map(({ kept, added }) => ({
      before: textOf(before),
      after: textOf([
        ...before.flatMap((each, at) =>
          kept[at] === 0 ? [] : [kept[at] === 1 ? { ...each, close: each.close + 1 } : each],
        ),
        ...added.filter(({ year }) => year >= 2023),
      ]),
    })),
);

describe('a part of a CSV file', () => {
  it('is read if nothing before it changed, together with the previous year; otherwise the whole file is', () => {
    let parts = 0;
    fc.assert(
      fc.property(edited, ({ before, after }) => {
        const { older } = readPart(before, OF, null);
        const found = readPart(after, OF, older);
        const all = readCsv(after, OF).rows;
        const { fromYear } = found;
        const isOf = (each: { readonly date: string }): boolean =>
          fromYear === null || yearOf(each) >= fromYear;
        expect(found.table.rows).to.deep.equal(all.filter(isOf));
        if (fromYear === null) return;
        parts += 1;
        const beforeNewest = (text: string) =>
          readCsv(text, OF).rows.filter((each) => yearOf(each) <= fromYear);
        expect(beforeNewest(after)).to.deep.equal(beforeNewest(before));
      }),
      { numRuns: 500 },
    );
    expect(parts).to.be.above(0);
  });

  it('is not read if the meaning of columns changed, or if a row does not begin with a year', () => {
    const text = textOf([
      { year: 2023, day: 10, close: 2 },
      { year: 2024, day: 10, close: 2 },
    ]);
    const { older } = readPart(text, OF, null);
    expect(readPart(text, OF, older).fromYear).to.equal(2023);
    const file = { adjustment: { ...OF.file.adjustment, prices: 'split' } } as const;
    expect(readPart(text, { ...OF, file }, older).fromYear).to.equal(null);
    expect(readPart(`${text}\n01/02/2024,5,9,1,2,100`, OF, older)).to.include({
      fromYear: null,
      older: null,
    });
  });
});
