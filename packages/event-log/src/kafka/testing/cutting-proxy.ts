import { connect, createServer, type Socket } from 'node:net';
import { once } from 'node:events';

export type CuttingProxy = {
  /**
   * The next request of at least `bytes` reaches the broker but its response is lost: the connections break. Then no
   * connection can be established for `downMs`.
   */
  cutAnswerOf(bytes: number, downMs?: number): void;
  /** How many answers were cut. */
  readonly cuts: () => number;
  close(): Promise<void>;
};

/** Long enough that the broker has read and handled what was written before. */
const ANSWER_MS = 150;

/** Forwards connections to a listener of a broker that advertises `port`, and breaks them on request. */
export async function startCuttingProxy(port: number, brokerPort: number): Promise<CuttingProxy> {
  const open = new Set<Socket>();
  let armed: { readonly bytes: number; readonly downMs: number } | undefined;
  let downUntil = 0;
  let cuts = 0;

  const cut = (downMs: number): void => {
    downUntil = Date.now() + downMs;
    for (const socket of open) socket.destroy();
  };

  const server = createServer((client) => {
    if (Date.now() < downUntil) {
      client.destroy();
      return;
    }
    const broker = connect({ host: '127.0.0.1', port: brokerPort });
    let written = 0;
    for (const [socket, other] of [
      [client, broker],
      [broker, client],
    ] as const) {
      open.add(socket);
      socket.setNoDelay(true);
      socket.on('error', () => undefined);
      socket.once('close', () => {
        open.delete(socket);
        other.destroy();
      });
    }
    broker.pipe(client);
    client.on('data', (chunk) => {
      broker.write(chunk);
      written = armed === undefined ? 0 : written + chunk.length;
      if (armed === undefined || written < armed.bytes) return;
      const { downMs } = armed;
      armed = undefined;
      cuts += 1;
      broker.unpipe(client);
      setTimeout(() => {
        cut(downMs);
      }, ANSWER_MS);
    });
  });
  server.listen(port, '127.0.0.1');
  await once(server, 'listening');

  return {
    cutAnswerOf: (bytes, downMs = 0) => {
      armed = { bytes, downMs };
    },
    cuts: () => cuts,
    close: async () => {
      cut(0);
      server.close();
      await once(server, 'close');
    },
  };
}
