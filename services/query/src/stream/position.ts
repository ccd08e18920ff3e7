import { STREAMED, type StreamedTopic } from '@footnote/wire/events/streamed-topics';

/** The newest record before a position, and the first digits of its event's id, which differ in another log. */
export type Witness = { readonly topic: StreamedTopic; readonly partition: number; readonly check: string };

/** How far a subscriber has read. */
export type Position = {
  /** The offset to read next, by topic and partition. */
  readonly next: Record<StreamedTopic, number[]>;
  /** Null while there is no record. */
  readonly witness: Witness | null;
};

const CHECK = /^[0-9a-f]{8}$/;

/** What the id of an event contributes to a witness. */
export const checkOf = (eventId: string): string => eventId.slice(0, 8);

/** The position as an id of an event: opaque to clients, and the same on every replica. */
export function writePosition({ next, witness }: Position): string {
  const numbers = STREAMED.flatMap((topic) => [next[topic].length, ...next[topic]]);
  const vector = Buffer.from(numbers.flatMap(varint)).toString('base64url');
  if (witness === null) return vector;
  return `${vector}.${STREAMED.indexOf(witness.topic)}.${witness.partition}.${witness.check}`;
}

/**
 * Reads an id that was sent back. A topic that the id does not have, of an earlier version, is read from its start.
 * Undefined for what `writePosition` does not write for topics with these numbers of partitions.
 */
export function readPosition(
  text: string,
  partitions: Readonly<Record<StreamedTopic, number>>,
): Position | undefined {
  const [vector = '', topic, partition, check, ...others] = text.split('.');
  const numbers = readVarints(vector);
  if (numbers === undefined || numbers.length === 0 || others.length > 0) return undefined;
  const lists: number[][] = [];
  for (let at = 0; at < numbers.length;) {
    const count = numbers[at] ?? 0;
    const list = numbers.slice(at + 1, at + 1 + count);
    if (list.length !== count) return undefined;
    lists.push(list);
    at += 1 + count;
  }
  if (lists.length > STREAMED.length) return undefined;
  const listOf = (place: number, topicName: StreamedTopic): number[] =>
    lists[place] ?? Array.from({ length: partitions[topicName] }, () => 0);
  const next = Object.fromEntries(
    STREAMED.map((name, place) => [name, listOf(place, name)]),
  ) as Position['next'];
  if (STREAMED.some((name) => next[name].length !== partitions[name])) return undefined;
  if (topic === undefined) return { next, witness: null };
  const witness = witnessOf(next, topic, partition, check);
  return witness === undefined ? undefined : { next, witness };
}

function witnessOf(
  next: Position['next'],
  topic: string,
  partition: string | undefined,
  check: string | undefined,
): Witness | undefined {
  const name = /^[0-9]$/.test(topic) ? STREAMED[Number(topic)] : undefined;
  if (name === undefined || partition === undefined || !/^[0-9]{1,4}$/.test(partition)) return undefined;
  if (check === undefined || !CHECK.test(check) || !((next[name][Number(partition)] ?? 0) > 0))
    return undefined;
  return { topic: name, partition: Number(partition), check };
}

/** Seven bits a byte, the lowest first; all but the last byte have the eighth bit. */
function varint(number: number): readonly number[] {
  const bytes: number[] = [];
  let rest = number;
  while (rest >= 128) {
    bytes.push(128 + (rest % 128));
    rest = Math.floor(rest / 128);
  }
  return [...bytes, rest];
}

function readVarints(text: string): number[] | undefined {
  if (!/^[A-Za-z0-9_-]*$/.test(text)) return undefined;
  const numbers: number[] = [];
  let number = 0;
  let weight = 1;
  for (const byte of Buffer.from(text, 'base64url')) {
    number += (byte % 128) * weight;
    if (!Number.isSafeInteger(number)) return undefined;
    weight *= 128;
    if (byte >= 128) continue;
    numbers.push(number);
    number = 0;
    weight = 1;
  }
  return weight === 1 ? numbers : undefined;
}
