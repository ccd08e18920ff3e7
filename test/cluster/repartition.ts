/**
 * More partitions while a service is used: topics are copied from 8 to 12 partitions while an ingest is interrupted and two
 * replicas of query are asked all the time. No answer fails, none shows an earlier figure after a later one, and the rows are those
 * of an embedded run.
 * node test/cluster/repartition.ts
 */
import { join } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { startEmbeddedClickHouse } from '@footnote/clickhouse-embedded/start';
import { openKafkaLog } from '@footnote/event-log/kafka';
import { openLmdbLog } from '@footnote/event-log/lmdb';
import { partitionOf } from '@footnote/event-log/partitioner';
import { prefixedLog } from '@footnote/event-log/prefixed';
import { createCodec } from '@footnote/events/codec';
import { openConfluentRegistry } from '@footnote/events/confluent-registry';
import { openFileRegistry } from '@footnote/events/file-registry';
import { fetchParts } from '@footnote/kafka-local/fetch';
import { demoSpecs } from '@footnote/synthetic-edgar/demo';
import { generateIssuer } from '@footnote/synthetic-edgar/generate';
import { writeMirror } from '@footnote/synthetic-edgar/mirror';
import { finishCli, runCli, startCli } from '../faults/cli.ts';
import { issueKeyBy } from '../faults/cluster/answers.ts';
import { checksumsAt, checksumsIn, differences } from './checksums.ts';
import { correctTotals } from './corrected-total.ts';
import { askInTurn, goneBack, keepAsking } from './served-figures.ts';
import { type ServiceProcess, startService } from './service-process.ts';
import { openSurroundings } from './surroundings.ts';

const [FROM, TO] = [8, 12];
const NEXT = 'v2.';
const DELTA = 1_000_000n;
const SERVED_MS = 900_000;
const PAUSE_MS = 100;

const specs = demoSpecs.map((spec) => ({ ...spec, first_year: 2024, years: 2 }));
/** Its key has another partition of twelve than of eight, and its totals are corrected at the end. */
const moved = specs.find(({ cik }) => partitionOf(cik, FROM) !== partitionOf(cik, TO));
if (moved === undefined) throw new Error('no issuer gets another partition');
const [first, ...later] = specs.filter((spec) => spec !== moved).slice(0, 3);
if (first === undefined) throw new Error('four issuers expected');
const before = [moved, first].map(({ ticker }) => ticker);
const after = later.map(({ ticker }) => ticker);
const correction = { cik: moved.cik, delta: DELTA };

let failed = 0;
const report = (what: string, faults: readonly string[] = []): void => {
  failed += faults.length === 0 ? 0 : 1;
  console.log(`${what}: ${faults.length === 0 ? 'ok' : `FAILED ${faults.slice(0, 5).join('; ')}`}`);
};
const seconds = (since: number): string => ((performance.now() - since) / 1000).toFixed(1);

const surroundings = await openSurroundings(await fetchParts(), { brief: true, heapMiB: 256 });
const { scratch } = surroundings;
const at = (name: string): string => join(scratch, name);
const clickhouse = await startEmbeddedClickHouse({ dataDir: at('clickhouse'), database: 'footnote' });
const env = {
  ...surroundings.env,
  FOOTNOTE_CLICKHOUSE_URL: clickhouse.url,
  FOOTNOTE_EDGAR_MIRROR: at('mirror'),
  FOOTNOTE_DATA: at('data'),
  FOOTNOTE_PARTITIONS: String(FROM),
  FOOTNOTE_LOG_LEVEL: 'warn',
};
const withPrefix = (prefix: string): Readonly<Record<string, string>> =>
  prefix === '' ? env : { ...env, FOOTNOTE_KAFKA_PREFIX: prefix };
const must = async (args: readonly string[], prefix = ''): Promise<string> => {
  const { code, stdout, stderr } = await runCli([...args, '--data', at('data')], withPrefix(prefix));
  if (code !== 0) throw new Error(`footnote ${args.join(' ')} failed: ${stderr}${stdout}`);
  return stdout;
};
const ingestOf = (symbols: readonly string[]): readonly string[] => [
  ...['ingest', '--mirror', at('mirror'), '--symbols', symbols.join(',')],
];

/** What an embedded run of the same ingests and the same correction serves. */
async function embeddedRows() {
  const data = at('embedded');
  const ingest = async (symbols: readonly string[]): Promise<void> => {
    const { code, stderr } = await runCli([...ingestOf(symbols), '--data', data]);
    if (code !== 0) throw new Error(`the embedded ingest failed: ${stderr}`);
  };
  await ingest([...before, ...after]);
  const log = await openLmdbLog({ path: join(data, 'log') });
  await correctTotals(log, createCodec(await openFileRegistry(join(data, 'log', 'schemas'))), correction);
  await log.close();
  await ingest(before);
  return checksumsIn(data);
}

const running = new Set<ServiceProcess>();
const start = async (name: 'filing-parser' | 'projector' | 'query', prefix = ''): Promise<ServiceProcess> => {
  const process = startService(name, withPrefix(prefix));
  running.add(process);
  await process.up;
  return process;
};
const stop = async (process: ServiceProcess): Promise<void> => {
  const code = await process.stop();
  running.delete(process);
  if (code !== 0) report(`${process.name} stops`, [`exit code ${String(code)}: ${process.output()}`]);
};
const addressOf = async (query: ServiceProcess): Promise<string> => (await query.up).address ?? '';

try {
  await writeMirror(
    at('mirror'),
    specs.map((spec) => generateIssuer(spec)),
  );
  const expected = await embeddedRows();
  const queries = [await start('query'), await start('query')];
  let addresses = await Promise.all(queries.map(addressOf));
  let writers = [await start('filing-parser'), await start('projector')];
  await must(ingestOf(before));
  const key = await issueKeyBy((args) => runCli([...args, '--data', at('data')], env));
  const untilServed = async (symbol: string, isServed: (assets: number | null) => boolean): Promise<void> => {
    for (const end = Date.now() + SERVED_MS; ;) {
      const found = await Promise.all(addresses.map((_, turn) => askInTurn(addresses, key, symbol, turn)));
      if (found.every(({ status, assets }) => status === 200 && isServed(assets))) return;
      if (Date.now() > end) throw new Error(`${symbol} is not served within ${SERVED_MS / 1000} s`);
      await delay(PAUSE_MS);
    }
  };
  for (const symbol of before) await untilServed(symbol, (assets) => assets !== null);
  const { assets: old } = await askInTurn(addresses, key, moved.ticker, 0);
  const corrected = (old ?? 0) + Number(DELTA);
  console.log(
    `${before.join(' and ')} are served from ${FROM} partitions; total of ${moved.ticker}: ${String(old)}`,
  );

  const stream = keepAsking(() => addresses, key, before, PAUSE_MS);
  // An ingest that is under way is stopped like every other process that writes.
  const ingest = startCli([...ingestOf(after), '--data', at('data')], env);
  const interrupted = finishCli(ingest);
  const begun = new Promise((resolve) => ingest.stderr?.once('data', resolve));
  await Promise.race([begun, interrupted, delay(60_000)]);
  const stopped = performance.now();
  ingest.kill('SIGTERM');
  const { code } = await interrupted;
  console.log(`the ingest ended with ${code === 0 ? 'all done' : 'its work interrupted'}`);
  await Promise.all(writers.map(stop));
  console.log(`writers were stopped within ${seconds(stopped)} s`);

  const copying = performance.now();
  await must(['topics', 'repartition', '--partitions', String(TO), '--prefix', NEXT]);
  const copied = seconds(copying);
  const atCopied = stream.answers.length;
  const sealed = await fetch(`${addresses[0] ?? ''}/v2/flags`, {
    method: 'POST',
    headers: { 'x-api-key': key, 'content-type': 'application/json' },
    body: JSON.stringify({
      symbol: moved.ticker,
      statement: 'balance_sheet',
      field: 'total_assets',
      period: 'FY2025',
      reason: 'wrong_value',
    }),
  });
  report(
    `copied in ${copied} s; until query has the new prefix a flag is refused with 503`,
    sealed.status === 503 ? [] : [String(sealed.status)],
  );

  // Replicas that answer follow the new topics before anything is published there.
  for (const [index, query] of queries.entries()) {
    addresses = addresses.filter((_, other) => other !== (queries.length > 1 ? index : -1));
    await stop(query);
    const next = await start('query', NEXT);
    queries[index] = next;
    addresses = await Promise.all(queries.map(addressOf));
  }
  writers = [await start('filing-parser', NEXT), await start('projector', NEXT)];
  console.log(
    `writers stood still for ${seconds(stopped)} s, with ${stream.answers.length} answers meanwhile`,
  );
  await must(ingestOf(after), NEXT);
  const log = prefixedLog(
    await openKafkaLog({
      brokers: [surroundings.env['FOOTNOTE_KAFKA_BROKERS'] ?? ''],
      clientId: 'correction',
    }),
    NEXT,
  );
  const registry = openConfluentRegistry({
    url: surroundings.env['FOOTNOTE_SCHEMA_REGISTRY_URL'] ?? '',
    clientId: 'correction',
  });
  await correctTotals(log, createCodec(registry), correction);
  await log.close();
  await untilServed(moved.ticker, (assets) => assets === corrected);
  for (const symbol of after) await untilServed(symbol, (assets) => assets !== null);
  await delay(2000);
  await stream.stop();

  const { answers } = stream;
  const wrong = answers
    .filter(({ status }) => status !== 200)
    .map(({ status, symbol }) => `${symbol} ${status}`);
  report(`${answers.length} requests, ${atCopied} until the copy was done, none failed`, wrong);
  report('every answer says how fresh it is', answers.some((each) => !each.saysFreshness) ? ['not all'] : []);
  const ofMoved = answers.filter(({ symbol }) => symbol === moved.ticker);
  const figures = [old ?? 0, corrected];
  report(
    `no earlier total after a later one (${figures.map((each) => `${each}: ${ofMoved.filter(({ assets }) => assets === each).length}`).join(', ')})`,
    [
      ...goneBack(ofMoved, figures),
      ...ofMoved.filter(({ assets }) => !figures.includes(assets ?? NaN)).map(({ assets }) => String(assets)),
    ],
  );
  const topics = await must(['topics', 'list', '--json'], NEXT);
  report(
    `topics with the prefix ${NEXT} have ${TO} partitions`,
    topics.includes(`"topic":"facts","partitions":${TO}`) ? [] : [topics],
  );
  report('rows are those of an embedded run', differences(expected, await checksumsAt(clickhouse.url)));
} finally {
  await Promise.all([...running].map((each) => each.stop()));
  await clickhouse.stop();
  await surroundings.close();
}
process.exitCode = failed === 0 ? 0 : 1;
