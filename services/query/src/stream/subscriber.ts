import { once } from 'node:events';
import type { Writable } from 'node:stream';
import type { EventFilter } from '@footnote/wire/events/event-filter';
import type { StreamEvent } from '@footnote/wire/events/stream-event';
import type { Position } from './position.ts';

export type Subscriber = {
  readonly response: Writable;
  readonly filter: EventFilter;
  /** Position of the last event sent; for a live subscriber the hub's position applies instead. */
  position: Position;
  /** Whether its key is still valid. */
  readonly isAllowed: () => boolean;
};

/** A subscriber that reads nothing for this long while it catches up is disconnected. */
const SLOW_MS = 10_000;

/** One event, as it is sent. */
export function frameOf(id: string, { kind, data }: StreamEvent): Buffer {
  return Buffer.from(`id: ${id}\nevent: ${kind}\ndata: ${data}\n\n`);
}

/** Advances the client's last id without an event. */
export function idFrame(id: string): string {
  return `:\nid: ${id}\n\n`;
}

/** Writes, and waits while the client reads nothing. Resolves to false if the client is gone or too slow. */
export async function writePatiently(response: Writable, frame: Buffer): Promise<boolean> {
  if (response.destroyed || response.writableEnded) return false;
  if (response.write(frame)) return true;
  const gone = new AbortController();
  const leave = (): void => gone.abort();
  response.once('close', leave);
  try {
    await once(response, 'drain', { signal: AbortSignal.any([gone.signal, AbortSignal.timeout(SLOW_MS)]) });
    return true;
  } catch {
    response.destroy();
    return false;
  } finally {
    response.off('close', leave);
  }
}
