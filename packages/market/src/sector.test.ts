import { expect } from 'chai';
import { SECTOR_OVERRIDES } from './sector-overrides.ts';
import { SECTOR_FUNDS } from './sector-ranges.ts';
import { sectorOf } from './sector.ts';

const of = (sic: string | null, more: { cik?: string; isLender?: boolean } = {}): string | null =>
  sectorOf({ cik: '9999999999', sic, isLender: false, ...more })?.sector ?? null;

describe('the sector of a company', () => {
  it('is there for every code of four digits, with its fund', () => {
    for (let code = 0; code < 10_000; code += 1) {
      for (const isLender of [true, false]) {
        const found = sectorOf({ cik: '9999999999', sic: String(code).padStart(4, '0'), isLender });
        expect(found?.fund, String(code)).to.equal(SECTOR_FUNDS[found!.sector]);
      }
    }
  });

  it('follows the code', () => {
    const known = {
      3571: 'technology',
      3674: 'technology',
      7372: 'technology',
      4841: 'communication',
      2834: 'health_care',
      6324: 'health_care',
      6022: 'financials',
      6331: 'financials',
      6798: 'real_estate',
      2911: 'energy',
      4911: 'utilities',
      4922: 'energy',
      2821: 'materials',
      2621: 'materials',
      2676: 'consumer_staples',
      2844: 'consumer_staples',
      2840: 'consumer_staples',
      2086: 'consumer_staples',
      5331: 'consumer_staples',
      5411: 'consumer_staples',
      5912: 'health_care',
      5812: 'consumer_discretionary',
      5961: 'consumer_discretionary',
      3711: 'consumer_discretionary',
      4700: 'consumer_discretionary',
      3812: 'industrials',
      4512: 'industrials',
    };
    for (const [code, sector] of Object.entries(known)) expect(of(code), code).to.equal(sector);
  });

  it('tells a trust that lends from one that lets', () => {
    expect(of('6798', { isLender: true })).to.equal('financials');
    expect(of('6798')).to.equal('real_estate');
    expect(of('7372', { isLender: true })).to.equal('technology');
  });

  it('is unknown without a code, except of a company whose code misleads', () => {
    expect(of(null)).to.equal(null);
    expect(of('')).to.equal(null);
    expect(of('35x1')).to.equal(null);
    expect(of(null, { cik: '0001403161' })).to.equal('financials');
    expect(of('3841', { cik: '0000066740' })).to.equal('industrials');
    for (const cik of Object.keys(SECTOR_OVERRIDES)) expect(cik).to.match(/^\d{10}$/);
  });
});
