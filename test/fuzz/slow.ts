import { connect, type Socket } from 'node:net';
import { FINANCIALS, requestBytes, type Target } from './case.ts';
import { exchange } from './wire.ts';

/** How long another client waits for its response: less than the server waits for the stalled ones. */
const PATIENCE_MS = 12_000;

export type Stalled = {
  readonly connections: number;
  /** Waits until the server has closed them; resolves to the number still open after the time limit. */
  leftAfter(milliseconds: number): Promise<number>;
  close(): void;
};

/** Clients that stall: within the head, within the body, between chunks, or while reading the response. */
export function stall(target: Target, each: number): Stalled {
  const post = `POST ${FINANCIALS} HTTP/1.1\r\nHost: a\r\nX-API-Key: ${target.key}\r\nContent-Type: application/json\r\n`;
  const beginnings = [
    'GET /v2/catalog HTTP/1.1\r\nHost: a\r\n',
    `${post}Content-Length: 1000\r\n\r\n{"symbol":`,
    `${post}Transfer-Encoding: chunked\r\n\r\n5\r\n{"sym`,
    '',
  ];
  const sockets = beginnings.flatMap((beginning) =>
    Array.from({ length: each }, () => begin(target.port, beginning)),
  );
  // These sent complete requests but do not read the responses.
  const unread = Array.from({ length: each }, () =>
    begin(
      target.port,
      Buffer.concat(Array<Buffer>(50).fill(requestBytes(target, { path: '/v2/catalog' }))),
    ).pause(),
  );
  return {
    connections: sockets.length + unread.length,
    leftAfter: async (milliseconds) => {
      const deadline = performance.now() + milliseconds;
      const waiting = sockets.filter((socket) => socket.bytesWritten > 0);
      const left = (): number => waiting.filter((socket) => !socket.closed).length;
      while (left() > 0 && performance.now() < deadline)
        await new Promise((resolve) => setTimeout(resolve, 100));
      return left();
    },
    close: () => {
      for (const socket of [...sockets, ...unread]) socket.destroy();
    },
  };
}

/** Faults of responses to other clients meanwhile. */
export async function othersServed(target: Target, times: number): Promise<readonly string[]> {
  const faults: string[] = [];
  for (let time = 0; time < times; time += 1) {
    const script = [requestBytes(target, { path: '/v2/catalog?blocks=ttm' })];
    const { responses } = await exchange(script, {
      port: target.port,
      answers: 1,
      patienceMs: PATIENCE_MS,
    });
    if (responses[0]?.status !== 200)
      faults.push(`with stalled clients: ${responses[0]?.status ?? 'no response'}`);
  }
  return faults;
}

function begin(port: number, bytes: string | Uint8Array): Socket {
  const socket = connect(port, '127.0.0.1');
  socket.on('error', () => undefined);
  // Unread output would keep the end of the process from being noticed.
  socket.resume();
  if (bytes.length > 0) socket.write(bytes);
  return socket;
}
