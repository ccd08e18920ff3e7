import type { Consumer } from '@footnote/event-log/port';
import { parseBatch, type FilingParserPorts } from './batch.ts';
import { STEP } from './dead-letter.ts';

export type FilingParser = {
  readonly name: string;
  start(): Promise<void>;
  /** Finishes the batch in hand and leaves the group. */
  stop(): Promise<void>;
  /** Settles when the loop has ended: rejected when it failed, with nothing of the failed batch committed. */
  readonly done: Promise<void>;
};

/** Documents of one batch: some megabytes of facts each, and all of them come again after a crash. */
const MAX_RECORDS = 32;

/**
 * Reads `documents` as the group `filing-parser` and writes `facts`; what cannot be taken goes to `dead-letters`
 * with its original bytes. A crash repeats events, which then carry the same ids, and loses none. `documents`,
 * `facts` and `dead-letters` must exist. Several may run at once.
 */
export function createFilingParser(ports: FilingParserPorts): FilingParser {
  const { promise: done, resolve, reject } = Promise.withResolvers<undefined>();
  // A failure is for whoever watches `done`; it must not end the process of one who only calls `stop`.
  done.catch(() => undefined);
  let consumer: Consumer | undefined;
  return {
    name: STEP,
    start: async () => {
      consumer = await ports.log.consume({
        group: STEP,
        topics: ['documents'],
        maxRecords: MAX_RECORDS,
        onBatch: (batch, control) => parseBatch(ports, batch, control),
      });
      consumer.done.then(() => resolve(undefined), reject);
    },
    stop: async () => {
      await consumer?.stop();
    },
    done,
  };
}
