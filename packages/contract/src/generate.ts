/**
 * Derives `packages/contract/src/types.generated.ts` from `schemas/openapi`: the types of every path and operation, and one for each schema.
 *
 *     node packages/contract/src/generate.ts
 *
 * The house rules (`make check`) compare the file with the contract.
 */
import { writeFileSync } from 'node:fs';
import { fileURLToPath, pathToFileURL } from 'node:url';
import openapiTS, { astToString, type OpenAPI3 } from 'openapi-typescript';
import { OPENAPI_FILE, readContract } from './open-api.ts';

export const GENERATED_FILE = fileURLToPath(new URL('types.generated.ts', import.meta.url));

const HEADER =
  '// Derived from schemas/openapi by packages/contract/src/generate.ts: change that, then run it again.';

/** TypeScript source of the types, which no example changes: examples are written after them. */
export async function generateContract(): Promise<string> {
  const contract = readContract();
  const nodes = await openapiTS(withoutExamples(contract) as OpenAPI3, {
    // What its references are relative to.
    cwd: pathToFileURL(OPENAPI_FILE),
    immutable: true,
    // A member with a default may be left out of a request.
    defaultNonNullable: false,
  });
  const names = Object.keys(contract.components.schemas);
  return [HEADER, astToString(nodes), ...names.map(typeOf)].join('\n');
}

const typeOf = (name: string): string => `export type ${name} = components['schemas']['${name}'];`;

function withoutExamples(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(withoutExamples);
  if (typeof value !== 'object' || value === null) return value;
  const members = Object.entries(value).filter(([name]) => name !== 'examples');
  return Object.fromEntries(members.map(([name, each]) => [name, withoutExamples(each)]));
}

if (import.meta.main) writeFileSync(GENERATED_FILE, await generateContract());
