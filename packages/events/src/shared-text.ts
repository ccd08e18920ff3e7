import avsc from 'avsc';

/** Number of texts that are kept for the events that follow. */
const SLOTS = 1 << 15;

/** Longer texts are rarely equal. */
const LONGEST = 64;

/** The slot of a text that is not kept: it is long or not ASCII. */
const NONE = -1;

/** The members of avsc's `Tap` that its own types read from. */
type Tap = { readonly buf: Buffer; pos: number; readLong(): number };

const kept = new Array<string>(SLOTS).fill('');

/**
 * Reads short ASCII text as the equal text that was read before, if that is still kept: a company's facts repeat their
 * concepts, units and days thousands of times, and a text of its own for each would be most of their memory.
 */
class SharedTextType extends avsc.types.StringType {
  /** Resolvers of avsc call it without `this`. */
  _read(tap: Tap): string {
    const length = tap.readLong();
    const { buf, pos } = tap;
    const end = pos + length;
    // A position beyond the end makes avsc refuse the whole value.
    tap.pos = length < 0 ? buf.length + 1 : end;
    if (tap.pos > buf.length) return '';
    const slot = length > LONGEST ? NONE : slotOf(buf, pos, end);
    if (slot === NONE) return buf.toString('utf8', pos, end);
    const known = kept[slot] ?? '';
    return isAt(buf, pos, end, known) ? known : (kept[slot] = buf.toString('latin1', pos, end));
  }
}

function slotOf(bytes: Uint8Array, from: number, end: number): number {
  let hash = end - from;
  let units = 0;
  for (let at = from; at < end; at += 1) {
    const byte = bytes[at] ?? 0;
    units |= byte;
    hash = (Math.imul(hash, 31) + byte) | 0;
  }
  return units > 127 ? NONE : (hash ^ (hash >>> 15)) & (SLOTS - 1);
}

function isAt(bytes: Uint8Array, from: number, end: number, text: string): boolean {
  if (text.length !== end - from) return false;
  for (let index = 0; index < text.length; index += 1)
    if (text.charCodeAt(index) !== bytes[from + index]) return false;
  return true;
}

/** The type of all texts. */
export const SHARED_TEXT = new SharedTextType();
