import { expect } from 'chai';
import fc from 'fast-check';
import { finestPartition, type Part } from './partition.ts';

const UNIT = 1_000_000n;
const parts = (values: Readonly<Record<string, number>>): readonly Part[] =>
  Object.entries(values).map(([name, value]) => ({ name, value: BigInt(value) * UNIT }));
const found = (
  values: Readonly<Record<string, number>>,
  total: number,
): readonly string[] | 'ambiguous' | null => {
  const partition = finestPartition(parts(values), BigInt(total) * UNIT, UNIT);
  return partition === null || partition === 'ambiguous'
    ? partition
    : partition.parts.map(({ name }) => name);
};

describe('the finest partition of a whole', () => {
  it('consists of all parts if they add up, including a single part and losses', () => {
    expect(found({ a: 610, b: 390 }, 1000)).to.deep.equal(['a', 'b']);
    expect(found({ a: 1000 }, 1000)).to.deep.equal(['a']);
    expect(found({ a: 1200, b: -200, c: 0 }, 1000)).to.deep.equal(['a', 'b', 'c']);
  });

  it('leaves out totals of other parts, at any level, and the whole itself', () => {
    const lines = { product: 70_041, service: 30_017, phones: 41_003, tablets: 29_038 };
    expect(found(lines, 100_058)).to.deep.equal(['service', 'phones', 'tablets']);
    expect(found({ ...lines, all: 100_058 }, 100_058)).to.deep.equal(['service', 'phones', 'tablets']);
  });

  it('uses the finer of two schemes', () => {
    const schemes = { goods: 242_901, services: 271_082, stores: 238_967, sellers: 117_716, cloud: 157_300 };
    expect(found(schemes, 513_983)).to.deep.equal(['stores', 'sellers', 'cloud']);
  });

  it('is null if no set adds up, or only one of several parts remains', () => {
    expect(found({ a: 610, b: 392 }, 1000)).to.equal(null);
    expect(found({ a: 1000, b: 391 }, 1000)).to.equal(null);
    expect(finestPartition([], 0n, UNIT)).to.equal(null);
  });

  it('is ambiguous if two sets of one size add up', () => {
    expect(found({ north: 60_001, south: 40_002, goods: 50_007, services: 49_996 }, 100_003)).to.equal(
      'ambiguous',
    );
  });

  it('allows half a unit for each part and the total if no sum is equal', () => {
    expect(found({ a: 610, b: 391, c: 99 }, 1101)).to.deep.equal(['a', 'b', 'c']);
    expect(found({ a: 610, b: 391, c: 99 }, 1103)).to.equal(null);
    expect(found({ a: 50_001, b: 30_001, c: 20_001, ab: 80_002 }, 100_003)).to.deep.equal(['a', 'b', 'c']);
  });

  it('is null if one of so many sums might be equal by chance', () => {
    const small = Object.fromEntries(Array.from({ length: 12 }, (_, at) => [`p${at}`, 10 + at]));
    expect(found(small, 60)).to.equal(null);
  });

  it('finds any parts that add up among their subtotals', () => {
    const values = fc.uniqueArray(fc.bigInt({ min: 10n ** 11n, max: 10n ** 12n }), {
      minLength: 3,
      maxLength: 9,
    });
    fc.assert(
      fc.property(values, fc.nat(), (amounts, seed) => {
        const leaves = amounts.map((value, at) => ({ name: `leaf ${at}`, value }));
        const cut = 2 + (seed % (leaves.length - 1));
        const subtotal = {
          name: 'subtotal',
          value: leaves.slice(0, cut).reduce((sum, { value }) => sum + value, 0n),
        };
        const total = leaves.reduce((sum, { value }) => sum + value, 0n);
        expect(finestPartition([subtotal, ...leaves], total, 1n)).to.deep.equal({
          parts: leaves,
          dropped: [subtotal],
        });
      }),
    );
  });

  it('adds up to the total within its rounding, whatever the parts', () => {
    const values = fc.array(fc.bigInt({ min: -1000n, max: 100_000n }), { maxLength: 8 });
    fc.assert(
      fc.property(values, fc.bigInt({ min: 0n, max: 200_000n }), (amounts, total) => {
        const given = amounts.map((value, at) => ({ name: `${at}`, value }));
        const partition = finestPartition(given, total, 2n);
        if (partition === null || partition === 'ambiguous') return;
        const miss = partition.parts.reduce((sum, { value }) => sum + value, 0n) - total;
        expect(Math.abs(Number(miss))).to.be.at.most(partition.parts.length + 1);
        expect(partition.parts.length + partition.dropped.length).to.equal(given.length);
      }),
    );
  });
});
