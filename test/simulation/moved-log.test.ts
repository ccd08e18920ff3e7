import { execFile } from 'node:child_process';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { partsForTests } from '@footnote/kafka-local/testing';
import { openLmdbLog } from '@footnote/event-log/lmdb';
import { createCodec } from '@footnote/events/codec';
import { openFileRegistry } from '@footnote/events/file-registry';
import { STAGES } from '@footnote/events/topics';
import type { FilingFacts, Published } from '@footnote/event-types/types.generated';
import { demoSpecs } from '@footnote/synthetic-edgar/demo';
import { generateIssuer } from '@footnote/synthetic-edgar/generate';
import { writeMirror } from '@footnote/synthetic-edgar/mirror';
import { expect } from 'chai';
import { openSurroundings, type Surroundings } from '../cluster/surroundings.ts';
import { cellsChecksum, runCli } from '../faults/cli.ts';
import { pythonWith } from '../python.ts';

const run = promisify(execFile);

const CONSUMERS = join(import.meta.dirname, '../consumers');
const PACKAGES = ['confluent-kafka==2.16.1', 'fastavro==1.13.1'];

type Total = Readonly<Record<'value' | 'unit' | 'end' | 'filed' | 'accession', string>>;
type Summary = {
  readonly companies: Readonly<
    Record<string, { name: string; events: number; facts: number; assets: Total | null }>
  >;
  readonly published: readonly Pick<Published, 'cik' | 'projection' | 'revision'>[];
};

/** Expected output of the worked consumers, computed from the embedded log. */
async function expectedSummary(data: string): Promise<Summary> {
  const log = await openLmdbLog({ path: join(data, 'log') });
  const codec = createCodec(await openFileRegistry(join(data, 'log', 'schemas')));
  const facts: FilingFacts[] = [];
  const published = new Map<string, Published>();
  for (const { partition, low } of await log.watermarks('facts'))
    for await (const records of log.read('facts', partition, { from: low }))
      for (const { value } of records) facts.push(await codec.decode('facts', value));
  for (const { partition, low } of await log.watermarks('published'))
    for await (const records of log.read('published', partition, { from: low }))
      for (const { key, value } of records) published.set(key, await codec.decode('published', value));
  await log.close();
  const companies = [...Map.groupBy(facts, ({ cik }) => cik)].map(([cik, events]) => {
    const totals = events.flatMap(({ facts: own, filed, accession }) =>
      own
        .filter(({ concept }) => concept === 'Assets')
        .map(({ value, unit, end }) => ({ value, unit, end, filed, accession })),
    );
    const order = ({ end, filed, accession }: Total): string => `${end} ${filed} ${accession}`;
    const [assets = null] = totals.sort((a, b) => (order(a) > order(b) ? -1 : 1));
    const count = events.reduce((sum, event) => sum + event.facts.length, 0);
    return [
      cik,
      { name: events[0]?.entity_name ?? '', events: events.length, facts: count, assets },
    ] as const;
  });
  return {
    companies: Object.fromEntries(companies),
    published: [...published.values()]
      .map(({ cik, projection, revision }) => ({ cik, projection, revision }))
      .sort((a, b) => (`${a.cik} ${a.projection}` < `${b.cik} ${b.projection}` ? -1 : 1)),
  };
}

const parts = await partsForTests();

describe('moving a log', () => {
  let folder: string;
  let cells: string;
  const at = (name: string): string => join(folder, name);

  const succeed = async (
    args: readonly string[],
    env: Readonly<Record<string, string>> = {},
  ): Promise<string> => {
    const { code, stdout, stderr } = await runCli(args, env);
    expect(code, stderr).to.equal(0);
    return stdout;
  };

  /** Row counts after a rebuild from a moved log in new read models. */
  const rebuilt = async (data: string): Promise<string> => {
    await succeed(['rebuild', 'statements', '--data', data]);
    return cellsChecksum(data);
  };

  before(async () => {
    folder = await mkdtemp(join(tmpdir(), 'footnote-move-'));
    const specs = demoSpecs.slice(0, 2).map((spec) => ({ ...spec, first_year: 2024, years: 2 }));
    await writeMirror(at('mirror'), specs.map(generateIssuer));
    await succeed(['ingest', '--universe', '--mirror', at('mirror'), '--data', at('first')]);
    cells = await cellsChecksum(at('first'));
    expect(Number(cells.split('\t')[0])).to.be.greaterThan(1000);
    await succeed(['topics', 'export', '--all', '--to', at('files'), '--data', at('first')]);
  });
  after(() => rm(folder, { recursive: true, force: true }));

  it('exported to another folder, the log rebuilds the same rows', async () => {
    await succeed(['topics', 'import', at('files'), '--data', at('second')]);
    expect(await rebuilt(at('second'))).to.equal(cells);
  });

  it('exports files that another Avro library reads', async function () {
    const python = await pythonWith('consumers', PACKAGES).catch((error: unknown) => {
      if (process.env['REQUIRE_PYTHON'] === '1') throw error;
      console.log(`      skipped: no Python with fastavro here (${String(error).split('\n')[0] ?? ''})`);
      return undefined;
    });
    if (python === undefined) return this.skip();
    const { stdout } = await run(python, [join(CONSUMERS, 'exported.py'), at('files')]);
    const counts = JSON.parse(stdout) as Record<string, { records: number; keys: string[] }>;
    const { companies } = await expectedSummary(at('first'));
    const events = Object.values(companies).reduce((sum, company) => sum + company.events, 0);
    expect(counts['facts']).to.deep.equal({ records: events, keys: Object.keys(companies).sort() });
  });

  if (parts !== undefined)
    describe('through Kafka', () => {
      let surroundings: Surroundings;
      let printed: Summary;

      before(async () => {
        surroundings = await openSurroundings(parts, { brief: true });
        printed = await expectedSummary(at('first'));
        await succeed(['topics', 'import', at('files'), '--data', at('cluster')], surroundings.env);
      });
      after(() => surroundings.close());

      const addresses = (): readonly [string, string] => [
        surroundings.env['FOOTNOTE_KAFKA_BROKERS'] ?? '',
        surroundings.env['FOOTNOTE_SCHEMA_REGISTRY_URL'] ?? '',
      ];

      it('leaves no document to parse again', async () => {
        const lines = (await succeed(['topics', 'list', '--json', '--data', at('cluster')], surroundings.env))
          .trim()
          .split('\n');
        const topics = lines.map((line) => JSON.parse(line) as { topic: string; lag: object });
        expect(topics.find(({ topic }) => topic === 'documents')?.lag).to.deep.equal(
          Object.fromEntries(
            Object.entries(STAGES).flatMap(([name, { reads }]) => (reads === 'documents' ? [[name, 0]] : [])),
          ),
        );
      });

      it('and back, the log rebuilds the same rows', async () => {
        await succeed(
          ['topics', 'export', '--all', '--to', at('from-kafka'), '--data', at('cluster')],
          surroundings.env,
        );
        await succeed(['topics', 'import', at('from-kafka'), '--data', at('third')]);
        expect(await rebuilt(at('third'))).to.equal(cells);
      });

      it('is read by the worked consumer in TypeScript', async () => {
        const [brokers, registry] = addresses();
        const program = join(CONSUMERS, 'facts.ts');
        const { stdout } = await run(process.execPath, [
          program,
          '--brokers',
          brokers,
          '--registry',
          registry,
        ]);
        expect(JSON.parse(stdout)).to.deep.equal(printed);
      });

      it('is read by the worked consumer in Python', async function () {
        const python = await pythonWith('consumers', PACKAGES).catch((error: unknown) => {
          if (process.env['REQUIRE_KAFKA'] === '1') throw error;
          console.log(
            `      skipped: no Python with confluent-kafka here (${String(error).split('\n')[0] ?? ''})`,
          );
          return undefined;
        });
        if (python === undefined) return this.skip();
        const { stdout } = await run(python, [join(CONSUMERS, 'facts.py'), ...addresses()]);
        expect(JSON.parse(stdout)).to.deep.equal(printed);
      });
    });
});
