import { expect } from 'chai';
import { labelFor, parseLabel, periodLabel } from './period.ts';

describe('the label of a period', () => {
  it('names its year and its part of the year', () => {
    expect(periodLabel(2025, 'FY')).to.equal('FY2025');
    expect(periodLabel('2025', 'Q3')).to.equal('2025-Q3');
    expect([
      labelFor('annual', 2025, 'FY'),
      labelFor('quarter', 2025, 'Q3'),
      labelFor('ytd', 2025, 'Q3'),
      labelFor('ttm', 2025, 'Q3'),
      labelFor('instant', 2025, 'FY'),
      labelFor('annual', 2025, 'TP'),
    ]).to.deep.equal(['FY2025', '2025-Q3', '2025-9M', 'TTM-2025-Q3', '2025-Q4', 'TP2025']);
  });

  it('is read back as the period', () => {
    for (const label of ['FY2025', '2025-Q1', '2025-Q4', '2025-3M', '2025-9M', 'TTM-2025-Q2']) {
      const { kind, year, period } = parseLabel(label) ?? expect.fail(label);
      expect(labelFor(kind, year, period)).to.equal(label);
    }
  });

  it('is none for any other text', () => {
    for (const text of [
      '',
      '2025',
      'FY25',
      '2025-Q5',
      '2025-Q0',
      '2025-12M',
      'TTM-2025',
      'TP2025',
      'fy2025',
      'FY2025 ',
    ])
      expect(parseLabel(text), text).to.equal(null);
  });
});
