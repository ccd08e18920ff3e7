import { expect } from 'chai';
import fc from 'fast-check';
import { assign } from './assign.ts';
import { partitionOfId } from './partition-id.ts';

type Members = ReadonlyMap<string, { readonly topics: readonly string[]; readonly alone?: boolean }>;

const TOPICS = ['a', 'b', 'c'];
const ids = fc.uniqueArray(fc.constantFrom('m1', 'm2', 'm3', 'm4', 'm5'), { minLength: 1, maxLength: 5 });
const alike = ids.map((list): Members => new Map(list.map((id) => [id, { topics: TOPICS }])));
const mixed = fc
  .array(fc.tuple(fc.constantFrom('m1', 'm2', 'm3', 'm4'), fc.subarray(TOPICS)), {
    minLength: 1,
    maxLength: 4,
  })
  .map((list): Members => new Map(list.map(([id, topics]) => [id, { topics }])));
const counts = fc
  .tuple(fc.integer({ min: 1, max: 9 }), fc.integer({ min: 1, max: 9 }), fc.integer({ min: 1, max: 9 }))
  .map((sizes) => new Map(TOPICS.map((topic, index) => [topic, sizes[index] ?? 1])));
const level = fc.integer({ min: 1, max: 9 }).map((size) => new Map(TOPICS.map((topic) => [topic, size])));

const loads = (assignment: Readonly<Record<string, string>>, members: Members): readonly number[] =>
  [...members.keys()].map((id) => Object.values(assignment).filter((owner) => owner === id).length);

describe('assignment of partitions', () => {
  it('assigns every requested partition to exactly one member that requested it', () => {
    fc.assert(
      fc.property(mixed, counts, mixed, (members, partitions, before) => {
        const assignment = assign(members, partitions, assign(before, partitions, {}));
        const subscribed = TOPICS.filter((topic) =>
          [...members.values()].some(({ topics }) => topics.includes(topic)),
        );
        const all = subscribed.flatMap((topic) =>
          Array.from({ length: partitions.get(topic) ?? 0 }, (_, partition) => `${topic}/${partition}`),
        );
        expect(Object.keys(assignment)).to.have.members(all);
        for (const [partition, owner] of Object.entries(assignment)) {
          expect(members.get(owner)?.topics).to.include(partitionOfId(partition).topic);
        }
      }),
    );
  });

  it('balances topics of equal size to within one partition number per member', () => {
    fc.assert(
      fc.property(alike, level, alike, (members, partitions, before) => {
        const sizes = loads(assign(members, partitions, assign(before, partitions, {})), members);
        expect(Math.max(...sizes) - Math.min(...sizes)).to.be.at.most(TOPICS.length);
      }),
    );
  });

  it('assigns partition n of all topics to the same member', () => {
    fc.assert(
      fc.property(alike, counts, alike, (members, partitions, before) => {
        const assignment = assign(members, partitions, assign(before, partitions, {}));
        const owners = new Map<number, Set<string>>();
        for (const [id, owner] of Object.entries(assignment)) {
          const { partition } = partitionOfId(id);
          owners.set(partition, (owners.get(partition) ?? new Set()).add(owner));
        }
        for (const [partition, set] of owners) expect(set.size, `partition ${partition}`).to.equal(1);
      }),
    );
  });

  it('moves no partition without a change and the fewest when a member joins or leaves', () => {
    fc.assert(
      fc.property(alike, level, (members, partitions) => {
        const before = assign(members, partitions, {});
        expect(assign(members, partitions, before)).to.deep.equal(before);
        const lanes = partitions.get('a') ?? 0;
        const more = assign(new Map([...members, ['new', { topics: TOPICS }]]), partitions, before);
        const moved = Object.keys(before).filter((partition) => before[partition] !== more[partition]);
        expect(moved.length / TOPICS.length).to.be.at.most(Math.ceil(lanes / (members.size + 1)));
        for (const partition of moved) expect(more[partition]).to.equal('new');
        const [gone] = members.keys();
        const rest = new Map([...members].filter(([id]) => id !== gone));
        if (rest.size === 0) return;
        const fewer = assign(rest, partitions, before);
        for (const partition of Object.keys(before)) {
          if (before[partition] !== gone) expect(fewer[partition]).to.equal(before[partition]);
        }
      }),
    );
  });

  it('gives everything to a member that wants to be alone, and of several to the one that has some', () => {
    fc.assert(
      fc.property(alike, level, alike, fc.constantFrom('m0', 'm9'), (members, partitions, before, id) => {
        const solitary: Members = new Map([...members, [id, { topics: TOPICS, alone: true }]]);
        const first = assign(solitary, partitions, assign(before, partitions, {}));
        expect(new Set(Object.values(first))).to.deep.equal(new Set([id]));
        const later: Members = new Map([...solitary, ['m5a', { topics: TOPICS, alone: true }]]);
        expect(assign(later, partitions, first)).to.deep.equal(first);
      }),
    );
  });

  it('does not depend on the order of the members', () => {
    fc.assert(
      fc.property(mixed, counts, mixed, (members, partitions, before) => {
        const previous = assign(before, partitions, {});
        const reversed = new Map([...members].reverse());
        expect(assign(reversed, partitions, previous)).to.deep.equal(assign(members, partitions, previous));
      }),
    );
  });
});
