import { expect } from 'chai';
import fc from 'fast-check';
import type { Collection, CollectionState } from '@footnote/event-types/types.generated';
import { collectionEvent } from './event.ts';
import { advance, isOpen, isPending } from './state.ts';

const CIK = '0009990001';

function stated(state: CollectionState, requested_at: number, at = requested_at): Collection {
  const failure = state === 'failed' ? 'source_failed' : null;
  return collectionEvent({ cik: CIK, symbol: 'FNDEC', state, requested_at, requested_by: 'a', failure }, at);
}

const fold = (events: readonly Collection[], from?: Collection): Collection | undefined =>
  events.reduce<Collection | undefined>(advance, from);

describe('the state of a collection', () => {
  it('advances from the request to its end', () => {
    const states: CollectionState[] = ['requested', 'begun', 'collected', 'served'];
    const events = states.map((state, step) => stated(state, 1, 1 + step));
    expect(events.map((_, count) => fold(events.slice(0, count + 1))?.state)).to.deep.equal(states);
    expect(events.map(isPending)).to.deep.equal([true, true, false, false]);
    expect(events.map(isOpen)).to.deep.equal([true, true, true, false]);
  });

  it('treats a simultaneous request as part of the open collection', () => {
    const begun = stated('begun', 1, 2);
    expect(fold([stated('requested', 1), begun, stated('requested', 3)])).to.equal(begun);
  });

  it('treats a request that was sent before the end but arrives after it as answered', () => {
    const served = stated('served', 1, 10);
    expect(fold([stated('requested', 1), served, stated('requested', 9)])).to.equal(served);
  });

  it('starts again with a request that was sent after the end', () => {
    const again = stated('requested', 11);
    for (const end of ['served', 'failed'] as const)
      expect(fold([stated('requested', 1), stated(end, 1, 10), again]), end).to.equal(again);
  });

  it('keeps the first end state', () => {
    const failed = stated('failed', 1, 5);
    expect(fold([stated('requested', 1), failed, stated('served', 1, 6)])).to.equal(failed);
  });

  const step = fc.record({
    state: fc.constantFrom<CollectionState>('requested', 'begun', 'collected', 'served', 'failed'),
    requested_at: fc.integer({ min: 1, max: 6 }),
    took: fc.integer({ min: 0, max: 6 }),
  });
  const events = fc
    .array(step, { minLength: 1, maxLength: 12 })
    .map((steps) =>
      steps.map(({ state, requested_at, took }) =>
        stated(state, requested_at, state === 'requested' ? requested_at : requested_at + took),
      ),
    );

  it('never goes back, in whatever order records arrive', () => {
    fc.assert(
      fc.property(events, (arriving) => {
        let known: Collection | undefined;
        for (const event of arriving) {
          const next = advance(known, event);
          if (known !== undefined) {
            expect(next.requested_at).to.be.at.least(known.requested_at);
            if (next.requested_at === known.requested_at && isPending(next))
              expect(isPending(known)).to.equal(true);
          }
          known = next;
        }
      }),
    );
  });

  it('is not changed by a record that is repeated immediately, nor by an earlier one of its collection', () => {
    fc.assert(
      fc.property(events, fc.nat(), (arriving, choice) => {
        const known = fold(arriving)!;
        expect(advance(known, arriving.at(-1)!)).to.equal(known);
        const earlier = arriving.filter(({ requested_at }) => requested_at <= known.requested_at);
        const repeated = earlier[choice % earlier.length]!;
        const next = advance(known, repeated);
        expect(next.requested_at).to.equal(known.requested_at);
      }),
    );
  });

  it('opens one collection for a company, however many callers request it meanwhile', () => {
    const requested = fc.array(fc.integer({ min: 2, max: 9 }), { maxLength: 8 });
    fc.assert(
      fc.property(requested, requested, (whileQueued, whileBegun) => {
        const others = (times: readonly number[]) => times.map((at) => stated('requested', at));
        const log = [
          stated('requested', 1),
          ...others(whileQueued),
          stated('begun', 1, 5),
          ...others(whileBegun),
          stated('collected', 1, 10),
          stated('served', 1, 11),
          ...others(whileBegun),
        ];
        const begun = log.map((_, count) => fold(log.slice(0, count + 1))!.requested_at);
        expect(new Set(begun)).to.deep.equal(new Set([1]));
        expect(fold(log)?.state).to.equal('served');
      }),
    );
  });
});
