/**
 * Subscribers of `GET /v2/stream`, with a filing or a change of figures every second, and clients that disconnect and
 * reconnect:
 *
 *     node test/bench/stream.ts [--subscribers 1000] [--filings 60] [--leaving 50]
 *
 * Prints the number of events missed and delivered twice, and the memory of the service with its clients. Exits 1 if an
 * event was missed or delivered twice.
 */
import { get, type IncomingMessage } from 'node:http';
import { setTimeout as sleep } from 'node:timers/promises';
import { parseArgs } from 'node:util';
import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';
import { startHarness } from '@footnote/query/testing/harness';
import { appendEvent } from '@footnote/wire/events/testing/append-event';
import { createEventReader } from '@footnote/query/stream/testing/read-stream';

const { values } = parseArgs({
  options: {
    subscribers: { type: 'string', default: '1000' },
    filings: { type: 'string', default: '60' },
    leaving: { type: 'string', default: '50' },
  },
});
const subscribers = Number(values.subscribers);
const filings = Number(values.filings);
const leaving = Number(values.leaving);

const CIK = '0009990001';
const SETTLE_MS = 5000;
const MIB = 1024 * 1024;

setFlagsFromString('--expose-gc');
const collectGarbage = runInNewContext('gc') as () => void;

const harness = await startHarness([], {
  now: '2026-02-10T15:00:00Z',
  streams: { perKey: 2 * subscribers, times: {} },
});

type Numbered = { readonly accession?: string; readonly filings?: readonly { readonly accession: string }[] };

/** The number of an event. Every second event is a change of figures, which lists its filing. */
const numberOf = (data: object): number => {
  const { accession, filings: [filing] = [] } = data as Numbered;
  return Number((accession ?? filing?.accession ?? '').slice(-6));
};

/** Counts the events it receives by the number in the accession, and stores none of them. */
const client = () => {
  const counts = new Uint8Array(filings);
  let lastId = '';
  let response: IncomingMessage | undefined;
  let connections = 0;
  const connect = async (): Promise<void> => {
    const reader = createEventReader();
    const headers = { 'X-API-Key': harness.key, ...(lastId === '' ? {} : { 'Last-Event-ID': lastId }) };
    const began = Promise.withResolvers<undefined>();
    connections += 1;
    get(`${harness.service.address()}/v2/stream`, { agent: false, headers }, (got) => {
      if (got.statusCode !== 200) began.reject(new Error(`status ${got.statusCode ?? 0}`));
      response = got;
      got.on('error', () => undefined);
      got.setEncoding('utf8').on('data', (text: string) => {
        if (response !== got) return;
        reader.push(text);
        lastId = reader.lastId();
        for (const { data } of reader.events.splice(0)) {
          const number = numberOf(data);
          counts[number] = (counts[number] ?? 0) + 1;
        }
        began.resolve(undefined);
      });
    }).on('error', began.reject);
    await began.promise;
  };
  return {
    counts,
    connect,
    connections: () => connections,
    leave: () => {
      const left = response;
      response = undefined;
      left?.destroy();
    },
  };
};

const clients = Array.from({ length: subscribers }, client);
for (let from = 0; from < subscribers; from += 100)
  await Promise.all(clients.slice(from, from + 100).map((one) => one.connect()));

let away: readonly (typeof clients)[number][] = [];
for (let number = 0; number < filings; number += 1) {
  const began = performance.now();
  const accession = `0009990001-26-${String(number).padStart(6, '0')}`;
  if (number % 2 === 0) await appendEvent(harness, 'filings', CIK, number, { accession });
  else {
    const filing = { accession, form: '10-Q', filed: '2026-02-10' };
    await appendEvent(harness, 'revisions', CIK, number, { filings: [filing] });
  }
  const back = away;
  away = Array.from({ length: leaving }, (_, at) => clients[(number * leaving + at) % subscribers]).filter(
    (one) => one !== undefined,
  );
  for (const one of away) one.leave();
  await Promise.all(back.filter((one) => !away.includes(one)).map((one) => one.connect()));
  if (number % 10 === 9) {
    collectGarbage();
    const { rss, heapUsed } = process.memoryUsage();
    const cpu = process.cpuUsage();
    console.log(
      `${number + 1} events: ${Math.round(rss / MIB)} MiB resident, ${Math.round(heapUsed / MIB)} MiB heap after a collection, ` +
        `${((cpu.user + cpu.system) / 1e6).toFixed(1)} s of CPU time, with the clients`,
    );
  }
  await sleep(Math.max(0, 1000 - (performance.now() - began)));
}
await Promise.all(away.map((one) => one.connect()));
await sleep(SETTLE_MS);

const total = (of: (count: number) => boolean): number =>
  clients.reduce((sum, { counts }) => sum + counts.filter(of).length, 0);
const missed = total((count) => count === 0);
const twice = total((count) => count > 1);
const connections = clients.reduce((sum, one) => sum + one.connections(), 0);
console.log(
  `${subscribers} subscribers, ${filings} events, ${connections - subscribers} reconnections: ` +
    `${total((count) => count === 1)} delivered once, ${missed} missed, ${twice} twice`,
);
for (const one of clients) one.leave();
await harness.stop();
process.exitCode = missed + twice === 0 ? 0 : 1;
