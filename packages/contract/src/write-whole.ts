/**
 * Writes the contract as one file, with requests and examples in it: what a service serves at `/openapi.json`.
 *
 *     node packages/contract/src/write-whole.ts [--to FILE]    FILE is openapi.json if it is not named
 */
import { writeFileSync } from 'node:fs';
import { parseArgs } from 'node:util';
import { wholeContract } from './open-api.ts';

const { values } = parseArgs({ options: { to: { type: 'string', default: 'openapi.json' } } });
writeFileSync(values.to, `${JSON.stringify(wholeContract(), null, 2)}\n`);
console.log(values.to);
