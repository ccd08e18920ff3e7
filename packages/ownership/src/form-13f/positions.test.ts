import { Decimal } from 'decimal.js';
import { expect } from 'chai';
import fc from 'fast-check';
import { changesOf, positionKey, type Position } from './positions.ts';

const held = (cusip: string, amount: number | null, changes: Partial<Position> = {}): Position => ({
  cusip,
  option: '',
  amountType: 'shares',
  issuer: `ISSUER ${cusip}`,
  classTitle: 'COM',
  amount: amount === null ? null : new Decimal(amount),
  value: amount === null ? null : new Decimal(amount * 10),
  ...changes,
});

describe('changesOf', () => {
  it('distinguishes new, increased, reduced, unchanged and closed positions', () => {
    const { held: now, dropped } = changesOf(
      [held('A', 5), held('B', 3), held('C', 2), held('D', 9), held('E', null)],
      [held('A', 4), held('B', 4), held('C', 2), held('E', 1), held('F', 7)],
    );
    expect(
      now.map(({ position, kind }) => `${position.cusip} ${typeof kind === 'string' ? kind : kind.refused}`),
    ).to.deep.equal(['D new', 'A added', 'B reduced', 'C unchanged', 'E amount_missing']);
    expect(dropped.map(({ cusip }) => cusip)).to.deep.equal(['F']);
  });

  it('does not take a split for a purchase', () => {
    const kinds = (now: Position, before: Position): unknown => changesOf([now], [before]).held[0]?.kind;
    const at = (amount: number, price: number): Position =>
      held('A', amount, { value: new Decimal(amount * price) });
    expect(kinds(at(400, 26), at(100, 100))).to.deep.equal({ refused: 'shares_split_possible' });
    expect(kinds(at(10, 1000), at(100, 98))).to.deep.equal({ refused: 'shares_split_possible' });
    expect(kinds(at(400, 98), at(100, 100))).to.equal('added');
    expect(kinds(at(120, 60), at(100, 100))).to.equal('added');
  });

  it('separates options from the security, and identifies securities without a CUSIP by name', () => {
    const { held: now, dropped } = changesOf(
      [held('A', 5, { option: 'put' }), held('', 1, { issuer: 'X' })],
      [held('A', 5), held('', 1, { issuer: 'Y' })],
    );
    expect(now.map(({ kind }) => kind)).to.deep.equal(['new', 'new']);
    expect(dropped).to.have.length(2);
  });

  it('has each position of both quarters once, in any order', () => {
    const portfolio = fc.uniqueArray(
      fc.tuple(fc.constantFrom('A', 'B', 'C', 'D'), fc.nat(9)).map(([cusip, amount]) => held(cusip, amount)),
      { selector: positionKey },
    );
    fc.assert(
      fc.property(portfolio, portfolio, (now, before) => {
        const changes = changesOf(now, before);
        expect(changesOf(now.toReversed(), before.toReversed())).to.deep.equal(changes);
        const keys = [...changes.held.map(({ position }) => position), ...changes.dropped].map(positionKey);
        expect(keys.sort()).to.deep.equal([...new Set([...now, ...before].map(positionKey))].sort());
      }),
    );
  });
});
