import { expect } from 'chai';
import { eventually, pause } from '@footnote/testing/eventually';
import type { LogRecord } from '../port.ts';
import { type Suite, numbered, readAll, record, rejection, text, valuesByKey } from './harness.ts';

const values = (records: readonly LogRecord[]): readonly number[] =>
  records.map(({ value }) => Number(text(value)));
const range = (from: number, to: number): readonly number[] =>
  Array.from({ length: to - from }, (_, index) => from + index);

/** `read` and `follow`. */
export const readFollowContract: Suite = (bench) => {
  it('reads any range of a partition', async () => {
    const { log, topic } = bench();
    const name = await topic(1);
    for (const [size, first] of [
      [3, 0],
      [1200, 3],
      [7, 1203],
    ] as const) {
      await log.append(name, numbered(size, 1, first));
    }
    const ranges = [
      [0, 1210],
      [0, 0],
      [2, 4],
      [3, 3],
      [500, 1204],
      [1209, 1210],
      [700, 9999],
      [1210, 1300],
    ] as const;
    for (const [from, to] of ranges) {
      expect(values(await readAll(log, name, 0, { from, to })), `${from} to ${to}`).to.deep.equal(
        range(Math.min(from, 1210), Math.max(Math.min(from, 1210), Math.min(to, 1210))),
      );
    }
    expect(values(await readAll(log, name, 0, { from: 1205 }))).to.deep.equal(range(1205, 1210));
  });

  it('reads up to the high-water mark at the call', async () => {
    const { log, topic } = bench();
    const name = await topic(1);
    await log.append(name, numbered(5, 1));
    const reading = log.read(name, 0, { from: 0 });
    const read: LogRecord[] = [];
    const appended = log.append(name, numbered(5, 1, 5));
    for await (const chunk of reading) read.push(...chunk);
    await appended;
    expect(values(read)).to.deep.equal(range(0, 5));
  });

  it('rejects a partition that the topic does not have', async () => {
    const { log, topic } = bench();
    const name = await topic(2);
    expect((await rejection(readAll(log, name, 2))).name).to.equal('UnknownTopicError');
  });

  it('follows from the start: existing and then new records, each once and in order', async () => {
    const { log, topic, another } = bench();
    const names = [await topic(2), await topic(3)] as const;
    for (const name of names) await log.append(name, numbered(30, 5));
    const got: LogRecord[] = [];
    let caughtUp: number | undefined;
    const follower = await (
      await another()
    ).follow({
      topics: names,
      from: 'start',
      onRecords: (records) => {
        got.push(...records);
      },
      onCaughtUp: () => {
        expect(caughtUp).to.equal(undefined);
        caughtUp = got.length;
      },
    });
    await eventually('caught up', () => caughtUp !== undefined);
    expect(caughtUp).to.be.at.least(60);
    for (const name of names) await log.append(name, numbered(30, 5, 30));
    await eventually('all delivered', () => got.length >= 120);
    await follower.stop();
    await follower.done;
    for (const name of names) {
      const byKey = valuesByKey(got.filter((each) => each.topic === name));
      for (const [key, list] of Object.entries(byKey)) {
        expect(list.map(Number), key).to.deep.equal(range(0, 60).filter((n) => `key-${n % 5}` === key));
      }
      expect(Object.keys(byKey)).to.have.length(5);
    }
  });

  it('follows from the end: only records appended after the call', async () => {
    const { log, topic } = bench();
    const name = await topic(2);
    await log.append(name, numbered(10, 5));
    const got: LogRecord[] = [];
    let caughtUp = 0;
    const follower = await log.follow({
      topics: [name],
      from: 'end',
      onRecords: async (records) => {
        await pause(1);
        got.push(...records);
      },
      onCaughtUp: () => (caughtUp += 1),
    });
    await log.append(name, numbered(10, 5, 10));
    await eventually('the new ones', () => got.length >= 10);
    await follower.stop();
    expect([...values(got)].sort((a, b) => a - b)).to.deep.equal(range(10, 20));
    expect(caughtUp).to.equal(1);
  });

  it('follows from given offsets: each record from there, once', async () => {
    const { log, topic } = bench();
    const name = await topic(2);
    const positions = await log.append(name, numbered(20, 5));
    const from = [0, 1].map(
      (partition) => positions.filter((position) => position.partition === partition).length - 2,
    );
    const got: LogRecord[] = [];
    const follower = await log.follow({
      topics: [name],
      from: { [name]: from },
      onRecords: (records) => void got.push(...records),
    });
    await log.append(name, numbered(10, 5, 20));
    await eventually('all delivered', () => got.length >= 14);
    await follower.stop();
    for (const [partition, start] of from.entries()) {
      const offsets = got.filter((each) => each.partition === partition).map(({ offset }) => offset);
      expect(offsets).to.deep.equal(range(start, start + offsets.length));
    }
    expect(got).to.have.length(14);
  });

  it('reads and follows without creating a group', async () => {
    const { log, topic } = bench();
    const name = await topic(1);
    await log.append(name, numbered(3, 1));
    const before = await log.groups();
    let delivered = 0;
    const follower = await log.follow({
      topics: [name],
      from: 'start',
      onRecords: (records) => void (delivered += records.length),
    });
    await eventually('delivered', () => delivered === 3);
    await readAll(log, name, 0);
    const during = await log.groups();
    await follower.stop();
    expect(before).to.include.members(during);
  });

  it('reports that it caught up with an empty topic', async () => {
    const { log, topic } = bench();
    const name = await topic(1);
    let caughtUp = 0;
    const follower = await log.follow({
      topics: [name],
      from: 'start',
      onRecords: () => undefined,
      onCaughtUp: () => (caughtUp += 1),
    });
    await eventually('caught up', () => caughtUp === 1);
    await follower.stop();
  });

  it('delivers at least the newest record of each key of a compacted topic', async () => {
    const { log, topic } = bench();
    const name = await topic(2, true);
    for (let round = 0; round < 5; round += 1) await log.append(name, numbered(6, 3, round * 6));
    const newest = new Map<string, number>();
    let caughtUp = false;
    const follower = await log.follow({
      topics: [name],
      from: 'start',
      onRecords: (records) => {
        for (const { key, value } of records) newest.set(key, Number(text(value)));
      },
      onCaughtUp: () => (caughtUp = true),
    });
    await eventually('caught up', () => caughtUp);
    await follower.stop();
    expect(Object.fromEntries(newest)).to.deep.equal({ 'key-0': 27, 'key-1': 28, 'key-2': 29 });
  });

  it('stops a follower after the running handler call, and stop is idempotent', async () => {
    const { log, topic } = bench();
    const name = await topic(1);
    await log.append(name, [record('k', '1')]);
    let [started, finished] = [false, false];
    const follower = await log.follow({
      topics: [name],
      from: 'start',
      onRecords: async () => {
        started = true;
        await pause(30);
        finished = true;
      },
    });
    await eventually('started', () => started);
    await Promise.all([follower.stop(), follower.stop()]);
    expect(finished).to.equal(true);
    await follower.stop();
    await follower.done;
  });

  it('ends a follower with the error of its handler', async () => {
    const { log, topic } = bench();
    const name = await topic(1);
    await log.append(name, [record('k', '1')]);
    const follower = await log.follow({
      topics: [name],
      from: 'start',
      onRecords: () => {
        throw new Error('handler failed');
      },
    });
    expect((await rejection(follower.done)).message).to.equal('handler failed');
    await follower.stop();
  });
};
