import type { IncomingMessage } from 'node:http';
import { tooLarge, type Refusal } from '../wire/refusal.ts';

const MAX_BODY_BYTES = 64 * 1024;

/** Refuses a request that announces a body of more than 64 KiB. */
export function judgeSize(request: IncomingMessage): Refusal | undefined {
  const length = request.headers['content-length'];
  return length !== undefined && Number(length) > MAX_BODY_BYTES ? tooLarge() : undefined;
}
