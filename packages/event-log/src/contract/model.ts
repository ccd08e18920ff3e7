import { expect } from 'chai';
import fc from 'fast-check';
import { eventually } from '@footnote/testing/eventually';
import { partitionOf } from '../partitioner.ts';
import type { EventLog } from '../port.ts';
import { type Suite, consumeInto, readAll, rejection, text, unique, nth } from './harness.ts';

/** Expected contents of the log: values by partition, and the committed offsets of each group. */
type Model = { readonly partitions: string[][]; readonly committed: Map<string, number[]>; written: number };

type Real = {
  readonly topic: string;
  /** Distinguishes this run's groups from those of other runs. */
  readonly run: string;
  log: EventLog;
  readonly reopen: () => Promise<EventLog>;
};

type Command = fc.AsyncCommand<Model, Real>;

const KEYS = ['a', 'b', 'c', 'd', 'e', 'f', 'g', 'h'];
const GROUPS = ['one', 'two'];

const committedOf = (model: Model, group: string): number[] =>
  model.committed.get(group) ?? model.partitions.map(() => -1);

const pendingOf = (model: Model, group: string): number =>
  committedOf(model, group).reduce(
    (sum, offset, partition) => sum + nth(model.partitions, partition).length - Math.max(0, offset),
    0,
  );

class Append implements Command {
  private readonly keys: readonly string[];
  constructor(keys: readonly string[]) {
    this.keys = keys;
  }
  check = () => true;
  async run(model: Model, { log, topic }: Real): Promise<void> {
    const records = this.keys.map((key) => ({ key, value: `${key}${(model.written += 1)}` }));
    const positions = await log.append(
      topic,
      records.map(({ key, value }) => ({ key, value: new TextEncoder().encode(value) })),
    );
    for (const [index, { key, value }] of records.entries()) {
      const partition = partitionOf(key, model.partitions.length);
      const offset = nth(model.partitions, partition).push(value) - 1;
      expect(positions[index]).to.deep.equal({ topic, partition, offset });
    }
  }
  toString = () => `append(${this.keys.join('')})`;
}

class Read implements Command {
  private readonly from: number;
  private readonly to: number;
  constructor(from: number, to: number) {
    this.from = from;
    this.to = to;
  }
  check = () => true;
  async run(model: Model, { log, topic }: Real): Promise<void> {
    for (const [partition, values] of model.partitions.entries()) {
      const read = await readAll(log, topic, partition, { from: this.from, to: this.to });
      expect(read.map(({ value }) => text(value))).to.deep.equal(values.slice(this.from, this.to));
    }
  }
  toString = () => `read(${this.from}, ${this.to})`;
}

/** Consumes all that the group has not committed; commits `share` of each batch. */
class Consume implements Command {
  private readonly group: string;
  private readonly share: number;
  private readonly maxRecords: number;
  constructor(group: string, share: number, maxRecords: number) {
    this.group = group;
    this.share = share;
    this.maxRecords = maxRecords;
  }
  check = (model: Readonly<Model>) => pendingOf(model, this.group) > 0;
  async run(model: Model, { log, topic, run }: Real): Promise<void> {
    const expected = pendingOf(model, this.group);
    const committed = [...committedOf(model, this.group)];
    const reader = await consumeInto(log, {
      group: `${run}-${this.group}`,
      topics: [topic],
      maxRecords: this.maxRecords,
      onBatch: async ({ partition, records }, control) => {
        const next = nth(records, 0).offset + Math.round(records.length * this.share);
        if (this.share === 0) return;
        await control.commit(next);
        committed[partition] = next;
      },
    });
    await eventually(`${expected} records`, () => reader.records().length >= expected);
    await reader.consumer.stop();
    for (const [partition, values] of model.partitions.entries()) {
      const got = reader.records().filter((each) => each.partition === partition);
      const start = Math.max(0, nth(committedOf(model, this.group), partition));
      expect(got.map(({ value }) => text(value))).to.deep.equal(values.slice(start));
    }
    model.committed.set(this.group, committed);
  }
  toString = () => `consume(${this.group}, commit ${this.share} of batches of ${this.maxRecords})`;
}

/** A handler that fails in its first batch, after committing part of it or nothing. */
class Crash implements Command {
  private readonly group: string;
  private readonly commits: boolean;
  constructor(group: string, commits: boolean) {
    this.group = group;
    this.commits = commits;
  }
  check = (model: Readonly<Model>) => pendingOf(model, this.group) > 0;
  async run(model: Model, { log, topic, run }: Real): Promise<void> {
    const committed = [...committedOf(model, this.group)];
    const { consumer } = await consumeInto(log, {
      group: `${run}-${this.group}`,
      topics: [topic],
      onBatch: async ({ partition, records }, control) => {
        if (this.commits) {
          committed[partition] = nth(records, 0).offset + 1;
          await control.commit(committed[partition]);
        }
        throw new Error('crash');
      },
    });
    expect((await rejection(consumer.done)).message).to.equal('crash');
    model.committed.set(this.group, committed);
  }
  toString = () => `crash(${this.group}${this.commits ? ', one committed' : ''})`;
}

class Reopen implements Command {
  check = () => true;
  async run(_: Model, real: Real): Promise<void> {
    await real.log.close();
    real.log = await real.reopen();
  }
  toString = () => 'reopen';
}

class Inspect implements Command {
  check = () => true;
  async run(model: Model, { log, topic, run }: Real): Promise<void> {
    const marks = model.partitions.map(({ length: high }, partition) => ({ topic, partition, low: 0, high }));
    expect(await log.watermarks(topic)).to.deep.equal(marks);
    for (const group of GROUPS) {
      const rows = await log.lag(`${run}-${group}`, [topic]);
      expect(rows).to.deep.equal(
        marks.map(({ partition, high }) => {
          const committed = nth(committedOf(model, group), partition);
          return { topic, partition, committed, high, lag: high - Math.max(0, committed) };
        }),
      );
    }
  }
  toString = () => 'inspect';
}

const commands: fc.Arbitrary<Command>[] = [
  fc.array(fc.constantFrom(...KEYS), { maxLength: 30 }).map((keys) => new Append(keys)),
  fc.tuple(fc.nat(12), fc.nat(24)).map(([from, length]) => new Read(from, from + length)),
  fc
    .tuple(fc.constantFrom(...GROUPS), fc.constantFrom(0, 0.5, 1), fc.constantFrom(1, 4, 500))
    .map(([group, share, maxRecords]) => new Consume(group, share, maxRecords)),
  fc.tuple(fc.constantFrom(...GROUPS), fc.boolean()).map(([group, commits]) => new Crash(group, commits)),
  fc.constant(new Reopen()),
  fc.constant(new Inspect()),
];

/** Any sequence of appends, reads, consumers, crashes and reopenings ends in the state of a simple model. */
export const modelContract: Suite = (bench) => {
  it('agrees with an in-memory model for any sequence of commands', async () => {
    const { another } = bench();
    const sequences = fc.commands(commands, { maxCommands: 15 });
    await fc.assert(
      fc.asyncProperty(sequences, fc.integer({ min: 1, max: 3 }), async (sequence, partitions) => {
        const log = await another();
        const topic = unique('model');
        await log.ensureTopics([{ name: topic, partitions }]);
        const setup = () => ({
          model: {
            partitions: Array.from({ length: partitions }, () => []),
            committed: new Map(),
            written: 0,
          },
          real: { topic, run: unique('run'), log, reopen: another },
        });
        await fc.asyncModelRun(setup, [...sequence, new Inspect()]);
      }),
      { numRuns: 25 },
    );
  });
};
