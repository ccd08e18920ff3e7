import { typeForSchema } from './avsc-type.ts';

/**
 * Why records written with `writer` cannot be read with `reader`, or null when they can: Avro's schema
 * resolution (Avro specification, "Schema Resolution"). Beyond it, a logical type that changes is a problem: the
 * bytes would be read, with another meaning. Arguments are parsed schema files.
 */
export function incompatibility(reader: unknown, writer: unknown): string | null {
  try {
    typeForSchema(reader).createResolver(typeForSchema(writer));
  } catch (error) {
    return error instanceof Error ? error.message : String(error);
  }
  return changedLogicalType(reader, writer, '$');
}

type Node = Readonly<Record<string, unknown>>;

function changedLogicalType(reader: unknown, writer: unknown, path: string): string | null {
  const [r, w] = [nonNull(reader), nonNull(writer)];
  if (r['logicalType'] !== w['logicalType'])
    return `${path}: logical type ${String(w['logicalType'])} became ${String(r['logicalType'])}`;
  if (r['type'] === 'array' && w['type'] === 'array')
    return changedLogicalType(r['items'], w['items'], `${path}[]`);
  if (r['type'] !== 'record' || w['type'] !== 'record') return null;
  const before = new Map((w['fields'] as readonly Node[]).map((field) => [field['name'], field]));
  for (const field of r['fields'] as readonly Node[]) {
    const old = before.get(field['name']);
    if (old === undefined) continue;
    const problem = changedLogicalType(field['type'], old['type'], `${path}.${String(field['name'])}`);
    if (problem !== null) return problem;
  }
  return null;
}

/** The branch of a nullable type, the type itself elsewhere, as an object. */
function nonNull(schema: unknown): Node {
  const branch: unknown = Array.isArray(schema) ? schema.find((item) => item !== 'null') : schema;
  return typeof branch === 'object' && branch !== null ? (branch as Node) : { type: branch };
}
