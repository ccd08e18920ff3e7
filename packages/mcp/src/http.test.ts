import { request } from 'node:http';
import { expect } from 'chai';
import { serveHttp, type HttpServer } from './http.ts';
import { INTENTS } from './intents/tools.ts';
import { createServers } from './servers.ts';
import { OPERATIONS } from './testing/session.ts';

const LIST = JSON.stringify({ jsonrpc: '2.0', id: 1, method: 'tools/list', params: {} });
const ACCEPT = { 'Content-Type': 'application/json', Accept: 'application/json, text/event-stream' };

describe('the protocol over HTTP', () => {
  let server: HttpServer;
  before(async () => {
    server = await serveHttp(createServers({ baseUrl: 'http://127.0.0.1:1', key: 'fn_any' }, OPERATIONS), 0);
  });
  after(() => server.stop());

  /** `fetch` does not allow callers to set the Host header. */
  const send = (headers: Record<string, string>, method = 'POST', path = '/mcp', body = LIST) =>
    new Promise<{ status: number; body: string; allow: string | undefined }>((resolve, reject) => {
      const { port } = new URL(server.address);
      const sent = request(
        { host: '127.0.0.1', port, path, method, headers: { ...ACCEPT, ...headers } },
        (got) => {
          let text = '';
          got.on('data', (chunk: Buffer) => (text += chunk.toString()));
          got.on('end', () => resolve({ status: got.statusCode ?? 0, body: text, allow: got.headers.allow }));
        },
      );
      sent.on('error', reject);
      sent.end(method === 'POST' ? body : undefined);
    });

  const toolsOf = (body: string) => (JSON.parse(body) as { result: { tools: unknown[] } }).result.tools;

  it('needs no session: any request is answered by itself, as JSON', async () => {
    for (let time = 0; time < 2; time += 1) {
      const { status, body } = await send({});
      expect(status).to.equal(200);
      expect(toolsOf(body)).to.have.lengthOf(INTENTS.length);
    }
  });

  it('has a tool for each operation at ?tools=all, or everywhere if it is started so', async () => {
    const { body } = await send({}, 'POST', '/mcp?tools=all');
    expect(toolsOf(body)).to.have.length.greaterThan(30);
    expect(toolsOf((await send({}, 'POST', '/mcp?tools=other')).body)).to.have.lengthOf(INTENTS.length);
    const whole = await serveHttp(
      createServers({ baseUrl: 'http://127.0.0.1:1', key: 'fn_any' }, OPERATIONS),
      0,
      'all',
    );
    const response = await fetch(whole.address, { method: 'POST', headers: ACCEPT, body: LIST });
    expect(toolsOf(await response.text())).to.have.length.greaterThan(30);
    await whole.stop();
  });

  it('ends each connection with its answer, so that no client sends on one that ends', async () => {
    const response = await fetch(server.address, { method: 'POST', headers: ACCEPT, body: LIST });
    expect(response.headers.get('connection')).to.equal('close');
  });

  it('accepts only local requests: other host names and pages of other sites are refused', async () => {
    for (const host of ['localhost:1', '127.0.0.1', '[::1]:80'])
      expect((await send({ Host: host })).status).to.equal(200);
    for (const host of ['attacker.test', '127.0.0.1.attacker.test', '192.168.0.1', 'a b'])
      expect((await send({ Host: host })).status, host).to.equal(403);
    expect((await send({ Origin: 'http://localhost:6274' })).status).to.equal(200);
    for (const origin of ['https://attacker.test', 'null'])
      expect((await send({ Origin: origin })).status, origin).to.equal(403);
  });

  it('accepts one path and one method', async () => {
    expect((await send({}, 'POST', '/')).status).to.equal(404);
    for (const method of ['GET', 'DELETE'])
      expect(await send({}, method)).to.include({ status: 405, allow: 'POST' });
  });

  it('refuses a body that is not a message or is far too long', async () => {
    expect((await send({}, 'POST', '/mcp', '{')).status).to.equal(400);
    expect((await send({}, 'POST', '/mcp', `"${'x'.repeat(300_000)}"`)).status).to.equal(413);
  });
});
