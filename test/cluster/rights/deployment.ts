import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { startEmbeddedClickHouse } from '@footnote/clickhouse-embedded/start';
import type { Parts } from '@footnote/kafka-local/fetch';
import { startRegistry } from '@footnote/kafka-local/registry';
import { isSession } from '@footnote/market/session-calendar';
import { SERVICE_NAMES, type ServiceName } from '@footnote/runtime/services';
import type { AclUser } from '@footnote/runtime/topic-acls';
import { demoSpecs } from '@footnote/synthetic-edgar/demo';
import { generateIssuer } from '@footnote/synthetic-edgar/generate';
import { writeMirror } from '@footnote/synthetic-edgar/mirror';
import { writePrices } from '@footnote/synthetic-edgar/prices';
import { startReceiver } from '@footnote/webhooks/testing/receiver';
import { type CliResult, runCli } from '../../faults/cli.ts';
import { type ServiceProcess, startService } from '../service-process.ts';
import { type GuardedBroker, PRINCIPAL, startGuardedBroker, type Entry, entriesOf } from './broker.ts';

/** Every service as a process with a user of its own on a broker that grants nothing by itself. */
export type Deployment = {
  readonly broker: GuardedBroker;
  /** What `footnote topics acls` prints. */
  readonly granted: readonly Entry[];
  /** A company that the fetcher ingests when it starts, and one that is collected on demand. */
  readonly symbols: { readonly polled: string; readonly requested: string };
  readonly deliveries: () => number;
  envOf(user: AclUser): Readonly<Record<string, string>>;
  cli(args: readonly string[]): Promise<CliResult>;
  start(service: ServiceName): ServiceProcess;
  close(): Promise<void>;
};

const SECRET = `whsec_${Buffer.alloc(32, 7).toString('base64')}`;
export const PREFIX = 'v1.';

export async function openDeployment(parts: Parts, folder: string, library: string): Promise<Deployment> {
  const at = (name: string): string => join(folder, name);
  const [polled, requested] = demoSpecs.map((spec) => ({ ...spec, first_year: 2024, years: 2 }));
  if (polled === undefined || requested === undefined) throw new Error('two issuers expected');
  await writeMirror(
    at('mirror'),
    [polled, requested].map((spec) => generateIssuer(spec)),
  );
  await writePrices(at('prices'), [polled], { through: '2026-01-30', isSession });
  const receiver = await startReceiver();
  await writeFile(at('secret'), SECRET);
  await writeFile(
    at('webhooks.json'),
    JSON.stringify({
      endpoints: [
        { name: 'desk', url: receiver.url, local: true, secret_file: at('secret'), begin: 'beginning' },
      ],
    }),
  );
  const broker = await startGuardedBroker(parts, folder);
  const registry = await startRegistry({ dataDir: at('registry'), parts, brief: true });
  const clickhouse = await startEmbeddedClickHouse({ dataDir: at('clickhouse'), database: 'footnote' });
  const common = {
    FOOTNOTE_DATA: at('data'),
    FOOTNOTE_KAFKA_PREFIX: PREFIX,
    FOOTNOTE_KAFKA_LIBRARY: library,
    FOOTNOTE_KAFKA_SESSION_SECONDS: '6',
    FOOTNOTE_SCHEMA_REGISTRY_URL: registry.url,
    FOOTNOTE_CLICKHOUSE_URL: clickhouse.url,
    FOOTNOTE_EDGAR_MIRROR: at('mirror'),
    FOOTNOTE_SYMBOLS: polled.ticker,
    FOOTNOTE_PRICES: at('prices'),
    FOOTNOTE_WEBHOOKS: at('webhooks.json'),
    FOOTNOTE_ON_DEMAND: 'on',
    FOOTNOTE_POLL_SECONDS: '5',
    FOOTNOTE_PARTITIONS: '2',
    FOOTNOTE_LOG_LEVEL: 'info',
  };
  const envOf = (user: AclUser): Readonly<Record<string, string>> => ({ ...common, ...broker.envOf(user) });
  const cli = (args: readonly string[]): Promise<CliResult> =>
    runCli([...args, '--data', at('data')], { ...envOf('cli'), FOOTNOTE_LOG_LEVEL: 'warn' });
  const printed = await cli(['topics', 'acls', '--principal', PRINCIPAL]);
  if (printed.code !== 0) throw new Error(printed.stderr);
  const granted = entriesOf(printed.stdout.trim().split('\n'));
  await broker.grant(granted);
  return {
    broker,
    granted,
    symbols: { polled: polled.ticker, requested: requested.ticker },
    deliveries: () => receiver.received.length,
    envOf,
    cli,
    start: (service) => startService(service, envOf(service)),
    close: async () => {
      await clickhouse.stop();
      await registry.stop();
      await broker.close();
      await receiver.close();
    },
  };
}

export const startAll = (deployment: Deployment): readonly ServiceProcess[] =>
  SERVICE_NAMES.map((service) => deployment.start(service));
