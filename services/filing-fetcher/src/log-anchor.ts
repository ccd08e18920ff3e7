import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { isNotFound, writeAtomically } from '@footnote/edgar/atomic-file';
import type { EventLog, RecordPosition } from '@footnote/event-log/port';
import type { Codec } from '@footnote/events/codec';
import type { Document } from '@footnote/events/types.generated';

/**
 * Which log our state speaks of. State says "published" of things that are in one log; had the user meanwhile
 * started another, believing it would leave that one empty. So we remember one record, the first document that
 * we published, and look it up before we believe anything.
 */
export type LogAnchor = {
  /** Name of the log: position and id of the remembered record. Null for a log that has none of ours. */
  name(): string | null;
  /** Remembers the record, unless one is remembered already. */
  rememberFirst(position: RecordPosition, document: Document): Promise<void>;
};

type Remembered = Pick<RecordPosition, 'partition' | 'offset'> & { readonly eventId: string };

const nameOf = ({ partition, offset, eventId }: Remembered): string => `${partition}/${offset}/${eventId}`;

/** Reads what is remembered and checks it against the log. */
export const openLogAnchor = async (stateDir: string, log: EventLog, codec: Codec): Promise<LogAnchor> => {
  const path = join(stateDir, 'log-anchor.json');
  const remembered = await read(path);
  let current = remembered !== null && (await isThere(remembered, log, codec)) ? remembered : null;
  return {
    name: () => (current === null ? null : nameOf(current)),
    rememberFirst: async ({ partition, offset }, { event_id: eventId }) => {
      if (current !== null) return;
      current = { partition, offset, eventId };
      await writeAtomically(path, JSON.stringify(current));
    },
  };
};

const read = async (path: string): Promise<Remembered | null> => {
  try {
    return JSON.parse(await readFile(path, 'utf8')) as Remembered;
  } catch (error) {
    // Damaged counts as absent: everything is published once more.
    if (isNotFound(error) || error instanceof SyntaxError) return null;
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
