import { expect } from 'chai';
import fc from 'fast-check';
import type { ListedSymbol } from '@footnote/event-types/types.generated';
import { listingChanges } from './listed-symbols.ts';

const after = (known: ReadonlyMap<string, string>, events: readonly ListedSymbol[]) => {
  const now = new Map(known);
  for (const { symbol, cik } of events) {
    if (cik === '') now.delete(symbol);
    else now.set(symbol, cik);
  }
  return now;
};

describe('changes of the list of symbols', () => {
  const lists = fc
    .array(fc.tuple(fc.constantFrom<string>('A', 'B', 'C', 'D'), fc.constantFrom('0000000001', '0000000002')))
    .map((entries) => new Map(entries));

  it('bring a reader up to date, by publishing only changes', () => {
    fc.assert(
      fc.property(lists, lists, (known, listed) => {
        fc.pre(listed.size > 0);
        const events = listingChanges(known, listed, 1);
        expect(after(known, events)).to.deep.equal(
          new Map([...known, ...listed].filter(([symbol]) => listed.has(symbol))),
        );
        for (const { symbol, cik } of events) expect(known.get(symbol) ?? '').not.to.equal(cik);
      }),
    );
  });

  it('remove nothing from the list if the source has no lists', () => {
    expect(listingChanges(new Map([['A', '0000000001']]), new Map(), 1)).to.deep.equal([]);
  });
});
