import {
  readContract,
  readRequestSchema,
  type Contract,
  type ContractOperation,
  type JsonSchema,
} from './openapi.ts';
import { selfContained } from './self-contained.ts';

/** An operation of the REST interface as a tool. */
export type Operation = {
  /** Of a tool of `/v1/tools` its own name, by which recoveries call it; of others `get_fundamentals`. */
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

/** Every operation of the contract that ends, in its order: a call of a tool waits for the whole answer. */
export function readOperations(contract: Contract = readContract()): readonly Operation[] {
  return Object.entries(contract.paths).flatMap(([path, methods]) =>
    (['get', 'post'] as const).flatMap((method) => {
      const operation = methods[method];
      return operation === undefined || isStream(operation)
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

/** The parameters of an operation are the properties of one file, as its body is. */
function requestFileOf({ operationId, parameters = [], requestBody }: ContractOperation): string {
  const schemas = [
    requestBody?.content?.['application/json']?.schema,
    ...parameters.filter((parameter) => parameter.in !== 'header').map(({ schema }) => schema),
  ];
  const files = new Set(
    schemas.filter((schema) => schema !== undefined).map(({ $ref }) => String($ref).split('#')[0] ?? ''),
  );
  const [file] = files;
  if (file === undefined || files.size > 1) throw new Error(`${operationId} has not one file of parameters`);
  return file;
}

/** The answer, and the refusals by their schemas: a client may check what it gets. */
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
