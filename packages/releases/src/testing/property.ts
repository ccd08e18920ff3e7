/**
 * Invented releases, read and compared with their truth: coverage by layout, and what is served wrong.
 *
 * node packages/releases/src/testing/property.ts [--count N] [--seed N]
 */
import { parseArgs } from 'node:util';
import { LAYOUTS, inventedRelease } from './invented-release.ts';
import { judged } from './judged.ts';

const { values } = parseArgs({
  options: { count: { type: 'string', default: '5000' }, seed: { type: 'string', default: '1' } },
});
const count = Number(values.count);
const first = Number(values.seed);
let faults = 0;
for (const layout of LAYOUTS) {
  let [right, stated, releases, wrong] = [0, 0, 0, 0];
  for (let at = LAYOUTS.indexOf(layout); at < count; at += LAYOUTS.length) {
    const release = inventedRelease(first + at, layout);
    const one = judged(release);
    releases += 1;
    right += one.right;
    stated += one.stated;
    wrong += one.wrong.length > 0 ? 1 : 0;
    for (const line of one.wrong.slice(0, 2))
      console.log(`seed ${first + at} ${layout} ${release.kind}: ${line}`);
  }
  faults += wrong;
  const share =
    stated === 0 ? 'nothing to serve' : `${((100 * right) / stated).toFixed(1)} % of fields served`;
  console.log(`${layout}: ${releases} releases, ${share}, ${wrong} with a wrong figure`);
}
console.log(`${count} releases, ${faults} with a wrong figure`);
process.exitCode = faults === 0 ? 0 : 1;
