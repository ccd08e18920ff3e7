import { expect } from 'chai';
import fc from 'fast-check';
import { foldedIssuerName } from './issuer-name.ts';

describe('foldedIssuerName', () => {
  it('normalizes the spellings of a name', () => {
    const same = (...names: readonly string[]): void => {
      expect(new Set(names.map(foldedIssuerName)).size, names.join(' | ')).to.equal(1);
    };
    same('Apple Inc.', 'APPLE INC', 'Apple, Inc', 'apple');
    same('PROCTER & GAMBLE Co', 'PROCTER AND GAMBLE CO', 'The Procter & Gamble Company');
    same('JPMORGAN CHASE & CO', 'JPMorgan Chase & Co.');
    same('MCDONALDS CORP', "McDonald's Corporation");
    same('GENERAL MOTORS CO /DE/', 'GENERAL MOTORS CO');
    same('Nestlé SA', 'NESTLE S.A.');
  });

  it('keeps different words distinct', () => {
    const names = [
      'APPLE HOSPITALITY REIT INC',
      'APPLE INC',
      'LIBERTY MEDIA CORP',
      'LIBERTY GLOBAL LTD',
      'FOX CORP NEW',
      'FOX CORP',
    ];
    expect(new Set(names.map(foldedIssuerName)).size).to.equal(names.length);
  });

  it('is null for a name that consists of legal forms', () => {
    expect(['', ' - ', 'INC', 'The Co.'].map(foldedIssuerName)).to.deep.equal([null, null, null, 'THE']);
  });

  it('is idempotent, except for the word after a leading THE', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'grapheme-ascii' }), (name) => {
        const folded = foldedIssuerName(name);
        fc.pre(folded !== null && !folded.startsWith('THE'));
        expect(foldedIssuerName(folded)).to.equal(folded);
      }),
    );
  });
});
