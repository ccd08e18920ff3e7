import { expect } from 'chai';
import { eventually, pause } from '@footnote/testing/eventually';
import { type BatchControl, LogClosedError } from '../port.ts';
import {
  type Suite,
  commitAll,
  consumeInto,
  numbered,
  readAll,
  record,
  rejection,
  text,
  unique,
  valuesByKey,
  nth,
} from './harness.ts';

/** `consume` by one member, commits, lag, `close`. */
export const consumeContract: Suite = (bench) => {
  it('delivers existing and then new records, in order per key', async () => {
    const { log, topic } = bench();
    const name = await topic(3);
    await log.append(name, numbered(100, 10));
    const { consumer, batches, records } = await consumeInto(log, { group: unique('g'), topics: [name] });
    await eventually('first hundred', () => records().length === 100);
    await log.append(name, numbered(100, 10, 100));
    await eventually('second hundred', () => records().length === 200);
    await consumer.stop();
    for (const [key, list] of Object.entries(valuesByKey(records()))) {
      const expected = Array.from({ length: 200 }, (_, n) => n).filter((n) => `key-${n % 10}` === key);
      expect(list.map(Number)).to.deep.equal(expected);
    }
    for (const { topic: of, partition, records: run, high } of batches) {
      expect(of).to.equal(name);
      expect(run.map(({ offset }) => offset)).to.deep.equal(
        run.map((_, index) => nth(run, 0).offset + index),
      );
      expect(new Set(run.map((each) => each.partition))).to.deep.equal(new Set([partition]));
      expect(high).to.be.at.least(nth(run, -1).offset + 1);
    }
  });

  it('keeps batches within maxRecords', async () => {
    const { log, topic } = bench();
    const name = await topic(1);
    await log.append(name, numbered(25, 1));
    const reader = await consumeInto(log, { group: unique('g'), topics: [name], maxRecords: 10 });
    await eventually('all', () => reader.records().length === 25);
    await reader.consumer.stop();
    expect(Math.max(...reader.batches.map(({ records }) => records.length))).to.be.at.most(10);
  });

  it('keeps batches within about maxBytes, and still delivers a larger record', async () => {
    const { log, topic } = bench();
    const name = await topic(1);
    const sizes = [10, 600, 600, 50_000, 10, 10, 990];
    await log.append(
      name,
      sizes.map((size) => ({ key: 'k', value: new Uint8Array(size) })),
    );
    const reader = await consumeInto(log, { group: unique('g'), topics: [name], maxBytes: 1000 });
    await eventually('all', () => reader.records().length === sizes.length);
    await reader.consumer.stop();
    expect(reader.records().map(({ value }) => value.length)).to.deep.equal(sizes);
    for (const { records } of reader.batches) {
      const bytes = records.reduce((sum, { value }) => sum + value.length, 0);
      if (records.length > 1) expect(bytes).to.be.at.most(1000);
    }
  });

  it('restarts a group from its last commit, regardless of records delivered after it', async () => {
    const { log, topic } = bench();
    const name = await topic(1);
    const group = unique('g');
    await log.append(name, numbered(30, 1));
    const first = await consumeInto(log, {
      group,
      topics: [name],
      maxRecords: 10,
      onBatch: async (batch, control) => {
        if (nth(batch.records, 0).offset === 10) await control.commit(15);
      },
    });
    await eventually('all delivered once', () => first.records().length === 30);
    await first.consumer.stop();
    expect(await log.lag(group, [name])).to.deep.equal([
      { topic: name, partition: 0, committed: 15, high: 30, lag: 15 },
    ]);
    const second = await consumeInto(log, { group, topics: [name] });
    await eventually('the rest again', () => second.records().length >= 15);
    await second.consumer.stop();
    expect(second.records().map(({ offset }) => offset)).to.deep.equal(
      Array.from({ length: 15 }, (_, n) => 15 + n),
    );
  });

  it('accepts the commit of several batches after onBatch has returned', async () => {
    const { log, topic } = bench();
    const name = await topic(1);
    const group = unique('g');
    await log.append(name, numbered(20, 5));
    let last: BatchControl | undefined;
    const reader = await consumeInto(log, {
      group,
      topics: [name],
      maxRecords: 6,
      onBatch: (_, control) => {
        last = control;
        return Promise.resolve();
      },
    });
    await eventually('all delivered', () => reader.records().length === 20);
    expect((await log.lag(group, [name])).map(({ committed }) => committed)).to.deep.equal([-1]);
    expect(last?.isStale()).to.equal(false);
    await last?.heartbeat();
    await last?.commit(20);
    expect((await log.lag(group, [name])).map(({ committed, lag }) => [committed, lag])).to.deep.equal([
      [20, 0],
    ]);
    await reader.consumer.stop();
    const next = await consumeInto(log, { group, topics: [name] });
    await log.append(name, numbered(1, 1, 20));
    await eventually('the new one', () => next.records().length > 0);
    expect(next.records().map(({ offset }) => offset)).to.deep.equal([20]);
    await next.consumer.stop();
  });

  it('delivers everything again to a group that never committed', async () => {
    const { log, topic } = bench();
    const name = await topic(2);
    const group = unique('g');
    await log.append(name, numbered(20, 4));
    for (let round = 0; round < 2; round += 1) {
      const reader = await consumeInto(log, { group, topics: [name], onBatch: () => Promise.resolve() });
      await eventually('all', () => reader.records().length === 20);
      await reader.consumer.stop();
    }
    for (const row of await log.lag(group, [name])) {
      expect(row.committed).to.equal(-1);
      expect(row.lag).to.equal(row.high);
    }
  });

  it('separates groups and lists those that committed', async () => {
    const { log, topic } = bench();
    const name = await topic(2);
    await log.append(name, numbered(10, 4));
    const groups = [unique('g'), unique('g')];
    for (const group of groups) {
      const reader = await consumeInto(log, { group, topics: [name] });
      await eventually('all', () => reader.records().length === 10);
      await reader.consumer.stop();
    }
    expect(await log.groups()).to.include.members(groups);
    expect((await log.lag(unique('g'), [name])).map(({ committed }) => committed)).to.deep.equal([-1, -1]);
    expect((await log.lag(nth(groups, 0), [name])).map(({ lag }) => lag)).to.deep.equal([0, 0]);
  });

  it('reports assigned partitions and, when it stops, revoked ones', async () => {
    const { log, topic } = bench();
    const name = await topic(2);
    const calls: string[] = [];
    const both = [0, 1].map((partition) => ({ topic: name, partition }));
    const { consumer } = await consumeInto(log, {
      group: unique('g'),
      topics: [name],
      onAssigned: (partitions) => {
        expect(partitions).to.have.deep.members(both);
        calls.push('assigned');
        return Promise.resolve();
      },
      onRevoked: (partitions) => {
        expect(partitions).to.have.deep.members(both);
        calls.push('revoked');
        return Promise.resolve();
      },
    });
    await eventually('assigned', () => calls.length === 1);
    expect(consumer.assignment()).to.have.deep.members(both);
    await consumer.stop();
    expect(calls).to.deep.equal(['assigned', 'revoked']);
    expect(consumer.assignment()).to.deep.equal([]);
  });

  it('finishes the running batch when stopped, and stop is idempotent', async () => {
    const { log, topic } = bench();
    const name = await topic(1);
    const group = unique('g');
    await log.append(name, numbered(10, 1));
    const [running, finish] = [Promise.withResolvers<undefined>(), Promise.withResolvers<undefined>()];
    const { consumer, batches } = await consumeInto(log, {
      group,
      topics: [name],
      maxRecords: 4,
      onBatch: async (batch, control) => {
        running.resolve(undefined);
        await finish.promise;
        await commitAll(batch, control);
      },
    });
    await running.promise;
    const stops = [consumer.stop(), consumer.stop()];
    finish.resolve(undefined);
    await Promise.all(stops);
    await consumer.stop();
    await consumer.done;
    expect(batches).to.have.length(1);
    expect(nth(await log.lag(group, [name]), 0).committed).to.equal(4);
  });

  it('ends with the error thrown by the handler and keeps its commits', async () => {
    const { log, topic } = bench();
    const name = await topic(1);
    const group = unique('g');
    await log.append(name, numbered(10, 1));
    const { consumer } = await consumeInto(log, {
      group,
      topics: [name],
      maxRecords: 5,
      onBatch: async (batch, control) => {
        if (nth(batch.records, 0).offset === 5) throw new Error('handler failed');
        await commitAll(batch, control);
      },
    });
    expect((await rejection(consumer.done)).message).to.equal('handler failed');
    await consumer.stop();
    expect(nth(await log.lag(group, [name]), 0).committed).to.equal(5);
    const next = await consumeInto(log, { group, topics: [name] });
    await eventually('the rest', () => next.records().length === 5);
    await next.consumer.stop();
  });

  it('lets a handler append to the log it reads from', async () => {
    const { log, topic } = bench();
    const [source, sink] = [await topic(2), await topic(2)];
    await log.append(source, numbered(50, 5));
    const { consumer } = await consumeInto(log, {
      group: unique('g'),
      topics: [source],
      maxRecords: 10,
      onBatch: async (batch, control) => {
        await log.append(sink, batch.records);
        await commitAll(batch, control);
      },
    });
    const copied = async () => (await log.watermarks(sink)).reduce((sum, { high }) => sum + high, 0);
    await eventually('all copied', async () => (await copied()) === 50);
    await consumer.stop();
    const original = await Promise.all([0, 1].map((partition) => readAll(log, source, partition)));
    const copy = await Promise.all([0, 1].map((partition) => readAll(log, sink, partition)));
    const plain = (records: typeof copy) =>
      records.map((list) => list.map(({ key, value }) => [key, text(value)]));
    expect(plain(copy)).to.deep.equal(plain(original));
  });

  it('wakes a waiting consumer for records of another handle', async () => {
    const { log, topic, another } = bench();
    const name = await topic(1);
    const reader = await consumeInto(await another(), { group: unique('g'), topics: [name] });
    await eventually('assigned', () => reader.consumer.assignment().length === 1);
    for (let round = 1; round <= 3; round += 1) {
      await pause(50);
      await log.append(name, [record('k', 'v')]);
      await eventually('delivered', () => reader.records().length === round, 2000);
    }
    await reader.consumer.stop();
  });

  it('ends consumers and followers when the log is closed and rejects later calls', async () => {
    const { topic, another } = bench();
    const name = await topic(1);
    const log = await another();
    await log.append(name, [record('k', 'v')]);
    let control: BatchControl | undefined;
    const { consumer } = await consumeInto(log, {
      group: unique('g'),
      topics: [name],
      onBatch: (_, given) => {
        control = given;
        return Promise.resolve();
      },
    });
    const follower = await log.follow({ topics: [name], from: 'start', onRecords: () => undefined });
    await eventually('consuming', () => control !== undefined);
    await Promise.all([log.close(), log.close()]);
    await consumer.done;
    await follower.done;
    expect(control?.isStale()).to.equal(true);
    const refused = [
      log.append(name, [record('k', 'v')]),
      log.ensureTopics([]),
      log.topics(),
      log.watermarks(name),
      log.lag('g', [name]),
      log.groups(),
      readAll(log, name, 0),
      log.consume({ group: 'g', topics: [name], onBatch: () => Promise.resolve() }),
      log.follow({ topics: [name], from: 'end', onRecords: () => undefined }),
    ];
    for (const error of await Promise.all(refused.map(rejection)))
      expect(error).to.be.instanceOf(LogClosedError);
    await log.close();
  });
};
