import { once } from 'node:events';
import type { Writable } from 'node:stream';
import type { EventFilter } from '@footnote/wire/events/event-filter';
import type { StreamEvent } from '@footnote/wire/events/stream-event';
import type { Position } from './position.ts';

export type Subscriber = {
  readonly response: Writable;
  readonly filter: EventFilter;
  /** Where it has got to; once it is live, that of the hub counts. */
  position: Position;
  /** Whether its key is still good. */
  readonly isAllowed: () => boolean;
};

/** A subscriber that takes nothing for so long while it catches up is cut off. */
const SLOW_MS = 10_000;

/** One event, as it is sent. */
export function frameOf(id: string, { kind, data }: StreamEvent): Buffer {
  return Buffer.from(`id: ${id}\nevent: ${kind}\ndata: ${data}\n\n`);
}

/** Moves the id on and is no event. */
export function idFrame(id: string): string {
  return `:\nid: ${id}\n\n`;
}

/** Writes, and waits while the client takes nothing. Resolves to false when it is gone, or too slow. */
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
