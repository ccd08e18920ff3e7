import { expect } from 'chai';
import { eventually, pause } from '@footnote/testing/eventually';
import { type Batch, type BatchControl, FencedError, type TopicPartition } from '../port.ts';
import {
  type Reader,
  type Suite,
  commitAll,
  consumeInto,
  nth,
  numbered,
  rejection,
  unique,
} from './harness.ts';

const places = (partitions: readonly { readonly topic: string; readonly partition: number }[]) =>
  partitions.map(({ topic, partition }) => `${topic}/${partition}`).sort();

/** Several members of one group: assignment, rebalance, fencing. */
export const groupsContract: Suite = (bench) => {
  it('distributes partitions evenly over the members of several handles, each to one member', async () => {
    const { log, topic, another } = bench();
    const name = await topic(4);
    const group = unique('g');
    const logs = [log, await another(), await another()];
    const readers: Reader[] = [];
    for (const each of logs) readers.push(await consumeInto(each, { group, topics: [name] }));
    const sizes = () => readers.map(({ consumer }) => consumer.assignment().length).sort();
    await eventually('shared out', () => sizes().join() === '1,1,2');
    expect(places(readers.flatMap(({ consumer }) => consumer.assignment()))).to.deep.equal(
      [0, 1, 2, 3].map((partition) => `${name}/${partition}`),
    );
    await log.append(name, numbered(200, 40));
    const total = () => readers.reduce((sum, reader) => sum + reader.records().length, 0);
    await eventually('all delivered', () => total() === 200);
    for (const reader of readers) expect(reader.records().length).to.be.greaterThan(0);
    for (const { consumer } of readers) await consumer.stop();
  });

  it('assigns partitions with the same number to the same member, whatever the topic', async () => {
    const { log, topic, another } = bench();
    const names = [await topic(4), await topic(4)];
    const group = unique('g');
    const readers: Reader[] = [];
    for (const each of [log, await another(), await another()])
      readers.push(await consumeInto(each, { group, topics: names }));
    // Read and asserted without awaiting in between: a member on a slow machine may lose its partitions a
    // moment later.
    let assigned: (readonly TopicPartition[])[] = [];
    const settled = () => {
      assigned = readers.map(({ consumer }) => consumer.assignment());
      return assigned.every(({ length }) => length > 0) && new Set(places(assigned.flat())).size === 8;
    };
    await eventually('shared out', () => settled() && assigned.flat().length === 8);
    for (const mine of assigned) {
      const [one, two] = names.map((name) =>
        mine.filter((place) => place.topic === name).map(({ partition }) => partition),
      );
      expect(one).to.have.members(two ?? []);
    }
    await Promise.all(readers.map(({ consumer }) => consumer.stop()));
  });

  it('gives every partition to a member that wants to be alone, of several to the first, until it leaves', async () => {
    const { log, topic, another } = bench();
    const name = await topic(4);
    const group = unique('g');
    const drained: TopicPartition[] = [];
    const first = await consumeInto(log, {
      group,
      topics: [name],
      onRevoked: async (gone) => {
        await pause(20);
        drained.push(...gone);
      },
    });
    const second = await consumeInto(await another(), { group, topics: [name] });
    const held = (...readers: readonly Reader[]) =>
      readers.map(({ consumer }) => consumer.assignment().length).join();
    await eventually('shared out', () => held(first, second) === '2,2');
    drained.length = 0;
    const alone = await consumeInto(await another(), { group, topics: [name], alone: true });
    await eventually('one has all', () => held(alone, first, second) === '4,0,0');
    expect(drained).to.have.length(2);
    const later = await consumeInto(await another(), { group, topics: [name], alone: true });
    await pause(100);
    expect(held(alone, later, first, second)).to.equal('4,0,0,0');
    await alone.consumer.stop();
    await eventually('the next one has all', () => held(later, first, second) === '4,0,0');
    await later.consumer.stop();
    await eventually('shared out again', () => held(first, second) === '2,2');
    for (const { consumer } of [first, second]) await consumer.stop();
  });

  it('reassigns the partitions of a member that leaves', async () => {
    const { log, topic, another } = bench();
    const name = await topic(3);
    const group = unique('g');
    const staying = await consumeInto(log, { group, topics: [name] });
    const leaving = await consumeInto(await another(), { group, topics: [name] });
    await eventually('shared', () => leaving.consumer.assignment().length === 1);
    await leaving.consumer.stop();
    await eventually('taken over', () => staying.consumer.assignment().length === 3);
    await log.append(name, numbered(30, 10));
    await eventually('all delivered', () => staying.records().length === 30);
    await staying.consumer.stop();
  });

  it('reassigns the partitions of a member whose handler failed', async () => {
    const { log, topic, another } = bench();
    const name = await topic(2);
    const group = unique('g');
    await log.append(name, numbered(20, 10));
    const failing = await consumeInto(log, {
      group,
      topics: [name],
      onBatch: () => Promise.reject(new Error('no')),
    });
    await rejection(failing.consumer.done);
    const next = await consumeInto(await another(), { group, topics: [name] });
    await eventually('all delivered', () => next.records().length === 20);
    await next.consumer.stop();
  });

  it('keeps a member waiting without partitions when there are more members than partitions', async () => {
    const { log, topic, another } = bench();
    const name = await topic(1);
    const group = unique('g');
    const first = await consumeInto(log, { group, topics: [name] });
    const second = await consumeInto(await another(), { group, topics: [name] });
    const both = () => [first, second].reduce((sum, { consumer }) => sum + consumer.assignment().length, 0);
    await eventually('one owner', () => both() === 1);
    await log.append(name, numbered(5, 1));
    await eventually('delivered', () => first.records().length + second.records().length === 5);
    await Promise.all([first.consumer.stop(), second.consumer.stop()]);
  });

  it('neither loses nor duplicates records while members join and leave', async () => {
    const { log, topic, another } = bench();
    const name = await topic(4);
    const group = unique('g');
    const busy = new Map<number, string>();
    const seen = new Map<string, number>();
    const onBatch = (member: string) => async (batch: Batch, control: BatchControl) => {
      expect(busy.get(batch.partition), `partition ${batch.partition} in two hands`).to.equal(undefined);
      busy.set(batch.partition, member);
      await pause(2);
      for (const { partition, offset } of batch.records) {
        const place = `${partition}/${offset}`;
        seen.set(place, (seen.get(place) ?? 0) + 1);
      }
      await commitAll(batch, control);
      busy.delete(batch.partition);
    };
    const start = async (member: string) =>
      consumeInto(await another(), { group, topics: [name], maxRecords: 7, onBatch: onBatch(member) });
    const first = await start('first');
    const feeding = (async () => {
      for (let batch = 0; batch < 30; batch += 1) {
        await log.append(name, numbered(20, 40, batch * 20));
        await pause(10);
      }
    })();
    const second = await start('second');
    await pause(80);
    const third = await start('third');
    await pause(80);
    await first.consumer.stop();
    const fourth = await start('fourth');
    await pause(50);
    await second.consumer.stop();
    await feeding;
    const settled = async () => (await log.lag(group, [name])).every(({ lag }) => lag === 0);
    await eventually('all committed', settled);
    await Promise.all([third, fourth].map(({ consumer }) => consumer.stop()));
    await Promise.all([first, second, third, fourth].map(({ consumer }) => consumer.done));
    expect(seen.size).to.equal(600);
    expect([...seen.values()].filter((times) => times > 1)).to.deep.equal([]);
  });

  it('drains the running batch and reports the revocation before another member gets the partition', async () => {
    const { log, topic, another, under } = bench();
    const name = await topic(2);
    const group = unique('g');
    const events: string[] = [];
    await log.append(name, numbered(2, 2));
    const first = await consumeInto(log, {
      group,
      topics: [name],
      onBatch: async (batch, control) => {
        events.push(`started ${batch.partition}`);
        await pause(Math.min(200, under.rebalanceTimeoutMs / 3));
        expect(control.isStale()).to.equal(false);
        await commitAll(batch, control);
        events.push(`drained ${batch.partition}`);
      },
      onRevoked: (partitions) => {
        events.push(...partitions.map(({ partition }) => `revoked ${partition}`));
        return Promise.resolve();
      },
    });
    await eventually('started', () => events.length > 0);
    const second = await consumeInto(await another(), {
      group,
      topics: [name],
      onAssigned: (partitions) => {
        events.push(...partitions.map(({ partition }) => `assigned ${partition}`));
        return Promise.resolve();
      },
    });
    await eventually('shared', () => second.consumer.assignment().length === 1);
    const moved = second.consumer.assignment()[0]?.partition;
    const before = events.slice(0, events.indexOf(`assigned ${moved}`));
    const revoked = before.indexOf(`revoked ${moved}`);
    // The other partition stays assigned, and its next batch may run meanwhile.
    expect(before.filter((event) => event.startsWith('revoked'))).to.deep.equal([`revoked ${moved}`]);
    expect(before.slice(0, revoked)).to.include(nth(before, 0).replace('started', 'drained'));
    expect(before.slice(revoked)).not.to.include(`drained ${moved}`);
    await Promise.all([first.consumer.stop(), second.consumer.stop()]);
  });

  it('rejects a late commit once the partition is assigned to another member', async () => {
    const { log, topic, another } = bench();
    const name = await topic(2);
    const group = unique('g');
    await log.append(name, numbered(40, 20));
    const controls = new Map<number, BatchControl>();
    const first = await consumeInto(log, {
      group,
      topics: [name],
      onBatch: ({ partition }, control) => Promise.resolve(void controls.set(partition, control)),
    });
    await eventually('both delivered', () => first.records().length === 40);
    const second = await consumeInto(await another(), { group, topics: [name] });
    await eventually('shared', () => second.consumer.assignment().length === 1);
    const moved = nth(second.consumer.assignment(), 0).partition;
    const late = controls.get(moved);
    expect(late?.isStale()).to.equal(true);
    expect(await rejection(late?.commit(1) ?? Promise.resolve())).to.be.instanceOf(FencedError);
    const mine = nth(
      first.batches.filter(({ partition }) => partition !== moved),
      -1,
    );
    await controls.get(mine.partition)?.commit(nth(mine.records, -1).offset + 1);
    const of = async (partition: number) =>
      (await log.lag(group, [name])).find((row) => row.partition === partition)?.lag;
    await eventually('the other delivered it again', async () => (await of(moved)) === 0);
    expect(await of(mine.partition)).to.equal(0);
    await Promise.all([first.consumer.stop(), second.consumer.stop()]);
  });

  it('revokes all partitions of a member that does not drain in time, rejects its commit and keeps its consumer running', async () => {
    const { log, topic, another } = bench();
    const name = await topic(2);
    const group = unique('g');
    await log.append(name, numbered(40, 20));
    let hang = true;
    let release = (): void => undefined;
    const outcomes: string[] = [];
    const slow = await consumeInto(log, {
      group,
      topics: [name],
      onBatch: async (batch, control) => {
        if (!hang) return commitAll(batch, control);
        hang = false;
        await new Promise<void>((resolve) => (release = resolve));
        outcomes.push(`stale ${control.isStale()}`);
        try {
          await commitAll(batch, control);
          outcomes.push('committed');
        } catch (error) {
          outcomes.push(error instanceof FencedError ? 'fenced' : String(error));
          throw error;
        }
      },
    });
    await eventually('hanging', () => !hang);
    const other = await consumeInto(await another(), { group, topics: [name] });
    await eventually('all reassigned', () => other.consumer.assignment().length === 2);
    await eventually('all delivered to the other', () => other.records().length === 40);
    release();
    await eventually('outcome', () => outcomes.length === 2);
    expect(outcomes).to.deep.equal(['stale true', 'fenced']);
    await eventually('shared again', () => slow.consumer.assignment().length === 1);
    await log.append(name, numbered(40, 20, 40));
    await eventually('both work', () => slow.records().length + other.records().length >= 80 + 1);
    expect((await log.lag(group, [name])).reduce((sum, { committed }) => sum + committed, 0)).to.be.at.least(
      40,
    );
    await Promise.all([slow.consumer.stop(), other.consumer.stop()]);
    await slow.consumer.done;
  });

  it('forgets a group without members, with its offsets, and none that has some', async () => {
    const { log, topic, another } = bench();
    const name = await topic(2);
    const [group, other] = [unique('g'), unique('g')];
    await log.append(name, numbered(20, 10));
    const reader = await consumeInto(log, { group, topics: [name], onBatch: commitAll });
    await eventually('committed', async () => (await log.lag(group, [name])).every(({ lag }) => lag === 0));
    expect(await (await another()).forgetGroup(group)).to.equal(false);
    expect(await (await another()).members(group)).to.equal(1);
    const second = await consumeInto(await another(), { group, topics: [name] });
    await eventually('two members', async () => (await log.members(group)) === 2);
    await Promise.all([reader.consumer.stop(), second.consumer.stop()]);
    await eventually('no members', async () => (await log.members(group)) === 0);
    expect(await log.members(other)).to.equal(0);
    expect(await log.groups()).to.include(group);
    await eventually('forgotten', () => log.forgetGroup(group));
    expect(await log.groups()).not.to.include(group);
    expect((await log.lag(group, [name])).map(({ committed }) => committed)).to.deep.equal([-1, -1]);
    expect(await log.forgetGroup(other)).to.equal(true);
    const again = await consumeInto(log, { group, topics: [name] });
    await eventually('read from the start', () => again.records().length === 20);
    await again.consumer.stop();
  });

  it('keeps the partitions of a member that sends heartbeats during a long batch', async () => {
    const { log, topic, another, under } = bench();
    const name = await topic(1);
    const group = unique('g');
    await log.append(name, numbered(5, 1));
    let outcome = '';
    const working = await consumeInto(log, {
      group,
      topics: [name],
      onBatch: async (batch, control) => {
        const until = Date.now() + under.sessionTimeoutMs * 1.5;
        while (Date.now() < until) {
          await pause(under.sessionTimeoutMs / 10);
          await control.heartbeat();
        }
        await commitAll(batch, control);
        outcome = 'committed';
      },
    });
    await eventually('working', () => working.batches.length === 1);
    const waiting = await consumeInto(await another(), { group, topics: [name] });
    await eventually('done', () => outcome !== '');
    expect(waiting.records()).to.deep.equal([]);
    await Promise.all([working.consumer.stop(), waiting.consumer.stop()]);
  });
};
