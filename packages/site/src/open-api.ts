import { parse } from 'yaml';
import { readSchema } from './folders.ts';

export type Operation = { readonly operationId: string; readonly summary: string };

/** The parts of the OpenAPI document that pages show. */
export type OpenApi = {
  readonly info: { readonly description: string; readonly version: string };
  readonly servers: readonly { readonly url: string }[];
  readonly paths: Readonly<Record<string, Readonly<Partial<Record<'get' | 'post', Operation>>>>>;
};

/** The contract of the REST API, with the URL of the service that serves it. */
export const openApi = (): OpenApi => ({
  ...(inlined(parse(readSchema('openapi.yaml'))) as OpenApi),
  servers: [{ url: '/' }],
});

const OTHER_FILE = /^((?:requests|examples\/responses)\/[\w-]+\.json)(?:#\/(.+))?$/;

/** The same, with references to other files resolved: a reader gets only this document. */
function inlined(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(inlined);
  if (typeof value !== 'object' || value === null) return value;
  const { $ref } = value as { readonly $ref?: string };
  const [, file, pointer = ''] = OTHER_FILE.exec($ref ?? '') ?? [];
  if (file !== undefined) return referenced(file, pointer);
  return described(Object.fromEntries(Object.entries(value).map(([key, each]) => [key, inlined(each)])));
}

/** Swagger UI shows the description of a parameter, not that of its schema. */
function described(member: Readonly<Record<string, unknown>>): unknown {
  const { in: place, schema } = member;
  const { description } = (schema ?? {}) as { readonly description?: unknown };
  return typeof place === 'string' && description !== undefined ? { description, ...member } : member;
}

function referenced(file: string, pointer: string): unknown {
  const { $schema: _, ...document } = JSON.parse(readSchema(file)) as Readonly<Record<string, unknown>>;
  return pointer
    .split('/')
    .filter((step) => step !== '')
    .reduce<unknown>((at, step) => (at as Readonly<Record<string, unknown>>)[step], document);
}
