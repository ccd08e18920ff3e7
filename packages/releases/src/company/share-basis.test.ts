import { expect } from 'chai';
import type { Cell } from '@footnote/statements/cell';
import type { CandidateCell } from '../types.ts';
import { isOnServedBasis, withoutShares } from './share-basis.ts';

const END = '2024-07-28';

const stated = (field: string, unit: string, value: string, end = END): CandidateCell => ({
  statement: 'income',
  field,
  period: { months: 3, start: null, end },
  value,
  unit,
  places: [],
  evidence: [],
});

const served = (field: string, unit: string, value: string, end: string): Cell => ({
  statement: 'income',
  field,
  period_kind: 'quarter',
  fiscal_year: 2024,
  fiscal_period: 'Q1',
  period_start: null,
  period_end: end,
  value,
  refusal: null,
  rule: null,
  unit,
  concept: '',
  accession: '',
  form: '10-Q',
  filed: '2024-05-29',
  method: 'reported',
  operands: [],
  flags: [],
});

const OLDER = [
  served('shares_diluted', 'shares', '2489000000', '2024-04-28'),
  served('eps_diluted', 'USD/shares', '2.48', '2023-07-30'),
];

describe('the basis of shares in a release', () => {
  it('is that of the reports if it repeats an older figure per share', () => {
    const cells = [
      stated('eps_diluted', 'USD/shares', '2.70'),
      stated('eps_diluted', 'USD/shares', '2.48', '2023-07-30'),
    ];
    expect(isOnServedBasis(cells, OLDER, END)).to.equal(true);
  });

  it('is another after a split that it shows in its own older column', () => {
    const cells = [
      stated('shares_diluted', 'shares', '24848000000'),
      stated('eps_diluted', 'USD/shares', '0.25', '2023-07-30'),
    ];
    expect(isOnServedBasis(cells, OLDER, END)).to.equal(false);
  });

  it('is told by the average without an older column', () => {
    const of = (shares: string) => isOnServedBasis([stated('shares_diluted', 'shares', shares)], OLDER, END);
    expect(of('2484800000')).to.equal(true);
    expect(of('2620000000'), 'a stock dividend of 1 in 20').to.equal(false);
    expect(of('24848000000')).to.equal(false);
    expect(isOnServedBasis([stated('eps_diluted', 'USD/shares', '0.67')], OLDER, END)).to.equal(false);
  });

  it('is not told by the average of another period', () => {
    const cells = [
      stated('shares_diluted', 'shares', '24848000000'),
      stated('shares_diluted', 'shares', '2484800000', '2023-04-30'),
    ];
    expect(isOnServedBasis(cells, OLDER, END)).to.equal(false);
  });

  it('does not matter to amounts of money', () => {
    const cells = [stated('revenue', 'USD', '30040000000'), stated('eps_diluted', 'USD/shares', '0.67')];
    expect(withoutShares(cells).map(({ field }) => field)).to.deep.equal(['revenue']);
  });
});
