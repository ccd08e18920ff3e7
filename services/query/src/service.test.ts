import { Agent, get } from 'node:http';
import { connect } from 'node:net';
import { expect } from 'chai';
import { createLogger } from '@footnote/runtime/logging';
import { createMetrics } from '@footnote/runtime/metrics';
import { eventually } from '@footnote/testing/eventually';
import { createQueryService } from './service.ts';
import { ACME, NOW } from './testing/companies.ts';
import { startHarness } from './testing/harness.ts';

describe('the query service', () => {
  it('completes running requests before it stops, and then does not wait for idle connections', async () => {
    // An idle connection would stay for ever.
    const harness = await startHarness([ACME], { now: NOW, patience: { keepAliveTimeout: 0 } });
    const pending = Promise.withResolvers<undefined>();
    const held = Promise.withResolvers<undefined>();
    harness.store.beforeCells = () => {
      pending.resolve(undefined);
      return held.promise;
    };
    const agent = new Agent({ keepAlive: true });
    const status = new Promise<number | undefined>((resolve, reject) => {
      const options = { agent, headers: { 'X-API-Key': harness.key } };
      get(`${harness.service.address()}/v2/fundamentals?symbol=ACME`, options, (response) => {
        response.resume();
        resolve(response.statusCode);
      }).on('error', reject);
    });
    await pending.promise;
    const stopped = harness.stop();
    held.resolve(undefined);
    expect(await status).to.equal(200);
    await stopped;
    agent.destroy();
  });

  it('does not wait for connections that have sent nothing, or only the beginning of a request', async () => {
    const harness = await startHarness([ACME], { now: NOW });
    const port = Number(new URL(harness.service.address()).port);
    const ended = ['', 'GET /v2/cat', 'GET /v2/catalog?blocks=ttm HTTP/1.1\r\nHost: a\r\n\r\nGET /v2'].map(
      async (sent) => {
        const socket = connect(port, '127.0.0.1').resume();
        socket.on('error', () => undefined);
        const connected = new Promise((resolve) => socket.once('connect', resolve));
        const closed = new Promise((resolve) => socket.once('close', resolve));
        await connected;
        socket.write(sent);
        return closed;
      },
    );
    await harness.get('/v2/fundamentals?symbol=ACME');
    await harness.stop();
    await Promise.all(ended);
  }).timeout(20_000);

  it('fails to start on a port in use, and leaves nothing running', async () => {
    const harness = await startHarness([ACME], { now: NOW });
    const { port } = new URL(harness.service.address());
    const second = createQueryService({
      log: harness.log,
      codec: harness.codec,
      store: harness.store,
      config: {
        host: '127.0.0.1',
        port: Number(port),
        responseCacheBytes: 1000,
        verification: 'on',
        benchmark: 'SPY',
      },
      logger: createLogger({ logLevel: 'silent' }),
      metrics: createMetrics('second', { defaults: false }),
    });
    let failure: unknown;
    await second.start().catch((error: unknown) => (failure = error));
    expect(failure).to.include({ code: 'EADDRINUSE' });
    expect(second.ready()).to.equal(false);
    await harness.stop();
  });

  it('disconnects clients that begin a request and do not continue', async () => {
    const harness = await startHarness([ACME], {
      now: NOW,
      patience: { headersTimeout: 50, requestTimeout: 100, connectionsCheckingInterval: 20 },
    });
    const port = Number(new URL(harness.service.address()).port);
    const head = `POST /v1/tools/stock_search HTTP/1.1\r\nHost: a\r\nX-API-Key: ${harness.key}\r\n`;
    const beginnings = [
      'GET /v2/catalog HTTP/1.1\r\nHost: a\r\n',
      `${head}Content-Length: 1000\r\n\r\n{"query":`,
      `${head}Transfer-Encoding: chunked\r\n\r\n5\r\n{"que`,
    ];
    const ended = beginnings.map(async (beginning) => {
      const socket = connect(port, '127.0.0.1').resume();
      socket.on('error', () => undefined);
      socket.write(beginning);
      // A reset is an end as well; `once` of node:events would reject.
      await new Promise((resolve) => socket.once('close', resolve));
    });
    await Promise.all(ended);
    // A machine that pauses may be as slow as they are.
    await eventually('a complete request is answered', async () => {
      const answer = harness.get('/v2/catalog?blocks=ttm');
      return answer.then(({ status }) => status === 200).catch(() => false);
    });
    await harness.stop();
  });

  it('counts its answers and the bytes that it caches', async () => {
    const harness = await startHarness([ACME], { now: NOW });
    expect(harness.service.ready()).to.equal(true);
    await harness.get('/v2/fundamentals?symbol=ACME');
    await harness.get('/v2/fundamentals?symbol=ACMQ');
    const text = await harness.metrics.text();
    expect(text).to.match(/footnote_http_requests_total\{route="\/v2\/fundamentals",status="200"[^}]*\} 1/);
    expect(text).to.match(/footnote_http_requests_total\{route="\/v2\/fundamentals",status="404"[^}]*\} 1/);
    expect(text).to.match(/footnote_response_cache_bytes\{[^}]*\} [1-9]\d{4}/);
    await harness.stop();
  });
});
