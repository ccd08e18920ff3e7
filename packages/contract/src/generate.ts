/**
 * Derives `types.generated.ts` from `schemas/openapi`.
 *
 *     node packages/contract/src/generate.ts            writes the file
 *     node packages/contract/src/generate.ts --check    exits 1 when the file differs from the contract
 */
import { readFileSync, writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { compile, type JSONSchema } from 'json-schema-to-typescript';
import { readContract, type OpenApi } from './open-api.ts';

export const GENERATED_FILE = fileURLToPath(new URL('./types.generated.ts', import.meta.url));

const HEADER =
  '// Derived from schemas/openapi by packages/contract/src/generate.ts: change that, then run it again.';

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
  const source = await generateContract(readContract());
  if (!process.argv.includes('--check')) writeFileSync(GENERATED_FILE, source);
  else if (readFileSync(GENERATED_FILE, 'utf8') !== source) {
    console.error('types.generated.ts differs from schemas/openapi: run packages/contract/src/generate.ts');
    process.exitCode = 1;
  }
}
