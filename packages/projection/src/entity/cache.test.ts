import { expect } from 'chai';
import { toyFacts } from '../testing/toy-projections.ts';
import { type CachedInputs, createSharedInputs, type InputsCache } from './cache.ts';
import { sharedEvent, type SharedEvent } from './shared-events.ts';
import { createSlots } from './slots.ts';

const CIK = '0000000001';

/** The event at an offset, decoded again at each call. */
const factsAt = (offset: number, weight = 10): SharedEvent => {
  const event = toyFacts(CIK, `filing-${offset}`, 'r', 0, 1);
  return sharedEvent({ topic: 'facts', event, partition: 0, offset }, weight);
};
const entryOf = (...kept: readonly SharedEvent[]): CachedInputs => ({
  slots: createSlots(),
  events: new Map(kept.map((each) => [each.place, each])),
});
const eventsIn = (cache: InputsCache, company = CIK): readonly object[] =>
  [...(cache.get(company, 'facts')?.events?.values() ?? [])].map(({ event }) => event);

describe('inputs shared by projections', () => {
  it('contain an event of several projections once, and weigh it once', () => {
    const inputs = createSharedInputs(1000);
    const [one, other] = [inputs.open(), inputs.open()];
    one.set(CIK, 'facts', entryOf(factsAt(1), factsAt(2)));
    expect(inputs.weight()).to.equal(20 + 1);
    other.set(CIK, 'facts', entryOf(factsAt(2)));
    expect(inputs.weight()).to.equal(20 + 2);
    expect(eventsIn(other)[0]).to.equal(eventsIn(one)[1]);
  });

  it('contain it once also if each projection added it separately', () => {
    const inputs = createSharedInputs(1000);
    const entries = [inputs.open(), inputs.open()].map((cache) => {
      const entry = entryOf();
      cache.set(CIK, 'facts', entry);
      cache.add(entry, 'part', factsAt(1));
      return entry;
    });
    const [one, other] = entries.map(({ events }) => events?.get('part')?.event);
    expect(one).to.equal(other);
    expect(inputs.weight()).to.equal(10 + 2);
  });

  it('release an event with its last user', () => {
    const inputs = createSharedInputs(1000);
    const [one, other] = [inputs.open(), inputs.open()];
    one.set(CIK, 'facts', entryOf(factsAt(1)));
    other.set(CIK, 'facts', entryOf(factsAt(1)));
    one.set(CIK, 'facts', entryOf());
    expect(inputs.weight()).to.equal(10 + 2);
    other.set(CIK, 'facts', entryOf(factsAt(3, 5)));
    expect(inputs.weight()).to.equal(5 + 2);
  });

  it('share one limit: the least recently used entry of any projection is evicted first', () => {
    const inputs = createSharedInputs(45);
    const [one, other] = [inputs.open(), inputs.open()];
    one.set('1', 'facts', entryOf(factsAt(1)));
    other.set('2', 'facts', entryOf(factsAt(2)));
    one.set('3', 'facts', entryOf(factsAt(3)));
    other.set('4', 'facts', entryOf(factsAt(4)));
    one.trim();
    expect(inputs.weight()).to.equal(44);
    one.get('1', 'facts');
    one.set('5', 'facts', entryOf(factsAt(5)));
    one.trim();
    expect(inputs.weight()).to.equal(44);
    expect(other.get('2', 'facts')).to.equal(undefined);
    expect(eventsIn(one, '1')).to.have.length(1);
  });

  it('do not count additions to an evicted entry, which its user continues to use', () => {
    const inputs = createSharedInputs(5);
    const cache = inputs.open();
    const entry = entryOf(factsAt(1));
    cache.set(CIK, 'facts', entry);
    cache.trim();
    expect(inputs.weight()).to.equal(0);
    cache.add(entry, 'part', factsAt(2));
    expect(inputs.weight()).to.equal(0);
    expect(entry.events?.size).to.equal(2);
    cache.set(CIK, 'facts', entry);
    expect(inputs.weight()).to.equal(20 + 1);
    cache.trim();
    expect(inputs.weight()).to.equal(0);
  });

  it('count a replacing part instead of the replaced one', () => {
    const inputs = createSharedInputs(1000);
    const cache = inputs.open();
    const entry = entryOf();
    cache.set(CIK, 'facts', entry);
    cache.add(entry, 'part', factsAt(1, 10));
    cache.add(entry, 'part', factsAt(2, 30));
    expect(inputs.weight()).to.equal(30 + 1);
  });

  it('of a closed projection are removed, and work that ends later leaves nothing behind', () => {
    const inputs = createSharedInputs(1000);
    const [one, other] = [inputs.open(), inputs.open()];
    one.set(CIK, 'facts', entryOf(factsAt(1), factsAt(2)));
    other.set(CIK, 'facts', entryOf(factsAt(2)));
    one.clear();
    one.set(CIK, 'facts', entryOf(factsAt(3)));
    expect(inputs.weight()).to.equal(10 + 1);
  });

  it('reserve three quarters of the room for what all projections hold back, whichever of them does', () => {
    const inputs = createSharedInputs(1000);
    const [one, other] = [inputs.open(), inputs.open()];
    expect(one.reserve(749)).to.equal(true);
    expect(other.reserve(1)).to.equal(false);
    expect(one.reserve(0)).to.equal(true);
    expect(other.reserve(749)).to.equal(true);
    expect(one.reserve(1)).to.equal(false);
    other.clear();
    expect(other.reserve(1000)).to.equal(true);
    expect(one.reserve(749)).to.equal(true);
  });

  it('slim an event when it is first added, and not again', () => {
    const slimmed: object[] = [];
    const inputs = createSharedInputs(1000, (event) => void slimmed.push(event));
    const kept = factsAt(1);
    for (const cache of [inputs.open(), inputs.open()]) cache.set(CIK, 'facts', entryOf(kept));
    expect(slimmed).to.deep.equal([kept.event]);
  });
});
