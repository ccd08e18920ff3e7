import { once } from 'node:events';
import type { Writable } from 'node:stream';
import type { StreamKind, Story } from './story.ts';
import type { Position } from './position.ts';

/** What a subscriber wants to hear. Null: of all. */
export type StreamFilter = {
  readonly ciks: ReadonlySet<string> | null;
  readonly kinds: ReadonlySet<StreamKind> | null;
  /** Only filings of this day or later, YYYY-MM-DD. */
  readonly since: string | null;
};

export type Subscriber = {
  readonly response: Writable;
  readonly filter: StreamFilter;
  /** Where it has got to; once it is live, that of the hub counts. */
  position: Position;
  /** Whether its key is still good. */
  readonly isAllowed: () => boolean;
};

/** A subscriber that takes nothing for so long while it catches up is cut off. */
const SLOW_MS = 10_000;

export function wants({ ciks, kinds, since }: StreamFilter, { cik, kind, filed }: Story): boolean {
  return (
    (ciks === null || ciks.has(cik)) &&
    (kinds === null || kinds.has(kind)) &&
    (since === null || filed >= since)
  );
}

/** One event, as it is sent. */
export function frameOf(id: string, { kind, data }: Story): Buffer {
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
