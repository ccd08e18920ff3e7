import type { Objects } from '@footnote/archive/objects';
import type { EventLog, RecordPosition } from '@footnote/event-log/port';
import type { Codec } from '@footnote/events/codec';
import type { Document } from '@footnote/event-types/types.generated';

/**
 * Identifies the log that the state belongs to. The state marks documents as published in one log; if the
 * user has started another log since, trusting the state would leave that one empty. So we remember one
 * record, the first published document, and check that it exists before we use the state.
 */
export type LogAnchor = {
  /** Name of the log: position and id of the remembered record. Null for a log without it. */
  name(): string | null;
  /** Remembers the record unless there already is one. */
  rememberFirst(position: RecordPosition, document: Document): Promise<void>;
};

type Remembered = Pick<RecordPosition, 'partition' | 'offset'> & { readonly eventId: string };

const nameOf = ({ partition, offset, eventId }: Remembered): string => `${partition}/${offset}/${eventId}`;

const KEY = 'log-anchor.json';

/** Reads the remembered record and checks that the log has it. */
export const openLogAnchor = async (objects: Objects, log: EventLog, codec: Codec): Promise<LogAnchor> => {
  const remembered = await read(objects);
  let current = remembered !== null && (await isThere(remembered, log, codec)) ? remembered : null;
  return {
    name: () => (current === null ? null : nameOf(current)),
    rememberFirst: async ({ partition, offset }, { event_id: eventId }) => {
      if (current !== null) return;
      current = { partition, offset, eventId };
      await objects.write(KEY, Buffer.from(JSON.stringify(current)));
    },
  };
};

const read = async (objects: Objects): Promise<Remembered | null> => {
  const bytes = await objects.read(KEY);
  if (bytes === null) return null;
  try {
    return JSON.parse(Buffer.from(bytes).toString()) as Remembered;
  } catch (error) {
    // A damaged file counts as absent: everything is published again.
    if (error instanceof SyntaxError) return null;
    throw error;
  }
};

const isThere = async (
  { partition, offset, eventId }: Remembered,
  log: EventLog,
  codec: Codec,
): Promise<boolean> => {
  const high = (await log.watermarks('documents')).find((mark) => mark.partition === partition)?.high ?? 0;
  if (offset >= high) return false;
  for await (const chunk of log.read('documents', partition, { from: offset, to: offset + 1 })) {
    for (const { value } of chunk) {
      const document = await codec.decode('documents', value).catch(() => null);
      return document?.event_id === eventId;
    }
  }
  return false;
};
