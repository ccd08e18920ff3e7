import { readFileSync } from 'node:fs';
import type { AvroRecord } from './avro.ts';
import { readSchema, SCHEMAS_DIR } from './schema-files.ts';
import type { EventOf, TopicName } from './topics.ts';

/**
 * The example payload of a topic. The files represent bytes as in Avro's JSON encoding: a string with one
 * character (U+0000 to U+00FF) for each byte.
 */
export function readExample<T extends TopicName>(topic: T, dir: string = SCHEMAS_DIR): EventOf<T> {
  const json = JSON.parse(readFileSync(`${dir}/examples/${topic}.json`, 'utf8')) as Record<string, unknown>;
  for (const name of bytesMembers(readSchema(topic, dir)))
    json[name] = new Uint8Array(Buffer.from(json[name] as string, 'latin1'));
  return json as unknown as EventOf<T>;
}

function bytesMembers(schema: AvroRecord): readonly string[] {
  return schema.fields.filter((field) => field.type === 'bytes').map((field) => field.name);
}
