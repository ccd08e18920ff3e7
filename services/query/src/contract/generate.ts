/**
 * Derives `contract.generated.ts`, and that of `packages/wire` with the events of the stream, from
 * `schemas/openapi.yaml`.
 *
 *     node services/query/src/contract/generate.ts            writes the files
 *     node services/query/src/contract/generate.ts --check    exits 1 when a file differs from the contract
 */
import { readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { compile, type JSONSchema } from 'json-schema-to-typescript';
import { parse } from 'yaml';

export const OPENAPI_FILE = fileURLToPath(new URL('../../../../schemas/openapi.yaml', import.meta.url));
export const GENERATED_FILE = fileURLToPath(new URL('./contract.generated.ts', import.meta.url));
export const EVENTS_FILE = fileURLToPath(
  new URL('../../../../packages/wire/src/events/contract.generated.ts', import.meta.url),
);

const HEADER =
  '// Derived from schemas/openapi.yaml by services/query/src/contract/generate.ts: change that, then run it again.';

/** The parts of the contract file that types and tests need. */
export type OpenApi = {
  readonly paths: Readonly<Record<string, Readonly<Record<string, unknown>>>>;
  readonly components: { readonly schemas: Readonly<Record<string, object>> } & Readonly<
    Record<string, unknown>
  >;
};

export function readOpenApi(): OpenApi {
  return withExamples(parse(readFileSync(OPENAPI_FILE, 'utf8'))) as OpenApi;
}

const EXAMPLE = /^(examples\/responses\/\w+\.json)#\/(\w+)$/;

/** The contract with its examples inlined. */
function withExamples(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(withExamples);
  if (typeof value !== 'object' || value === null) return value;
  const { $ref } = value as { readonly $ref?: unknown };
  const [, file, name = ''] = EXAMPLE.exec(typeof $ref === 'string' ? $ref : '') ?? [];
  if (file !== undefined) return readExamples(file)[name];
  return Object.fromEntries(Object.entries(value).map(([member, each]) => [member, withExamples(each)]));
}

const readExamples = (file: string): Readonly<Record<string, unknown>> =>
  JSON.parse(readFileSync(join(dirname(OPENAPI_FILE), file), 'utf8')) as Readonly<Record<string, unknown>>;

type Definitions = Record<string, JSONSchema>;

/** TypeScript source of one type for each component schema. */
export function generateContract(openApi: OpenApi): Promise<string> {
  return typesOf(definitionsOf(openApi));
}

/** The same for the events of the stream, and the schemas that they consist of. */
export function generateEvents(openApi: OpenApi): Promise<string> {
  const definitions = definitionsOf(openApi);
  const reached = new Set(['StreamedEvent']);
  for (const name of reached)
    for (const [, used = ''] of JSON.stringify(definitions[name]).matchAll(/#\/definitions\/(\w+)/g))
      reached.add(used);
  return typesOf(Object.fromEntries(Object.entries(definitions).filter(([name]) => reached.has(name))));
}

function definitionsOf(openApi: OpenApi): Definitions {
  return JSON.parse(
    JSON.stringify(openApi.components.schemas).replaceAll('#/components/schemas/', '#/definitions/'),
  ) as Definitions;
}

async function typesOf(definitions: Definitions): Promise<string> {
  const source = await compile({ title: 'Contract', type: 'object', definitions }, 'Contract', {
    additionalProperties: false,
    bannerComment: HEADER,
    unreachableDefinitions: true,
    style: { singleQuote: true, printWidth: 110, trailingComma: 'all' },
  });
  return source
    .replace(/export interface Contract \{[^}]*\}\n/, '')
    .replaceAll(/ \*\n(?: \*\n)* \* This interface was referenced by [^\n]*\n[^\n]*\n/g, '')
    .replaceAll(/\/\*\*\n \* This interface was referenced by [^\n]*\n[^\n]*\n \*\/\n/g, '');
}

async function main(args: readonly string[]): Promise<number> {
  const openApi = readOpenApi();
  const sources = [
    [GENERATED_FILE, await generateContract(openApi)],
    [EVENTS_FILE, await generateEvents(openApi)],
  ] as const;
  if (!args.includes('--check')) {
    for (const [file, source] of sources) writeFileSync(file, source);
    return 0;
  }
  if (sources.every(([file, source]) => readFileSync(file, 'utf8') === source)) return 0;
  console.error(
    'contract.generated.ts differs from schemas/openapi.yaml: run services/query/src/contract/generate.ts',
  );
  return 1;
}

if (import.meta.main) process.exitCode = await main(process.argv.slice(2));
