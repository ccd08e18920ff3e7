/**
 * Derives `contract.generated.ts` from `schemas/openapi`.
 *
 *     node packages/client/src/contract/generate.ts
 *
 * The house rules (`make check`) compare the file with the contract.
 */
import { writeFileSync } from 'node:fs';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { OPENAPI_FILE, readContract } from '@footnote/contract/open-api';
import openapiTS, { astToString, type OpenAPI3 } from 'openapi-typescript';

export const GENERATED_FILE = fileURLToPath(new URL('./contract.generated.ts', import.meta.url));

const HEADER =
  '// Derived from schemas/openapi by packages/client/src/contract/generate.ts: change that, then run it again.';

/** TypeScript source of the types of every path, operation and schema of the contract. */
export async function generateClientContract(): Promise<string> {
  // Types do not depend on examples, which are written after them.
  const contract = JSON.parse(JSON.stringify(readContract()), (member, value: unknown) =>
    member === 'examples' ? undefined : value,
  ) as OpenAPI3;
  // A member with a default may be left out of a request.
  const nodes = await openapiTS(contract, {
    // What its references are relative to.
    cwd: pathToFileURL(OPENAPI_FILE),
    immutable: true,
    defaultNonNullable: false,
  });
  return `${HEADER}\n${astToString(nodes)}`;
}

if (import.meta.main) writeFileSync(GENERATED_FILE, await generateClientContract());
