import { connect, type Socket } from 'node:net';

export type RawResponse = {
  readonly status: number;
  /** Names in lower case. */
  readonly headers: ReadonlyMap<string, string>;
  readonly body: string;
};

export type Outcome = {
  readonly responses: readonly RawResponse[];
  /** Whether the server closed or reset the connection. */
  readonly closed: boolean;
  /** Whether neither all responses nor the end of the connection arrived in time. */
  readonly hung: boolean;
};

/** Bytes to send one after the other; a number is a pause in milliseconds. */
export type Script = readonly (string | Uint8Array | number)[];

export type ExchangeOptions = {
  readonly port: number;
  /** Number of responses to wait for. */
  readonly answers: number;
  /** Whether responses have no body, regardless of their headers. */
  readonly isHead?: boolean;
  readonly patienceMs: number;
};

/** Sends raw bytes over a new connection and reads the responses. */
export function exchange(script: Script, options: ExchangeOptions): Promise<Outcome> {
  const { port, answers, isHead = false, patienceMs } = options;
  return new Promise((resolve) => {
    const socket = connect(port, '127.0.0.1');
    let received = Buffer.alloc(0);
    let isOver = false;
    const finish = (closed: boolean, hung: boolean): void => {
      if (isOver) return;
      isOver = true;
      clearTimeout(patience);
      socket.destroy();
      resolve({ responses: parseResponses(received, isHead, closed), closed, hung });
    };
    const patience = setTimeout(() => finish(false, true), patienceMs);
    socket.on('data', (chunk) => {
      received = Buffer.concat([received, chunk]);
      if (parseResponses(received, isHead, false).length >= answers) finish(false, false);
    });
    // A server that refuses a request while it is being sent resets the connection.
    socket.on('error', () => finish(true, false));
    socket.on('close', () => finish(true, false));
    socket.on('connect', () => void send(socket, script, () => isOver));
  });
}

async function send(socket: Socket, script: Script, isOver: () => boolean): Promise<void> {
  for (const part of script) {
    if (isOver()) return;
    if (typeof part === 'number') await new Promise((resolve) => setTimeout(resolve, part));
    else socket.write(part);
  }
}

/** Complete responses at the beginning of `bytes`; interim ones (1xx) are omitted. */
function parseResponses(bytes: Buffer, isHead: boolean, isEnd: boolean): RawResponse[] {
  const responses: RawResponse[] = [];
  let rest = bytes;
  for (;;) {
    const end = rest.indexOf('\r\n\r\n');
    if (end < 0) return responses;
    const [statusLine = '', ...lines] = rest.subarray(0, end).toString('latin1').split('\r\n');
    const status = Number(/^HTTP\/1\.[01] (\d{3})/.exec(statusLine)?.[1] ?? 0);
    const headers = new Map(
      lines.map((line): [string, string] => {
        const colon = line.indexOf(':');
        return [line.slice(0, colon).toLowerCase(), line.slice(colon + 1).trim()];
      }),
    );
    const after = rest.subarray(end + 4);
    const hasNoBody = isHead || status === 304 || status === 204 || status < 200;
    const body = hasNoBody ? { text: '', length: 0 } : bodyOf(after, headers, isEnd);
    if (body === undefined) return responses;
    rest = after.subarray(body.length);
    if (status >= 200) responses.push({ status, headers, body: body.text });
  }
}

function bodyOf(
  bytes: Buffer,
  headers: ReadonlyMap<string, string>,
  isEnd: boolean,
): { readonly text: string; readonly length: number } | undefined {
  const announced = headers.get('content-length');
  if (announced !== undefined) {
    const length = Number(announced);
    return bytes.length < length ? undefined : { text: bytes.subarray(0, length).toString(), length };
  }
  if (headers.get('transfer-encoding') === 'chunked') return chunkedBody(bytes);
  // The body is everything up to the end of the connection.
  return isEnd || headers.get('connection') === 'close'
    ? { text: bytes.toString(), length: bytes.length }
    : { text: '', length: 0 };
}

function chunkedBody(bytes: Buffer): { readonly text: string; readonly length: number } | undefined {
  let text = '';
  let at = 0;
  for (;;) {
    const line = bytes.indexOf('\r\n', at);
    if (line < 0) return undefined;
    const size = parseInt(bytes.subarray(at, line).toString('latin1'), 16);
    const end = line + 2 + size;
    if (bytes.length < end + 2) return undefined;
    text += bytes.subarray(line + 2, end).toString();
    at = end + 2;
    if (size === 0) return { text, length: at };
  }
}
