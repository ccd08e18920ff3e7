import { expect } from 'chai';
import fc from 'fast-check';
import { partName, partsOf } from './cache.ts';
import { createSlots, type InputRow } from './slots.ts';

const claim = fc.record({
  slot: fc.constantFrom('A', 'B'),
  set: fc.constantFrom('r', 's', 't'),
  rank: fc.nat(1),
  cut: fc.constantFrom([0, 1], [0, 2], [1, 2]),
});
const log = fc
  .array(claim, { maxLength: 40 })
  .map((claims) =>
    claims.map(({ cut: [part = 0, parts = 1], ...rest }, offset) => ({ ...rest, part, parts, offset })),
  );

describe('slots', () => {
  it('are restored from storage with the same sets, whenever the process restarts', () => {
    fc.assert(
      fc.property(log, fc.nat(40), (events, restart) => {
        const whole = createSlots();
        for (const event of events) whole.apply(event, event.offset);

        const stored = new Map<string, InputRow>();
        let slots = createSlots();
        for (const event of events) {
          if (event.offset === restart) {
            slots = createSlots();
            for (const row of [...stored.values()].sort((a, b) => a.offset - b.offset)) slots.restore(row);
          }
          const effect = slots.apply(event, event.offset);
          if (effect !== 'ignored') stored.set(partName(event), { ...event, changed: effect === 'changed' });
        }
        expect(slots.holders()).to.deep.equal(whole.holders());
        expect([slots.last(), slots.changed()]).to.deep.equal([whole.last(), whole.changed()]);
      }),
      { numRuns: 1000 },
    );
  });

  it('store everything that a holder needs', () => {
    fc.assert(
      fc.property(log, (events) => {
        const slots = createSlots();
        const stored = new Set<string>();
        for (const event of events)
          if (slots.apply(event, event.offset) !== 'ignored') stored.add(partName(event));
        for (const { slot, set, rank, parts } of slots.holders())
          for (let part = 0; part < parts; part += 1)
            expect(stored.has(partName({ slot, set, rank, parts, part }))).to.equal(true);
      }),
    );
  });

  it('contain what holders have and future sets need, in any order of arrival', () => {
    fc.assert(
      fc.property(log, (events) => {
        const [applied, restored] = [createSlots(), createSlots()];
        const stored = new Map<string, InputRow>();
        const kept = new Set<string>();
        for (const event of events) {
          const before = applied.holder(event.slot);
          const effect = applied.apply(event, event.offset);
          if (effect === 'ignored') continue;
          if (effect === 'changed' && before !== null)
            for (const part of partsOf(event.slot, before)) kept.delete(part);
          kept.add(partName(event));
          stored.set(partName(event), { ...event, changed: effect === 'changed' });
        }
        const rows = [...stored.values()].sort((a, b) => a.offset - b.offset);
        for (const row of rows) restored.restore(row);
        const standing = rows.filter((row) => restored.isCurrent(row)).map(partName);
        const needed = restored.holders().flatMap(({ slot, ...holder }) => partsOf(slot, holder));
        expect(standing).to.include.members(needed);
        expect([...kept]).to.include.members(standing);
      }),
      { numRuns: 1000 },
    );
  });

  it('preserve the complete set until the next one is complete', () => {
    const slots = createSlots();
    const part = (set: string, index: number) => ({ slot: 'A', set, rank: 0, part: index, parts: 2 });
    expect(slots.apply(part('r', 0), 0)).to.equal('kept');
    expect(slots.holders()).to.be.empty;
    expect(slots.apply(part('r', 1), 1)).to.equal('changed');
    expect(slots.apply(part('s', 1), 2)).to.equal('kept');
    expect(slots.holders()[0]).to.include({ set: 'r' });
    expect(slots.apply(part('s', 0), 3)).to.equal('changed');
    expect(slots.holders()[0]).to.include({ set: 's' });
  });

  it('accept an older set again only if all of it is redelivered', () => {
    const slots = createSlots();
    const part = (set: string, index: number) => ({ slot: 'A', set, rank: 0, part: index, parts: 2 });
    const arrivals = [part('r', 0), part('r', 1), part('s', 0), part('s', 1), part('r', 0), part('r', 1)];
    const holders = arrivals.map((arrival, offset) => {
      slots.apply(arrival, offset);
      return slots.holders()[0]?.set;
    });
    expect(holders).to.deep.equal([undefined, 'r', 'r', 's', 's', 'r']);
  });

  it('ignore an equal set, and one outranked by another', () => {
    const slots = createSlots();
    const whole = (set: string, rank: number) => ({ slot: 'A', set, rank, part: 0, parts: 1 });
    expect(slots.apply(whole('r', 0), 0)).to.equal('changed');
    expect(slots.apply(whole('r', 0), 1)).to.equal('ignored');
    expect(slots.apply(whole('s', 1), 2)).to.equal('changed');
    expect(slots.apply(whole('t', 0), 3)).to.equal('ignored');
    expect(slots.apply(whole('t', 1), 1), 'stored before').to.equal('ignored');
    expect(slots.holders()).to.deep.equal([{ slot: 'A', set: 's', rank: 1, parts: 1 }]);
    expect(slots.changed()).to.equal(2);
  });
});
