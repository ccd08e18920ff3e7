import { readOpenApi } from '@footnote/query/contract/generate';

type Parameter = { readonly name?: string; readonly in?: string; readonly required?: boolean };
type Operation = { readonly parameters?: readonly Parameter[] };

/** Its answers do not end. Tests of its own send it what is wrong. */
const STREAM = '/v2/stream';

/** Other routes of the contract that are asked by a query, with their parameters. */
export const ROUTES = Object.entries(readOpenApi().paths).flatMap(([path, { get }]) =>
  get === undefined || path.includes('{') || path === STREAM
    ? []
    : [{ path, parameters: (get as Operation).parameters ?? [] }],
);
