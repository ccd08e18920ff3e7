import { Ajv2020 } from 'ajv/dist/2020.js';
import addFormats from 'ajv-formats';
import { expect } from 'chai';
import { readContract, type ContractOperation } from './openapi.ts';
import { readOperations } from './operations.ts';

type Media = {
  readonly example?: unknown;
  readonly examples?: Readonly<Record<string, { readonly value: unknown }>>;
};

const ajv = new Ajv2020({ strict: false });
addFormats.default(ajv);
const contract = readContract();
const operations = readOperations(contract);
const of = (name: string) => operations.find((operation) => operation.name === name)!;
const declared = ({ path, method }: { path: string; method: 'get' | 'post' }): ContractOperation =>
  contract.paths[path]![method]!;

/** The examples of all answers and refusals of an operation. */
function examplesOf({ responses }: ContractOperation): readonly unknown[] {
  return Object.values(responses).flatMap((response) => {
    const named = response.$ref?.split('/').at(-1);
    const { content } = named === undefined ? response : contract.components.responses[named]!;
    const { example, examples = {} } = (content?.['application/json'] ?? {}) as Media;
    return [example, ...Object.values(examples).map(({ value }) => value)].filter(
      (value) => value !== undefined,
    );
  });
}

/** `GET /v2/stream` is not a tool, because its response does not end, and the document of a filing is HTML for a page. */
const NO_TOOLS = 2;

describe('the operations of the contract', () => {
  it('are all offered as tools, with unique names that every client accepts', () => {
    const count = Object.values(contract.paths).flatMap((methods) => Object.keys(methods)).length - NO_TOOLS;
    expect(operations).to.have.lengthOf(count);
    const names = operations.map(({ name }) => name);
    expect(new Set(names)).to.have.lengthOf(count);
    for (const name of names) expect(name).to.match(/^[a-z][a-z_]{2,63}$/);
  });

  it('have the names that recoveries call', () => {
    const { ToolRecovery } = contract.components.schemas as Record<
      string,
      { properties: { tool: { enum: string[] } } }
    >;
    for (const name of ToolRecovery!.properties.tool.enum)
      expect(of(name)).to.include({ method: 'post', path: `/v1/tools/${name}` });
    expect(of('get_explain_figure').path).to.equal('/v2/explain/figure');
  });

  it('accept the path and query parameters of the contract', () => {
    for (const operation of operations.filter(({ method }) => method === 'get')) {
      const parameters = (declared(operation).parameters ?? []).filter(
        (parameter) => parameter.in !== 'header',
      );
      const properties = operation.input['properties'] as object;
      expect(Object.keys(properties), operation.name).to.have.members(parameters.map(({ name }) => name));
      expect(operation.input).to.include({ type: 'object', additionalProperties: false });
    }
  });

  for (const operation of operations)
    it(`have a schema that the examples of ${operation.name} fit, and other answers do not`, () => {
      const validate = ajv.compile(operation.output);
      const examples = examplesOf(declared(operation));
      expect(examples).not.to.be.empty;
      for (const example of examples)
        expect(validate(example), ajv.errorsText(validate.errors)).to.equal(true);
      for (const other of [{}, { data: {} }, { available: true }, { available: false, reason: 'bad_mood' }])
        expect(validate(other), JSON.stringify(other)).to.equal(false);
    });
});
