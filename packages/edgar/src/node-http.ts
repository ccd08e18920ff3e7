/**
 * `node:http`. An import statement would read each of its exports, and so load Node's web clients as well: half of what
 * starting a small process takes.
 */
export const nodeHttp = process.getBuiltinModule('node:http');
