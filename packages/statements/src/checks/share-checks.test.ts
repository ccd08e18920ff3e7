import { expect } from 'chai';
import type { Cell } from '../cell.ts';
import type { InputFact } from '../inputs.ts';
import type { Quarter, Year } from '../test-support.ts';
import { cell, changed, compute, fact, plainFilings, plainYears } from '../test-support.ts';

/** The basic average of one quarter with 10,123,400 shares, filed as `filed` wherever it occurs. */
const average = (filed: string, more: readonly InputFact[] = []): Cell => {
  const exact = (quarter: Quarter): Quarter => ({ ...quarter, shares: 10_123_400 });
  const years = plainYears(3).map(([a, b, c, d]): Year => [exact(a), exact(b), exact(c), exact(d)]);
  const filings = plainFilings(2022, years).map((item, position, all) => {
    const facts = position === all.length - 1 ? [...item.facts, ...more] : item.facts;
    return changed({ ...item, facts }, (each) =>
      each.concept === 'WeightedAverageNumberOfSharesOutstandingBasic' && each.start === '2022-04-01'
        ? { ...each, value: filed }
        : each,
    );
  });
  return cell(compute(filings), 'shares_basic', 'quarter', '2022-06-30');
};

describe('a share average filed only in a wrong scale', () => {
  it('is corrected if it has enough digits', () => {
    const thousands = average('10123');
    expect(thousands.value).to.equal('10123000');
    expect(thousands.flags).to.include('scale_corrected');
    expect(average('10.12').value).to.equal('10120000');
  });

  it('is refused without enough digits: 10 million may be 9.5 to 10.5', () => {
    expect(average('10').refusal).to.equal('oracle_contradicted');
    expect(average('10.1').value).to.equal('10100000');
  });

  it('has its digits counted as filed, regardless of later splits', () => {
    const split = fact('StockholdersEquityNoteStockSplitConversionRatio1', null, '2025-02-01', '20', 'pure');
    expect(average('10', [split]).refusal).to.equal('oracle_contradicted');
  });
});
