import type { EventLog, LogRecord } from '@footnote/event-log/port';
import type { Codec } from '@footnote/events/codec';
import type { DeadLetter } from '@footnote/event-types/types.generated';

export type Letter = { readonly record: LogRecord; readonly event: DeadLetter };

/** How many dead letters there are, by partition. */
export type LetterMarks = ReadonlyMap<number, number>;

export async function letterMarks(log: EventLog): Promise<LetterMarks> {
  return new Map((await log.watermarks('dead-letters')).map(({ partition, high }) => [partition, high]));
}

/** All dead letters in the order in which they were written, or only those written since an offset. */
export async function readLetters(log: EventLog, codec: Codec, since?: LetterMarks): Promise<Letter[]> {
  const letters: Letter[] = [];
  for (const { partition, low } of await log.watermarks('dead-letters')) {
    for await (const records of log.read('dead-letters', partition, { from: since?.get(partition) ?? low })) {
      for (const record of records)
        letters.push({ record, event: await codec.decode('dead-letters', record.value) });
    }
  }
  return letters;
}

/** Number of dead letters that are described. */
const DESCRIBED = 5;

/** Dead letters for a terminal: one line for each of the first ones, and how to list the others. */
export function describeLetters(letters: readonly Letter[]): readonly string[] {
  if (letters.length === 0) return [];
  return [
    ...letters
      .slice(0, DESCRIBED)
      .map(({ event }) => `${event.reason}: ${event.key} (${oneLine(event.message, 200)})`),
    `${letters.length} dead letter${letters.length === 1 ? '' : 's'}: see \`footnote dead-letters list\``,
  ];
}

/** Shortens a text to one line of at most `length` characters. */
export function oneLine(text: string, length: number): string {
  const line = text.replaceAll(/\s*\n\s*/g, '; ');
  return line.length > length ? `${line.slice(0, length)}…` : line;
}
