import { MAX_EVENT_BYTES } from './fact-sets.ts';

/** The event of a form, or why there is none. */
export type FormRead<Event> =
  { readonly event: Event } | { readonly refused: string; readonly message: string };

/**
 * The event that `read` returns, unless it is too large for the log. An exception of the reader is a refusal
 * as well: the same bytes would cause it again.
 */
export function readForm<Event extends object>(
  form: string,
  read: () => Event | { readonly refused: string },
): FormRead<Event> {
  try {
    const event = read();
    if ('refused' in event) return { refused: event.refused, message: `the form ${form} cannot be read` };
    // No text of the event is longer in Avro than in JSON.
    const bytes = Buffer.byteLength(JSON.stringify(event));
    if (bytes <= MAX_EVENT_BYTES) return { event };
    return { refused: 'too_large', message: `${bytes} bytes are too many for an event` };
  } catch (error) {
    return { refused: 'reader_failed', message: String(error) };
  }
}
