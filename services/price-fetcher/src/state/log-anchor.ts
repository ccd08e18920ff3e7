import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { isNotFound, writeAtomically } from '@footnote/edgar/atomic-file';
import type { EventLog } from '@footnote/event-log/port';
import type { Codec } from '@footnote/events/codec';

/**
 * Identifies the log that the state belongs to by the first record that we published: another log does not
 * have it.
 */
export type LogAnchor = {
  /** Null for a log without it. */
  name(): string | null;
  rememberFirst(record: Remembered): Promise<void>;
};

type Remembered = { readonly partition: number; readonly offset: number; readonly eventId: string };

const nameOf = ({ partition, offset, eventId }: Remembered): string => `${partition}/${offset}/${eventId}`;

export async function openLogAnchor(folder: string, log: EventLog, codec: Codec): Promise<LogAnchor> {
  const path = join(folder, 'log-anchor.json');
  const remembered = await read(path);
  let current = remembered !== null && (await isThere(remembered, log, codec)) ? remembered : null;
  return {
    name: () => (current === null ? null : nameOf(current)),
    rememberFirst: async (record) => {
      if (current !== null) return;
      current = record;
      await writeAtomically(path, JSON.stringify(record));
    },
  };
}

async function read(path: string): Promise<Remembered | null> {
  try {
    return JSON.parse(await readFile(path, 'utf8')) as Remembered;
  } catch (error) {
    // A damaged file counts as absent: everything is published again.
    if (isNotFound(error) || error instanceof SyntaxError) return null;
    throw error;
  }
}

async function isThere(
  { partition, offset, eventId }: Remembered,
  log: EventLog,
  codec: Codec,
): Promise<boolean> {
  const high = (await log.watermarks('bars')).find((mark) => mark.partition === partition)?.high ?? 0;
  if (offset >= high) return false;
  for await (const chunk of log.read('bars', partition, { from: offset, to: offset + 1 }))
    for (const { value } of chunk)
      return (await codec.decode('bars', value).catch(() => null))?.event_id === eventId;
  return false;
}
