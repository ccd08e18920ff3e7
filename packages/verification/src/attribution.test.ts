import { expect } from 'chai';
import { computeStatements } from '@footnote/statements/compute';
import { company, fact, filing } from '@footnote/statements/test-support';
import { verify } from './verify.ts';

/**
 * Balance sheets of a number of years, with another figure of equity in the last year or in `wrong`; in
 * millions. `parts`: whether current and noncurrent liabilities prove their total.
 */
const contradicted = (years: number, equity: number, parts = true, wrong = years - 1): readonly string[] => {
  const filings = Array.from({ length: years }, (_, at) => {
    const year = 2008 + at;
    const end = `${year}-12-31`;
    return filing('10-K', `${year + 1}-02-15`, [
      fact('Assets', null, end, 1000e6),
      fact('LiabilitiesAndStockholdersEquity', null, end, 1000e6),
      fact('Liabilities', null, end, 600e6),
      ...(parts
        ? [fact('LiabilitiesCurrent', null, end, 250e6), fact('LiabilitiesNoncurrent', null, end, 350e6)]
        : []),
      fact('StockholdersEquity', null, end, at === wrong ? equity * 1e6 : 400e6),
      fact('NetIncomeLoss', `${year}-01-01`, end, 10e6),
    ]);
  });
  const input = company(filings);
  return verify(input, computeStatements(input))
    .filings.flatMap(({ verdicts }) => verdicts)
    .filter(({ verdict }) => verdict === 'contradicted')
    .map(({ field, period_end: end }) => `${field} ${end}`);
};

describe('a sum that other rows may belong to', () => {
  it('treats a large gap as a mistake if the filer has had none in many years', () => {
    expect(contradicted(14, 150)).to.include('total_equity 2021-12-31');
  });

  it('allows for a new row if the gap is small or the filer has few years', () => {
    expect(contradicted(14, 320)).to.deep.equal([]);
    expect(contradicted(6, 150)).to.deep.equal([]);
  });

  it('treats liabilities and equity above the total as a mistake, even for a filer of two years', () => {
    expect(contradicted(2, 750)).to.include('total_equity 2009-12-31');
    expect(contradicted(1, 750)).to.deep.equal([]);
  });

  it("doubts every fact that nothing else proves after the filer's only failure with a large gap", () => {
    for (const years of [14, 6])
      expect(contradicted(years, 750, false)).to.include.members([
        `total_equity ${2007 + years}-12-31`,
        `total_liabilities ${2007 + years}-12-31`,
      ]);
    expect(contradicted(1, 750, false)).to.deep.equal([]);
  });

  it('treats the gap as a mistake if the missing row would exist once, between years without it', () => {
    expect(contradicted(6, 150, true, 4)).to.include('total_equity 2012-12-31');
    expect(contradicted(6, 150, true, 5)).to.deep.equal([]);
  });
});
