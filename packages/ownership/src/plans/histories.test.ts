import { expect } from 'chai';
import fc from 'fast-check';
import { planHistories } from './histories.ts';
import { tagged } from './testing/plans.ts';
import type { TaggedArrangement } from './types.ts';

const number = (serial: number): string => `0000000001-26-${String(serial).padStart(6, '0')}`;
const TERMINATION = {
  accession: number(9),
  filed: '2026-08-03',
  adopted: null,
  isAdopted: false,
  isTerminated: true,
  terminated: '2026-07-01',
  terminates: 'this_arrangement',
} as const;

describe('the history of a plan', () => {
  const only = (lines: readonly TaggedArrangement[], splits = [] as never[]) => {
    const { plans, unplaced } = planHistories(lines, splits);
    expect(unplaced).to.deep.equal([]);
    expect(plans).to.have.length(1);
    return plans[0]!;
  };

  it('is one for the report of its adoption, an amendment that repeats it, and its termination, in any order', () => {
    const lines = [
      tagged({ name: 'Ada B. Fictional' }),
      tagged({ accession: number(2), form: '10-Q/A', filed: '2026-05-20', shares: '1250' }),
      tagged({ ...TERMINATION, shares: '1250' }),
    ];
    fc.assert(
      fc.property(fc.shuffledSubarray(lines, { minLength: lines.length }), (shuffled) => {
        const plan = only(shuffled);
        expect(plan.lines.map(({ accession }) => accession)).to.deep.equal([number(1), number(2), number(9)]);
        expect(plan).to.deep.include({ name: 'Ada Fictional', adopted: '2026-02-10', basis: '2026-05-20' });
        expect(plan.planned).to.deep.include({ value: '1250' });
        expect(plan.terminated).to.deep.include({ value: '2026-07-01' });
      }),
      { numRuns: 20 },
    );
  });

  it('has a termination only if the number of shares tells the plan of the person', () => {
    const reasons = (...lines: readonly TaggedArrangement[]): readonly string[] =>
      planHistories(lines, []).unplaced.map(({ reason }) => reason);
    expect(reasons(tagged(), tagged({ ...TERMINATION, shares: null }))).to.deep.equal([
      'adoption_not_tagged',
    ]);
    expect(reasons(tagged(), tagged({ ...TERMINATION, shares: '700' }))).to.deep.equal([
      'adoption_not_tagged',
    ]);
    expect(reasons(tagged(), tagged({ ...TERMINATION, name: 'Otto Unreal' }))).to.deep.equal([
      'adoption_not_tagged',
    ]);
    const another = tagged({ accession: number(3), adopted: '2026-02-20' });
    expect(reasons(tagged(), another, tagged(TERMINATION)), 'two of that number').to.deep.equal([
      'adoption_not_tagged',
    ]);
    expect(reasons(tagged(), tagged({ ...TERMINATION, terminates: 'another_arrangement' }))).to.have.length(
      1,
    );
    expect(reasons(tagged({ adopted: '2026-07-20' }), tagged(TERMINATION)), 'adopted later').to.have.length(
      1,
    );
  });

  it('does not end with the plan in whose place it was adopted', () => {
    const plan = only([
      tagged({ terminated: '2026-02-10', isTerminated: true, terminates: 'another_arrangement' }),
    ]);
    expect(plan.terminated).to.deep.equal({ reason: 'not_tagged' });
  });

  it('is unknown for several plans of a person on one day, and for names that may be of two persons', () => {
    const twice = planHistories(
      [tagged(), tagged({ line: 1, shares: '10' }), tagged({ accession: number(2) })],
      [],
    );
    expect(twice.plans).to.deep.equal([]);
    expect(twice.unplaced.map(({ reason }) => reason)).to.deep.equal(Array(3).fill('several_on_one_day'));
    const names = ['Ada Fictional', 'Ada B. Fictional', 'Ada C. Fictional'];
    const lines = names.map((name, at) => tagged({ name, accession: number(at + 1) }));
    expect(planHistories(lines, []).unplaced.map(({ reason }) => reason)).to.deep.equal(
      Array(3).fill('person_ambiguous'),
    );
    expect(planHistories(lines.slice(1), []).plans).to.have.length(2);
    expect(planHistories([tagged({ name: null })], []).unplaced[0]).to.include({ reason: 'name_not_tagged' });
  });

  it('has the shares that its reports say alike, before any split since its adoption', () => {
    const split = { exDate: '2026-06-10', kind: 'split' as const, ratio: 10 };
    const later = tagged({ accession: number(2), filed: '2026-08-03', shares: '125000' });
    expect(planHistories([tagged(), later], []).plans[0]?.planned).to.deep.equal({ reason: 'contradictory' });
    const [plan] = planHistories([tagged(), later], [split]).plans;
    expect(plan).to.deep.include({ basis: '2026-05-01' });
    expect(plan?.planned).to.deep.include({ value: '12500' });
    expect(planHistories([later], [split]).plans[0]?.planned).to.deep.equal({ reason: 'split_between' });
    const none = tagged({ shares: null, sharesRefusal: 'in_parts' });
    expect(planHistories([none], []).plans[0]?.planned).to.deep.equal({ reason: 'in_parts' });
  });
});
