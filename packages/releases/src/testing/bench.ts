/**
 * Time to read releases, compared with the floor: the same text through the same parser, with empty handlers, in the same
 * run.
 *
 * node packages/releases/src/testing/bench.ts [--folder DIR] [--rounds N]
 *
 * The releases of a folder of documents, by default those of the corpus; without one, invented releases.
 */
import { existsSync, globSync, readFileSync } from 'node:fs';
import { parseArgs } from 'node:util';
import { CORPUS } from '@footnote/testing/corpus';
import { Parser } from 'htmlparser2';
import { readRelease } from '../read-release.ts';
import { LAYOUTS, inventedRelease } from './invented-release.ts';

const { values } = parseArgs({
  options: {
    folder: { type: 'string', default: `${CORPUS}/releases` },
    rounds: { type: 'string', default: '5' },
  },
});
const rounds = Number(values.rounds);
const INVENTED = 100;
const CONTEXT = { released: '2026-12-31', fiscalYearEnd: null, served: [], currency: 'USD' };

const texts = existsSync(values.folder)
  ? globSync(`${values.folder}/**/*.{htm,html}`).map((path) => readFileSync(path, 'utf8'))
  : Array.from(
      { length: INVENTED },
      (_, at) => inventedRelease(at, LAYOUTS[at % LAYOUTS.length] ?? 'weeks').html,
    );

function parsed(text: string): void {
  const nothing = (): void => undefined;
  const parser = new Parser({ onopentag: nothing, onclosetag: nothing, ontext: nothing });
  parser.write(text);
  parser.end();
}

/** Median of the rounds, in seconds of processor time, after a warm-up round. */
function timed(work: () => void): number {
  const times = Array.from({ length: rounds + 1 }, () => {
    const started = process.cpuUsage();
    work();
    const { user, system } = process.cpuUsage(started);
    return (user + system) / 1e6;
  });
  const sorted = times.slice(1).sort((a, b) => a - b);
  return sorted[Math.floor(sorted.length / 2)] ?? 0;
}

const megabytes = texts.reduce((sum, { length }) => sum + length, 0) / 1e6;
const rate = (name: string, seconds: number): string =>
  `${name}: ${(texts.length / seconds).toFixed(1)} releases/s, ${(megabytes / seconds).toFixed(1)} MB/s of processor time`;
const floor = timed(() => texts.forEach(parsed));
const read = timed(() => texts.forEach((text) => readRelease(text, CONTEXT)));
console.log(`${texts.length} releases, ${megabytes.toFixed(1)} MB; median of ${rounds} rounds`);
console.log(rate('floor, the bare parser', floor));
console.log(rate('readRelease', read));
console.log(`${(read / floor).toFixed(2)} times the floor`);
