import type { Collection, CollectionFailure, CollectionState } from '@footnote/event-types/types.generated';
import { collectionEvent } from '@footnote/runtime/collections/event';
import { expect } from 'chai';
import fc from 'fast-check';
import { isHeldBack, judge, type Situation } from './judge.ts';

const MINUTE = 60_000;
const HOUR = 60 * MINUTE;
const NOW = Date.UTC(2030, 0, 1);

type Sketch = {
  readonly cik?: string;
  readonly by?: string;
  /** Milliseconds before now. */
  readonly requested?: number;
  readonly reached?: number;
  readonly failure?: CollectionFailure;
};

function stated(state: CollectionState, sketch: Sketch = {}): Collection {
  const { cik = '0000000001', by = 'me', requested = 1000, reached = requested, failure = null } = sketch;
  return collectionEvent(
    { cik, symbol: 'AAA', state, requested_at: NOW - requested, requested_by: by, failure },
    NOW - reached,
  );
}

function judged(
  standing: Collection | undefined,
  more: Partial<Situation> & { others?: readonly Collection[] } = {},
) {
  const { others = [], ...rest } = more;
  const all = [...(standing === undefined ? [] : [standing]), ...others];
  return judge({
    standing,
    all,
    caller: 'me',
    at: NOW,
    limits: { queue: 3, perHour: 2 },
    typicalMs: 10_000,
    ...rest,
  });
}

const other = (index: number, state: CollectionState, sketch: Sketch = {}): Collection =>
  stated(state, { cik: `00000001${index}0`, by: 'another', requested: 2000, ...sketch });

describe('a request for a company that is not served', () => {
  it('starts a collection if nobody requested the company before', () => {
    expect(judged(undefined)).to.deep.equal({ kind: 'request' });
  });

  it('waits for those ahead of it, then for its own collection', () => {
    const others = [other(1, 'begun'), other(2, 'requested'), other(3, 'requested', { requested: 500 })];
    expect(judged(stated('requested'), { others })).to.deep.equal({ kind: 'collecting', seconds: 30 });
    expect(judged(stated('begun', { requested: 9000, reached: 4000 }))).to.deep.equal({
      kind: 'collecting',
      seconds: 6,
    });
    expect(judged(stated('begun', { reached: 40_000 }))).to.deep.equal({ kind: 'collecting', seconds: 2 });
    expect(judged(stated('collected'))).to.deep.equal({ kind: 'collecting', seconds: 2 });
    expect(judged(stated('requested'), { typicalMs: 5 * HOUR })).to.deep.equal({
      kind: 'collecting',
      seconds: 600,
    });
  });

  it('reports a failure until a retry is due', () => {
    const failed = (failure: CollectionFailure, reached: number) =>
      judged(stated('failed', { requested: reached + 1, reached, failure }), {
        limits: { queue: 9, perHour: 9 },
      });
    expect(failed('documents_missing', HOUR)).to.deep.equal({
      kind: 'failed',
      failure: 'documents_missing',
      seconds: 23 * 3600,
    });
    expect(failed('documents_missing', 24 * HOUR)).to.deep.equal({ kind: 'request' });
    expect(failed('source_failed', MINUTE)).to.include({
      kind: 'failed',
      failure: 'source_failed',
      seconds: 240,
    });
    expect(failed('source_failed', 5 * MINUTE)).to.deep.equal({ kind: 'request' });
    expect(failed('queue_full', 10_000)).to.deep.equal({ kind: 'queue_full', seconds: 20 });
    expect(failed('queue_full', MINUTE / 2)).to.deep.equal({ kind: 'request' });
  });

  it('reports that the collected company is not served under the symbol', () => {
    expect(judged(stated('served'))).to.deep.equal({ kind: 'collecting', seconds: 2 });
    expect(judged(stated('served', { reached: 2 * MINUTE }))).to.deep.equal({ kind: 'other_symbols' });
    expect(judged(stated('served', { requested: 3 * HOUR, reached: HOUR }))).to.deep.equal({
      kind: 'request',
    });
  });

  it('does not wait forever', () => {
    const old = { requested: HOUR + 1 };
    expect(judged(stated('requested', old))).to.include({ kind: 'failed', failure: 'stalled' });
    expect(judged(stated('begun', old))).to.include({ kind: 'failed', failure: 'stalled' });
    expect(judged(stated('collected', { requested: 11 * MINUTE }))).to.include({ failure: 'stalled' });
    const others = [other(1, 'failed', { reached: MINUTE, failure: 'source_failed' })];
    expect(judged(stated('requested', old), { others }), 'the queue moves').to.include({
      kind: 'collecting',
    });
  });

  it('is refused if the queue is full', () => {
    const others = [other(1, 'begun'), other(2, 'requested'), other(3, 'requested')];
    expect(judged(undefined, { others })).to.deep.equal({ kind: 'queue_full', seconds: 10 });
    expect(judged(undefined, { others: [...others.slice(1), other(4, 'collected')] })).to.deep.equal({
      kind: 'request',
    });
  });

  it('is refused to a key that has used its hourly limit, whatever the outcomes', () => {
    const mine = [
      other(1, 'served', { by: 'me', requested: 50 * MINUTE }),
      other(2, 'failed', { by: 'me', requested: 10 * MINUTE, failure: 'documents_missing' }),
    ];
    expect(judged(undefined, { others: mine })).to.deep.equal({ kind: 'caller_limit', seconds: 600 });
    expect(judged(undefined, { others: mine, caller: 'you' })).to.deep.equal({ kind: 'request' });
    const [first, second] = mine;
    const refused = { ...second!, failure: 'queue_full' } as const;
    expect(judged(undefined, { others: [first!, refused] }), 'refused requests do not count').to.deep.equal({
      kind: 'request',
    });
    expect(judged(stated('requested'), { others: mine }), 'nor does a pending company').to.include({
      kind: 'collecting',
    });
  });

  it('never exceeds the limits of the queue or of the caller, and always returns whole seconds', () => {
    const someone = fc.record({
      cik: fc.integer({ min: 1, max: 9 }).map((n) => `000000000${n}`),
      by: fc.constantFrom('me', 'you'),
      state: fc.constantFrom<CollectionState>('requested', 'begun', 'collected', 'served', 'failed'),
      failure: fc.constantFrom<CollectionFailure>('documents_missing', 'source_failed', 'queue_full'),
      requested: fc.integer({ min: 0, max: 30 * HOUR }),
      took: fc.double({ min: 0, max: 1, noNaN: true }),
    });
    fc.assert(
      fc.property(fc.array(someone, { maxLength: 9 }), (sketches) => {
        const all = new Map(
          sketches.map(({ state, took, failure, ...sketch }) => [
            sketch.cik,
            stated(state, {
              ...sketch,
              reached: Math.floor(sketch.requested * took),
              ...(state === 'failed' ? { failure } : {}),
            }),
          ]),
        );
        const standing = all.get('0000000001');
        const verdict = judged(undefined, { standing, all: [...all.values()] });
        if (verdict.kind === 'request') {
          const pending = [...all.values()].filter(({ state }) => state === 'requested' || state === 'begun');
          expect(pending.length).to.be.below(3);
          const mine = [...all.values()].filter(
            (one) =>
              one.requested_by === 'me' && one.requested_at > NOW - HOUR && one.failure !== 'queue_full',
          );
          expect(mine.length).to.be.below(2);
          expect(['requested', 'begun', 'collected']).not.to.include(standing?.state);
        } else if (verdict.kind !== 'other_symbols') {
          expect(Number.isInteger(verdict.seconds) && verdict.seconds >= 1).to.equal(true);
        }
      }),
    );
  });

  it('withholds a company while it is fetched and projected, but not forever', () => {
    expect(isHeldBack(stated('requested'), NOW)).to.equal(false);
    expect(isHeldBack(stated('begun'), NOW)).to.equal(true);
    expect(isHeldBack(stated('collected'), NOW)).to.equal(true);
    expect(isHeldBack(stated('served'), NOW)).to.equal(false);
    expect(isHeldBack(stated('begun', { requested: 2 * HOUR }), NOW)).to.equal(false);
  });
});
