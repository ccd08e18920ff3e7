import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Writable } from 'node:stream';
import { expect } from 'chai';
import fc from 'fast-check';
import { Registry } from 'prom-client';
import { openLmdbLog } from '@footnote/event-log/lmdb';
import type { EventLog } from '@footnote/event-log/port';
import { createCodec } from '@footnote/events/codec';
import { createMemoryRegistry } from '@footnote/events/memory-registry';
import { topicSpecs } from '@footnote/events/topics';
import { eventually } from '@footnote/testing/eventually';
import type { EventFilter } from '@footnote/wire/events/event-filter';
import { KINDS_OF, type StreamKind } from '@footnote/wire/events/stream-event';
import { STREAMED, type StreamedTopic } from '@footnote/wire/events/streamed-topics';
import { appendEvent } from '@footnote/wire/events/testing/append-event';
import { createStreamHub, type StreamHub } from './hub.ts';
import { readPosition } from './position.ts';
import { createEventReader } from './testing/read-stream.ts';

const ALL: EventFilter = { ciks: null, kinds: null, since: null };
const codec = createCodec(createMemoryRegistry());

describe('the hub of streams', () => {
  let folder: string;
  let log: EventLog;
  const hubs: StreamHub[] = [];
  const start = async (beatMs = 60_000): Promise<StreamHub> => {
    const hub = createStreamHub({
      log,
      codec,
      logger: { error: () => undefined },
      registry: new Registry(),
      beatMs,
      retryMs: 5,
    });
    await hub.start();
    hubs.push(hub);
    return hub;
  };
  beforeEach(async () => {
    folder = await mkdtemp(join(tmpdir(), 'footnote-stream-'));
    log = await openLmdbLog({ path: folder });
    await log.ensureTopics(topicSpecs(3));
  });
  afterEach(async () => {
    for (const hub of hubs.splice(0)) await hub.stop();
    await log.close();
    await rm(folder, { recursive: true, force: true });
  });

  /** A client that keeps what it got over its connections. */
  const client = (filter: EventFilter) => {
    const reader = createEventReader();
    let response: Writable | undefined;
    return {
      reader,
      isConnected: () => response?.destroyed === false,
      connect: async (hub: StreamHub): Promise<void> => {
        const position =
          reader.lastId() === '' ? hub.position() : readPosition(reader.lastId(), hub.partitions())!;
        expect(await hub.has(position)).to.equal(true);
        response = new Writable({
          write: (chunk: Buffer, _encoding, done) => {
            reader.push(chunk.toString());
            done();
          },
        });
        hub.serve({ response, filter, position, isAllowed: () => true });
      },
      leave: () => response?.destroy(),
    };
  };

  const action = fc.oneof(
    { weight: 4, arbitrary: fc.record({ append: fc.constantFrom(...STREAMED), company: fc.nat(3) }) },
    { weight: 2, arbitrary: fc.record({ toggle: fc.nat(2), replica: fc.nat(1) }) },
    { weight: 1, arbitrary: fc.record({ wait: fc.nat(3) }) },
  );
  const cikOf = (company: number): string => `000999000${company}`;
  const FILTERS: readonly EventFilter[] = [
    ALL,
    { ...ALL, kinds: new Set<StreamKind>(['stake', 'filing', 'revision']) },
    { ...ALL, ciks: new Set([cikOf(1), cikOf(2)]) },
  ];

  it('gives each subscriber each event once and in order, whenever and to whichever replica it reconnects', async () => {
    const replicas = [await start(5), await start(5)] as const;
    let number = 0;
    await fc.assert(
      fc.asyncProperty(fc.array(action, { maxLength: 40 }), async (actions) => {
        const clients = FILTERS.map((filter) => ({ filter, ...client(filter) }));
        for (const each of clients) await each.connect(replicas[0]);
        // Each has an id of its own before anything happens.
        await eventually('ids', () => clients.every(({ reader }) => reader.lastId() !== ''));
        const appended: { readonly topic: StreamedTopic; readonly cik: string; readonly id: string }[] = [];
        for (const step of actions)
          if ('append' in step) {
            const cik = cikOf(step.company);
            number += 1;
            const id = await appendEvent({ log, codec }, step.append, cik, number);
            appended.push({ topic: step.append, cik, id });
          } else if ('toggle' in step) {
            const each = clients[step.toggle]!;
            if (each.isConnected()) each.leave();
            else await each.connect(replicas[step.replica]!);
          } else await new Promise((resolve) => setTimeout(resolve, step.wait));
        for (const each of clients) if (!each.isConnected()) await each.connect(replicas[1]);
        for (const { filter, reader, leave } of clients) {
          const wanted = appended.filter(
            ({ topic, cik }) =>
              (filter.ciks?.has(cik) ?? true) &&
              KINDS_OF[topic].some((kind) => filter.kinds?.has(kind) ?? true),
          );
          await eventually('all are there', () => reader.events.length >= wanted.length);
          const streams = (list: readonly { topic: string; cik: string; id: string }[]) =>
            Object.groupBy(list, ({ topic, cik }) => `${topic} ${cik}`);
          const got = reader.events.map(({ event, data }) => ({
            topic: STREAMED.find((topic) => KINDS_OF[topic].some((kind) => kind === event))!,
            cik: String(data['cik']),
            id: String(data['event_id']),
          }));
          expect(streams(got)).to.deep.equal(streams(wanted));
          leave();
        }
      }),
      { numRuns: 25 },
    );
  });

  it('leaves out what other sources say of a filing, and filings before the day', async () => {
    const hub = await start();
    const all = client(ALL);
    const later = client({ ...ALL, since: '2026-02-01' });
    await all.connect(hub);
    await later.connect(hub);
    const append = (number: number, change: object) =>
      appendEvent({ log, codec }, 'filings', cikOf(0), number, change);
    await append(1, { origin: 'companyfacts' });
    await append(2, { filed: '2026-01-31' });
    const last = await append(3, { filed: '2026-02-01' });
    await eventually('the last', () => later.reader.events.length > 0);
    await eventually('both', () => all.reader.events.length > 1);
    expect(all.reader.events).to.have.length(2);
    expect(later.reader.events.map(({ data }) => data['event_id'])).to.deep.equal([last]);
  });

  it('goes on behind an unreadable record, and when the log failed for a while', async () => {
    const genuine = log;
    let fail: ((error: Error) => void) | undefined;
    log = {
      ...genuine,
      follow: async (options) => {
        const follower = await genuine.follow(options);
        const failed = new Promise<never>((_resolve, reject) => (fail = reject));
        failed.catch(() => follower.stop());
        return { ...follower, done: Promise.race([follower.done, failed]) };
      },
    };
    const hub = await start();
    log = genuine;
    const one = client(ALL);
    await one.connect(hub);
    await log.append('stakes', [{ key: cikOf(0), value: Buffer.from('no event') }]);
    const ids = [await appendEvent({ log, codec }, 'stakes', cikOf(0), 1)];
    await eventually('the first', () => one.reader.events.length === 1);
    fail?.(new Error('the broker is away'));
    for (const number of [2, 3, 4]) ids.push(await appendEvent({ log, codec }, 'stakes', cikOf(0), number));
    await eventually('the others', () => one.reader.events.length >= 4);
    expect(one.reader.events.map(({ data }) => data['event_id'])).to.deep.equal(ids);
  });

  it('cuts a subscriber off that does not read, and no other', async () => {
    const hub = await start();
    const good = client(ALL);
    await good.connect(hub);
    const deaf = new Writable({ write: () => undefined });
    hub.serve({ response: deaf, filter: ALL, position: hub.position(), isAllowed: () => true });
    let sent = 0;
    while (!deaf.destroyed && sent < 2000) {
      const some = Array.from({ length: 50 }, (_, at) =>
        appendEvent({ log, codec }, 'trades', cikOf(at % 3), sent + at),
      );
      await Promise.all(some);
      sent += some.length;
      await eventually('the other has them', () => good.reader.events.length === sent);
    }
    expect(deaf.destroyed).to.equal(true);
  });
});
