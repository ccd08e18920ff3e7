/**
 * Derives `types.generated.ts` from `schemas/openapi.yaml`.
 *
 *     node packages/contract/src/generate.ts            writes the file
 *     node packages/contract/src/generate.ts --check    exits 1 when the file differs from the contract
 */
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
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

/**
 * The contract with its examples inlined. An example that is not there is an empty object, and `onMissing` is told its
 * reference.
 */
export function readOpenApi(onMissing: (reference: string) => void = () => undefined): OpenApi {
  const files = new Map<string, Readonly<Record<string, unknown>>>();
  const examplesIn = (file: string): Readonly<Record<string, unknown>> => {
    const path = join(dirname(OPENAPI_FILE), file);
    const known =
      files.get(file) ??
      (existsSync(path) ? (JSON.parse(readFileSync(path, 'utf8')) as Record<string, unknown>) : {});
    files.set(file, known);
    return known;
  };
  const inlined = (value: unknown): unknown => {
    if (Array.isArray(value)) return value.map(inlined);
    if (typeof value !== 'object' || value === null) return value;
    const { $ref } = value as { readonly $ref?: unknown };
    const [reference, file, name = ''] = EXAMPLE.exec(typeof $ref === 'string' ? $ref : '') ?? [];
    if (reference === undefined || file === undefined)
      return Object.fromEntries(Object.entries(value).map(([member, each]) => [member, inlined(each)]));
    const example = examplesIn(file)[name];
    if (example === undefined) onMissing(reference);
    return example ?? {};
  };
  return inlined(parse(readFileSync(OPENAPI_FILE, 'utf8'))) as OpenApi;
}

const EXAMPLE = /^(examples\/responses\/\w+\.json)#\/(\w+)$/;

/** What to do about an example that the contract names and that is not there. */
export const missingExample = (reference: string): string =>
  `openapi.yaml has the example ${reference}, which is not there: run node test/reference/examples.ts`;

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
  const openApi = readOpenApi((reference) => console.error(missingExample(reference)));
  const source = await generateContract(openApi);
  if (!process.argv.includes('--check')) writeFileSync(GENERATED_FILE, source);
  else if (readFileSync(GENERATED_FILE, 'utf8') !== source) {
    console.error(
      'types.generated.ts differs from schemas/openapi.yaml: run packages/contract/src/generate.ts',
    );
    process.exitCode = 1;
  }
}
