import { expect } from 'chai';
import fc from 'fast-check';
import { paddedCik } from '@footnote/values/cik';
import { createCompanyIndex } from './company-index.ts';
import type { Issuer } from './issuer.ts';

function issuer(
  cik: number,
  name: string,
  symbols: readonly string[],
  formerNames: readonly string[] = [],
): Issuer {
  return {
    cik: paddedCik(cik),
    name,
    formerNames,
    listings: symbols.map((symbol) => ({ symbol, exchange: 'NYSE' })),
  };
}

const ISSUERS = [
  issuer(
    101,
    'LANTERN RIDGE INSTRUMENTS CORP',
    ['LRIX', 'LRIX-B'],
    ['LANTERN RIDGE OPTICAL INC', 'GLOWWORM CO'],
  ),
  issuer(102, 'Lantern Foods, Inc.', ['LNT']),
  issuer(103, 'LRI Shipping plc', ['SHP'], ['OLD LANTERN INC']),
  issuer(104, 'BLUE LANTERN BANCORP', ['BLUB']),
  issuer(105, 'Q&R Industries /DE/', ['Q']),
  issuer(106, 'NORTH WIND POWER CO', ['NWP', 'NWP-PA']),
  issuer(107, 'NorthWind Holdings Ltd', []),
  issuer(108, 'JUNIPER & JUNIPER', ['JJ']),
  issuer(109, 'LRIX Mining Inc', ['XMIN']),
  issuer(112, 'VANTOR LAKE INC', ['VANTR']),
  issuer(113, 'VANTOS CO', ['VCO']),
  issuer(111, 'Old Lanternworks Ltd', ['OLW']),
  issuer(110, 'Lanternfish Corp', ['LFSH']),
];

describe('the search over companies', () => {
  const index = createCompanyIndex();
  ISSUERS.forEach(index.put);
  const found = (query: string, limit = 10): readonly string[] =>
    index
      .search(query, limit)
      .map(({ issuer: { cik }, listing, match }) =>
        [Number(cik), listing?.symbol ?? '-', match.kind, match.value].join(' '),
      );

  const FIRST: readonly [string, string][] = [
    ['lrix', '101 LRIX ticker LRIX'],
    ['LRIX.B', '101 LRIX-B ticker LRIX-B'],
    ['lrixb', '101 LRIX-B ticker LRIX-B'],
    ['0000000104', '104 BLUB cik 0000000104'],
    ['104', '104 BLUB cik 0000000104'],
    ['lantern foods', '102 LNT name Lantern Foods, Inc.'],
    ['The Lantern Foods Company', '102 LNT name Lantern Foods, Inc.'],
    ['lanternfoods', '102 LNT name Lantern Foods, Inc.'],
    ['q&r', '105 Q name_prefix Q&R Industries /DE/'],
    ['q r industries', '105 Q name Q&R Industries /DE/'],
    ['northwind', '107 - name NorthWind Holdings Ltd'],
    ['juniper and juniper', '108 JJ name JUNIPER & JUNIPER'],
    ['lan ridge inst', '101 LRIX name_prefix LANTERN RIDGE INSTRUMENTS CORP'],
    ['ridge', '101 LRIX name_words LANTERN RIDGE INSTRUMENTS CORP'],
    ['glowworm', '101 LRIX former_name GLOWWORM CO'],
    ['old lantern', '103 SHP former_name OLD LANTERN INC'],
    ['ridge optical', '101 LRIX former_name LANTERN RIDGE OPTICAL INC'],
    ['LRXI', '101 LRIX similar LRIX'],
    ['lriz', '101 LRIX similar LRIX'],
    ['lantren foods', '102 LNT similar Lantern Foods, Inc.'],
    ['jupiner', '108 JJ similar JUNIPER & JUNIPER'],
    ['glow worm', '101 LRIX former_name GLOWWORM CO'],
    ['lantern foods class b', '102 LNT similar Lantern Foods, Inc.'],
    ['vanter', '112 VANTR similar VANTOR LAKE INC'],
    ['glowwrom', '101 LRIX similar GLOWWORM CO'],
    ['north wind energy', '106 NWP similar NORTH WIND POWER CO'],
  ];
  for (const [query, first] of FIRST) {
    it(`finds ${first} for ${query}`, () => {
      expect(found(query)[0]).to.equal(first);
    });
  }

  it('ranks a ticker before its prefixes, those before names, current names before former and similar ones', () => {
    expect(found('lri')).to.deep.equal([
      '101 LRIX ticker_prefix LRIX',
      '103 SHP name_prefix LRI Shipping plc',
      '109 XMIN name_prefix LRIX Mining Inc',
    ]);
    expect(found('lantern').map((line) => line.split(' ').slice(0, 3).join(' '))).to.deep.equal([
      '102 LNT name_prefix',
      '101 LRIX name_prefix',
      '110 LFSH name_prefix',
      '104 BLUB name_words',
      '111 OLW name_words',
      '103 SHP former_name',
    ]);
    expect(found('LRIX')).to.deep.equal(['101 LRIX ticker LRIX', '109 XMIN name_prefix LRIX Mining Inc']);
    const [first, ...others] = found('lantern ridge');
    expect(first).to.equal('101 LRIX name_prefix LANTERN RIDGE INSTRUMENTS CORP');
    expect(others.length).to.be.greaterThan(0);
    for (const other of others) expect(other).to.include(' similar ');
  });

  it('returns each company once and at most the requested number', () => {
    expect(found('lantern', 2)).to.have.lengthOf(2);
    expect(found('lrix').filter((line) => line.startsWith('101 '))).to.have.lengthOf(1);
  });

  it('finds nothing for an empty query, or for one that resembles nothing', () => {
    for (const query of ['', '  ', '&', '日本', 'zzzzzz', '0', '99999999999', '\u0000', '\uD800'])
      expect(found(query), query).to.deep.equal([]);
  });

  it('uses only the newest state of a company', () => {
    const changing = createCompanyIndex();
    ISSUERS.forEach(changing.put);
    changing.put(issuer(102, 'Marrow Foods', ['MRW'], ['Lantern Foods, Inc.']));
    const of = (query: string) => changing.search(query, 1)[0]?.match;
    expect(changing.search('LNT', 1)).to.deep.equal([]);
    expect(of('MRW')).to.deep.equal({ kind: 'ticker', value: 'MRW' });
    expect(of('lantern foods')).to.deep.equal({ kind: 'former_name', value: 'Lantern Foods, Inc.' });
    changing.remove('0000000102');
    expect(changing.search('marrow', 5)).to.deep.equal([]);
    expect(changing.size()).to.equal(ISSUERS.length - 1);
  });

  it('after any changes, returns the same as an index built from the final state', () => {
    const change = fc.record({ which: fc.nat(ISSUERS.length - 1), goes: fc.boolean() });
    const query = fc.constantFrom('lri', 'lantern', 'lantren', 'nwp', 'north wind', 'junper', '106', 'q');
    fc.assert(
      fc.property(fc.array(change, { maxLength: 12 }), query, (changes, requested) => {
        const changed = createCompanyIndex();
        const outcome = new Map<string, Issuer>();
        for (const { which, goes } of changes) {
          const one = ISSUERS[which]!;
          if (goes) {
            changed.remove(one.cik);
            outcome.delete(one.cik);
          } else {
            changed.put(one);
            outcome.set(one.cik, one);
          }
        }
        const anew = createCompanyIndex();
        for (const one of outcome.values()) anew.put(one);
        expect(changed.search(requested, 10)).to.deep.equal(anew.search(requested, 10));
      }),
    );
  });

  it('never throws, whatever the query', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'binary', maxLength: 40 }), (query) => {
        expect(index.search(query, 5).length).to.be.at.most(5);
      }),
      { numRuns: 1000 },
    );
  });
});
