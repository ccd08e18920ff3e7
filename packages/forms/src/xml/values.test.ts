import { expect } from 'chai';
import { accessionOf, amendmentOf, cikOf, countOf, cusipOf, dateOf, decimalOf, flagOf } from './values.ts';

describe('values of forms', () => {
  it('are days', () => {
    expect(dateOf('3/9/2026')).to.equal('2026-03-09');
    expect(dateOf('12-31-2021')).to.equal('2021-12-31');
    expect(dateOf('12-31/2021')).to.equal(null);
    expect(dateOf('2024-07-19-05:00')).to.equal('2024-07-19');
    expect(dateOf('2024-02-30')).to.equal(null);
    expect(dateOf('13/01/2025')).to.equal(null);
    expect(dateOf(null)).to.equal(null);
  });

  it('are decimals with the digits filed', () => {
    expect(decimalOf('11615772.80')).to.equal('11615772.80');
    expect(decimalOf('1,234,567')).to.equal('1234567');
    expect(decimalOf('.5')).to.equal('0.5');
    expect(decimalOf('007')).to.equal('7');
    expect(decimalOf('5.02 %')).to.equal('5.02');
    for (const text of ['1,23', '12 shares', '1e9', '--', '', null, '9'.repeat(50)])
      expect(decimalOf(text), String(text)).to.equal(null);
  });

  it('are counts', () => {
    expect(['0', '014', '1,234'].map(countOf)).to.deep.equal([0, 14, 1234]);
    expect(['-1', '2.5', '9999999999', '', null].map(countOf)).to.deep.equal([null, null, null, null, null]);
  });

  it('are identifiers', () => {
    expect(cikOf(' 9990001')).to.equal('0009990001');
    expect(cikOf('0000000000')).to.equal(null);
    expect(cikOf('12345678901')).to.equal(null);
    expect(accessionOf('000999007725000012')).to.equal('0009990077-25-000012');
    expect(accessionOf('none')).to.equal(null);
    expect(cusipOf('99900t104')).to.equal('99900T104');
    expect(['000000000', 'N/A', 'None', '', null].map(cusipOf)).to.deep.equal([null, null, null, null, null]);
    expect(['2', '002', '', 'two', null].map(amendmentOf)).to.deep.equal([2, 2, null, null, null]);
  });

  it('are flags', () => {
    expect(['Y', 'true', '1'].map(flagOf)).to.deep.equal([true, true, true]);
    expect(['N', 'false', '0'].map(flagOf)).to.deep.equal([false, false, false]);
    expect(flagOf('maybe')).to.equal(null);
  });
});
