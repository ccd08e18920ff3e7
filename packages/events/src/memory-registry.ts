import { incompatibility } from './compatibility.ts';
import {
  canonicalSchema,
  IncompatibleSchemaError,
  UnknownSchemaIdError,
  type SchemaRegistry,
} from './registry.ts';

/** A registry within one process: for tests, and for tools that read nothing older than themselves. */
export function createMemoryRegistry(): SchemaRegistry {
  const entries: { readonly subject: string; readonly schema: string }[] = [];
  const register = (subject: string, schemaJson: string): number => {
    const schema = canonicalSchema(schemaJson);
    const known = entries.findIndex((entry) => entry.subject === subject && entry.schema === schema);
    if (known >= 0) return known + 1;
    for (const entry of entries) {
      if (entry.subject !== subject) continue;
      const problem = incompatibility(JSON.parse(schema), JSON.parse(entry.schema));
      if (problem !== null) throw new IncompatibleSchemaError(subject, problem);
    }
    return entries.push({ subject, schema });
  };
  const schemaOf = (id: number): string => {
    const entry = entries[id - 1];
    if (entry === undefined) throw new UnknownSchemaIdError(id);
    return entry.schema;
  };
  // The executor turns a thrown error into a rejection, as with a remote registry.
  return {
    register: (subject, schemaJson) =>
      new Promise((resolve) => {
        resolve(register(subject, schemaJson));
      }),
    schema: (id) =>
      new Promise((resolve) => {
        resolve(schemaOf(id));
      }),
  };
}
