import { expect } from 'chai';
import { partitionOf } from '../partitioner.ts';
import { type Suite, numbered, readAll, readTopic, record, rejection, text, unique, nth } from './harness.ts';

/** Topics and `append`. */
export const appendContract: Suite = (bench) => {
  it('has an identity, which every handle gives', async () => {
    const { log, another } = bench();
    const identity = await log.identity();
    expect(identity).to.match(/^\S{16,}$/);
    expect(await (await another()).identity()).to.equal(identity);
  });

  it('gives each topic an id, the same in every handle', async () => {
    const { log, topic, another } = bench();
    const names = [await topic(2), await topic(1)];
    const ids = await log.topicIds();
    const own = names.map((name) => ids.get(name) ?? '');
    for (const id of own) expect(id).to.match(/^\S{16,}$/);
    expect(new Set(own).size).to.equal(2);
    const others = await (await another()).topicIds();
    expect(names.map((name) => others.get(name))).to.deep.equal(own);
  });

  it('creates missing topics and keeps existing ones', async () => {
    const { log } = bench();
    const [one, two] = [unique('one'), unique('two')];
    await log.ensureTopics([{ name: one, partitions: 3 }]);
    await log.append(one, [record('k', 'v')]);
    await log.ensureTopics([
      { name: one, partitions: 3 },
      { name: two, partitions: 1, compacted: true },
    ]);
    const specs = (await log.topics()).filter(({ name }) => name === one || name === two);
    expect(specs).to.have.deep.members([
      { name: one, partitions: 3 },
      { name: two, partitions: 1, compacted: true },
    ]);
    expect(await readTopic(log, one)).to.have.length(1);
  });

  it('rejects different settings for an existing topic and then creates no topic', async () => {
    const { log, topic } = bench();
    const name = await topic(2);
    const fresh = unique('fresh');
    for (const expected of [
      { name, partitions: 3 },
      { name, partitions: 2, compacted: true },
    ]) {
      const error = await rejection(log.ensureTopics([{ name: fresh, partitions: 1 }, expected]));
      expect(error.name).to.equal('TopicConflictError');
    }
    expect((await log.topics()).map((spec) => spec.name)).not.to.include(fresh);
  });

  it('returns positions in the order of the records, without gaps from 0 in each partition', async () => {
    const { log, topic } = bench();
    const name = await topic(4);
    const next = [0, 0, 0, 0];
    for (const size of [1, 7, 40]) {
      const records = numbered(size, 9);
      const positions = await log.append(name, records);
      const expected = records.map(({ key }) => {
        const partition = partitionOf(key, 4);
        const offset = nth(next, partition);
        next[partition] = offset + 1;
        return { topic: name, partition, offset };
      });
      expect(positions).to.deep.equal(expected);
    }
    expect(await log.watermarks(name)).to.deep.equal(
      next.map((high, partition) => ({ topic: name, partition, low: 0, high })),
    );
  });

  it('returns keys, values and headers unchanged', async () => {
    const { log, topic } = bench();
    const name = await topic(1);
    const records = [
      { key: '0000320193', value: new Uint8Array([0, 1, 2, 255, 0]) },
      { key: 'Ünïcødé 漢字', value: new Uint8Array(0) },
      {
        key: 'h',
        value: new Uint8Array([1]),
        headers: { 'content-type': 'a/b', naïve: '漢字 "quoted"', empty: '' },
      },
    ];
    await log.append(name, records);
    const read = await readAll(log, name, 0);
    expect(
      read.map(({ key, value, headers }) => ({ key, value: [...value], headers: headers ?? {} })),
    ).to.deep.equal(
      records.map(({ key, value, headers }) => ({ key, value: [...value], headers: headers ?? {} })),
    );
    expect(read.map(({ topic: of, partition, offset }) => [of, partition, offset])).to.deep.equal([
      [name, 0, 0],
      [name, 0, 1],
      [name, 0, 2],
    ]);
  });

  it('stores nothing for an empty append', async () => {
    const { log, topic } = bench();
    const name = await topic(2);
    expect(await log.append(name, [])).to.deep.equal([]);
    expect((await log.watermarks(name)).map(({ high }) => high)).to.deep.equal([0, 0]);
  });

  it('stores values of up to 1 MB among small ones', async () => {
    const { log, topic } = bench();
    const name = await topic(1);
    const sizes = [10, 1_000_000, 0, 300_000, 262_144, 1, 999_999];
    const values = sizes.map((size, index) => new Uint8Array(size).map((_, at) => (at * 31 + index) & 255));
    await log.append(
      name,
      values.map((value) => ({ key: 'k', value })),
    );
    const read = await readAll(log, name, 0);
    expect(read.map(({ value }) => value.length)).to.deep.equal(sizes);
    for (const [index, { value }] of read.entries())
      expect(Buffer.compare(value, nth(values, index))).to.equal(0);
  });

  it('stores an append of any size completely and in order', async () => {
    const { log, topic } = bench();
    const name = await topic(2);
    const many = numbered(50_000, 7);
    const positions = await log.append(name, many);
    const heavy = Array.from({ length: 24 }, (_, index) => ({
      key: 'k',
      value: new Uint8Array(1_000_000).fill(index),
    }));
    await log.append(name, heavy);
    const read = (await Promise.all([0, 1].map((partition) => readAll(log, name, partition)))).flat();
    expect(read).to.have.length(many.length + heavy.length);
    const places = new Map(read.map((each) => [`${each.partition}/${each.offset}`, text(each.value)]));
    for (const [index, { partition, offset }] of positions.entries())
      if (places.get(`${partition}/${offset}`) !== String(index)) expect.fail(`record ${index} is elsewhere`);
    const large = read.filter(({ value }) => value.length === 1_000_000);
    expect(large.map(({ value }) => value[0])).to.deep.equal(heavy.map((_, index) => index));
  });

  it('keeps the batches of concurrent appends whole and in the order of the calls', async () => {
    const { log, topic } = bench();
    const name = await topic(3);
    const batches = Array.from({ length: 40 }, (_, batch) => numbered(25, 6, batch * 25));
    await Promise.all(batches.map((records) => log.append(name, records)));
    for (let partition = 0; partition < 3; partition += 1) {
      const read = await readAll(log, name, partition);
      expect(read.map(({ offset }) => offset)).to.deep.equal(read.map((_, index) => index));
      const expected = batches.flat().filter(({ key }) => partitionOf(key, 3) === partition);
      expect(read.map(({ value }) => text(value))).to.deep.equal(expected.map(({ value }) => text(value)));
    }
  });

  it('makes an append visible to every other handle once it resolves', async () => {
    const { log, topic, another } = bench();
    const name = await topic(2);
    const other = await another();
    for (let round = 0; round < 5; round += 1) {
      await log.append(name, numbered(4, 4));
      const highs = (await other.watermarks(name)).map(({ high }) => high);
      expect(highs.reduce((sum, high) => sum + high, 0)).to.equal(4 * (round + 1));
      expect(await readTopic(other, name)).to.have.length(4 * (round + 1));
    }
  });

  it('appends from two handles concurrently without gaps or duplicate offsets, each batch in order', async () => {
    const { log, topic, another } = bench();
    const name = await topic(2);
    const other = await another();
    const write = async (from: typeof log, prefix: string) => {
      const positions = [];
      for (let batch = 0; batch < 20; batch += 1) {
        positions.push(
          ...(await from.append(
            name,
            Array.from({ length: 10 }, (_, at) => record(`${prefix}${at % 4}`, String(batch * 10 + at))),
          )),
        );
      }
      return positions;
    };
    const positions = (await Promise.all([write(log, 'a'), write(other, 'b')])).flat();
    const places = positions.map(({ partition, offset }) => `${partition}/${offset}`);
    expect(new Set(places).size).to.equal(400);
    for (let partition = 0; partition < 2; partition += 1) {
      const read = await readAll(log, name, partition);
      expect(read.map(({ offset }) => offset)).to.deep.equal(read.map((_, index) => index));
      for (const key of new Set(read.map((each) => each.key))) {
        const values = read.filter((each) => each.key === key).map(({ value }) => Number(text(value)));
        expect(values).to.deep.equal([...values].sort((a, b) => a - b));
      }
    }
  });

  it('names an unknown topic in the error of every call', async () => {
    const { log } = bench();
    const name = unique('nowhere');
    const group = unique('group');
    const calls = [
      log.append(name, [record('k', 'v')]),
      log.append(name, []),
      log.watermarks(name),
      log.lag(group, [name]),
      readAll(log, name, 0),
      log.follow({ topics: [name], from: 'start', onRecords: () => undefined }),
      log.consume({ group, topics: [name], onBatch: async () => Promise.resolve() }),
    ];
    for (const error of await Promise.all(calls.map(rejection))) {
      expect(error.name).to.equal('UnknownTopicError');
      expect(error.message).to.include(name);
    }
    expect((await log.topics()).map((spec) => spec.name)).not.to.include(name);
  });
};
