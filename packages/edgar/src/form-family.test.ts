import { expect } from 'chai';
import { familyOf } from './form-family.ts';

describe('the family of a form', () => {
  it('includes its amendments, transition reports and small-business variants', () => {
    for (const form of ['10-K', '10-K/A', '10-K405', '10-K405/A', '10-KT', '10-KSB', '10KSB', '10-KSB40/A'])
      expect(familyOf(form), form).to.equal('annual');
    for (const form of ['10-Q', '10-Q/A', '10-QT', '10-QSB', '10QSB'])
      expect(familyOf(form), form).to.equal('quarterly');
    expect([familyOf('20-F/A'), familyOf('40-F'), familyOf('8-K/A')]).to.deep.equal([
      'foreign_annual',
      'foreign_annual',
      'current',
    ]);
  });

  it('is current for the notice of a successor issuer, which is an 8-K with items', () => {
    for (const form of ['8-K12B', '8-K12G3', '8-K15D5', '8-K12B/A'])
      expect(familyOf(form), form).to.equal('current');
  });

  it('is undefined for forms with similar names', () => {
    for (const form of ['NT 10-K', '10-12B', '20FR12B', '8-A12B', '6-K', '11-K', 'S-1', '4'])
      expect(familyOf(form), form).to.equal(undefined);
  });
});
