import { expect } from 'chai';
import fc from 'fast-check';
import type { InputFact } from '@footnote/statements/inputs';
import { createRandom } from '@footnote/synthetic-edgar/random';
import { mutate, mutationKinds, type MutationKind } from './mutate.ts';

const factOf = (value: string, end = '2025-12-31', start: string | null = '2025-01-01'): InputFact => ({
  taxonomy: 'us-gaap',
  concept: 'Revenues',
  unit: 'USD',
  start,
  end,
  value,
});

const mutated = (kind: MutationKind, facts: readonly InputFact[], seed = 1): InputFact[] | null =>
  mutate(kind, { facts }, 0, createRandom(seed));

const values = (facts: readonly InputFact[] | null): string[] => (facts ?? []).map(({ value }) => value);

const over = (kind: MutationKind, value: string): Set<string> =>
  new Set(Array.from({ length: 60 }, (_, seed) => values(mutated(kind, [factOf(value)], seed))[0] ?? 'none'));

describe('one wrong fact', () => {
  it('flips the sign', () => {
    expect(values(mutated('sign', [factOf('-5')]))).to.deep.equal(['5']);
    expect(values(mutated('sign', [factOf('0.53')]))).to.deep.equal(['-0.53']);
    expect(mutated('sign', [factOf('0')])).to.equal(null);
  });

  it('scales by exactly a thousand, up or down', () => {
    expect([...over('scale', '416161000000')].sort()).to.deep.equal(['416161000', '416161000000000']);
    expect([...over('scale', '-7.46')].sort()).to.deep.equal(['-0.00746', '-7460']);
    expect([...over('scale', '12')].sort()).to.deep.equal(['0.012', '12000']);
    expect([...over('scale', '0')]).to.deep.equal(['none']);
  });

  it('drops one written digit', () => {
    expect([...over('dropped_digit', '123000')].sort()).to.deep.equal(['12000', '13000', '23000']);
    expect([...over('dropped_digit', '-7.46')].sort()).to.deep.equal(['-0.46', '-7.4', '-7.6']);
    expect([...over('dropped_digit', '5000')]).to.deep.equal(['none']);
  });

  it('replaces a total by one of its parts in the same unit', () => {
    for (const value of over('part_for_total', '-123000')) {
      expect(value).to.match(/^-\d+000$/);
      expect(Number(value)).to.be.within(-117_000, -6_000);
    }
    expect(mutated('part_for_total', [factOf('7.46')])).to.equal(null);
  });

  it('swaps a fact only with the same row of a period of equal length', () => {
    const before = factOf('90', '2024-12-31', '2024-01-01');
    expect(values(mutated('swapped_columns', [factOf('100'), before]))).to.deep.equal(['90', '100']);
    const quarter = factOf('25', '2025-12-31', '2025-10-01');
    expect(mutated('swapped_columns', [factOf('100'), quarter])).to.equal(null);
    expect(mutated('swapped_columns', [factOf('100'), { ...before, concept: 'Other' }])).to.equal(null);
    expect(mutated('swapped_columns', [factOf('100'), { ...before, value: '100' }])).to.equal(null);
  });

  it('moves a fact to the dates of the year before, replacing the fact there', () => {
    const before = factOf('90', '2024-12-28', '2023-12-31');
    expect(mutated('wrong_year', [factOf('100', '2025-12-27', '2024-12-29'), before])).to.deep.equal([
      factOf('100', '2024-12-28', '2023-12-31'),
    ]);
    expect(mutated('wrong_year', [factOf('7', '2025-06-30', null)])).to.deep.equal([
      factOf('7', '2024-06-30', null),
    ]);
  });

  it('takes the dates of the year before from other filings if its own has none', () => {
    const facts = [factOf('100', '2025-02-02', '2024-01-29')];
    const known = { start: '2023-01-30', end: '2024-01-28' };
    const [moved] = mutate('wrong_year', { facts }, 0, createRandom(1), () => known) ?? [];
    expect(moved).to.include({ ...known, value: '100' });
  });

  it('changes the unit', () => {
    const [changed] = mutated('unit', [factOf('5')]) ?? [];
    expect(changed?.value).to.equal('5');
    expect(changed?.unit).to.not.equal('USD');
  });

  it('changes exactly one fact, or two for swapped columns', () => {
    const facts = [
      factOf('123456'),
      factOf('90000', '2024-12-31', '2024-01-01'),
      factOf('4', '2025-12-31', null),
    ];
    fc.assert(
      fc.property(fc.constantFrom(...mutationKinds), fc.nat(2), fc.nat(1000), (kind, at, seed) => {
        const after = mutate(kind, { facts }, at, createRandom(seed));
        if (after === null) return;
        expect(after).to.not.deep.equal(facts);
        const kept = facts.filter((one) => after.includes(one)).length;
        expect(kept).to.be.at.least(kind === 'swapped_columns' || kind === 'wrong_year' ? 1 : 2);
      }),
    );
  });
});
