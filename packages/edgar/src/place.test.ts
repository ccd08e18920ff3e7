import { expect } from 'chai';
import { AMERICAN_CODES, COUNTRY_CODES } from './country-codes.ts';
import { placeOf } from './place.ts';

const text = (city: string, code: string): string | null => placeOf(city, code).text;

describe('the place of an address', () => {
  it('is a city with its state or country', () => {
    expect(placeOf('SPRINGFIELD', 'OH')).to.deep.equal({ country: 'US', text: 'Springfield, OH' });
    expect(placeOf('HSINCHU', 'F5')).to.deep.equal({ country: 'TW', text: 'Hsinchu, Taiwan' });
    expect(placeOf('QUEBEC', 'A8')).to.deep.equal({ country: 'CA', text: 'Quebec, Canada' });
  });

  it('keeps the case of a mixed-case name, and capitalises one in upper case', () => {
    expect(text('LaGrange', 'KY')).to.equal('LaGrange, KY');
    expect(text('ST. LOUIS  PARK', 'MN')).to.equal('St. Louis Park, MN');
    expect(text("COEUR D'ALENE", 'ID')).to.equal("Coeur D'Alene, ID");
    expect(text('MCLEAN', 'VA')).to.equal('McLean, VA');
    expect(text('RIO DE JANEIRO', 'D5')).to.equal('Rio de Janeiro, Brazil');
    expect(text('WINSTON-SALEM', 'NC')).to.equal('Winston-Salem, NC');
  });

  it('is unknown for an invalid code, and has no text without a city', () => {
    expect(placeOf('ATLANTIS', 'QQ')).to.deep.equal({ country: null, text: null });
    expect(placeOf('', '')).to.deep.equal({ country: null, text: null });
    expect(placeOf('', 'TX')).to.deep.equal({ country: 'US', text: null });
    expect(placeOf('1234', 'TX').text).to.equal(null);
  });

  it('has one country per code', () => {
    for (const [code, [iso]] of Object.entries(COUNTRY_CODES)) {
      expect(AMERICAN_CODES.has(code), code).to.equal(false);
      expect(iso).to.match(/^[A-Z]{2}$/);
    }
    const isos = Object.values(COUNTRY_CODES).map(([iso]) => iso);
    expect(new Set(isos).size).to.equal(isos.length);
  });
});
