import { readFileSync, readdirSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { asAvroRecord, type AvroRecord } from './avro.ts';

/** The folder of the contract: `<topic>.avsc`, `examples/<topic>.json`, `released/<version>/<topic>.avsc`. */
export const SCHEMAS_DIR = fileURLToPath(new URL('../../../schemas/', import.meta.url));

/** Text of the current schema of a topic's events. */
export function readSchemaText(topic: string, dir: string = SCHEMAS_DIR): string {
  return readFileSync(`${dir}/${topic}.avsc`, 'utf8');
}

/** Topics that have a schema in the folder, sorted. */
export function schemaTopics(dir: string = SCHEMAS_DIR): readonly string[] {
  return readdirSync(dir)
    .filter((file) => file.endsWith('.avsc'))
    .map((file) => file.slice(0, -'.avsc'.length))
    .sort();
}

export function readSchema(topic: string, dir: string = SCHEMAS_DIR): AvroRecord {
  return asAvroRecord(JSON.parse(readSchemaText(topic, dir)));
}

/** Versions with released schemas, sorted. */
export function releasedVersions(dir: string = SCHEMAS_DIR): readonly string[] {
  return readdirSync(`${dir}/released`, { withFileTypes: true })
    .filter((entry) => entry.isDirectory())
    .map((entry) => entry.name)
    .sort();
}
