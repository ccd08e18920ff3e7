/**
 * Rights on a real broker: every service runs as a process with the rights that `footnote topics acls` prints for it, and
 * no others, and works. Then each right is taken away by itself: the service must name it at start, or, while it runs,
 * in its health, and go on when it is given back.
 * node test/cluster/rights/main.ts [--library kafkajs|platformatic]
 */
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { parseArgs } from 'node:util';
import { isRefused } from '@footnote/event-log/kafka/access';
import { fetchParts } from '@footnote/kafka-local/fetch';
import { loadConfig } from '@footnote/runtime/config';
import { openEvents } from '@footnote/runtime/event-log';
import { SERVICE_NAMES, type ServiceName } from '@footnote/runtime/services';
import { issueKeyBy } from '../../faults/cluster/answers.ts';
import { type Entry, PRINCIPAL } from './broker.ts';
import { type Deployment, openDeployment, PREFIX, startAll } from './deployment.ts';
import type { ServiceProcess } from '../service-process.ts';

const { values } = parseArgs({ options: { library: { type: 'string', default: 'kafkajs' } } });
const WAIT_MS = 600_000;
const PAUSE_MS = 200;

let failed = 0;
const report = (what: string, faults: readonly string[] = []): void => {
  failed += faults.length === 0 ? 0 : 1;
  console.log(`${what}: ${faults.length === 0 ? 'ok' : `FAILED ${faults.join('; ')}`}`);
};

/** Seconds until the condition holds; throws after the time limit. */
async function until(what: string, holds: () => Promise<boolean>): Promise<number> {
  const began = performance.now();
  while (!(await holds().catch(() => false))) {
    if (performance.now() - began > WAIT_MS) throw new Error(`${what}: not within ${WAIT_MS / 1000} s`);
    await delay(PAUSE_MS);
  }
  return Math.round((performance.now() - began) / 100) / 10;
}

const text = ({ operation, resource, name }: Pick<Entry, 'operation' | 'resource' | 'name'>): string =>
  `${operation} on ${resource} ${name}`;

/** Kafka lets whoever may read, write or delete something describe it too. */
const isImplied = (entry: Entry, all: readonly Entry[]): boolean =>
  entry.operation === 'Describe' &&
  all.some(
    (other) =>
      other.principal === entry.principal &&
      other.resource === entry.resource &&
      other.name === entry.name &&
      ['Read', 'Write', 'Delete'].includes(other.operation),
  );

async function work(deployment: Deployment, processes: readonly ServiceProcess[]): Promise<void> {
  await Promise.all(processes.map(({ up }) => up));
  report(`${processes.length} services are up with their own rights`);
  const key = await issueKeyBy((args) => deployment.cli(args));
  const query = processes.find(({ name }) => name === 'query');
  const address = (await query?.up)?.address ?? '';
  const ask = (path: string): Promise<Response> =>
    fetch(`${address}${path}`, { headers: { 'x-api-key': key } });
  const { polled, requested } = deployment.symbols;
  const served = async (path: string): Promise<void> => {
    const seconds = await until(path, async () => (await ask(path)).status === 200);
    report(`${path} is answered after ${seconds} s`);
  };
  await served(`/v2/fundamentals?symbol=${polled}`);
  await served(`/v2/prices?symbol=${polled}`);
  await served(`/v2/fundamentals?symbol=${requested}`);
  await until('webhooks', () => Promise.resolve(deployment.deliveries() > 0));
  report(`${deployment.deliveries()} webhooks were delivered`);
  for (const args of [['rebuild', 'statements'], ['topics', 'list'], ['dead-letters', 'list'], ['doctor']]) {
    const { code, stderr, stdout } = await deployment.cli(args);
    const isRefusal = /refuse/.test(stderr + stdout);
    report(
      `footnote ${args.join(' ')}`,
      code === 0 || (args[0] === 'doctor' && !isRefusal) ? [] : [stderr + stdout],
    );
  }
  for (const process of processes)
    report(
      `${process.name} was refused nothing`,
      process.output().match(/AUTHORIZATION_FAILED|KafkaAccessError|brokers refuse/g) ?? [],
    );
}

/** Each right by itself: the service does not start without it, and says which it is. */
async function takeEach(deployment: Deployment): Promise<void> {
  const { broker, granted } = deployment;
  for (const user of SERVICE_NAMES) {
    const own = granted.filter(({ principal }) => principal === PRINCIPAL + user);
    const faults: string[] = [];
    let [named, implied] = [0, 0];
    for (const entry of own) {
      await broker.withdraw([entry]);
      const said = await openEvents(loadConfig(deployment.envOf(user)), user, { user }).then(
        async ({ log }) => {
          await log.close();
          return 'started';
        },
        (error: unknown) => (isRefused(error) ? error.rights.map(text).join(', ') : String(error)),
      );
      await broker.grant([entry]);
      if (isImplied(entry, own)) {
        implied += 1;
        if (said !== 'started') faults.push(`without ${text(entry)}, which is implied: ${said}`);
      } else if (said === text(entry)) named += 1;
      else faults.push(`without ${text(entry)}: ${said}`);
    }
    report(
      `${user}: ${named} rights are named when they are missing at start, ${implied} are implied by others`,
      faults,
    );
  }
}

/** Rights that are taken from running services, one of each kind. */
const WHILE_RUNNING: readonly (readonly [ServiceName, Entry['operation'], string])[] = [
  ['filing-parser', 'Read', 'filing-parser'],
  ['filing-fetcher', 'Read', 'filing-fetcher'],
  ['filing-parser', 'Read', 'documents'],
  ['projector', 'Read', 'facts'],
  ['projector', 'Write', 'published'],
  ['query', 'Read', 'keys'],
  ['webhooks', 'Write', 'dead-letters'],
  ['price-fetcher', 'Write', 'bars'],
];

async function takeWhileRunning(deployment: Deployment, processes: readonly ServiceProcess[]): Promise<void> {
  for (const [service, operation, name] of WHILE_RUNNING) {
    const process = processes.find((each) => each.name === service);
    const entry = deployment.granted.find(
      (each) =>
        each.principal === PRINCIPAL + service && each.operation === operation && each.name === PREFIX + name,
    );
    if (process === undefined || entry === undefined) continue;
    await deployment.broker.withdraw([entry]);
    const wanted = `lacks ${text(entry)}`;
    const seen = await until(`${service} says that it ${wanted}`, async () =>
      (await process.health()).text.includes(wanted),
    );
    await deployment.broker.grant([entry]);
    const mended = await until(`${service} is healthy again`, async () => (await process.health()).isHealthy);
    report(
      `${service} without ${text(entry)} says so after ${seen} s, and is healthy ${mended} s after it is given`,
    );
  }
}

const folder = await mkdtemp(join(tmpdir(), 'footnote-rights-'));
try {
  const deployment = await openDeployment(await fetchParts(), folder, values.library);
  const processes: ServiceProcess[] = [];
  try {
    const made = await deployment.cli(['topics', 'ensure']);
    report('footnote topics ensure', made.code === 0 ? [] : [made.stderr]);
    processes.push(...startAll(deployment));
    await work(deployment, processes);
    await takeWhileRunning(deployment, processes);
    const codes = await Promise.all(processes.map((each) => each.stop()));
    report('all services stop', codes.filter((code) => code !== 0).map(String));
    await takeEach(deployment);
  } finally {
    await Promise.all(processes.map((each) => each.stop()));
    await deployment.close();
  }
} finally {
  await rm(folder, { recursive: true, force: true });
}
process.exitCode = failed === 0 ? 0 : 1;
