import { expect } from 'chai';
import type { InputFact, InputFiling } from '../inputs.ts';
import { cell, compute, fact, filing, shown } from '../test-support.ts';

type Report = {
  readonly end: number;
  readonly net?: number;
  readonly shares?: number;
  readonly diluted?: number;
  readonly eps?: string;
  readonly before?: readonly InputFact[];
};

const results = (year: number, net: number, eps: string): InputFact[] => {
  const span = [`${year}-01-01`, `${year}-12-31`] as const;
  return [
    fact('NetIncomeLoss', ...span, net),
    fact('EarningsPerShareBasic', ...span, eps, 'USD/shares'),
    fact('EarningsPerShareDiluted', ...span, eps, 'USD/shares'),
  ];
};

const averages = (year: number, basic: number, diluted: number): InputFact[] => {
  const span = [`${year}-01-01`, `${year}-12-31`] as const;
  return [
    fact('WeightedAverageNumberOfSharesOutstandingBasic', ...span, basic, 'shares'),
    fact('WeightedAverageNumberOfDilutedSharesOutstanding', ...span, diluted, 'shares'),
  ];
};

/** An annual report with 100 million of income over 370 million shares by default. */
const report = ({ end, net = 100e6, shares = 370e6, diluted = shares, eps = '0.27', before = [] }: Report) =>
  filing('10-K', `${end + 1}-02-15`, [
    fact('Assets', null, `${end}-12-31`, 900e6),
    ...results(end, net, eps),
    ...averages(end, shares, diluted),
    ...before,
  ]);

const served = (filings: readonly InputFiling[], field: string, year = 2022): string =>
  shown(compute(filings), field, 'annual', `${year}-12-31`);

const plain = (end: number): InputFiling => report({ end });

describe('earnings per share against income ÷ average', () => {
  it('are replaced by those of the previous filing if a later report has a wrong scale', () => {
    const filings = [plain(2021), plain(2022), report({ end: 2023, before: results(2022, 100e6, '0.0027') })];
    expect(served(filings, 'eps_basic')).to.equal('0.27');
    expect(cell(compute(filings), 'eps_basic', 'annual', '2022-12-31').flags).to.include('newer_overruled');
  });

  it('are refused if no filing has another scale, and the continuous average is served', () => {
    const filings = [plain(2021), report({ end: 2022, eps: '408000' }), plain(2023)];
    expect(served(filings, 'eps_diluted')).to.equal('oracle_contradicted');
    expect(served(filings, 'shares_diluted')).to.equal('370000000');
  });

  it('are served if the average has the wrong scale', () => {
    const filings = [plain(2021), report({ end: 2022, diluted: 370_000 }), plain(2023)];
    expect(served(filings, 'eps_diluted')).to.equal('0.27');
    expect(served(filings, 'shares_diluted')).to.equal('370000000');
    expect(cell(compute(filings), 'shares_diluted', 'annual', '2022-12-31').flags).to.include(
      'scale_corrected',
    );
  });

  it('are refused together with an unconfirmed average', () => {
    expect(served([report({ end: 2022, shares: 37e6, eps: '408000' })], 'eps_basic')).to.equal(
      'oracle_contradicted',
    );
    expect(served([report({ end: 2022, shares: 37e6, eps: '408000' })], 'shares_basic')).to.equal(
      'oracle_contradicted',
    );
  });

  it('of the income before its restatement are not served with the restated one', () => {
    const restated = fact('NetIncomeLoss', '2022-01-01', '2022-12-31', 140e6);
    const filings = [plain(2021), plain(2022), report({ end: 2023, before: [restated] })];
    expect(served(filings, 'net_income')).to.equal('140000000');
    expect(served(filings, 'eps_basic')).to.equal('restatement_mixed_basis');
  });

  it('may differ by untagged preferred dividends', () => {
    expect(served([plain(2021), report({ end: 2022, eps: '0.19' })], 'eps_basic')).to.equal('0.19');
  });
});
