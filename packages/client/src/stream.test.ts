import { ACME } from '@footnote/query/testing/companies';
import { startHarness, type Harness } from '@footnote/query/testing/harness';
import { appendEvent } from '@footnote/wire/events/testing/append-event';
import { eventually } from '@footnote/testing/eventually';
import { expect } from 'chai';
import { UnexpectedAnswerError } from './answer.ts';
import { createFootnote, type Footnote, type FootnoteOptions } from './client.ts';
import { parseExactly } from './parse.ts';
import { streamEvents, StreamRefusedError, type StreamEvent, type StreamOptions } from './stream.ts';

describe('the stream of the client', () => {
  let harness: Harness;
  let leaving: AbortController;
  const waits: number[] = [];
  const clock = {
    now: Date.now,
    sleep: (seconds: number) => {
      waits.push(seconds);
      return new Promise<void>((resolve) => setTimeout(resolve, 1));
    },
  };
  beforeEach(async () => {
    waits.length = 0;
    leaving = new AbortController();
    harness = await startHarness([ACME], {
      now: '2026-02-10T15:00:00Z',
      streams: { perKey: 9, times: { beatMs: 10 } },
    });
  });
  afterEach(async () => {
    leaving.abort();
    await harness.stop();
  });

  const clientOf = (options: Partial<FootnoteOptions> = {}): Footnote =>
    createFootnote({ baseUrl: harness.service.address(), key: harness.key, clock, ...options });

  /** Collects what comes until the test ends it. */
  const collect = (footnote: Footnote, filter = {}, options: StreamOptions = {}) => {
    const events: StreamEvent[] = [];
    const ended = (async () => {
      for await (const event of footnote.stream(filter, { signal: leaving.signal, ...options }))
        events.push(event);
    })();
    return { events, ended };
  };

  const openOne = async (): Promise<void> => {
    await eventually('it is open', async () => {
      const response = await fetch(`${harness.service.address()}/v2/stream`, {
        method: 'HEAD',
        headers: { 'X-API-Key': harness.key },
      });
      return response.status === 200;
    });
  };

  it('has events typed by their kind, and ends with the signal', async () => {
    const first = await streamed();
    expect(first.events.map(({ kind }) => kind)).to.have.members(['stake', 'revision']);
    for (const event of first.events)
      if (event.kind === 'stake') expect(event.persons).to.be.an('array');
      else if (event.kind === 'revision') expect(event.changes[0]?.old.value).to.be.a('number');
    leaving.abort();
    await first.ended;
  });

  const streamed = async () => {
    let requests = 0;
    const footnote = clientOf({
      fetch: async (request) => {
        const response = await fetch(request);
        requests += 1;
        return response;
      },
    });
    const one = collect(footnote, { symbols: ['ACME-B'], kinds: ['stake', 'revision'] });
    await eventually('connected', () => requests > 0);
    await appendEvent(harness, 'stakes', '0000000001', 0);
    await appendEvent(harness, 'stakes', ACME.cik, 1);
    await appendEvent(harness, 'filings', ACME.cik, 2);
    await appendEvent(harness, 'revisions', ACME.cik, 3);
    await eventually('both', () => one.events.length === 2);
    return one;
  };

  it('resumes after lost connections without gaps or repetitions, also before the first event', async () => {
    let connections = 0;
    const cut = clientOf({
      fetch: async (request) => {
        connections += 1;
        if (connections % 3 === 0) throw new TypeError('fetch failed');
        const response = await fetch(request);
        // Each connection is cut after two pieces.
        let pieces = 0;
        const body = response.body!.pipeThrough(
          new TransformStream<Uint8Array, Uint8Array>({
            transform: (piece, controller) => {
              controller.enqueue(piece);
              pieces += 1;
              if (pieces === 2) controller.error(new Error('cut'));
            },
          }),
        );
        return new Response(body, response);
      },
    });
    const { events } = collect(cut, { kinds: ['stake'] });
    await eventually('several connections', () => connections > 4);
    const ids: string[] = [];
    for (let number = 0; number < 20; number += 1)
      ids.push(await appendEvent(harness, 'stakes', ACME.cik, number));
    await eventually('all', () => events.length >= 20);
    expect(events.map(({ event_id: id }) => id)).to.deep.equal(ids);
  });

  it('resumes after an id of an earlier run', async () => {
    const before = await streamed();
    const [first] = before.events;
    leaving.abort();
    await before.ended;
    leaving = new AbortController();
    const { events } = collect(clientOf(), { kinds: ['stake', 'revision'] }, { lastEventId: first!.id });
    await eventually('the other', () => events.length === 1);
    expect(events[0]?.event_id).to.equal(before.events[1]?.event_id);
  });

  it('throws refusals that waiting does not lift', async () => {
    const refusal = (promise: Promise<void>): Promise<unknown> =>
      promise.then(
        () => 'ended',
        (error: unknown) => error,
      );
    const wrongKey = await refusal(collect(clientOf({ key: 'fn_wrong' })).ended);
    expect(wrongKey).to.be.instanceOf(StreamRefusedError);
    expect(wrongKey).to.include({ status: 401 });
    const wrongId = await refusal(collect(clientOf(), {}, { lastEventId: 'x' }).ended);
    expect(wrongId).to.be.instanceOf(StreamRefusedError);
    expect(wrongId).to.include({ status: 400 });
    const page = clientOf({ fetch: () => Promise.resolve(new Response('<html>', { status: 404 })) });
    expect(await refusal(collect(page).ended)).to.be.instanceOf(UnexpectedAnswerError);
  });

  it('waits as long as a rate limit or an unavailable service requests', async () => {
    const answers = [
      new Response('{}', { status: 429, headers: { 'Retry-After': '7' } }),
      new Response('{}', { status: 503 }),
    ];
    const footnote = clientOf({ fetch: (request) => Promise.resolve(answers.shift() ?? fetch(request)) });
    const { events } = collect(footnote, { kinds: ['stake'] });
    await eventually('two waits', () => waits.length === 2);
    expect(waits[0]).to.equal(7);
    expect(waits[1]).to.be.within(1, 4);
    await openOne();
    await eventually('an event', async () => {
      await appendEvent(harness, 'stakes', ACME.cik, 1);
      return events.length > 0;
    });
  });

  it('reconnects if no data arrive', async () => {
    let connections = 0;
    const silent = () => {
      connections += 1;
      return Promise.resolve(new Response(new ReadableStream<Uint8Array>({ pull: () => undefined })));
    };
    const settings = { baseUrl: 'http://127.0.0.1', key: 'k', fetch: silent, parse: parseExactly, clock };
    const events = streamEvents({ ...settings, silentMs: 5 }, {}, { signal: leaving.signal });
    const ended = events.next();
    await eventually('again', () => connections > 2);
    leaving.abort();
    expect(await ended).to.deep.equal({ done: true, value: undefined });
  });
});
