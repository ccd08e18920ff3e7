/**
 * The two clients of Kafka on one broker in one run: events appended and read per second, for records as they are in
 * the log (500 bytes that compress), alternating so that a busy machine is busy for both.
 * node test/bench/cluster/libraries.ts [--records N] [--rounds N]
 */
import { randomUUID } from 'node:crypto';
import { parseArgs } from 'node:util';
import { openKafkaLog } from '@footnote/event-log/kafka';
import { fetchParts } from '@footnote/kafka-local/fetch';
import { temporaryKafka } from '@footnote/kafka-local/testing';
import { describeMachine } from '../bench-env.ts';

const { values } = parseArgs({
  options: { records: { type: 'string', default: '100000' }, rounds: { type: 'string', default: '3' } },
});
const RECORDS = Number(values.records);
const BATCH = 500;
const PARTITIONS = 8;
const LIBRARIES = ['kafkajs', 'platformatic'] as const;
const record = (index: number) => {
  const fact = { concept: `us-gaap:Concept${index % 400}`, value: index * 7919, unit: 'USD', index };
  return { key: `key-${index % 64}`, value: Buffer.from(JSON.stringify(fact).padEnd(500, 'filed 2024 ')) };
};

type Measured = { readonly append: number; readonly read: number; readonly cpu: number };

async function measure(brokers: readonly string[], library: (typeof LIBRARIES)[number]): Promise<Measured> {
  const log = await openKafkaLog({ brokers, clientId: 'bench', library });
  const topic = `bench-${randomUUID()}`;
  await log.ensureTopics([{ name: topic, partitions: PARTITIONS }]);
  const cpu = process.cpuUsage();
  const started = performance.now();
  for (let first = 0; first < RECORDS; first += BATCH)
    await log.append(
      topic,
      Array.from({ length: Math.min(BATCH, RECORDS - first) }, (_, index) => record(first + index)),
    );
  const written = performance.now();
  let count = 0;
  const done = Promise.withResolvers<undefined>();
  const consumer = await log.consume({
    group: topic,
    topics: [topic],
    onBatch: async ({ records }, control) => {
      count += records.length;
      await control.commit((records.at(-1)?.offset ?? 0) + 1);
      if (count >= RECORDS) done.resolve(undefined);
    },
  });
  await Promise.race([done.promise, consumer.done]);
  const read = performance.now();
  const { user, system } = process.cpuUsage(cpu);
  await log.close();
  return {
    append: RECORDS / ((written - started) / 1000),
    read: RECORDS / ((read - written) / 1000),
    cpu: (user + system) / RECORDS,
  };
}

const median = (list: readonly number[]): number =>
  [...list].sort((a, b) => a - b)[Math.floor(list.length / 2)] ?? 0;

const kafka = await temporaryKafka(await fetchParts());
try {
  const runs = new Map(LIBRARIES.map((library) => [library, [] as Measured[]]));
  for (const library of LIBRARIES) await measure(kafka.brokers, library);
  for (let round = 0; round < Number(values.rounds); round += 1)
    for (const library of LIBRARIES) runs.get(library)?.push(await measure(kafka.brokers, library));
  console.log(describeMachine());
  console.log(
    `${RECORDS} records of 500 bytes in ${PARTITIONS} partitions, median of ${values.rounds} rounds:`,
  );
  for (const [library, all] of runs) {
    const [append, read, cpu] = (['append', 'read', 'cpu'] as const).map((key) =>
      median(all.map((each) => each[key])),
    );
    console.log(
      `${library}: ${append?.toFixed(0)} appended and ${read?.toFixed(0)} consumed and committed a second, ` +
        `${cpu?.toFixed(1)} microseconds of processor time a record for both`,
    );
  }
} finally {
  await kafka.destroy();
}
