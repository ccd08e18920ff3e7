import avsc from 'avsc';
import { SHARED_TEXT } from './shared-text.ts';

const HIGH = 2 ** 32;

/**
 * avsc's own long converts through floats and silently changes odd numbers beyond 2^52. This one is exact for
 * every safe integer and refuses others, both when writing and when reading.
 */
const EXACT_LONG = avsc.types.LongType.__with({
  fromBuffer: (buffer: Buffer): number => {
    // Without BigInt: a third of the time of every event.
    const value = buffer.readInt32LE(4) * HIGH + buffer.readUInt32LE(0);
    if (!Number.isSafeInteger(value)) throw new RangeError('a long beyond 2^53');
    return value;
  },
  toBuffer: (value: number): Buffer => {
    const buffer = Buffer.allocUnsafe(8);
    const high = Math.floor(value / HIGH);
    buffer.writeUInt32LE(value - high * HIGH, 0);
    buffer.writeInt32LE(high, 4);
    return buffer;
  },
  fromJSON: Number,
  toJSON: (value: number): number => value,
  isValid: Number.isSafeInteger,
  compare: (a: number, b: number): number => a - b,
});

/** An avsc type of a parsed schema; calls share nothing else. */
export function typeForSchema(schema: unknown): avsc.Type {
  // avsc's typings of a schema are narrower than what its parser accepts; it validates at run time.
  return avsc.Type.forSchema(schema as avsc.Schema, {
    omitRecordMethods: true,
    typeHook: (part) =>
      isPrimitive(part, 'long') ? EXACT_LONG : isPrimitive(part, 'string') ? SHARED_TEXT : undefined,
  });
}

function isPrimitive(schema: unknown, name: string): boolean {
  if (schema === name) return true;
  return typeof schema === 'object' && schema !== null && 'type' in schema && schema.type === name;
}
