import type { Codec } from '@footnote/events/codec';
import type { DeadLetter } from '@footnote/event-types/types.generated';
import { streamEventOf, type StreamEvent } from '@footnote/wire/events/stream-event';
import { STREAMED } from '@footnote/wire/events/streamed-topics';

/** The event that an endpoint did not get. Throws `TypeError` for the dead letter of another step. */
export async function eventOfLetter(
  codec: Codec,
  { topic: name, value }: Pick<DeadLetter, 'topic' | 'value'>,
): Promise<StreamEvent> {
  const topic = STREAMED.find((streamed) => streamed === name);
  const event = topic === undefined ? null : streamEventOf(topic, await codec.decode(topic, value));
  if (event === null) throw new TypeError(`a dead letter of ${name} contains no event of the stream`);
  return event;
}
