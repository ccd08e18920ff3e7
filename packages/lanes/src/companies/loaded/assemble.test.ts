import { expect } from 'chai';
import { loadedMembers } from './assemble.ts';
import type { LoadedParts } from './read.ts';

const NOW = Date.parse('2026-05-29T23:00:00Z');
const company = (symbol: string, cik: string) => ({ cik, name: `${symbol} Corp`, symbol, exchange: 'NYSE' });
const PAGE = [company('ACME', '1'), company('BETA', '2'), company('GAMM', '3'), company('NONE', '4')];
const reach = (cik: string, end: string | null, cadence: 'annual' | 'quarterly' = 'quarterly') =>
  [cik, { cik, period_end: end, reporting_cadence: cadence }] as const;

const PARTS: LoadedParts = {
  figures: new Map([reach('1', '2025-12-31'), reach('2', '2025-09-30'), reach('3', '2025-03-31', 'annual')]),
  filed: new Map([['1', '2026-05-20']]),
  bars: new Map([
    ['ACME', '2026-05-29'],
    ['BETA', '2026-05-20'],
  ]),
  allFigures: { newest: '2026-05-20', count: '3' },
  allPrices: { newest: '2026-05-29', count: '7' },
};
const OPTIONS = { page: PAGE, hasMore: true, total: 9, isOnDemand: false, now: NOW };

describe('what is loaded', () => {
  it('has the age of figures by the cadence of each company, and that of prices by sessions', () => {
    const { companies } = loadedMembers(PARTS, OPTIONS);
    expect(
      companies.map(({ figures_status: figures, prices_status: prices }) => [figures, prices]),
    ).to.deep.equal([
      ['current', 'current'],
      ['stale', 'stale'],
      ['current', 'none'],
      ['none', 'none'],
    ]);
    expect(companies[0]).to.deep.include({
      figures_end: '2025-12-31',
      newest_filing: '2026-05-20',
      prices_end: '2026-05-29',
    });
    expect(companies[3]).to.deep.include({ figures_end: null, newest_filing: null, prices_end: null });
  });

  it('has the reach of everything, and a cursor to the next page', () => {
    const { companies: _, ...all } = loadedMembers(PARTS, OPTIONS);
    expect(all).to.deep.equal({
      figures_filed_to: '2026-05-20',
      next_cursor: 'NONE',
      on_demand: false,
      prices: { end: '2026-05-29', status: 'current', symbols: 7 },
      total: 9,
      with_figures: 3,
    });
  });

  it('is empty before anything is', () => {
    const nothing = {
      figures: new Map(),
      filed: new Map(),
      bars: new Map(),
      allFigures: { newest: null, count: '0' },
      allPrices: { newest: null, count: '0' },
    };
    const found = loadedMembers(nothing, { ...OPTIONS, page: [], hasMore: false, total: 0 });
    expect(found).to.deep.include({ companies: [], figures_filed_to: null, next_cursor: null });
    expect(found.prices).to.deep.equal({ end: null, status: 'none', symbols: 0 });
  });
});
