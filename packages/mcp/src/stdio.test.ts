import { createInterface } from 'node:readline';
import { PassThrough } from 'node:stream';
import { expect } from 'chai';
import { createServers } from './servers.ts';
import { serveStdio } from './stdio.ts';
import { OPERATIONS } from './testing/session.ts';

const create = createServers({ baseUrl: 'http://127.0.0.1:1', key: 'fn_any' }, OPERATIONS);
const ping = (id: number): string => `${JSON.stringify({ jsonrpc: '2.0', id, method: 'ping' })}\n`;

describe('the protocol over stdio', () => {
  const serve = (signal = new AbortController().signal) => {
    const [input, output] = [new PassThrough(), new PassThrough()];
    return { input, output, ended: serveStdio(create('default'), { input, output, signal }) };
  };

  it('writes one message per line and nothing else', async () => {
    const { input, output, ended } = serve();
    input.write(ping(1) + ping(2));
    const lines = createInterface({ input: output })[Symbol.asyncIterator]();
    for (const id of [1, 2]) {
      const { value } = (await lines.next()) as { value: string };
      expect(JSON.parse(value)).to.deep.equal({ jsonrpc: '2.0', id, result: {} });
    }
    input.end();
    await ended;
    expect(output.read()).to.equal(null);
  });

  it('ends when the client disconnects at either end', async () => {
    const closed = serve();
    closed.input.destroy();
    await closed.ended;
    const broken = serve();
    broken.output.destroy(new Error('EPIPE'));
    await broken.ended;
  });

  it('ends when it is aborted, also before it starts', async () => {
    const controller = new AbortController();
    const { ended } = serve(controller.signal);
    controller.abort();
    await ended;
    await serve(AbortSignal.abort()).ended;
  });
});
