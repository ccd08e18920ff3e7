/** The contract of the REST API: the files of `schemas/openapi` as one document. */
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { unitedFrom } from './united.ts';

const SCHEMAS = fileURLToPath(new URL('../../../schemas', import.meta.url));

/** What references to other files are relative to: the place of the whole, which is only written for a release. */
export const OPENAPI_FILE = join(SCHEMAS, 'openapi.json');

/** The parts of the contract that types and tests need. */
export type OpenApi = {
  readonly info: {
    readonly description: string;
    readonly license: { readonly name: string };
    readonly version: string;
  };
  readonly servers: readonly { readonly url: string }[];
  readonly paths: Readonly<Record<string, Readonly<Record<string, unknown>>>>;
  readonly components: { readonly schemas: Readonly<Record<string, object>> } & Readonly<
    Record<string, unknown>
  >;
};

/** The contract with its references to requests and examples as they are written. Throws where a part is at fault. */
export const readContract = (): OpenApi => unitedFrom(join(SCHEMAS, 'openapi')) as OpenApi;

const OTHER_FILE = /^((?:requests|examples\/responses)\/[\w-]+\.json)(?:#\/(.+))?$/;

type Missing = (reference: string) => void;

/**
 * The contract with requests and examples in it, so that it is one file. What is not there is an empty object, and
 * `onMissing` is told its reference; by default it throws.
 */
export function wholeContract(onMissing: Missing = refuse): OpenApi {
  const files = new Map<string, unknown>();
  const whole = (value: unknown): unknown => {
    if (Array.isArray(value)) return value.map(whole);
    if (typeof value !== 'object' || value === null) return value;
    const { $ref } = value as { readonly $ref?: unknown };
    if (typeof $ref !== 'string' || !OTHER_FILE.test($ref))
      return Object.fromEntries(Object.entries(value).map(([member, each]) => [member, whole(each)]));
    const found = referred($ref, files);
    if (found === undefined) onMissing($ref);
    const { $schema: _, ...document } = (found ?? {}) as Readonly<Record<string, unknown>>;
    return document;
  };
  return whole(readContract()) as OpenApi;
}

/** A JSON Schema of `schemas/requests`, as the contract refers to it: `requests/explain.json`. Throws if it is not there. */
export function readRequestSchema(reference: string): Readonly<Record<string, unknown>> {
  const found = referred(reference);
  if (found === undefined) refuse(reference);
  return found as Readonly<Record<string, unknown>>;
}

/** What is missing, and what writes it. */
export const missingReference = (reference: string): string =>
  `schemas/openapi refers to ${reference}, which is not there: ` +
  (reference.startsWith('examples/')
    ? 'run node test/reference/examples.ts, which asks for what test/reference/requests.ts lists'
    : 'write it in schemas/requests');

function refuse(reference: string): void {
  throw new Error(missingReference(reference));
}

/** The target of a reference to another file, kept in `files`; undefined if it is not there. */
function referred(reference: string, files = new Map<string, unknown>()): unknown {
  const [, file = '', pointer = ''] = OTHER_FILE.exec(reference) ?? [];
  const path = join(SCHEMAS, file);
  if (!files.has(file) && existsSync(path)) files.set(file, JSON.parse(readFileSync(path, 'utf8')));
  return pointer
    .split('/')
    .filter((step) => step !== '')
    .reduce<unknown>(
      (at, step) => (at as Partial<Record<string, unknown>> | undefined)?.[step],
      files.get(file),
    );
}
