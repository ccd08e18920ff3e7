/**
 * Mutations of invented filings and, with a mirror, of real ones: reading them and finding their sections may refuse a
 * document, but must not fail, hang or use unbounded memory.
 *
 *     node test/fuzz/filing-text.ts [--runs 5000] [--seed N] [--mirror DIR]
 *
 * The first case that fails is written to a file.
 */
import { globSync, mkdtempSync, readFileSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { pressReleaseOf } from '@footnote/filing-text/headline';
import { DocumentRefusedError, readDocument } from '@footnote/filing-text/read-document';
import { sectionsOf } from '@footnote/filing-text/sections';
import { inventedFilings } from '@footnote/filing-text/testing/filings';
import { randomFrom } from '../faults/random.ts';
import { mutated, stretch, type Chance } from './filing-mutations.ts';

const { values } = parseArgs({
  options: {
    runs: { type: 'string', default: '5000' },
    seed: { type: 'string' },
    mirror: { type: 'string' },
  },
});
const runs = Number(values.runs);
const seed = Number(values.seed ?? Math.floor(Math.random() * 1e9));

/** Limit of processor time per document. */
const PATIENCE_MS = 2_000;
/** Limit of resident memory of this process, including documents of the mirror. */
const MEMORY_BYTES = 3e9;
const FORMS = ['10-K', '10-Q', '10-K405', '10-KSB', '10-Q/A', '10-KT'];
const KEPT_DOCUMENTS = 60;
const STRETCH = 120_000;
const WHOLE = 0.01;
const REAL = 0.5;

type Tally = { readonly refusals: Map<string, number>; slowestMs: number; sections: number };

/** Documents of a mirror that have the size of reports, evenly sampled. */
function realDocuments(mirror: string): Buffer[] {
  const paths = globSync(`${mirror}/**/*.{htm,html,txt}`).sort();
  const step = Math.max(1, Math.floor(paths.length / KEPT_DOCUMENTS / 4));
  return paths
    .filter((_, at) => at % step === 0)
    .map((path) => readFileSync(path))
    .filter(({ length }) => length > 50_000 && length < 4_000_000)
    .slice(0, KEPT_DOCUMENTS);
}

function caseOf(invented: readonly Buffer[], real: readonly Buffer[], chance: Chance): Buffer {
  const pick = (from: readonly Buffer[]): Buffer =>
    from[Math.floor(chance() * from.length)] ?? Buffer.alloc(0);
  const other = pick(invented);
  if (real.length === 0 || chance() > REAL) return mutated(pick(invented), other, chance);
  const document = pick(real);
  return mutated(chance() < WHOLE ? document : stretch(document, STRETCH, chance), other, chance);
}

function run(bytes: Buffer, form: string, tally: Tally): void {
  const started = process.cpuUsage();
  try {
    const text = readDocument(bytes);
    tally.sections += sectionsOf(text, form).filter(({ found }) => found).length;
    pressReleaseOf(text);
  } catch (error) {
    if (!(error instanceof DocumentRefusedError)) throw error;
    tally.refusals.set(error.reason, (tally.refusals.get(error.reason) ?? 0) + 1);
  }
  const { user, system } = process.cpuUsage(started);
  const milliseconds = (user + system) / 1000;
  tally.slowestMs = Math.max(tally.slowestMs, milliseconds);
  if (milliseconds > PATIENCE_MS) throw new Error(`took ${milliseconds.toFixed(0)} ms`);
  if (process.memoryUsage.rss() > MEMORY_BYTES) throw new Error('used too much memory');
}

function main(): number {
  const chance = randomFrom(seed);
  const invented = inventedFilings().map((text) => Buffer.from(text));
  const real = values.mirror === undefined ? [] : realDocuments(values.mirror);
  const tally: Tally = { refusals: new Map(), slowestMs: 0, sections: 0 };
  console.log(
    `seed ${seed}: ${runs} mutations of ${invented.length} invented and ${real.length} real documents`,
  );
  for (let at = 0; at < runs; at += 1) {
    const bytes = caseOf(invented, real, chance);
    const form = FORMS[Math.floor(chance() * FORMS.length)] ?? '10-K';
    try {
      run(bytes, form, tally);
    } catch (error) {
      const file = join(mkdtempSync(join(tmpdir(), 'footnote-fuzz-')), 'case.bin');
      writeFileSync(file, bytes);
      console.error(`mutation ${at} as ${form} (${file}):`, error);
      return 1;
    }
  }
  const refusals = [...tally.refusals].map(([reason, count]) => `${reason} ${count}`).join(', ');
  console.log(
    `no failure; ${tally.sections} sections found; refused: ${refusals || 'none'}; slowest ` +
      `${tally.slowestMs.toFixed(0)} ms of processor time; ${Math.round(process.memoryUsage.rss() / 1e6)} MB at the end`,
  );
  return 0;
}

process.exitCode = main();
