import type { components, paths } from '@footnote/contract/types.generated';

export type Schemas = components['schemas'];
export type Method = 'get' | 'post';

/** Paths of the contract with a method. */
export type PathsWith<M extends Method> = {
  [P in keyof paths]: paths[P][M] extends { readonly responses: unknown } ? P : never;
}[keyof paths];

type OperationOf<P extends keyof paths, M extends Method> = NonNullable<paths[P][M]>;
type PartOf<Operation, Part extends 'path' | 'query'> = Operation extends {
  readonly parameters: { readonly [Name in Part]?: infer Parameters };
}
  ? OrEmpty<NonNullable<Parameters>>
  : object;
/** The generated types have `never` for an operation without parameters. */
type OrEmpty<Parameters> = [Parameters] extends [never] ? object : Parameters;

/** The parameters of a path and of its query, whose names differ, in one object. */
export type ParametersOf<P extends PathsWith<'get'>> = PartOf<OperationOf<P, 'get'>, 'path'> &
  PartOf<OperationOf<P, 'get'>, 'query'>;

type RequestOf<Operation> = Operation extends {
  readonly requestBody: { readonly content: { readonly 'application/json': infer Body } };
}
  ? Body
  : never;

/** The body of a request. */
export type BodyOf<P extends PathsWith<'post'>> = RequestOf<OperationOf<P, 'post'>>;

type JsonOf<Response> = Response extends { readonly content: { readonly 'application/json': infer Body } }
  ? Body
  : never;
type ResponsesOf<P extends keyof paths, M extends Method> =
  OperationOf<P, M> extends { readonly responses: infer Responses } ? Responses : never;

/** The body of an answer with status 200. */
export type AnswerOf<P extends keyof paths, M extends Method> =
  ResponsesOf<P, M> extends { readonly 200: infer Response } ? JsonOf<Response> : never;

/** The bodies of all refusals of an operation. */
export type RefusalOf<P extends keyof paths, M extends Method> = {
  [Status in keyof ResponsesOf<P, M>]: Status extends 200 | 304 ? never : JsonOf<ResponsesOf<P, M>[Status]>;
}[keyof ResponsesOf<P, M>];
