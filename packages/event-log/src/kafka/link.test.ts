import { expect } from 'chai';
import { Socket } from 'node:net';
import { createKafka } from './client.ts';
import { AbortedError } from './errors.ts';
import { createCluster } from './internals.ts';
import { createLink } from './link.ts';

describe('connections to the brokers', () => {
  it('closes a pending connection without waiting for the connection timeout', async () => {
    const sockets: Socket[] = [];
    // Neither connects nor fails, like an unreachable broker.
    const socketFactory = (): Socket => {
      const socket = new Socket();
      sockets.push(socket);
      return socket;
    };
    const timedOut: string[] = [];
    const logger = {
      debug: (_: object, message: string) => void timedOut.push(message),
      warn: (_: object, message: string) => void timedOut.push(message),
    };
    const kafka = createKafka({ brokers: ['127.0.0.1:9'], clientId: 'test', socketFactory, logger }, 1000);
    const link = createLink(() => createCluster(kafka), 60_000);
    const pending = link.once((cluster) => cluster.refreshMetadata()).catch((error: unknown) => error);
    while (sockets.length === 0) await new Promise((resolve) => setTimeout(resolve, 1));
    await link.close();
    expect(await pending).to.be.instanceOf(AbortedError);
    expect(timedOut.filter((message) => message.includes('timeout'))).to.deep.equal([]);
    for (const socket of sockets) expect(socket.destroyed).to.equal(true);
  });
});
