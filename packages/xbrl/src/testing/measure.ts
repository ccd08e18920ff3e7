/**
 * How fast companyfacts documents are read, against the floor that JSON.parse is.
 *
 *     node packages/xbrl/src/testing/measure.ts CIK0000320193.json ...
 */
import { readFileSync } from 'node:fs';
import { parseCompanyfacts } from '../companyfacts.ts';

const ROUNDS = 25;

const median = (work: () => unknown): number => {
  const times = Array.from({ length: ROUNDS }, () => {
    const began = performance.now();
    work();
    return performance.now() - began;
  });
  return times.sort((a, b) => a - b)[ROUNDS >> 1] ?? NaN;
};

for (const path of process.argv.slice(2)) {
  const bytes = readFileSync(path);
  const floor = median(() => JSON.parse(bytes.toString('utf8')) as unknown);
  const ours = median(() => parseCompanyfacts(bytes));
  const { facts, rejected } = parseCompanyfacts(bytes);
  console.log(
    `${path}: ${facts.length} facts, ${rejected.length} rejected; JSON.parse ${floor.toFixed(1)} ms, ` +
      `parseCompanyfacts ${ours.toFixed(1)} ms (${(ours / floor).toFixed(2)} times), ` +
      `${Math.round((facts.length / ours) * 1000)} facts/s`,
  );
}
