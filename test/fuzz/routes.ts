import { readContract } from '@footnote/contract/open-api';

type Parameter = { readonly name?: string; readonly in?: string; readonly required?: boolean };
type Operation = { readonly parameters?: readonly Parameter[] };

/** Excluded, because its responses do not end; its own tests send it invalid requests. */
const STREAM = '/v2/stream';

/** The other GET routes of the contract, with their parameters. */
export const ROUTES = Object.entries(readContract().paths).flatMap(([path, { get }]) =>
  get === undefined || path.includes('{') || path === STREAM
    ? []
    : [{ path, parameters: (get as Operation).parameters ?? [] }],
);
