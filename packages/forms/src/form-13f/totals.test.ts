import { expect } from 'chai';
import fc from 'fast-check';
import { holding, informationTable, type RowOptions } from '../testing/form-13f.ts';
import { negated, sumOf } from './decimals.ts';
import { positionsOf } from './positions.ts';
import { readInformationTable } from './read-information-table.ts';
import { checkTotals, type TotalsCheck } from './totals.ts';
import type { InformationRow } from './types.ts';

const rowsOf = (rows: readonly RowOptions[]): readonly InformationRow[] => {
  const read = readInformationTable(Buffer.from(informationTable(rows.map((row) => holding(row)))));
  return 'ok' in read ? read.ok.rows : [];
};

const check = (values: readonly string[], entries: number | null, value: string | null): TotalsCheck =>
  checkTotals(rowsOf(values.map((value) => ({ value }))), {
    includedManagers: 0,
    entries,
    value,
    confidentialOmitted: null,
  });

describe('sums of decimals', () => {
  it('are exact', () => {
    expect(sumOf(['0.1', '0.2'])).to.equal('0.3');
    expect(sumOf(['9007199254740993', '2.50'])).to.equal('9007199254740995.5');
    expect(sumOf(['-1.5', '0.25'])).to.equal('-1.25');
    expect(sumOf(['1.50', negated('1.5')])).to.equal('0');
    expect(sumOf([])).to.equal('0');
    expect(sumOf(['1', null])).to.equal(null);
  });

  it('are those of whole numbers', () => {
    fc.assert(
      fc.property(fc.array(fc.bigInt({ min: -(10n ** 20n), max: 10n ** 20n })), (terms) => {
        expect(sumOf(terms.map(String))).to.equal(String(terms.reduce((sum, term) => sum + term, 0n)));
      }),
    );
  });
});

describe('checkTotals', () => {
  it('finds totals that agree', () => {
    expect(check(['3000', '1500'], 2, '4500')).to.deep.equal({
      entries: 2,
      entriesDifference: 0,
      value: '4500',
      valueDifference: '0',
      coverUnit: 'same',
    });
    expect(check([], 0, '0')).to.deep.include({ valueDifference: '0', coverUnit: 'same' });
  });

  it('reports the differences', () => {
    expect(check(['3000', '1500'], 3, '4510')).to.deep.include({
      entriesDifference: -1,
      valueDifference: '-10',
      coverUnit: 'same',
    });
    expect(check(['3000'], 1, '9000')).to.deep.include({ valueDifference: '-6000', coverUnit: null });
  });

  it('detects a cover in another unit than its table', () => {
    expect(check(['3', '2'], 2, '4987')).to.deep.include({ coverUnit: 'thousandfold' });
    expect(check(['3000000'], 1, '3000')).to.deep.include({ coverUnit: 'thousandth' });
  });

  it('is null for missing totals', () => {
    expect(check(['3000', ''], 2, '3000')).to.deep.include({ value: null, valueDifference: null });
    expect(checkTotals(rowsOf([{}]), null)).to.deep.equal({
      entries: 1,
      entriesDifference: null,
      value: '3000',
      valueDifference: null,
      coverUnit: null,
    });
  });
});

describe('positionsOf', () => {
  it('sums rows of one security, and separates principal, puts and calls', () => {
    const rows = rowsOf([
      { value: '10', amount: '1' },
      { value: '20', amount: '2', managers: '5' },
      { value: '5', amount: '7', option: 'Put' },
      { value: '6', amount: '8', option: 'Call' },
      { value: '7', amount: '9', amountType: 'PRN' },
      { value: '8', amount: '9', cusip: '99900T203' },
    ]);
    expect(
      positionsOf(rows).map(({ cusip, option, amountType, value, amount, rows }) => [
        cusip,
        option ?? amountType,
        value,
        amount,
        rows,
      ]),
    ).to.deep.equal([
      ['99900T104', 'shares', '30', '3', 2],
      ['99900T104', 'put', '5', '7', 1],
      ['99900T104', 'call', '6', '8', 1],
      ['99900T104', 'principal', '7', '9', 1],
      ['99900T203', 'shares', '8', '9', 1],
    ]);
  });

  it('neither loses nor adds anything, in any order of rows', () => {
    const row = fc.record({
      cusip: fc.constantFrom('99900T104', '99900T203', '000000000'),
      value: fc.nat(1000).map(String),
      option: fc.constantFrom('', 'Put', 'Call'),
      amountType: fc.constantFrom('SH', 'PRN'),
    });
    const shuffled = fc
      .array(row, { maxLength: 12 })
      .chain((rows) => fc.tuple(fc.constant(rows), fc.shuffledSubarray(rows, { minLength: rows.length })));
    fc.assert(
      fc.property(shuffled, ([rows, others]) => {
        const positions = positionsOf(rowsOf(rows));
        expect(positionsOf(rowsOf(others))).to.have.deep.members([...positions]);
        expect(sumOf(positions.map(({ value }) => value))).to.equal(sumOf(rows.map(({ value }) => value)));
      }),
    );
  });
});
