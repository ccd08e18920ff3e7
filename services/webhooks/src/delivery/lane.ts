import { FencedError, type LogRecord } from '@footnote/event-log/port';
import type { StreamEvent } from '@footnote/wire/events/stream-event';

/** An event that is to be delivered, with its record. */
export type Due = { readonly event: StreamEvent; readonly record: LogRecord; readonly recordedAt: number };

/** One or more records of a partition: `due` is the last of them, or null if none of them is to be delivered. */
export type LaneItem = {
  readonly due: Due | null;
  /** The offset to commit once it is done. */
  readonly nextOffset: number;
  readonly commit: (nextOffset: number) => Promise<void>;
};

export type Lane = {
  push(items: readonly LaneItem[]): void;
  /** Events that wait or are being delivered, and the size of their records. */
  readonly load: () => { readonly events: number; readonly bytes: number };
  /** When the record of the first waiting event was written, epoch milliseconds. */
  readonly oldest: () => number | undefined;
  /** Begins no further delivery, and resolves when the running one has ended. */
  close(): Promise<void>;
};

export type LaneOptions = {
  /** Resolves when the event is done with, `stop` if nothing more may be delivered. Rejects when the signal aborts. */
  readonly handle: (due: Due, signal: AbortSignal) => Promise<'done' | 'stop'>;
  /** The lane has ended because of an error. */
  readonly onError: (error: unknown) => void;
  readonly onProgress: () => void;
};

/** Delivers the events of one partition one after another, and commits each when it is done. */
export function createLane({ handle, onError, onProgress }: LaneOptions): Lane {
  const waiting: LaneItem[] = [];
  const closing = new AbortController();
  const { signal } = closing;
  let running: Promise<void> | undefined;

  const run = async (): Promise<void> => {
    for (let item = waiting[0]; item !== undefined && !signal.aborted; item = waiting[0]) {
      if (item.due !== null && (await handle(item.due, signal)) === 'stop') {
        closing.abort();
        return;
      }
      await item.commit(item.nextOffset);
      waiting.shift();
      onProgress();
    }
  };

  const start = (): void => {
    running = run()
      .catch((error: unknown) => {
        // After a revocation the new owner of the partition delivers what follows.
        const isExpected = error instanceof FencedError || signal.aborted;
        closing.abort();
        if (!isExpected) onError(error);
      })
      .finally(() => {
        running = undefined;
        // An item may have been pushed since the last one was done.
        if (waiting.length > 0 && !signal.aborted) start();
      });
  };

  return {
    push: (items) => {
      if (signal.aborted) return;
      waiting.push(...items);
      if (running === undefined) start();
    },
    load: () => ({
      events: waiting.length,
      bytes: waiting.reduce((sum, { due }) => sum + (due?.record.value.byteLength ?? 0), 0),
    }),
    oldest: () => waiting.find(({ due }) => due !== null)?.due?.recordedAt,
    close: async () => {
      closing.abort();
      await running;
      waiting.length = 0;
    },
  };
}
