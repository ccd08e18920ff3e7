import { expect } from 'chai';
import fc from 'fast-check';
import { labelAsWritten, labelFor, parseLabel, periodLabel } from './period.ts';

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

describe('a period as people write it', () => {
  for (const [label, texts] of Object.entries({
    FY2025: ['2025', 'fy2025', 'FY 2025', '2025-FY', '2025FY', ' FY2025 '],
    '2025-Q3': ['Q3 2025', 'q3-2025', '2025Q3', '2025 q3', 'Q3 FY2025', 'FY2025 Q3', '2025-Q3'],
    '2025-9M': ['2025-9m', '2025 9M'],
    'TTM-2025-Q3': ['ttm 2025 Q3', 'TTM-2025Q3'],
  }))
    it(`${texts.join(', ')} is ${label}`, () => {
      for (const text of texts) expect(labelAsWritten(text), text).to.equal(label);
    });

  it('is nothing that could be another period', () => {
    for (const text of [
      '25',
      'FY25',
      'Q5 2025',
      '2025-Q',
      '2025-12M',
      '20251',
      'Q3',
      '2025-09-30',
      'latest',
      '',
    ])
      expect(labelAsWritten(text), text).to.equal(null);
  });

  it('is its label if it is one', () => {
    const label = fc
      .tuple(
        fc.constantFrom('annual', 'quarter', 'ytd', 'ttm'),
        fc.integer({ min: 1000, max: 9999 }),
        fc.constantFrom('Q1', 'Q2', 'Q3'),
      )
      .map(([kind, year, part]) => labelFor(kind, year, kind === 'annual' ? 'FY' : part));
    fc.assert(fc.property(label, (each) => labelAsWritten(each) === each));
  });
});
