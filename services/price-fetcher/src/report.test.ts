import { expect } from 'chai';
import { summarise, type SymbolReport } from './report.ts';

const report = (symbol: string, fields: Partial<SymbolReport> = {}): SymbolReport => ({
  ...{ symbol, source: 'house', bars: 2, dividends: 0, splits: 0, newest: '2026-03-02', events: 1, left: {} },
  ...{ missingSessions: 0, lacksSplits: false, ...fields },
});
const linesOf = (...symbols: readonly SymbolReport[]): readonly string[] =>
  summarise({ symbols, refused: [], seconds: 1 });

describe('the summary of an ingest of prices', () => {
  it('says what follows where a source has raw prices without a column for splits', () => {
    const lines = linesOf(
      report('KO', { lacksSplits: true }),
      report('PG', { lacksSplits: true }),
      report('SPY', { source: 'other' }),
    );
    expect(lines.slice(1)).to.have.lengthOf(1);
    expect(lines[1]).to.match(
      /^house: 2 symbols have raw prices without a column for splits: .* market value/,
    );
    expect(linesOf(report('KO'))).to.have.lengthOf(1);
  });
});
