import { expect } from 'chai';
import type { Cell } from '@footnote/statements/cell';
import { shareFaults } from './share-laws.ts';

const cellOf = (field: string, year: number, value: string, role = '+'): Cell => ({
  statement: 'income',
  field,
  period_kind: 'annual',
  fiscal_year: year,
  fiscal_period: 'FY',
  period_start: `${year}-01-01`,
  period_end: `${year}-12-31`,
  value,
  refusal: null,
  rule: null,
  unit: 'USD',
  concept: '',
  accession: '',
  form: '10-K',
  filed: `${year + 1}-02-15`,
  method: 'reported',
  operands: [
    {
      accession: '',
      form: '10-K',
      filed: `${year + 1}-02-15`,
      concept: '',
      value,
      start: null,
      end: '',
      role,
    },
  ],
  flags: [],
});

type Year = {
  readonly shares: number;
  readonly eps?: string;
  readonly net?: number;
  readonly split?: string;
};

/** Years from 2015, with an income of 100 million and matching earnings per share unless specified. */
const cells = (years: readonly Year[]): Cell[] =>
  years.flatMap(({ shares, net = 100e6, eps = String(net / shares), split = '' }, index) => [
    cellOf('net_income', 2015 + index, String(net)),
    cellOf('shares_basic', 2015 + index, String(shares), split === '' ? '+' : `+*${split}`),
    cellOf('eps_basic', 2015 + index, eps, split === '' ? '+' : `+/${split}`),
  ]);

const blamed = (years: readonly Year[]): string[] =>
  [...shareFaults(cells(years)).keys()].map(({ field, fiscal_year }) => `${field} ${fiscal_year}`).sort();

const steady = (split = ''): Year => ({ shares: 400e6, split });

describe('the laws of share figures', () => {
  it('accepts averages that continue each other across a split', () => {
    expect(blamed([steady('2'), steady('2'), steady(), { shares: 390e6 }])).to.deep.equal([]);
  });

  it('find the years that a split was not applied to, and their earnings per share', () => {
    const old: Year = { shares: 200e6 };
    expect(blamed([steady('2'), old, steady(), steady()])).to.deep.equal([
      'eps_basic 2016',
      'shares_basic 2016',
    ]);
    expect(blamed([old, steady('2'), steady(), steady()])).to.deep.equal([
      'eps_basic 2015',
      'shares_basic 2015',
    ]);
  });

  it('find a split applied twice to the oldest years', () => {
    const twice: Year = { shares: 800e6, split: '4' };
    const years = [twice, twice, steady('2'), steady(), steady(), steady(), steady()];
    expect(blamed(years)).to.include('shares_basic 2015').and.include('eps_basic 2016');
  });

  it('accepts a merger whose jump matches no split ratio of the filer', () => {
    expect(blamed([steady(), steady(), { shares: 600e6 }, { shares: 600e6 }])).to.deep.equal([]);
    expect(blamed([steady('2'), steady('2'), { shares: 600e6 }, { shares: 600e6 }])).to.deep.equal([]);
  });

  it('find earnings per share in another scale, and accept the average if it is continuous', () => {
    expect(blamed([steady(), { shares: 400e6, eps: '0.0025' }, steady()])).to.deep.equal(['eps_basic 2016']);
  });

  it('find earnings per share of another sign', () => {
    expect(blamed([steady(), { shares: 400e6, eps: '-0.25' }, steady()])).to.deep.equal(['eps_basic 2016']);
  });

  it('doubt the average as well if it is not continuous with its neighbours', () => {
    expect(blamed([steady(), { shares: 4000, eps: '0.25' }, steady()])).to.deep.equal([
      'eps_basic 2016',
      'shares_basic 2016',
    ]);
  });

  it('uses cents as filed before a split of forty', () => {
    const filed: Year = { shares: 400e6, net: 100_000, eps: '0.000025', split: '40' };
    expect(blamed([filed, steady(), steady()])).to.deep.equal([]);
  });

  it('accepts a difference explained by preferred dividends', () => {
    expect(blamed([steady(), { shares: 400e6, eps: '0.1' }, steady()])).to.deep.equal([]);
  });
});
