import { expect } from 'chai';
import type { InformationRow } from './types.ts';
import { valueUnitOf, type UnitDecision, type UnitQuestion } from './value-unit.ts';

const CLOSES = new Map(['A', 'B', 'C', 'D', 'E', 'F'].map((cusip, index) => [cusip, 20 + 15 * index]));

const rowOf = (cusip: string, value: number): InformationRow => ({
  issuer: null,
  classTitle: null,
  cusip,
  figi: null,
  value: String(value),
  amount: '1000',
  amountType: 'shares',
  option: null,
  discretion: null,
  managers: [],
  voting: { sole: null, shared: null, none: null },
});

/** A thousand shares of each security. */
const rowsIn = (unit: number, count = CLOSES.size): readonly InformationRow[] =>
  [...CLOSES].slice(0, count).map(([cusip, close]) => rowOf(cusip, (close * 1000) / unit));

const decide = (question: Partial<UnitQuestion>): UnitDecision =>
  valueUnitOf({ filed: '2026-02-14', rows: rowsIn(1), words: null, closeOf: () => null, ...question });

const closeOf = (cusip: string): number | null => CLOSES.get(cusip) ?? null;

describe('valueUnitOf', () => {
  it('is of the day of filing, thousands before 2023-01-03 and dollars since', () => {
    expect(decide({ filed: '2023-01-03' })).to.deep.equal({
      unit: 'dollars',
      by: 'filing_date',
      contradictedBy: [],
    });
    expect(decide({ filed: '2023-01-02', rows: rowsIn(1000) })).to.deep.include({ unit: 'thousands' });
  });

  it('is determined by prices, even against the filing date', () => {
    expect(decide({ closeOf, rows: rowsIn(1) })).to.deep.equal({
      unit: 'dollars',
      by: 'prices',
      contradictedBy: [],
    });
    expect(decide({ closeOf, rows: rowsIn(1000) })).to.deep.equal({
      unit: 'thousands',
      by: 'prices',
      contradictedBy: ['filing_date'],
    });
    expect(decide({ closeOf, filed: '2022-11-14', words: 'Values are in thousands.' })).to.deep.equal({
      unit: 'dollars',
      by: 'prices',
      contradictedBy: ['words', 'filing_date'],
    });
  });

  it('is unknown if prices match neither unit', () => {
    expect(decide({ closeOf, rows: rowsIn(30) })).to.deep.equal({
      unit: null,
      by: 'prices',
      contradictedBy: [],
    });
  });

  it('is not determined by prices of fewer than five rows', () => {
    expect(decide({ closeOf, rows: rowsIn(1000, 4) })).to.deep.include({
      unit: 'dollars',
      by: 'filing_date',
    });
    expect(decide({ closeOf, rows: rowsIn(1000, 5) })).to.deep.include({ unit: 'thousands', by: 'prices' });
  });

  it('is that of the median row: warrants do not count for all', () => {
    const warrants = [rowOf('A', 12), rowOf('B', 9)];
    expect(decide({ closeOf, rows: [...rowsIn(1), ...warrants] })).to.deep.include({ unit: 'dollars' });
  });

  it('does not look at options and principal', () => {
    const others = rowsIn(1000).flatMap((row) => [
      { ...row, option: 'put' as const },
      { ...row, amountType: 'principal' as const },
    ]);
    expect(decide({ closeOf, rows: [...rowsIn(1, 5), ...others] })).to.deep.include({ unit: 'dollars' });
  });

  it('is determined by the words on the cover before the filing date', () => {
    expect(decide({ words: 'Market values are reported in thousands', rows: rowsIn(1000) })).to.deep.equal({
      unit: 'thousands',
      by: 'words',
      contradictedBy: ['filing_date'],
    });
    expect(decide({ words: 'rounded to the nearest dollar', filed: '2022-02-14' })).to.deep.include({
      unit: 'dollars',
      by: 'words',
    });
    for (const words of ['Changed from in thousands to in dollars.', 'Below the $100 million threshold.'])
      expect(decide({ words }), words).to.deep.include({ unit: 'dollars', by: 'filing_date' });
  });

  it('is unknown if securities would cost cents, or implausibly much', () => {
    expect(decide({ rows: rowsIn(1000) })).to.deep.equal({
      unit: null,
      by: 'filing_date',
      contradictedBy: [],
    });
    expect(decide({ rows: rowsIn(1), filed: '2022-11-14' })).to.deep.include({ unit: null });
  });
});
