import { readFileSync } from 'node:fs';
import { parse } from 'yaml';

const SCHEMAS = new URL('../../../../schemas/', import.meta.url);

export type JsonSchema = Readonly<Record<string, unknown>>;

type Content = {
  readonly content?: {
    readonly 'application/json'?: { readonly schema: JsonSchema };
    readonly 'text/event-stream'?: object;
  };
};

/** The members of an OpenAPI operation that are used here. */
export type ContractOperation = {
  readonly operationId: string;
  readonly summary: string;
  readonly description?: string;
  readonly parameters?: readonly {
    readonly name: string;
    readonly in: string;
    readonly schema: JsonSchema;
  }[];
  readonly requestBody?: Content;
  readonly responses: Readonly<Record<string, Content & { readonly $ref?: string }>>;
};

export type Contract = {
  readonly paths: Readonly<Record<string, Readonly<Partial<Record<'get' | 'post', ContractOperation>>>>>;
  readonly components: {
    readonly responses: Readonly<Record<string, Content>>;
    readonly schemas: Readonly<Record<string, JsonSchema>>;
  };
};

export function readContract(): Contract {
  return parse(readFileSync(new URL('openapi.yaml', SCHEMAS), 'utf8')) as Contract;
}

/** A JSON Schema of `schemas/requests`, by the path in the contract: `requests/explain.json`. */
export function readRequestSchema(file: string): JsonSchema {
  return JSON.parse(readFileSync(new URL(file, SCHEMAS), 'utf8')) as JsonSchema;
}
