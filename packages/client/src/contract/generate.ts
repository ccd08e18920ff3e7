/**
 * Derives `contract.generated.ts` from `schemas/openapi.yaml`.
 *
 *     node packages/client/src/contract/generate.ts
 *
 * The house rules (`make check`) compare the file with the contract.
 */
import { readFileSync, writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import openapiTS, { astToString, type OpenAPI3 } from 'openapi-typescript';
import { parse } from 'yaml';

const OPENAPI_FILE = new URL('../../../../schemas/openapi.yaml', import.meta.url);
export const GENERATED_FILE = fileURLToPath(new URL('./contract.generated.ts', import.meta.url));

const HEADER =
  '// Derived from schemas/openapi.yaml by packages/client/src/contract/generate.ts: change that, then run it again.';

/** TypeScript source of the types of every path, operation and schema of the contract. */
export async function generateClientContract(): Promise<string> {
  // Types do not depend on examples, which are written after them.
  const contract = parse(readFileSync(OPENAPI_FILE, 'utf8'), (member, value: unknown) =>
    member === 'examples' ? undefined : value,
  ) as OpenAPI3;
  // A member with a default may be left out of a request.
  const nodes = await openapiTS(contract, {
    // What its references are relative to.
    cwd: OPENAPI_FILE,
    immutable: true,
    defaultNonNullable: false,
  });
  return `${HEADER}\n${astToString(nodes)}`;
}

if (import.meta.main) writeFileSync(GENERATED_FILE, await generateClientContract());
