import { expect } from 'chai';
import fc from 'fast-check';
import type { Matrix } from './explain.ts';
import { sumsOf } from './explain.ts';

const NAMING = { isNamed: () => false, isRepeated: () => false, beginsAnew: () => false };

const shown = (matrix: Matrix): Record<number, string> =>
  Object.fromEntries(
    [...sumsOf(matrix, NAMING, { left: 1e9 }).values()].map(({ row, terms, slack }) => [
      row,
      `${terms.map((term) => `${term.sign === 1 ? '+' : '-'}${term.row}`).join('')} ${slack.join(',')}`,
    ]),
  );

describe('sumsOf', () => {
  it('finds totals, differences and rows of either sign', () => {
    const matrix = [
      [41_310, 38_207],
      [25_105, 24_411],
      [16_205, 13_796],
      [9_112, 8_874],
      [412, 530],
      [130, 99],
      [6_811, 4_491],
    ];
    expect(shown(matrix)).to.deep.equal({ 2: '+0-1 0,0', 6: '+2-3-4+5 0,0' });
  });

  it('keeps a sum that one column contradicts, and says which', () => {
    const matrix = [
      [41_310, 38_207, 36_114],
      [25_105, 24_411, 22_950],
      [16_205, 13_796, 13_999],
    ];
    expect(shown(matrix)).to.deep.equal({ 2: '+0-1 0,0,' });
  });

  it('forgives rounding', () => {
    expect(
      shown([
        [10_204, 9_307],
        [20_311, 18_115],
        [30_516, 27_422],
      ]),
    ).to.deep.equal({ 2: '+0+1 1,0' });
  });

  it('does not take a coincidence of small figures for a sum', () => {
    expect(
      shown([
        [3, 5],
        [4, 2],
        [7, 7],
      ]),
    ).to.deep.equal({});
  });

  it('finds every total of rows of five digits that are no sums of each other', () => {
    const amount = fc.integer({ min: 10_000, max: 99_999 });
    fc.assert(
      fc.property(fc.array(fc.tuple(amount, amount), { minLength: 2, maxLength: 12 }), (rows) => {
        // A row that by chance equals rows above it in one of its columns takes their place.
        fc.pre(sumsOf(rows, NAMING, { left: 1e9 }).size === 0);
        const total = [0, 1].map((column) => rows.reduce((sum, row) => sum + (row[column] ?? 0), 0));
        const sum = sumsOf([...rows, total], NAMING, { left: 1e9 }).get(rows.length);
        expect(sum?.slack.every((miss) => miss === 0)).to.equal(true);
      }),
      { numRuns: 100, maxSkipsPerRun: 1 },
    );
  });
});
