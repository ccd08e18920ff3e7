import { expect } from 'chai';
import { isOnlyShare, isPerOrdinaryShare } from './price-per-share.ts';

describe('a share without a cover page', () => {
  const only = (symbol: string, ...symbols: readonly string[]) => isOnlyShare({ symbol, symbols });

  it('is the common stock beside preferred stock and notes', () => {
    expect(only('JPM', 'JPM', 'JPM-PC', 'VYLD', 'AMJB', 'JPM-PD')).to.equal(true);
    expect(only('ACME')).to.equal(true);
    expect(only('JPM-PC', 'JPM', 'JPM-PC')).to.equal('another_security');
  });

  it('is of an unknown class where another symbol has the same root', () => {
    const others = [
      ['BRK-B', 'BRK-A'],
      ['GOOGL', 'GOOG'],
      ['UAA', 'UA'],
      ['LBRDA', 'LBRDK'],
      ['Z', 'ZG'],
    ];
    for (const [symbol = '', other = ''] of others)
      expect(only(symbol, symbol, other), symbol).to.equal('class_values_unknown');
  });

  it('is what a domestic report is per, and not a foreign one', () => {
    expect(['10-K', '10-Q/A', '10-KT'].filter(isPerOrdinaryShare)).to.deep.equal([]);
    const foreign = ['20-F', '40-F/A', '6-K', ''];
    expect(foreign.filter(isPerOrdinaryShare)).to.deep.equal(foreign);
  });
});
