import fc from 'fast-check';
import type { AvroSchema } from '../avro.ts';
import { readSchema } from '../schema-files.ts';
import type { EventOf, TopicName } from '../topics.ts';

/** Any event that the topic's schema allows. */
export function anyEvent<T extends TopicName>(topic: T): fc.Arbitrary<EventOf<T>> {
  return anyValue(readSchema(topic)) as fc.Arbitrary<EventOf<T>>;
}

function anyValue(schema: AvroSchema): fc.Arbitrary<unknown> {
  if (typeof schema === 'string') return anyPrimitive(schema);
  if (isUnion(schema)) return fc.oneof(...schema.map(anyValue));
  switch (schema.type) {
    case 'record':
      return fc.record(Object.fromEntries(schema.fields.map((field) => [field.name, anyValue(field.type)])));
    case 'enum':
      return fc.constantFrom(...schema.symbols);
    case 'array':
      return fc.array(anyValue(schema.items), { maxLength: 5 });
    default:
      return anyPrimitive(schema.type);
  }
}

function isUnion(schema: AvroSchema): schema is readonly AvroSchema[] {
  return Array.isArray(schema);
}

// Made once, because fast-check builds a table of all characters for each.
const ANY_TEXT = fc.string({ unit: 'binary' });

function anyPrimitive(name: string): fc.Arbitrary<unknown> {
  switch (name) {
    case 'null':
      return fc.constant(null);
    case 'boolean':
      return fc.boolean();
    case 'int':
      return fc.integer({ min: -(2 ** 31), max: 2 ** 31 - 1 });
    case 'long':
      // A zero has no sign in a long.
      return fc.maxSafeInteger().map((value) => (value === 0 ? 0 : value));
    case 'double':
      return fc.double({ noNaN: true });
    case 'bytes':
      return fc.uint8Array({ maxLength: 40 });
    default:
      return ANY_TEXT;
  }
}
