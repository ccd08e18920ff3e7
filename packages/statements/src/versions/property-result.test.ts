import { expect } from 'chai';
import { computeStatements } from '../compute.ts';
import type { InputFact } from '../inputs.ts';
import { company, fact, filing, shown } from '../test-support.ts';

/** Years 2014 to 2023 of a company of property in millions: revenue 500, costs 350, and an operating income. */
const served = (income: (year: number) => number, sic = '6798'): string => {
  const filings = Array.from({ length: 10 }, (_, index) => 2014 + index).map((year) => {
    const [start, end] = [`${year}-01-01`, `${year}-12-31`];
    const rows: InputFact[] = Object.entries({
      Revenues: 500,
      CostsAndExpenses: 350,
      OperatingIncomeLoss: income(year),
      NetIncomeLoss: 60,
    }).map(([name, value]) => fact(name, start, end, value * 1e6));
    const sheet = {
      Assets: 5000,
      RealEstateInvestmentPropertyNet: sic === '6798' ? 4500 : 0,
      LiabilitiesAndStockholdersEquity: 5000,
    };
    return filing('10-K', `${year + 1}-02-15`, [
      ...rows,
      ...Object.entries(sheet).map(([name, value]) => fact(name, null, end, value * 1e6)),
    ]);
  });
  const statements = computeStatements(company(filings, { sic }));
  return shown(statements, 'operating_income', 'annual', '2023-12-31');
};

describe('operating income of a landlord', () => {
  it('is not the result of its properties before depreciation and overhead', () => {
    expect(served(() => 320)).to.equal('scope_mismatch');
  });

  it('is the row if it equals revenue less costs in one year, and gains are above it in the others', () => {
    expect(served((year) => (year === 2015 ? 150 : 190))).to.equal('190000000');
  });

  it('may exceed revenue less costs at other types of company', () => {
    expect(served(() => 190, '5812')).to.equal('190000000');
  });
});
