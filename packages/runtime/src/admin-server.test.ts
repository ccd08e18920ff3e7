import { once } from 'node:events';
import { get, type IncomingMessage } from 'node:http';
import { expect } from 'chai';
import { createAdminServer } from './admin-server.ts';
import { createHealth } from './health.ts';
import { createMetrics } from './metrics.ts';

describe('the admin server', () => {
  it('serves health, readiness and metrics', async () => {
    const health = createHealth(() => 0);
    const metrics = createMetrics('test', { defaults: false });
    let ready = false;
    const server = createAdminServer({ port: 0, health, metrics, ready: () => ready });
    expect(() => server.port()).to.throw('does not listen yet');
    await server.start();
    try {
      const get = async (path: string): Promise<[number, string]> => {
        const response = await fetch(`http://127.0.0.1:${server.port()}${path}`);
        return [response.status, await response.text()];
      };
      const loop = health.loop('statements', 1000);
      loop.tick();
      expect((await get('/healthz'))[0]).to.equal(200);
      expect((await get('/readyz'))[0]).to.equal(503);
      ready = true;
      expect((await get('/readyz?x=1'))[0]).to.equal(200);
      loop.trouble('stuck');
      const [status, body] = await get('/healthz');
      expect(status).to.equal(503);
      expect(JSON.parse(body)).to.deep.equal({
        healthy: false,
        loops: [
          {
            name: 'statements',
            healthy: false,
            age_seconds: 0,
            trouble: 'stuck',
            remedy: null,
            notice: null,
          },
        ],
      });
      expect((await get('/readyz'))[0], 'an unhealthy service is not ready').to.equal(503);
      metrics.records('statements', 'dropped', 'not_periodic', 3);
      expect((await get('/metrics'))[1]).to.include(
        'footnote_records_total{step="statements",outcome="dropped",reason="not_periodic",service="test"} 3',
      );
      expect((await get('/nothing'))[0]).to.equal(404);
      expect((await get('/keys/abc'))[0], 'a service that checks no keys').to.equal(404);
    } finally {
      await server.stop();
    }
  });

  it('refuses foreign host names, as of a page that rebinds its own, and pages of other origins', async () => {
    const server = createAdminServer({
      port: 0,
      health: createHealth(() => 0),
      metrics: createMetrics('test', { defaults: false }),
    });
    await server.start();
    try {
      const statusOf = async (headers: Record<string, string>): Promise<number | undefined> => {
        const request = get({ port: server.port(), host: '127.0.0.1', path: '/metrics', headers });
        const [response] = (await once(request, 'response')) as [IncomingMessage];
        response.resume();
        return response.statusCode;
      };
      for (const host of ['127.0.0.1:9', 'localhost', '[::1]:80', 'LOCALHOST'])
        expect(await statusOf({ host }), host).to.equal(200);
      for (const host of ['attacker.example', '127.0.0.1.attacker.example:80', 'localhost@attacker.example'])
        expect(await statusOf({ host }), host).to.equal(403);
      expect(await statusOf({ host: 'localhost', origin: 'http://attacker.example' })).to.equal(403);
    } finally {
      await server.stop();
    }
  });

  it('serves the newest event of a key, where keys are checked', async () => {
    const server = createAdminServer({
      port: 0,
      health: createHealth(() => 0),
      metrics: createMetrics('test', { defaults: false }),
      keyEvent: (hash) => (hash === 'abc' ? 'event-1' : undefined),
    });
    await server.start();
    try {
      const get = (path: string): Promise<Response> => fetch(`http://127.0.0.1:${server.port()}${path}`);
      expect(await (await get('/keys/abc')).json()).to.deep.equal({ event_id: 'event-1' });
      for (const path of ['/keys/abd', '/keys/', '/keys/abc/'])
        expect((await get(path)).status).to.equal(404);
    } finally {
      await server.stop();
    }
  });
});
