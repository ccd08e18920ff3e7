import { eventually } from '@footnote/testing/eventually';
import { once } from 'node:events';
import { connect, type Socket } from 'node:net';
import { expect } from 'chai';
import { NOW } from '../testing/companies.ts';
import { startHarness, type Harness } from '../testing/harness.ts';
import { NAMED } from '../testing/tool-companies.ts';

const PATH = '/v1/tools/stock_financials';
const KIB = 1024;
const body = (bytes: number): string =>
  JSON.stringify({ symbol: 'ACME', other: '' }).replace('""', `"${'x'.repeat(bytes - 28)}"`);

describe('the gates of a tool', () => {
  let harness: Harness;
  before(async () => {
    harness = await startHarness([NAMED], { now: NOW });
  });
  after(() => harness.stop());

  const headers = (more: Readonly<Record<string, string>> = {}) => ({
    'X-API-Key': harness.key,
    'Content-Type': 'application/json',
    ...more,
  });

  /** A connection that sends the given bytes and collects the response. */
  const talk = async (
    write: (socket: Socket) => void,
    until: (received: string) => boolean,
  ): Promise<string> => {
    const { port } = new URL(harness.service.address());
    const socket = connect(Number(port), '127.0.0.1');
    await once(socket, 'connect');
    let received = '';
    const done = new Promise<void>((resolve) => {
      socket.on('data', (chunk: Buffer) => {
        received += chunk.toString();
        if (until(received)) resolve();
      });
      socket.on('error', () => resolve());
      socket.on('close', () => resolve());
    });
    write(socket);
    await done;
    socket.destroy();
    return received;
  };
  const head = (more: string): string =>
    `POST ${PATH} HTTP/1.1\r\nHost: x\r\nX-API-Key: ${harness.key}\r\nContent-Type: application/json\r\n${more}\r\n`;

  describe('by size', () => {
    it('accepts exactly 64 KiB and not one byte more', async () => {
      expect(body(64 * KIB)).to.have.lengthOf(64 * KIB);
      expect((await harness.post(PATH, body(64 * KIB))).status).to.equal(422);
      const answer = await harness.post(PATH, body(64 * KIB + 1));
      expect(answer.status).to.equal(413);
      expect(answer.body).to.deep.equal({ available: false, reason: 'request_too_large' });
    });

    it('counts chunked bodies without a Content-Length', async () => {
      const received = await talk(
        (socket) => {
          socket.write(head('Transfer-Encoding: chunked\r\n'));
          for (let chunk = 0; chunk < 65; chunk += 1) socket.write(`400\r\n${' '.repeat(KIB)}\r\n`);
          // It never ends: the answer does not wait for it.
        },
        (text) => text.includes('request_too_large'),
      );
      expect(received).to.match(/^HTTP\/1\.1 413 /);
    });

    it('rejects a body by its Content-Length without reading it', async () => {
      const received = await talk(
        (socket) => socket.write(head('Content-Length: 70000\r\n')),
        (text) => text.includes('request_too_large'),
      );
      expect(received).to.match(/^HTTP\/1\.1 413 /);
    });

    it('lets the sender of a large body receive the refusal, and disconnects endless senders', async () => {
      expect((await harness.post(PATH, ' '.repeat(600 * KIB))).status).to.equal(413);
      const received = await talk(
        (socket) => {
          socket.write(head('Transfer-Encoding: chunked\r\n'));
          const chunk = `10000\r\n${' '.repeat(64 * KIB)}\r\n`;
          const more = (): void => {
            if (socket.writable) socket.write(chunk, (error) => (error ? undefined : setImmediate(more)));
          };
          more();
        },
        () => false,
      );
      expect(received).to.match(/^HTTP\/1\.1 413 /);
    });

    it('survives a client that disconnects in the middle of its body', async () => {
      await talk(
        (socket) => {
          socket.write(`${head('Content-Length: 100\r\n')}{"symbol":`);
          socket.end();
        },
        () => false,
      );
      expect((await harness.post(PATH, { symbol: 'ACME' })).status).to.equal(200);
    });

    it('answers a body sent byte by byte, and pipelined requests', async () => {
      const text = '{"symbol":"ACME","schema":1}';
      const received = await talk(
        (socket) => {
          socket.write(head(`Content-Length: ${text.length}\r\n`));
          for (const character of text) socket.write(character);
          socket.write(`${head('Content-Length: 2\r\n')}{}${head('Content-Length: 1\r\n')}[`);
        },
        (answers) => answers.includes('json_invalid'),
      );
      expect(received.match(/HTTP\/1\.1 \d+/g)).to.deep.equal([
        'HTTP/1.1 200',
        'HTTP/1.1 422',
        'HTTP/1.1 422',
      ]);
    });
  });

  it('refuses excessive nesting before it checks the key', async () => {
    const deep = `{"symbol":${'['.repeat(20)}${']'.repeat(20)}}`;
    expect((await harness.post(PATH, deep, { 'Content-Type': 'application/json' })).status).to.equal(413);
    expect((await harness.post(PATH, '['.repeat(60_000))).status).to.equal(413);
  });

  describe('by key', () => {
    it('answers with a flat error, whatever the body', async () => {
      for (const given of ['{"symbol":"ACME","schema":2}', 'no json']) {
        const answer = await harness.post(PATH, given, { 'Content-Type': 'application/json' });
        expect(answer.status).to.equal(401);
        expect(answer.body).to.deep.equal({ available: false, reason: 'missing_api_key' });
      }
      const answer = await harness.post(PATH, '{}', headers({ 'X-API-Key': 'fn_nobody' }));
      expect(answer.body).to.deep.equal({ available: false, reason: 'invalid_api_key' });
    });
  });

  describe('by rate', () => {
    it('answers 429 in the envelope of schema 2 or flat, with Retry-After for the minute limit', async () => {
      const { key } = await harness.issue({ plan: 'free' });
      const ask = (requested: object) => harness.post(PATH, requested, headers({ 'X-API-Key': key }));
      await eventually('the key is known', async () => (await ask({})).status === 422);
      harness.now = Date.parse('2026-02-10T15:01:10.500Z');
      await Promise.all(Array.from({ length: 30 }, () => ask({ symbol: 'ACME' })));
      const [typed, flat, unread] = [
        await ask({ symbol: 'ACME', schema: 2 }),
        await ask({ symbol: 'ACME' }),
        await harness.post(PATH, 'no json', headers({ 'X-API-Key': key })),
      ];
      const recovery = { action: 'wait', seconds: 50 };
      expect(typed.body).to.deep.equal({
        data: {
          note: 'the limit of 30 requests a minute is used up',
          recovery,
          unavailable: 'rate_limit_exceeded',
        },
        meta: { schema_version: '2' },
      });
      expect(flat.body).to.deep.equal({ available: false, reason: 'rate_limit_exceeded', recovery });
      expect(unread.body).to.deep.equal(flat.body);
      for (const { status, headers: sent } of [typed, flat, unread]) {
        expect(status).to.equal(429);
        expect(sent.get('retry-after')).to.equal('50');
      }
    });

    it('sends no Retry-After when the quota is used up', async () => {
      const { key } = await harness.issue({ plan: 'free' });
      const ask = () => harness.post(PATH, { symbol: 'ACME' }, headers({ 'X-API-Key': key }));
      await eventually('it is answered', async () => (await ask()).status === 200);
      harness.now = Date.parse('2026-02-11T23:50:00Z');
      for (let minute = 0; minute < 4; minute += 1) {
        await Promise.all(Array.from({ length: 30 }, ask));
        harness.now += 60_000;
      }
      const answer = await ask();
      expect(answer.status).to.equal(429);
      expect(answer.headers.get('retry-after')).to.equal(null);
      expect(answer.body!['recovery']).to.deep.equal({ action: 'wait', seconds: 360 });
    });
  });

  it('accepts only POST', async () => {
    for (const method of ['GET', 'PUT', 'DELETE'])
      expect(
        (await fetch(`${harness.service.address()}${PATH}`, { method, headers: headers() })).status,
      ).to.equal(404);
  });
});
