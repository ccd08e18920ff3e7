import { readRequestSchema } from '@footnote/contract/open-api';
import { readContract, type Contract, type ContractOperation, type JsonSchema } from './openapi.ts';
import { selfContained } from './self-contained.ts';

/** An operation of the REST API as a tool. */
export type Operation = {
  /**
   * Tools of `/v1/tools` keep the names by which recoveries call them; others are named like
   * `get_fundamentals`.
   */
  readonly name: string;
  readonly method: 'get' | 'post';
  readonly path: string;
  readonly summary: string;
  readonly description: string;
  /** The arguments: parameters of path and query, or the body. */
  readonly input: JsonSchema;
  /** The body of an answer or of a refusal. */
  readonly output: JsonSchema;
};

const TOOLS = '/v1/tools/';

/** HTML that a page shows: a model reads sections, and the passages of evidence. */
const FOR_PAGES: ReadonlySet<string> = new Set(['getFilingDocument']);

/**
 * Every operation of the contract whose response ends, in order: a tool call waits for the whole response.
 * The document of a filing is not among them.
 */
export function readOperations(contract: Contract = readContract()): readonly Operation[] {
  return Object.entries(contract.paths).flatMap(([path, methods]) =>
    (['get', 'post'] as const).flatMap((method) => {
      const operation = methods[method];
      return operation === undefined || isStream(operation) || FOR_PAGES.has(operation.operationId)
        ? []
        : [operationOf(path, method, operation, contract)];
    }),
  );
}

function isStream({ responses }: ContractOperation): boolean {
  return responses['200']?.content?.['text/event-stream'] !== undefined;
}

function operationOf(
  path: string,
  method: 'get' | 'post',
  operation: ContractOperation,
  contract: Contract,
): Operation {
  const { operationId, summary, description = '' } = operation;
  return {
    name: path.startsWith(TOOLS) ? path.slice(TOOLS.length) : snakeCase(operationId),
    method,
    path,
    summary,
    description,
    input: readRequestSchema(requestFileOf(operation)),
    output: outputOf(operation, contract),
  };
}

const snakeCase = (name: string): string => name.replaceAll(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`);

/** The parameters of an operation are the properties of one file, like those of a body. */
function requestFileOf({ operationId, parameters = [], requestBody }: ContractOperation): string {
  const schemas = [
    requestBody?.content?.['application/json']?.schema,
    ...parameters.filter((parameter) => parameter.in !== 'header').map(({ schema }) => schema),
  ];
  const files = new Set(
    schemas.filter((schema) => schema !== undefined).map(({ $ref }) => String($ref).split('#')[0] ?? ''),
  );
  const [file] = files;
  if (file === undefined || files.size > 1)
    throw new Error(`${operationId} must reference exactly one file of parameters`);
  return file;
}

/** The schema of the response and of its refusals: a client may validate results against it. */
function outputOf({ responses }: ContractOperation, { components }: Contract): JsonSchema {
  const schemas = Object.entries(responses).map(([, response]) => {
    const named = response.$ref?.split('/').at(-1);
    const { content } = named === undefined ? response : (components.responses[named] ?? {});
    return content?.['application/json']?.schema;
  });
  const references = new Set(schemas.flatMap((schema) => (schema === undefined ? [] : [schema['$ref']])));
  const anyOf = [...references].map(($ref) => ({ $ref }));
  return selfContained({ type: 'object', anyOf }, components.schemas);
}
