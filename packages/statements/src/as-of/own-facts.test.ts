import { expect } from 'chai';
import fc from 'fast-check';
import { fact } from '../test-support.ts';
import type { InputFact } from '../inputs.ts';
import { withOwnFacts } from './own-facts.ts';

const assets = (value: string, name = 'Assets'): InputFact => fact(name, null, '2025-12-31', value);

describe('facts of companyfacts and of the filing’s own instance', () => {
  it('adds what only the instance has, and returns the same list if it has nothing more', () => {
    const listed = [assets('100'), assets('60', 'Liabilities')];
    const own = [assets('100.0'), assets('60', 'Liabilities')];
    expect(withOwnFacts(listed, own)).to.equal(listed);
    const extension = assets('7', 'acme:Deposits');
    expect(withOwnFacts(listed, [...own, extension])).to.deep.equal([...listed, extension]);
  });

  it('compares the facts of one concept, unit and period only', () => {
    const listed = [assets('100')];
    const own = [
      { ...assets('1'), unit: 'EUR' },
      { ...assets('2'), end: '2024-12-31' },
      { ...assets('3'), start: '2025-01-01' },
      { ...assets('4'), taxonomy: 'acme' },
    ];
    expect(withOwnFacts(listed, own)).to.deep.equal([...listed, ...own]);
  });

  it('uses the value with more digits if the other is its rounding', () => {
    expect(withOwnFacts([assets('19100000000')], [assets('19087000000')])).to.deep.equal([
      assets('19087000000'),
    ]);
    const fine = [assets('19087000000')];
    expect(withOwnFacts(fine, [assets('19100000000')])).to.equal(fine);
  });

  it('keeps both values if neither is a rounding of the other', () => {
    expect(withOwnFacts([assets('121')], [assets('133')])).to.deep.equal([assets('121'), assets('133')]);
    expect(withOwnFacts([assets('100')], [assets('0')])).to.deep.equal([assets('100'), assets('0')]);
  });

  it('does not depend on the order of facts, and adding them again changes nothing', () => {
    const values = fc.constantFrom('0', '100', '117', '19100000000', '19087000000', '19087000123', '1.5');
    const names = fc.constantFrom('Assets', 'Liabilities', 'acme:Deposits');
    const facts = fc.array(
      fc.tuple(names, values).map(([name, value]) => assets(value, name)),
      { maxLength: 8 },
    );
    const sorted = (list: readonly InputFact[]): readonly string[] =>
      list.map((each) => JSON.stringify(each)).toSorted();
    fc.assert(
      fc.property(facts, facts, (listed, own) => {
        const merged = withOwnFacts(listed, own);
        expect(sorted(withOwnFacts(listed.toReversed(), own.toReversed()))).to.deep.equal(sorted(merged));
        expect(withOwnFacts(merged, own)).to.equal(merged);
      }),
    );
  });
});
