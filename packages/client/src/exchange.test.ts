import { expect } from 'chai';
import { createExchange, type Exchange } from './exchange.ts';

const READ = 'http://footnote.test/v2/profile?symbol=ACME';
const TOOL = 'http://footnote.test/v1/tools/stock_search';
const FLAG = 'http://footnote.test/v2/flags';
const NOW = Date.parse('2026-02-10T15:00:00Z');

type Script = readonly (number | Error | (() => Response))[];
type Scripted = { readonly exchange: Exchange; readonly sent: Request[]; readonly waits: number[] };

/** Answers of a script, one after the other; a wait ends at once, or with the abortion of the request. */
function scripted(script: Script, retry = { times: 3, seconds: 60 }, onWait?: () => void): Scripted {
  const sent: Request[] = [];
  const waits: number[] = [];
  const exchange = createExchange({
    retry,
    keep: 1000,
    now: () => NOW,
    sleep: (seconds, signal) => {
      waits.push(seconds);
      onWait?.();
      signal.throwIfAborted();
      return Promise.resolve();
    },
    fetch: (request) => {
      sent.push(request);
      const next = script[sent.length - 1];
      if (next instanceof Error) return Promise.reject(next);
      if (typeof next === 'function') return Promise.resolve(next());
      if (next === undefined) throw new Error('more requests than expected');
      return Promise.resolve(new Response(`status ${next}`, { status: next }));
    },
  });
  return { exchange, sent, waits };
}

const refused = (status: number, retryAfter?: string) => (): Response =>
  new Response('{}', { status, ...(retryAfter && { headers: { 'Retry-After': retryAfter } }) });
const post = (url: string): Request => new Request(url, { method: 'POST', body: '{"query":"acme"}' });
const unreachable = new TypeError('fetch failed');

describe('retrying a request', () => {
  it('waits for the seconds of Retry-After', async () => {
    const { exchange, sent, waits } = scripted([refused(429, '17'), refused(503, '5'), 200]);
    expect((await exchange.fetch(new Request(READ))).status).to.equal(200);
    expect(waits).to.deep.equal([17, 5]);
    expect(sent).to.have.lengthOf(3);
  });

  it('waits until a Retry-After that is a date', async () => {
    const { exchange, waits } = scripted([refused(503, 'Tue, 10 Feb 2026 15:00:08 GMT'), 200]);
    await exchange.fetch(new Request(READ));
    expect(waits).to.deep.equal([8]);
  });

  it('doubles the wait without Retry-After', async () => {
    const { exchange, waits } = scripted([503, unreachable, 502, 200]);
    expect((await exchange.fetch(new Request(READ))).status).to.equal(200);
    expect(waits).to.deep.equal([1, 2, 4]);
  });

  it('gives up after the maximum number of retries and returns the last response', async () => {
    const { exchange, sent } = scripted([503, 503, 503, 503]);
    expect((await exchange.fetch(new Request(READ))).status).to.equal(503);
    expect(sent).to.have.lengthOf(4);
    const failing = scripted([unreachable, unreachable], { times: 1, seconds: 60 });
    const failure: unknown = await failing.exchange.fetch(new Request(READ)).catch((error: unknown) => error);
    expect(failure).to.equal(unreachable);
  });

  it('does not begin a wait that exceeds the remaining time', async () => {
    const { exchange, waits } = scripted([refused(429, '40'), refused(429, '21')]);
    expect((await exchange.fetch(new Request(READ))).status).to.equal(429);
    expect(waits).to.deep.equal([40]);
  });

  it('does not retry an exhausted quota, which has no Retry-After', async () => {
    const { exchange, sent } = scripted([429]);
    expect((await exchange.fetch(new Request(READ))).status).to.equal(429);
    expect(sent).to.have.lengthOf(1);
  });

  it('does not retry other refusals or an internal error', async () => {
    for (const status of [400, 401, 404, 413, 422, 500]) {
      const { exchange } = scripted([status]);
      expect((await exchange.fetch(new Request(READ))).status).to.equal(status);
    }
  });

  it('sends the body again', async () => {
    const { exchange, sent } = scripted([503, 200]);
    await exchange.fetch(post(TOOL));
    expect(await Promise.all(sent.map((request) => request.text()))).to.deep.equal([
      '{"query":"acme"}',
      '{"query":"acme"}',
    ]);
  });

  it('does not send a flag twice, unless the first was rejected', async () => {
    expect((await scripted([503]).exchange.fetch(post(FLAG))).status).to.equal(503);
    const lost: unknown = await scripted([unreachable])
      .exchange.fetch(post(FLAG))
      .catch((error: unknown) => error);
    expect(lost).to.equal(unreachable);
    const { exchange, sent } = scripted([refused(429, '1'), 200]);
    expect((await exchange.fetch(post(FLAG))).status).to.equal(200);
    expect(sent).to.have.lengthOf(2);
  });

  it('ends when the request is aborted, also during a wait', async () => {
    const controller = new AbortController();
    const reason = new Error('the page was closed');
    const { exchange, sent } = scripted([503, 200], undefined, () => controller.abort(reason));
    const failure: unknown = await exchange
      .fetch(new Request(READ, { signal: controller.signal }))
      .catch((error: unknown) => error);
    expect(failure).to.equal(reason);
    expect(sent).to.have.lengthOf(1);
  });
});

describe('revalidating an answer', () => {
  const tagged =
    (text: string, etag: string, remaining = '9') =>
    (): Response =>
      new Response(text, { headers: { ETag: etag, 'X-RateLimit-Remaining': remaining } });
  const unchanged = (): Response =>
    new Response(null, { status: 304, headers: { ETag: '"1"', 'X-RateLimit-Remaining': '8' } });

  it('repeats the earlier body on a 304, with the current rate limit', async () => {
    const { exchange, sent } = scripted([tagged('first', '"1"'), unchanged, tagged('second', '"2"')]);
    const answers: Response[] = [];
    for (let time = 0; time < 3; time += 1) answers.push(await exchange.fetch(new Request(READ)));
    expect(sent.map(({ headers }) => headers.get('if-none-match'))).to.deep.equal([null, '"1"', '"1"']);
    expect(await Promise.all(answers.map((answer) => answer.text()))).to.deep.equal([
      'first',
      'first',
      'second',
    ]);
    expect(answers.map(exchange.isUnchanged)).to.deep.equal([false, true, false]);
    expect(answers.map(({ headers }) => headers.get('x-ratelimit-remaining'))).to.deep.equal(['9', '8', '9']);
  });

  it('caches by path, type and body', async () => {
    const other = (): Request => new Request(READ, { headers: { Accept: 'text/csv' } });
    const requests = [() => new Request(READ), other, () => post(TOOL), () => post(FLAG)];
    const { exchange, sent } = scripted(requests.map((_, at) => tagged(String(at), `"${at}"`)));
    for (const request of requests) await exchange.fetch(request());
    expect(sent.map(({ headers }) => headers.get('if-none-match'))).to.deep.equal([null, null, null, null]);
  });

  it('does not cache refusals, and leaves an If-None-Match of the caller alone', async () => {
    const { exchange, sent } = scripted([404, tagged('first', '"1"'), unchanged]);
    await exchange.fetch(new Request(READ));
    await exchange.fetch(new Request(READ));
    const own = new Request(READ, { headers: { 'If-None-Match': '"0"' } });
    expect((await exchange.fetch(own)).status).to.equal(304);
    expect(sent.map(({ headers }) => headers.get('if-none-match'))).to.deep.equal([null, null, '"0"']);
  });
});
