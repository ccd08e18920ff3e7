import { expect } from 'chai';
import { cikOf, symbolOf, wordsOf } from './text.ts';

describe('search queries', () => {
  const NAMES: readonly [string, string][] = [
    ['ACME HOLDINGS CORP /DE/', 'ACME'],
    ['Acmé & Söhne, Inc.', 'ACME SOHNE'],
    ["O'Hara's U.S. Trust", 'OHARAS US'],
    ['C&D Co', 'CD'],
    ['ACME Bank/MN', 'ACME BANK'],
    ['The Trust Company', 'THE TRUST COMPANY'],
    ['  ', ''],
    ['Ａｃｍｅ ２', 'ACME 2'],
  ];
  for (const [name, words] of NAMES) {
    it(`reads ${JSON.stringify(name)} as ${words || 'nothing'}`, () => {
      expect(wordsOf(name).strong.join(' ')).to.equal(words);
    });
  }

  it('keeps every word if none distinguishes companies', () => {
    expect(wordsOf('Group Inc')).to.deep.equal({ all: ['GROUP', 'INC'], strong: ['GROUP', 'INC'] });
  });

  it('reads symbols with their class behind a dot, a slash or a blank', () => {
    expect(['brk.b', ' BRK/B', 'brk b', 'A', 'ä', '', 'much too long for one'].map(symbolOf)).to.deep.equal([
      'BRK-B',
      'BRK-B',
      'BRK-B',
      'A',
      '',
      '',
      '',
    ]);
  });

  it('reads CIKs with and without zeros', () => {
    expect(
      ['320193', '0000320193', 'CIK 320193', 'cik#320193', '0', '12345678901', '3M'].map(cikOf),
    ).to.deep.equal(['0000320193', '0000320193', '0000320193', '0000320193', '', '', '']);
  });
});
