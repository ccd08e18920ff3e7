import type { IncomingMessage } from 'node:http';
import { tooLarge, type Refusal } from '../wire/refusal.ts';

export const MAX_BODY_BYTES = 64 * 1024;

/**
 * Number of bytes read from a refused body, so that the client receives the refusal; then the connection is
 * closed.
 */
const MAX_DRAINED_BYTES = 16 * MAX_BODY_BYTES;

/** The client disconnected before sending its whole body, so no response is possible. */
export class AbortedRequestError extends Error {
  override readonly name = 'AbortedRequestError';
}

/** Refuses a request that announces a body of more than 64 KiB. */
export function judgeSize(request: IncomingMessage): Refusal | undefined {
  const length = request.headers['content-length'];
  return length !== undefined && Number(length) > MAX_BODY_BYTES ? tooLarge() : undefined;
}

/**
 * Reads the body of a request and counts its bytes: a body of more than 64 KiB is rejected before it is
 * buffered, with or without Content-Length. Throws `AbortedRequestError` if the client disconnects.
 */
export function readBody(request: IncomingMessage): Promise<Buffer | Refusal> {
  return new Promise((resolve, reject) => {
    const chunks: Buffer[] = [];
    let length = 0;
    const leave = (): void => reject(new AbortedRequestError());
    const settle = (body: Buffer | Refusal): void => {
      // Every request is closed eventually; one that is closed before its end was aborted.
      request.off('close', leave);
      resolve(body);
    };
    const refuse = (refusal: Refusal): void => {
      request.off('data', onData);
      drain(request);
      settle(refusal);
    };
    const onData = (chunk: Buffer): void => {
      length += chunk.length;
      if (length > MAX_BODY_BYTES) refuse(tooLarge());
      else chunks.push(chunk);
    };
    request.on('end', () => {
      const [first] = chunks;
      settle(first !== undefined && chunks.length === 1 ? first : Buffer.concat(chunks));
    });
    request.on('close', leave);
    request.on('error', leave);
    const announced = judgeSize(request);
    if (announced === undefined) request.on('data', onData);
    else refuse(announced);
  });
}

/** Discards the rest of a refused body, up to a limit. */
function drain(request: IncomingMessage): void {
  let length = 0;
  request.on('data', (chunk: Buffer) => {
    length += chunk.length;
    if (length > MAX_DRAINED_BYTES) request.destroy();
  });
}
