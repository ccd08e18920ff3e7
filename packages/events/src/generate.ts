/**
 * Derives `types.generated.ts` of `event-types` from `schemas/*.avsc`.
 *
 *     node packages/events/src/generate.ts            writes the file
 *     node packages/events/src/generate.ts --check    exits 1 when the file differs from the schemas
 */
import { readFileSync, writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { UnsupportedSchemaError, type AvroRecord, type AvroSchema } from './avro.ts';
import { readSchema, schemaTopics } from './schema-files.ts';

export const GENERATED_FILE = fileURLToPath(
  new URL('../../event-types/src/types.generated.ts', import.meta.url),
);

const HEADER = [
  '// Derived from schemas/*.avsc by packages/events/src/generate.ts: change the schemas, then run it again.',
  '// Timestamps are epoch milliseconds UTC.',
].join('\n');

/**
 * TypeScript source of the event types: one exported type for each record and enum, in order of appearance.
 */
export function generateTypes(schemas: readonly AvroRecord[]): string {
  const declarations = new Map<string, string>();
  for (const schema of schemas) typeOf(schema, declarations);
  return `${[HEADER, ...declarations.values()].join('\n\n')}\n`;
}

/** Source of the types of everything under `schemas/`. */
export function generateFromFiles(dir?: string): string {
  return generateTypes(schemaTopics(dir).map((topic) => readSchema(topic, dir)));
}

function typeOf(schema: AvroSchema, declarations: Map<string, string>): string {
  if (typeof schema === 'string') return primitive(schema);
  if (isUnion(schema)) return unionOf(schema, declarations);
  switch (schema.type) {
    case 'record':
      return declare(schema.name, declarations, () => recordBody(schema, declarations));
    case 'enum': {
      const symbols = schema.symbols.map((symbol) => `'${symbol}'`).join(' | ');
      return declare(
        schema.name,
        declarations,
        () => `${comment(schema.doc, '')}export type ${schema.name} = ${symbols};`,
      );
    }
    case 'array':
      return `readonly ${parenthesised(typeOf(schema.items, declarations))}[]`;
    default:
      return primitive(schema.type);
  }
}

function isUnion(schema: AvroSchema): schema is readonly AvroSchema[] {
  return Array.isArray(schema);
}

/** Null comes last, as in handwritten types. */
function unionOf(branches: readonly AvroSchema[], declarations: Map<string, string>): string {
  const names = branches.map((branch) => typeOf(branch, declarations));
  return [...names.filter((name) => name !== 'null'), ...names.filter((name) => name === 'null')].join(' | ');
}

function declare(name: string, declarations: Map<string, string>, source: () => string): string {
  if (!declarations.has(name)) {
    // Reserved before the body is generated, so that a record precedes the ones it contains.
    declarations.set(name, '');
    declarations.set(name, source());
    return name;
  }
  throw new UnsupportedSchemaError(`two definitions of "${name}"`);
}

function recordBody(record: AvroRecord, declarations: Map<string, string>): string {
  const members = record.fields.map(
    (field) => `${comment(field.doc, '  ')}  readonly ${field.name}: ${typeOf(field.type, declarations)};`,
  );
  return `${comment(record.doc, '')}export type ${record.name} = {\n${members.join('\n')}\n};`;
}

function comment(doc: string | undefined, indent: string): string {
  return doc === undefined ? '' : `${indent}/** ${doc.replaceAll('*/', '* /')} */\n`;
}

function parenthesised(type: string): string {
  return /^\w+$/.test(type) ? type : `(${type})`;
}

function primitive(name: string): string {
  switch (name) {
    case 'int':
    case 'long':
    case 'double':
      return 'number';
    case 'bytes':
      return 'Uint8Array';
    case 'null':
    case 'boolean':
    case 'string':
      return name;
    default:
      throw new UnsupportedSchemaError(`type "${name}"`);
  }
}

function main(args: readonly string[]): number {
  const expected = generateFromFiles();
  if (!args.includes('--check')) {
    writeFileSync(GENERATED_FILE, expected);
    return 0;
  }
  if (readFileSync(GENERATED_FILE, 'utf8') === expected) return 0;
  console.error('types.generated.ts differs from schemas/*.avsc: run node packages/events/src/generate.ts');
  return 1;
}

if (import.meta.main) process.exitCode = main(process.argv.slice(2));
