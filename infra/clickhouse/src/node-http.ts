/**
 * `node:http`, loaded with `require`: an import would read each of its exports and so load Node's web clients
 * as well, which is half the start-up time of a small process.
 */
export const nodeHttp = process.getBuiltinModule('node:http');
