import { expect } from 'chai';
import { isCik } from '@footnote/values/cik';
import { SECTOR_OVERRIDES } from './sector-overrides.ts';
import { SECTOR_FUNDS } from './sector-ranges.ts';
import { sectorOf } from './sector.ts';

const of = (sic: string | null, more: { cik?: string; isLender?: boolean } = {}): string | null =>
  sectorOf({ cik: '9999999999', sic, isLender: false, ...more })?.sector ?? null;

describe('the sector of a company', () => {
  it('exists for every code of four digits, with its fund', () => {
    for (let code = 0; code < 10_000; code += 1) {
      for (const isLender of [true, false]) {
        const found = sectorOf({ cik: '9999999999', sic: String(code).padStart(4, '0'), isLender });
        expect(found?.fund, String(code)).to.equal(SECTOR_FUNDS[found!.sector]);
      }
    }
  });

  it('follows the code', () => {
    const known = {
      3571: 'Technology',
      3674: 'Technology',
      7372: 'Technology',
      4841: 'Communication',
      2834: 'Health Care',
      6324: 'Health Care',
      6022: 'Financials',
      6331: 'Financials',
      6798: 'Real Estate',
      2911: 'Energy',
      4911: 'Utilities',
      4922: 'Energy',
      2821: 'Materials',
      2621: 'Materials',
      2676: 'Consumer Staples',
      2844: 'Consumer Staples',
      2840: 'Consumer Staples',
      2086: 'Consumer Staples',
      5331: 'Consumer Staples',
      5411: 'Consumer Staples',
      5912: 'Health Care',
      5812: 'Consumer Discretionary',
      5961: 'Consumer Discretionary',
      3711: 'Consumer Discretionary',
      4700: 'Consumer Discretionary',
      3812: 'Industrials',
      4512: 'Industrials',
    };
    for (const [code, sector] of Object.entries(known)) expect(of(code), code).to.equal(sector);
  });

  it('distinguishes a mortgage REIT from one that lets property', () => {
    expect(of('6798', { isLender: true })).to.equal('Financials');
    expect(of('6798')).to.equal('Real Estate');
    expect(of('7372', { isLender: true })).to.equal('Technology');
  });

  it('is unknown without a code, except for a company whose code is misleading', () => {
    expect(of(null)).to.equal(null);
    expect(of('')).to.equal(null);
    expect(of('35x1')).to.equal(null);
    expect(of(null, { cik: '0001403161' })).to.equal('Financials');
    expect(of('3841', { cik: '0000066740' })).to.equal('Industrials');
    for (const cik of Object.keys(SECTOR_OVERRIDES)) expect(isCik(cik), cik).to.equal(true);
  });
});
