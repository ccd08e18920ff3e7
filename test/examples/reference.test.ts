import { contractFault } from '@footnote/contract/testing';
import { readContract } from '@footnote/contract/open-api';
import { expect } from 'chai';
import { answers, methodOf, operationOf, type ExampleFiles } from '../reference/answers.ts';
import { committedTexts, textsOf } from '../reference/files.ts';
import { REQUESTS, SHARED_REQUESTS, type ExampleRequest } from '../reference/requests.ts';
import { openDemoService, type DemoService } from '../reference/service.ts';

type Referred = Readonly<Record<string, { readonly $ref?: string; readonly value?: unknown }>>;
type Response = {
  readonly content?: Readonly<Record<string, { readonly examples?: Referred; readonly example?: unknown }>>;
};
type Operation = {
  readonly operationId: string;
  readonly parameters?: readonly { readonly name: string; readonly in: string; readonly example?: unknown }[];
  readonly requestBody?: {
    readonly content: { readonly 'application/json': { readonly examples: Referred } };
  };
  readonly responses: Readonly<Record<string, Response>>;
};

/** The contract as written, with unresolved references. */
const contract = readContract() as unknown as {
  readonly paths: Readonly<Record<string, Readonly<Record<string, Operation>>>>;
  readonly components: { readonly responses: Readonly<Record<string, Response>> };
};
const operations = Object.values(contract.paths).flatMap((methods) => Object.values(methods));

/** Responses that no request can provoke: failures of the service or its store. */
const FAULTS = new Set(['500', '503', 'Internal', 'Unavailable']);

/** References of the contract to examples: `file#/name` → status or name of the response, and media type. */
const referred = new Map(
  [
    ...operations.flatMap(({ responses }) => Object.entries(responses)),
    ...Object.entries(contract.components.responses),
  ].flatMap(([response, { content = {} }]) =>
    Object.entries(content).flatMap(([mediaType, { examples = {} }]) =>
      Object.values(examples).map(({ $ref = '' }) => [$ref, { response, mediaType }] as const),
    ),
  ),
);

const referenceTo = (file: string, name: string): string => `examples/responses/${file}.json#/${name}`;

/** The initial request of the try-it form: the examples of the parameters in path and query. */
function formOf({ parameters = [] }: Operation, route: string): string {
  const filled = parameters.filter(({ example }) => example !== undefined);
  const query = filled.filter((parameter) => parameter.in === 'query');
  const path = filled
    .filter((parameter) => parameter.in === 'path')
    .reduce((text, { name, example }) => text.replace(`{${name}}`, String(example)), route);
  return normalised(`${path}?${query.map(({ name, example }) => `${name}=${String(example)}`).join('&')}`);
}

function normalised(path: string): string {
  const { pathname, searchParams } = new URL(path, 'http://footnote');
  searchParams.sort();
  return `${pathname}?${searchParams.toString()}`;
}

describe('the examples of the reference', function () {
  this.timeout(600_000);
  let service: DemoService;
  let files: ExampleFiles;
  before('requests every operation about the invented companies', async () => {
    service = await openDemoService();
    files = await answers(service);
  });
  after(() => service.close());

  it('equal the responses of the service', async () => {
    const [current, committed] = [await textsOf(files), committedTexts()];
    expect([...committed.keys()].sort()).to.deep.equal([...current.keys()].sort());
    for (const [name, text] of current)
      expect(committed.get(name), `${name}: run node test/reference/examples.ts`).to.equal(text);
  });

  it('are in the contract at the status and media type of their response', () => {
    const answered = new Map(
      [...files].flatMap(([file, examples]) =>
        [...examples].map(([name, { status, mediaType }]) => {
          const response = Object.hasOwn(SHARED_REQUESTS, file) ? file : String(status);
          return [referenceTo(file, name), { response, mediaType }] as const;
        }),
      ),
    );
    expect(Object.fromEntries(referred)).to.deep.equal(Object.fromEntries(answered));
  });

  it('conform to the schemas after shortening', () => {
    for (const examples of files.values())
      for (const { request, status, mediaType, example } of examples.values()) {
        if (mediaType === 'text/csv') continue;
        const { route } = operationOf(request);
        expect(contractFault(route, status, example.value, methodOf(request)), request.path).to.equal(
          undefined,
        );
      }
  });

  it('exist for every operation and response except faults of the service', () => {
    const isReal = ({ content = {} }: Response): boolean =>
      Object.values(content).every(
        ({ example, examples = {} }) =>
          example === undefined &&
          Object.keys(examples).length > 0 &&
          Object.values(examples).every(({ $ref }) => $ref !== undefined),
      );
    const responses = [
      ...operations.flatMap(({ operationId, responses: own }) =>
        Object.entries(own).map(([status, response]) => ({ operationId, status, response })),
      ),
      ...Object.entries(contract.components.responses).map(([status, response]) => ({
        operationId: 'shared',
        status,
        response,
      })),
    ];
    expect(
      responses
        .filter(({ status, response }) => !FAULTS.has(status) && !isReal(response))
        .map(({ operationId, status }) => `${operationId} ${status}`),
    ).to.deep.equal([]);
  });

  it('begin with the initial request of the try-it form', () => {
    const first = new Map<string, ExampleRequest>();
    for (const request of REQUESTS) {
      const { operationId } = operationOf(request);
      if (!first.has(operationId)) first.set(operationId, request);
    }
    for (const [route, methods] of Object.entries(contract.paths))
      for (const operation of Object.values(methods)) {
        const { operationId, requestBody } = operation;
        const { path = '', body } = first.get(operationId) ?? {};
        if (requestBody === undefined)
          expect(formOf(operation, route), operationId).to.equal(normalised(path));
        else
          expect(Object.values(requestBody.content['application/json'].examples)[0]?.value).to.deep.equal(
            body,
          );
      }
  });
});
