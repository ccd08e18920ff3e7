import { expect } from 'chai';
import { computeStatements } from '../compute.ts';
import { company, fact, filing, shown } from '../test-support.ts';

const TOTAL = 'DebtAndCapitalLeaseObligations';

/** Debt at the end of the last year, in millions; each year is filed by itself, on a balance sheet of 200,000 million. */
const debtOf = (...years: readonly number[]): string => {
  const filings = years.map((debt, at) => {
    const end = `${2018 + at}-12-31`;
    return filing('10-K', `${2019 + at}-02-15`, [
      fact('Revenues', `${2018 + at}-01-01`, end, 90_000e6),
      fact('Assets', null, end, 200_000e6),
      fact('LiabilitiesAndStockholdersEquity', null, end, 200_000e6),
      fact(TOTAL, null, end, debt * 1e6),
    ]);
  });
  const last = `${2017 + years.length}-12-31`;
  return shown(computeStatements(company(filings)), 'debt_borrowings', 'instant', last);
};

describe('a total of debt', () => {
  it("is refused if it is a tiny fraction of the filer's usual totals", () => {
    expect(debtOf(150_000, 154_000, 151_000, 471)).to.equal('scope_mismatch');
  });

  it('is served after large repayments, and if the filer has little debt', () => {
    expect(debtOf(150_000, 154_000, 151_000, 40_000)).to.equal('40000000000');
    expect(debtOf(500, 520, 480, 471)).to.equal('471000000');
  });
});
