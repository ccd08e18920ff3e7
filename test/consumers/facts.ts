/**
 * A worked consumer: reads `facts` and the compacted `published` from Kafka, decoded through the schema
 * registry, with public libraries and no code of Footnote. Prints, as one JSON document, each company's
 * newest total assets with their filing, and its newest revision. node test/consumers/facts.ts --brokers
 * 127.0.0.1:9092 --registry http://127.0.0.1:8081/apis/ccompat/v7
 */
import { parseArgs } from 'node:util';
import { SchemaRegistry } from '@kafkajs/confluent-schema-registry';
import { Kafka, logLevel } from 'kafkajs';

/** The members of an event of `facts` (schemas/facts.avsc) that are used here. */
type Facts = {
  readonly cik: string;
  readonly entity_name: string;
  readonly accession: string;
  readonly filed: string;
  readonly facts: readonly {
    readonly concept: string;
    readonly unit: string;
    readonly end: string;
    readonly value: string;
  }[];
};
/** The members of an event of `published` (schemas/published.avsc) that are used here. */
type Published = { readonly cik: string; readonly projection: string; readonly revision: number };

type Total = {
  readonly value: string;
  readonly unit: string;
  readonly end: string;
  readonly filed: string;
  readonly accession: string;
};
type Company = { name: string; events: number; facts: number; assets: Total | null };

const { values } = parseArgs({
  options: { brokers: { type: 'string' }, registry: { type: 'string' }, group: { type: 'string' } },
});
const { brokers = '127.0.0.1:9092', registry: host = 'http://127.0.0.1:8081/apis/ccompat/v7' } = values;

const kafka = new Kafka({
  clientId: 'facts-example',
  brokers: brokers.split(','),
  logLevel: logLevel.NOTHING,
});
const registry = new SchemaRegistry({ host });

const companies = new Map<string, Company>();
// A compacted topic may still contain earlier records of a key: the last one counts.
const revisions = new Map<string, Published>();

/** The total of the latest balance sheet; if two filings report it, that of the later one. */
function isNewer(total: Total, known: Total | null): boolean {
  return (
    known === null || [total.end, total.filed, total.accession] > [known.end, known.filed, known.accession]
  );
}

function takeFacts({ cik, entity_name: name, accession, filed, facts }: Facts): void {
  const company = companies.get(cik) ?? { name, events: 0, facts: 0, assets: null };
  // Only events of companyfacts contain the filer's name. Those of a filing's own XBRL add `faces`, `calculations` and
  // `dimensioned`: facts of a class of stock or a segment, never totals, which is why they are not among `facts`.
  if (company.name === '') company.name = name;
  company.events += 1;
  company.facts += facts.length;
  for (const { concept, unit, end, value } of facts) {
    const total = { value, unit, end, filed, accession };
    if (concept === 'Assets' && isNewer(total, company.assets)) company.assets = total;
  }
  companies.set(cik, company);
}

/** Reads a topic from its beginning to its current end, with the records of each partition in order. */
async function readThrough(topic: string, take: (key: string, event: unknown) => void): Promise<void> {
  const admin = kafka.admin();
  await admin.connect();
  const ends = (await admin.fetchTopicOffsets(topic)).filter(({ low, high }) => Number(high) > Number(low));
  await admin.disconnect();
  const left = new Set(ends.map(({ partition }) => partition));
  if (left.size === 0) return;
  // A group of its own, which commits nothing: the next run reads everything again.
  const group = `${values.group ?? 'facts-example'}-${process.pid}-${topic}`;
  const consumer = kafka.consumer({ groupId: group });
  await consumer.connect();
  await consumer.subscribe({ topic, fromBeginning: true });
  const finished = Promise.withResolvers<undefined>();
  await consumer.run({
    autoCommit: false,
    eachBatch: async (payload) => {
      const { batch } = payload;
      for (const { key, value } of batch.messages) {
        if (payload.isStale()) return;
        // A record without a value deletes its key.
        if (value !== null) take(key?.toString() ?? '', await registry.decode(value));
      }
      const end = ends.find(({ partition }) => partition === batch.partition);
      if (end !== undefined && Number(batch.lastOffset()) + 1 >= Number(end.high))
        left.delete(batch.partition);
      if (left.size === 0) finished.resolve(undefined);
    },
  });
  await finished.promise;
  await consumer.disconnect();
  const groups = kafka.admin();
  await groups.connect();
  await groups.deleteGroups([group]).catch(() => undefined);
  await groups.disconnect();
}

await readThrough('facts', (_, event) => takeFacts(event as Facts));
await readThrough('published', (key, event) => revisions.set(key, event as Published));

const byCik = [...companies].sort(([a], [b]) => (a < b ? -1 : 1));
const newest = [...revisions.values()].sort((a, b) =>
  `${a.cik} ${a.projection}` < `${b.cik} ${b.projection}` ? -1 : 1,
);
console.log(
  JSON.stringify({
    companies: Object.fromEntries(byCik),
    published: newest.map(({ cik, projection, revision }) => ({ cik, projection, revision })),
  }),
);
