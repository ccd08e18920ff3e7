import { expect } from 'chai';
import fc from 'fast-check';
import { issuerOfCusip, type CusipWitnesses } from './cusip-issuer.ts';

const [A, B] = ['0000000001', '0000000002'];
const NAMES = new Map([
  ['ALPHA', [A]],
  ['ALEPH', [A]],
  ['BETA', [B]],
  ['LIBERTY', [A, B]],
]);
const decide = (schedules: readonly string[], names: Readonly<Record<string, number>> = {}) =>
  issuerOfCusip(
    { schedules, names: Object.entries(names).map(([key, managers]) => ({ key, managers })) },
    (key) => NAMES.get(key) ?? [],
  );

describe('issuerOfCusip', () => {
  it('is the issuer that the schedules name, or else the company with the name that managers report', () => {
    expect(decide([A, A])).to.deep.equal({ cik: A, by: 'schedule' });
    expect(decide([], { ALPHA: 3, ALEPH: 1 })).to.deep.equal({ cik: A, by: 'name' });
    expect(decide([A], { ALPHA: 3, 'ALPHA COM': 9 })).to.deep.equal({ cik: A, by: 'schedule' });
  });

  it('is unknown if the evidence is contradictory', () => {
    expect(decide([A, B])).to.deep.equal({ unmapped: 'witnesses_contradict' });
    expect(decide([A], { BETA: 1 })).to.deep.equal({ unmapped: 'witnesses_contradict' });
    expect(decide([], { ALPHA: 9, BETA: 1 })).to.deep.equal({ unmapped: 'witnesses_contradict' });
  });

  it('is not affected by a mistake of one manager among many', () => {
    expect(decide([], { ALPHA: 999, BETA: 1 })).to.deep.equal({ cik: A, by: 'name' });
    expect(decide([A], { ALPHA: 999, BETA: 1 })).to.deep.equal({ cik: A, by: 'schedule' });
    // The CUSIP of a fund whose name no company has, except in one manager's mistake.
    expect(decide([], { 'WORLD FUND': 999, ALPHA: 1 })).to.deep.equal({ unmapped: 'name_unknown' });
  });

  it('is unknown if the name belongs to no company or to two', () => {
    expect(decide([])).to.deep.equal({ unmapped: 'name_unknown' });
    expect(decide([], { GAMMA: 2, '': 1 })).to.deep.equal({ unmapped: 'name_unknown' });
    expect(decide([], { LIBERTY: 5 })).to.deep.equal({ unmapped: 'name_ambiguous' });
  });

  it('does not depend on the order of witnesses', () => {
    const witnesses = fc.record({
      schedules: fc.array(fc.constantFrom(A, B), { maxLength: 3 }),
      names: fc.array(
        fc.record({
          key: fc.constantFrom(...NAMES.keys(), 'GAMMA', ''),
          managers: fc.integer({ min: 1, max: 40 }),
        }),
        { maxLength: 6 },
      ),
    });
    const of = (given: CusipWitnesses) => issuerOfCusip(given, (key) => NAMES.get(key) ?? []);
    fc.assert(
      fc.property(witnesses, ({ schedules, names }) => {
        expect(of({ schedules: schedules.toReversed(), names: names.toReversed() })).to.deep.equal(
          of({ schedules, names }),
        );
      }),
    );
  });
});
