import { connect, type Socket } from 'node:net';
import { FINANCIALS, requestBytes, type Target } from './case.ts';
import { exchange } from './wire.ts';

/** Maximum response time in milliseconds while slow clients occupy connections. */
const PROMPT_MS = 2000;

export type Stalled = {
  readonly connections: number;
  /** Waits until the server has let go of each of them; how many it has not, in time. */
  leftAfter(milliseconds: number): Promise<number>;
  close(): void;
};

/** Clients that begin and do not go on: in the head, in the body, between chunks, and in reading the answer. */
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
  // These have what they asked for, and take none of it.
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

/** Faults of answers to others meanwhile. */
export async function promptness(target: Target, times: number): Promise<readonly string[]> {
  const faults: string[] = [];
  for (let time = 0; time < times; time += 1) {
    const began = performance.now();
    const script = [requestBytes(target, { path: '/v2/catalog?blocks=ttm' })];
    const { responses } = await exchange(script, { port: target.port, answers: 1, patienceMs: 10_000 });
    const took = performance.now() - began;
    if (responses[0]?.status !== 200 || took > PROMPT_MS)
      faults.push(`beside stalled clients: ${responses[0]?.status ?? 'nothing'} after ${took.toFixed(0)} ms`);
  }
  return faults;
}

function begin(port: number, bytes: string | Uint8Array): Socket {
  const socket = connect(port, '127.0.0.1');
  socket.on('error', () => undefined);
  // The output must be read, or the end of the process is not noticed.
  socket.resume();
  if (bytes.length > 0) socket.write(bytes);
  return socket;
}
