import { connect, type Socket } from 'node:net';
import type { ClientOptions } from '../client.ts';

type SocketFactory = NonNullable<ClientOptions['socketFactory']>;

export type CuttingSockets = {
  readonly factory: SocketFactory;
  /**
   * The next request of at least `bytes` reaches the broker but its response is lost: the connection breaks.
   * Then no connection can be established for `downMs`.
   */
  cutAnswerOf(bytes: number, downMs?: number): void;
  /** How many answers were cut. */
  readonly cuts: () => number;
};

/** Long enough that the broker has read and handled what was written before. */
const ANSWER_MS = 150;

/** TCP connections that a test can break. */
export function cuttingSockets(): CuttingSockets {
  const open = new Set<Socket>();
  let armed: { readonly bytes: number; readonly downMs: number } | undefined;
  let downUntil = 0;
  let cuts = 0;

  const cut = (downMs: number): void => {
    downUntil = Date.now() + downMs;
    for (const socket of open) socket.destroy(new Error('cut by the test'));
  };

  const watch = (socket: Socket): void => {
    const write = socket.write.bind(socket);
    socket.write = (chunk: string | Uint8Array, ...rest: []) => {
      const wrote = write(chunk, ...rest);
      if (armed !== undefined && chunk.length >= armed.bytes) {
        const { downMs } = armed;
        armed = undefined;
        cuts += 1;
        // kafkajs receives nothing more from the broker on this connection.
        socket.pause();
        setTimeout(() => cut(downMs), ANSWER_MS);
      }
      return wrote;
    };
  };

  return {
    factory: ({ host, port, onConnect }) => {
      const down = Date.now() < downUntil;
      // Nothing listens on port 1.
      const socket = connect({ host, port: down ? 1 : port }, onConnect);
      socket.setNoDelay(true);
      open.add(socket);
      socket.once('close', () => open.delete(socket));
      watch(socket);
      return socket;
    },
    cutAnswerOf: (bytes, downMs = 0) => {
      armed = { bytes, downMs };
    },
    cuts: () => cuts,
  };
}
