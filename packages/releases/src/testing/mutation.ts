/**
 * Invented releases with one fault each: caught or without effect, or served wrong.
 *
 * node packages/releases/src/testing/mutation.ts [--count N] [--seed N]
 */
import { parseArgs } from 'node:util';
import { LAYOUTS, inventedRelease } from './invented-release.ts';
import { judged } from './judged.ts';
import { MUTATIONS, mutated } from './mutated.ts';
import { chanceOf } from './random.ts';

const { values } = parseArgs({
  options: { count: { type: 'string', default: '2000' }, seed: { type: 'string', default: '1' } },
});
const count = Number(values.count);
const first = Number(values.seed);
const MOST_WRONG = 0.02;
const layouts = LAYOUTS.filter((layout) => layout !== 'no_tables');
let [total, faults] = [0, 0];
for (const mutation of MUTATIONS) {
  let [done, wrong] = [0, 0];
  for (let at = MUTATIONS.indexOf(mutation); at < count; at += MUTATIONS.length) {
    const chance = chanceOf(first + at + 1_000_000);
    const release = inventedRelease(first + at, chance.pick(layouts));
    const html = mutated(release.html, mutation, chance);
    if (html === null) continue;
    done += 1;
    const one = judged(release, html);
    if (one.wrong.length === 0) continue;
    wrong += 1;
    if (wrong <= 3) console.log(`seed ${first + at} ${release.layout} ${mutation}: ${one.wrong[0] ?? ''}`);
  }
  total += done;
  faults += wrong;
  console.log(
    `${mutation}: ${done} releases, ${wrong} served wrong (${((100 * wrong) / done).toFixed(2)} %)`,
  );
}
const share = faults / total;
console.log(`${total} releases with a fault, ${faults} served wrong (${(100 * share).toFixed(2)} %)`);
process.exitCode = share <= MOST_WRONG ? 0 : 1;
