/**
 * Invented releases, read and compared with their truth: coverage by layout, by kind of filer and by wrong turn, and what is
 * served wrong.
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

type Tally = { releases: number; right: number; stated: number; wrong: number };
const tallies = new Map<string, Tally>();

function add(name: string, { right, stated, wrong }: ReturnType<typeof judged>): void {
  const tally = tallies.get(name) ?? { releases: 0, right: 0, stated: 0, wrong: 0 };
  tallies.set(name, tally);
  tally.releases += 1;
  tally.right += right;
  tally.stated += stated;
  tally.wrong += wrong.length > 0 ? 1 : 0;
}

for (let at = 0; at < count; at += 1) {
  const layout = LAYOUTS[at % LAYOUTS.length] ?? 'two_columns';
  const release = inventedRelease(first + at, layout);
  const one = judged(release);
  const { kind, turns, context } = release;
  add(`layout ${layout}`, one);
  add(`filer ${kind}`, one);
  for (const turn of turns) add(`wrong turn ${turn}`, one);
  if (context.served.length === 0) add('nothing served before', one);
  add('all', one);
  for (const line of one.wrong.slice(0, 2))
    console.log(`seed ${first + at} ${layout} ${kind} ${turns.join(' ')}: ${line}`);
}

for (const [name, { releases, right, stated, wrong }] of [...tallies].sort(([a], [b]) => (a < b ? -1 : 1))) {
  const share =
    stated === 0 ? 'nothing to serve' : `${((100 * right) / stated).toFixed(1)} % of fields served`;
  console.log(`${name}: ${releases} releases, ${share}, ${wrong} with a wrong figure`);
}
process.exitCode = (tallies.get('all')?.wrong ?? 0) === 0 ? 0 : 1;
