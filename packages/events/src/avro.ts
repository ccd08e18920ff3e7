/**
 * The subset of Avro's schema language used by the files under `schemas/`: records of primitives, enums,
 * arrays, nested records and unions with null. Anything else is refused, so that the derived types stay
 * exact.
 */

export type AvroPrimitive = 'null' | 'boolean' | 'int' | 'long' | 'double' | 'bytes' | 'string';

export type AvroField = {
  readonly name: string;
  readonly type: AvroSchema;
  readonly doc?: string;
  readonly default?: unknown;
};

export type AvroRecord = {
  readonly type: 'record';
  readonly name: string;
  readonly namespace?: string;
  readonly doc?: string;
  readonly fields: readonly AvroField[];
};

export type AvroEnum = {
  readonly type: 'enum';
  readonly name: string;
  readonly doc?: string;
  readonly symbols: readonly string[];
  readonly default?: string;
};

export type AvroArray = { readonly type: 'array'; readonly items: AvroSchema };

export type AvroAnnotated = { readonly type: AvroPrimitive; readonly logicalType?: string };

export type AvroSchema =
  AvroPrimitive | AvroAnnotated | AvroRecord | AvroEnum | AvroArray | readonly AvroSchema[];

export class UnsupportedSchemaError extends Error {
  override readonly name = 'UnsupportedSchemaError';
}

const PRIMITIVES: ReadonlySet<string> = new Set([
  'null',
  'boolean',
  'int',
  'long',
  'double',
  'bytes',
  'string',
]);

/** Narrows parsed JSON to the supported part of Avro. Throws `UnsupportedSchemaError` naming the place. */
export function asAvroSchema(json: unknown, path = '$'): AvroSchema {
  if (typeof json === 'string') {
    if (!PRIMITIVES.has(json)) throw new UnsupportedSchemaError(`${path}: type "${json}"`);
    return json as AvroPrimitive;
  }
  if (Array.isArray(json)) {
    json.forEach((branch, index) => asAvroSchema(branch, `${path}[${index}]`));
    return json as readonly AvroSchema[];
  }
  if (typeof json !== 'object' || json === null) throw new UnsupportedSchemaError(`${path}: not a schema`);
  const node = json as Readonly<Record<string, unknown>>;
  const kind = node['type'];
  if (kind === 'record') return asRecord(node, path);
  if (kind === 'enum') {
    if (typeof node['name'] !== 'string' || !Array.isArray(node['symbols']))
      throw new UnsupportedSchemaError(`${path}: enum without name or symbols`);
    return json as AvroEnum;
  }
  if (kind === 'array') {
    asAvroSchema(node['items'], `${path}.items`);
    return json as AvroArray;
  }
  if (typeof kind === 'string' && PRIMITIVES.has(kind)) return json as AvroAnnotated;
  throw new UnsupportedSchemaError(`${path}: type ${JSON.stringify(kind)}`);
}

/** As `asAvroSchema`, for the record at the top of an event schema. */
export function asAvroRecord(json: unknown): AvroRecord {
  const schema = asAvroSchema(json);
  if (typeof schema === 'object' && 'type' in schema && schema.type === 'record') return schema;
  throw new UnsupportedSchemaError('$: an event is a record');
}

function asRecord(node: Readonly<Record<string, unknown>>, path: string): AvroRecord {
  const { name, fields } = node;
  if (typeof name !== 'string' || !Array.isArray(fields))
    throw new UnsupportedSchemaError(`${path}: record without name or fields`);
  for (const field of fields as readonly Readonly<Record<string, unknown>>[]) {
    if (typeof field['name'] !== 'string')
      throw new UnsupportedSchemaError(`${path}.${name}: field without name`);
    asAvroSchema(field['type'], `${path}.${name}.${field['name']}`);
  }
  return node as unknown as AvroRecord;
}
