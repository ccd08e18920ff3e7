import { Ajv2020, type ValidateFunction } from 'ajv/dist/2020.js';
import addFormats from 'ajv-formats';
import { readContract } from './open-api.ts';

type Answers = Readonly<
  Record<string, { readonly $ref?: string; readonly content?: Readonly<Record<string, { schema: object }>> }>
>;

const openApi = readContract();
const ajv = new Ajv2020({ strict: false, allErrors: true });
addFormats.default(ajv);
ajv.addSchema({ ...openApi, $id: 'openapi' });

/** The validator of one component schema. */
export function componentValidator(name: string): ValidateFunction {
  const validate = ajv.getSchema(`openapi#/components/schemas/${name}`);
  if (validate === undefined) throw new Error(`the contract has no schema ${name}`);
  return validate;
}

export type Method = 'get' | 'post';

const ROUTES = Object.keys(openApi.paths).map((route) => ({
  route,
  pattern: new RegExp(`^${route.replaceAll(/\{\w+\}/g, '[^/]+')}$`),
}));

/** The path as the contract lists it, with the names of its parameters; undefined if it does not. */
export function routeOf(path: string): string | undefined {
  return ROUTES.find(({ pattern }) => pattern.test(path))?.route;
}

/** Violations of the contract by a JSON response; undefined when it conforms. */
export function contractFault(
  path: string,
  status: number,
  body: unknown,
  method: Method = 'get',
): string | undefined {
  const schema = answerSchema(path, status, method);
  if (schema === undefined) return `the contract has no answer ${status} for ${method} ${path}`;
  const validate = componentValidator(schema.$ref.split('/').at(-1) ?? '');
  return validate(body) ? undefined : ajv.errorsText(validate.errors);
}

function answerSchema(path: string, status: number, method: Method): { $ref: string } | undefined {
  const operation = openApi.paths[path]?.[method] as { responses: Answers } | undefined;
  const named = operation?.responses[String(status)];
  const answer = named?.$ref === undefined ? named : component(named.$ref);
  const { content } = answer ?? {};
  const body = content?.['application/json'] ?? content?.['text/event-stream'];
  return body?.schema as { $ref: string } | undefined;
}

function component(ref: string): Answers[string] | undefined {
  const name = ref.split('/').at(-1) ?? '';
  return (openApi.components['responses'] as Answers)[name];
}
