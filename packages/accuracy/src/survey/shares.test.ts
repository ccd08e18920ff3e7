import { expect } from 'chai';
import { basicAndDiluted, perShareGaps } from './per-share.ts';
import { smallRatio } from './ratios.ts';
import { shareJumps } from './share-jumps.ts';
import { oddSplits, repeatedSplits, shownSplits } from './split-list.ts';
import { cell, quarters, served, years } from './test-cells.ts';

const split = (date: string, numerator: bigint, denominator = 1n) => ({ date, numerator, denominator });
const operand = (value: string, role = '+') => ({
  accession: '',
  form: '10-K',
  filed: '2021-02-10',
  concept: 'us-gaap:EarningsPerShareBasic',
  value,
  start: null,
  end: '2020-12-31',
  role,
});

describe('small ratios', () => {
  it('names split ratios within the tolerance, up and down', () => {
    expect(smallRatio(2.02, 0.03)).to.equal('2:1');
    expect(smallRatio(0.66, 0.03)).to.equal('2:3');
    expect(smallRatio(0.001, 0.03)).to.equal('1:1000');
  });

  it('names no ratio for values between split ratios, zero or negative values', () => {
    expect(smallRatio(1.1, 0.03)).to.equal(null);
    expect(smallRatio(0, 0.03)).to.equal(null);
    expect(smallRatio(-2, 0.03)).to.equal(null);
  });
});

describe('share averages that jump', () => {
  it('finds a split that was counted twice: older years have twice the shares', () => {
    const found = shareJumps(served(years('shares_basic', 2017, [1100, 1090, 545, 540])), []);
    expect(found).to.have.length(1);
    expect(found[0]).to.include({ check: 'share_jump', by: '1:2', end: '2019-12-31' });
  });

  it('ignores buybacks of a few percent a year, and changes across a missing year', () => {
    expect(shareJumps(served(years('shares_basic', 2017, [1000, 930, 880, 850])), [])).to.deep.equal([]);
    expect(shareJumps(served(years('shares_basic', 2017, [1000, null, 500])), [])).to.deep.equal([]);
  });

  it('lists a merger separately, where equity doubles with the shares', () => {
    const cells = served(
      quarters('shares_basic', 2020, [500, 505, 1010, 1015]),
      quarters('total_equity', 2020, [8e9, 8.1e9, 16.5e9, 16.6e9], 'instant'),
    );
    expect(shareJumps(cells, []).map(({ check }) => check)).to.deep.equal(['share_jump_with_totals']);
    const near = [split('2020-09-30', 2n)];
    expect(
      shareJumps(cells, near).map(({ check }) => check),
      'a split of that ratio',
    ).to.deep.equal(['share_jump']);
  });

  it('finds quarters with EPS in a wrong scale by their implied average', () => {
    const eps = quarters('eps_basic', 2020, [0.27, 0.0027, 0.28, 0.29]).map((item) => ({
      ...item,
      operands: [operand(item.value!)],
    }));
    const cells = served(eps, quarters('net_income', 2020, [270e6, 270e6, 280e6, 290e6]));
    expect(shareJumps(cells, []).map(({ by, field }) => `${field} ${by}`)).to.deep.equal([
      'income ÷ eps_basic 100:1',
      'income ÷ eps_basic 1:100',
    ]);
  });

  it('infers nothing from an EPS that is mostly rounding', () => {
    const eps = quarters('eps_basic', 2020, [0.02, 0.01, 0.02]);
    const cells = served(eps, quarters('net_income', 2020, [15e6, 14e6, 16e6]));
    expect(shareJumps(cells, [])).to.deep.equal([]);
  });

  it('finds an undetected split by cover pages, and no jump where the known splits explain it', () => {
    const cover = served(
      quarters('shares_outstanding_cover_page', 2020, [100e6, 100e6, 150e6, 150e6], 'instant'),
    );
    expect(shareJumps(cover, []).map(({ by }) => by)).to.deep.equal(['3:2']);
    expect(shareJumps(cover, [split('2020-09-30', 3n, 2n)])).to.deep.equal([]);
  });

  it('ignores a single cover page on another basis', () => {
    const cover = served(
      quarters('shares_outstanding_cover_page', 2020, [100e6, 100e6, 200e6, 100e6, 100e6], 'instant'),
    );
    expect(shareJumps(cover, [])).to.deep.equal([]);
  });
});

describe('EPS against income and average', () => {
  const year = (eps: string, income: string, shares: string, filed = eps) => [
    cell('eps_basic', eps, { operands: [operand(filed)] }),
    cell('net_income', income),
    cell('shares_basic', shares),
  ];

  it('finds an EPS off by the factor of a split', () => {
    const found = perShareGaps(served(year('0.7', '1400000000', '1000000000')));
    expect(found.map(({ by }) => by)).to.deep.equal(['1:2']);
  });

  it('allows for the rounding of what was filed, also before a reverse split', () => {
    expect(perShareGaps(served(year('0.01', '14000000', '1000000000')))).to.deep.equal([]);
    const rebased = cell('eps_basic', '0.15', { operands: [operand('0.01', '+/1:15')] });
    expect(
      perShareGaps(served([rebased, cell('net_income', '14000000'), cell('shares_basic', '66666667')])),
    ).to.deep.equal([]);
  });

  it('allows for income in millions with an EPS of more digits', () => {
    expect(perShareGaps(served(year('0.003', '1000000', '529000000')))).to.deep.equal([]);
  });

  it('compares EPS with income to common if there are preferred dividends', () => {
    const cells = [...year('0.8', '1000000000', '1000000000'), cell('net_income_to_common', '800000000')];
    expect(perShareGaps(served(cells))).to.deep.equal([]);
  });

  it('allows the interest of convertible debt that diluted earnings add back', () => {
    const cells = [
      cell('eps_diluted', '0.95', { operands: [operand('0.95')] }),
      cell('net_income', '1000000000'),
      cell('shares_basic', '1000000000'),
      cell('shares_diluted', '1200000000'),
    ];
    expect(perShareGaps(served(cells))).to.deep.equal([]);
  });

  it('compares twelve months with the sum of their quarters', () => {
    const parts = [
      quarters('net_income', 2019, [null, 100e6, 100e6, 100e6, -600e6]),
      quarters('shares_basic', 2019, [100e6, 100e6, 100e6, 100e6, 200e6]),
    ];
    const twelve = (eps: string) =>
      cell('eps_basic', eps, {
        period_kind: 'ttm',
        fiscal_period: 'Q1',
        period_end: '2020-03-31',
        operands: [operand('1'), operand('1'), operand('1'), operand('-3')],
      });
    expect(perShareGaps(served(...parts, [twelve('0')]))).to.deep.equal([]);
    expect(perShareGaps(served(...parts, [twelve('-6')]))).to.have.length(1);
  });

  it('lists an issuer whose EPS is always that of one class only once', () => {
    const cells = served(
      years('eps_basic', 2010, Array<number>(8).fill(1)),
      years('net_income', 2010, Array<number>(8).fill(2e9)),
      years('shares_basic', 2010, Array<number>(8).fill(1e9)),
    );
    expect(perShareGaps(cells).map(({ by }) => by)).to.deep.equal(['usual ratio ×0.5']);
  });

  it('finds basic and diluted averages on different scales', () => {
    const found = basicAndDiluted(
      served([cell('shares_basic', '500000000'), cell('shares_diluted', '510000')]),
    );
    expect(found).to.have.length(1);
    expect(
      basicAndDiluted(served([cell('shares_basic', '500'), cell('shares_diluted', '510')])),
    ).to.deep.equal([]);
  });
});

describe('the list of splits', () => {
  it('finds two splits of one ratio within months, and not within years', () => {
    const twice = [split('2015-06-25', 2n), split('2015-09-22', 2n)];
    expect(repeatedSplits(twice).map(({ seen }) => seen)).to.deep.equal([
      'on 2015-06-25 and on 2015-09-22, together ×4',
    ]);
    expect(repeatedSplits([split('2012-11-15', 2n), split('2015-11-19', 2n)])).to.deep.equal([]);
  });

  it('finds a ratio that no company splits by', () => {
    expect(oddSplits([split('2014-07-31', 52623512n, 10000n)])).to.have.length(1);
    expect(oddSplits([split('2011-02-25', 15n, 10n), split('2025-04-21', 1n, 200n)])).to.deep.equal([]);
  });

  it('shows a ratio in lowest terms with the remaining jumps near it', () => {
    const splits = [split('2019-06-30', 15n, 10n)];
    const jumps = shareJumps(served(years('shares_basic', 2017, [1500, 1500, 1000])), splits);
    expect(shownSplits(splits, jumps)).to.deep.equal([
      { date: '2019-06-30', ratio: '3:2', between: ' to ', proof: '0 averages, 0 EPS', left: ['2:3'] },
    ]);
  });
});
