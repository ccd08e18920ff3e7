import type { AvroEnum, AvroRecord, AvroSchema } from './avro.ts';

/** Bytes that do not match the schema; `at` counts from the start of the Avro body. */
export class WireError extends Error {
  override readonly name = 'WireError';
  readonly at: number;

  constructor(problem: string, at: number) {
    super(`${problem} at byte ${at}`);
    this.at = at;
  }
}

const TOO_LONG = 'more bytes than the value has';

/** Skips one value from `at` and returns its end. Throws `WireError`. */
type Step = (bytes: Uint8Array, at: number) => number;

/**
 * Checks that a body is exactly one value of the schema. Decoders trust the lengths they read: an array of
 * 2^40 items in a damaged record of fifty bytes would keep one busy forever. This walks over the bytes
 * without creating values, and every length must fit into the remaining bytes.
 */
export function wireCheck(schema: AvroSchema): (bytes: Uint8Array) => void {
  const step = stepOver(schema);
  return (bytes) => {
    const end = step(bytes, 0);
    if (end !== bytes.length) throw new WireError(TOO_LONG, end);
  };
}

/** End of the value that starts at `at`, for consecutive values. Throws `WireError`. */
export function endOfValue(schema: AvroSchema): (bytes: Uint8Array, at: number) => number {
  return stepOver(schema);
}

/**
 * Reads some texts of a record while its bytes are checked, without decoding the rest; null for a schema in
 * which one of them is not text. The reader throws `WireError` under the same conditions as `wireCheck`.
 */
export function textsOf(
  schema: AvroRecord,
  names: readonly string[],
): ((bytes: Buffer) => Readonly<Record<string, string>>) | null {
  const isText = (name: string): boolean =>
    schema.fields.some((field) => field.name === name && field.type === 'string');
  if (!names.every(isText)) return null;
  const fields = schema.fields.map(({ name, type }) => ({
    step: stepOver(type),
    name: names.includes(name) ? name : null,
  }));
  return (bytes) => {
    const texts: Record<string, string> = {};
    let at = 0;
    for (const { step, name } of fields) {
      const end = step(bytes, at);
      if (name !== null) texts[name] = bytes.toString('utf8', endOfLong(bytes, at), end);
      at = end;
    }
    if (at !== bytes.length) throw new WireError(TOO_LONG, at);
    return texts;
  };
}

function stepOver(schema: AvroSchema): Step {
  if (typeof schema === 'string') return stepOverPrimitive(schema);
  if (isUnion(schema)) {
    const branches = schema.map(stepOver);
    return (bytes, at) => {
      const step = branches[readLong(bytes, at)];
      if (step === undefined) throw new WireError('no such branch', at);
      return step(bytes, endOfLong(bytes, at));
    };
  }
  switch (schema.type) {
    case 'record': {
      const fields = schema.fields.map((field) => stepOver(field.type));
      return (bytes, at) => {
        let end = at;
        for (const field of fields) end = field(bytes, end);
        return end;
      };
    }
    case 'enum':
      return stepOverEnum(schema);
    case 'array':
      return stepOverArray(stepOver(schema.items));
    default:
      return stepOverPrimitive(schema.type);
  }
}

function stepOverPrimitive(name: string): Step {
  switch (name) {
    case 'null':
      return (_bytes, at) => at;
    case 'boolean':
      return (bytes, at) => within(bytes, at, 1);
    case 'double':
      return (bytes, at) => within(bytes, at, 8);
    case 'string':
    case 'bytes':
      return (bytes, at) => within(bytes, endOfLong(bytes, at), readLong(bytes, at));
    case 'long':
      return stepOverLong;
    default:
      return endOfLong;
  }
}

/** No event has a long that does not fit a number. */
function stepOverLong(bytes: Uint8Array, at: number): number {
  const end = endOfLong(bytes, at);
  if (end - at >= SAFE_LONG_BYTES && !Number.isSafeInteger(readLong(bytes, at)))
    throw new WireError('a long beyond 2^53', at);
  return end;
}

function stepOverEnum({ symbols }: AvroEnum): Step {
  return (bytes, at) => {
    if (symbols[readLong(bytes, at)] === undefined) throw new WireError('no such symbol', at);
    return endOfLong(bytes, at);
  };
}

/** Blocks of items: a count (negative when the block's size in bytes follows), the items; a count of 0 ends. */
function stepOverArray(item: Step): Step {
  return (bytes, start) => {
    let at = start;
    for (;;) {
      const count = readLong(bytes, at);
      at = endOfLong(bytes, at);
      if (count === 0) return at;
      if (count < 0) at = endOfLong(bytes, at);
      const items = Math.abs(count);
      if (items > bytes.length - at) throw new WireError('more items than bytes', at);
      for (let index = 0; index < items; index += 1) at = item(bytes, at);
    }
  };
}

function within(bytes: Uint8Array, at: number, length: number): number {
  if (length < 0 || length > bytes.length - at) throw new WireError('a length beyond the end', at);
  return at + length;
}

const MAX_LONG_BYTES = 10;
/** A long of fewer bytes is below 2^53. */
const SAFE_LONG_BYTES = 8;

/** End of the variable-length integer. */
function endOfLong(bytes: Uint8Array, at: number): number {
  for (let end = at; end < at + MAX_LONG_BYTES; end += 1) {
    const byte = bytes[end];
    if (byte === undefined) throw new WireError('the end in a number', end);
    if (byte < 0x80) return end + 1;
  }
  throw new WireError('a number of more than 64 bits', at);
}

/** Zig-zag and base 128; exact to 2^53, beyond which no length or index is valid. */
function readLong(bytes: Uint8Array, at: number): number {
  let value = 0;
  let scale = 1;
  const end = endOfLong(bytes, at);
  for (let index = at; index < end; index += 1) {
    value += ((bytes[index] ?? 0) & 0x7f) * scale;
    scale *= 128;
  }
  return value % 2 === 0 ? value / 2 : -(value + 1) / 2;
}

function isUnion(schema: AvroSchema): schema is readonly AvroSchema[] {
  return Array.isArray(schema);
}
