import { once } from 'node:events';
import { createServer } from 'node:net';
import type { AddressInfo } from 'node:net';
import { expect } from 'chai';
import { Webhook } from 'standardwebhooks';
import { endpointFor, NEXT_SECRET, SECRET } from '../testing/endpoint.ts';
import { type Receiver, startReceiver, status } from '../testing/receiver.ts';
import { type AttemptOutcome, createAttempt } from './attempt.ts';

const MESSAGE = { id: 'a1b2', body: '{"kind":"filing","revenue":41180000000.10}' };
const attempt = createAttempt(Date.now);

describe('an attempt to deliver an event', () => {
  let receiver: Receiver | undefined;
  afterEach(async () => {
    await receiver?.close();
    receiver = undefined;
  });
  const answeredWith = async (...answer: Parameters<typeof status>): Promise<AttemptOutcome> => {
    receiver = await startReceiver(status(...answer));
    return attempt(endpointFor(receiver.url), MESSAGE);
  };

  it('posts the body unchanged, with a signature that the library verifies', async () => {
    expect(await answeredWith(204)).to.deep.equal({ kind: 'delivered', status: 204 });
    const [request] = receiver?.received ?? [];
    expect(request?.body).to.equal(MESSAGE.body);
    expect(request?.headers).to.include({
      'webhook-id': MESSAGE.id,
      'content-type': 'application/json; charset=utf-8',
    });
    const headers = request?.headers as Record<string, string>;
    expect(new Webhook(SECRET).verify(request?.body ?? '', headers)).to.include({ kind: 'filing' });
    expect(() => new Webhook(NEXT_SECRET).verify(request?.body ?? '', headers)).to.throw('No matching');
    expect(() => new Webhook(SECRET).verify(`${request?.body ?? ''} `, headers)).to.throw('No matching');
  });

  it('signs with both secrets during a rotation', async () => {
    receiver = await startReceiver();
    await attempt(endpointFor(receiver.url, { secrets: [NEXT_SECRET, SECRET] }), MESSAGE);
    const [request] = receiver.received;
    for (const secret of [SECRET, NEXT_SECRET])
      expect(() =>
        new Webhook(secret).verify(request?.body ?? '', request?.headers as Record<string, string>),
      ).not.to.throw();
  });

  for (const [code, reason] of [
    [400, 'receiver_rejected'],
    [404, 'receiver_rejected'],
    [500, 'receiver_failed'],
    [503, 'receiver_failed'],
  ] as const)
    it(`fails when the receiver answers ${code}`, async () => {
      expect(await answeredWith(code)).to.deep.equal({
        kind: 'failed',
        reason,
        message: `the receiver answered ${code}`,
        retryAfterMs: null,
      });
    });

  it('reads Retry-After in seconds and as a date', async () => {
    expect(await answeredWith(429, { 'retry-after': '7' })).to.include({
      kind: 'failed',
      retryAfterMs: 7000,
    });
    await receiver?.close();
    const date = new Date(Date.now() + 3_600_000).toUTCString();
    const outcome = await answeredWith(503, { 'retry-after': date });
    expect(outcome.kind === 'failed' && outcome.retryAfterMs).to.be.within(3_500_000, 3_600_000);
  });

  it('reports 410 as gone', async () => {
    expect(await answeredWith(410)).to.deep.equal({ kind: 'gone' });
  });

  it('does not follow a redirect', async () => {
    for (const code of [301, 302, 307, 308]) {
      receiver = await startReceiver(status(code, { location: '/elsewhere' }));
      expect(await attempt(endpointFor(receiver.url), MESSAGE)).to.deep.equal({
        kind: 'failed',
        reason: 'receiver_rejected',
        message: `the receiver answered ${code}, and redirects are not followed`,
        retryAfterMs: null,
      });
      expect(receiver.received.map(({ path }) => path)).to.deep.equal(['/hook']);
      await receiver.close();
    }
    receiver = undefined;
  });

  it('ends an attempt when the receiver does not answer in time', async () => {
    receiver = await startReceiver(() => undefined);
    expect(await attempt(endpointFor(receiver.url, { timeoutMs: 100 }), MESSAGE)).to.include({
      kind: 'failed',
      reason: 'timed_out',
    });
  });

  it('fails when the connection is reset or refused, without naming the address', async () => {
    const server = createServer((socket) => {
      socket.once('data', () => socket.resetAndDestroy());
      socket.on('error', () => undefined);
    });
    server.listen(0, '127.0.0.1');
    await once(server, 'listening');
    const { port } = server.address() as AddressInfo;
    const endpoint = endpointFor(`http://127.0.0.1:${port}/token-of-the-receiver`);
    const reset = await attempt(endpoint, MESSAGE);
    server.close();
    await once(server, 'close');
    const refused = await attempt(endpoint, MESSAGE);
    for (const outcome of [reset, refused]) {
      expect(outcome).to.include({ kind: 'failed', reason: 'unreachable' });
      expect(JSON.stringify(outcome)).not.to.match(/127\.0\.0\.1|token/);
    }
    expect(refused).to.include({ message: 'the connection failed (ECONNREFUSED)' });
  });
});
