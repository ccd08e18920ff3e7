import { expect } from 'chai';
import type { Figure } from './figures.ts';
import { gridText, turned, type Grid } from './grid.ts';
import { inUnit } from './units.ts';

const K = { accession: '0000000001-26-000001', form: '10-K', filed: '2026-02-01' };
const Q = { accession: '0000000001-26-000002', form: '10-Q', filed: '2026-05-01', status: 'preliminary' };
const of = (value: number, ...notes: (typeof K)[]): Figure => ({ value, reason: null, notes });
const refused = (reason: string): Figure => ({ value: null, reason, notes: [] });

const GRID: Grid = {
  corner: 'period',
  columns: ['FY2025', 'FY2024'],
  lines: [
    { heading: 'revenue', cells: [of(3, K), of(2, K)] },
    { heading: 'debt', cells: [of(1, Q), refused('partial')] },
    { heading: 'cash', cells: [of(5, Q), of(4, K, Q)] },
    { heading: 'assets', cells: [of(7, Q), of(6, K)] },
  ],
};

describe('a table of figures', () => {
  it('has the filing of every figure, once for those that share it, and the reason of every refusal in words', () => {
    expect(gridText(GRID)).to.deep.equal([
      'period | FY2025[a] | FY2024[b]',
      'revenue | 3[b] | 2',
      'debt | 1 | partial',
      'cash | 5 | 4[b,a]',
      'assets | 7 | 6',
      '[a] 10-Q filed 2026-05-01 0000000001-26-000002, preliminary',
      '[b] 10-K filed 2026-02-01 0000000001-26-000001',
      'partial: only part of the field is tagged, or it is not proven to be all of it',
    ]);
  });

  it('marks lines instead of columns if that takes fewer marks', () => {
    const lines = [
      { heading: 'FY2025', cells: [of(3, Q), of(2, Q)] },
      { heading: 'FY2024', cells: [of(1, K), of(1, K)] },
    ];
    expect(gridText({ corner: '', columns: ['revenue', 'cash'], lines }).slice(1, 3)).to.deep.equal([
      'FY2025[a] | 3 | 2',
      'FY2024[b] | 1 | 1',
    ]);
    const marked = gridText({ corner: '', columns: ['revenue', 'cash'], byColumn: true, lines });
    expect(marked.slice(0, 3)).to.deep.equal([
      ' | revenue[a] | cash[a]',
      'FY2025 | 3 | 2',
      'FY2024 | 1[b] | 1[b]',
    ]);
    const [, first] = gridText(turned({ corner: '', columns: ['revenue', 'cash'], lines }));
    expect(first).to.equal('revenue | 3 | 1');
  });

  it('never lets a figure have the filing of a heading that is not its own', () => {
    const lines = [
      { heading: 'y', cells: [of(3, K), of(2, Q)] },
      { heading: 'x', cells: [of(9), of(8, Q)] },
    ];
    expect(gridText({ ...GRID, lines }).slice(0, 3)).to.deep.equal([
      'period | FY2025[a] | FY2024[b]',
      'y | 3 | 2',
      'x | 9[no filing] | 8',
    ]);
  });
});

describe('units', () => {
  const money = { unit: 'reporting_currency' };

  it('are thousands or millions only if no digit of any figure is lost', () => {
    const millions = inUnit(money, [of(1_000_000), of(-2_500_000_000), refused('partial')], 'USD');
    expect(millions.unit).to.equal('USD m');
    expect(millions.figures.map(({ value }) => value)).to.deep.equal([1, -2500, null]);
    expect(inUnit(money, [of(1_000_000), of(1_500)], 'USD').unit).to.equal('USD');
    expect(inUnit(money, [of(1_000_000), of(12_000)], 'USD').unit).to.equal('USD k');
  });

  it('are those of the figure otherwise', () => {
    expect(inUnit({ unit: 'reporting_currency_per_share' }, [of(2_000_000)], 'EUR')).to.deep.include({
      unit: 'EUR/share',
    });
    expect(inUnit({ unit: 'percent' }, [of(1_000_000)], 'USD')).to.deep.include({ unit: '%' });
    expect(inUnit(money, [], null).unit).to.include('currency unknown');
  });
});
