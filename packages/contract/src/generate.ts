/**
 * Derives `types.generated.ts` from `schemas/openapi.yaml`.
 *
 *     node packages/contract/src/generate.ts            writes the file
 *     node packages/contract/src/generate.ts --check    exits 1 when the file differs from the contract
 */
import { readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { compile, type JSONSchema } from 'json-schema-to-typescript';
import { parse } from 'yaml';

export const OPENAPI_FILE = fileURLToPath(new URL('../../../schemas/openapi.yaml', import.meta.url));
export const GENERATED_FILE = fileURLToPath(new URL('./types.generated.ts', import.meta.url));

const HEADER =
  '// Derived from schemas/openapi.yaml by packages/contract/src/generate.ts: change that, then run it again.';

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

/** TypeScript source of one type for each component schema. */
export async function generateContract({ components: { schemas } }: OpenApi): Promise<string> {
  const definitions = JSON.parse(
    JSON.stringify(schemas).replaceAll('#/components/schemas/', '#/definitions/'),
  ) as Record<string, JSONSchema>;
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

if (import.meta.main) {
  const source = await generateContract(readOpenApi());
  if (!process.argv.includes('--check')) writeFileSync(GENERATED_FILE, source);
  else if (readFileSync(GENERATED_FILE, 'utf8') !== source) {
    console.error(
      'types.generated.ts differs from schemas/openapi.yaml: run packages/contract/src/generate.ts',
    );
    process.exitCode = 1;
  }
}
