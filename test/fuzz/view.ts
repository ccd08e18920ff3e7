/**
 * Mutations of invented documents, of known attacks and, with a mirror, of real filings: their views must have nothing
 * that runs, loads, submits or leaves, must cover the whole document, and must not fail, hang or use unbounded memory. Short parts, each written alone, must be joined
 * what is written in one go, and the view of a kept outline must be that of a pass over the tags, byte for byte.
 *
 *     node test/fuzz/view.ts [--runs 50000] [--seed N] [--mirror DIR]
 *
 * The first case that fails is written to a file.
 */
import { globSync, mkdtempSync, readFileSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { ATTACKS } from '@footnote/document-view/testing/attacks';
import { viewFaults } from '@footnote/document-view/testing/oracle';
import { keptFaults } from '@footnote/document-view/testing/kept-law';
import { partFaults } from '@footnote/document-view/testing/parts-law';
import { viewOf } from '@footnote/document-view/view-of';
import { decoded } from '@footnote/filing-text/decoded';
import { inventedFilings } from '@footnote/filing-text/testing/filings';
import { randomFrom } from '../faults/random.ts';
import { viewCase } from './view-cases.ts';

const { values } = parseArgs({
  options: {
    runs: { type: 'string', default: '50000' },
    seed: { type: 'string' },
    mirror: { type: 'string' },
  },
});
const runs = Number(values.runs);
const seed = Number(values.seed ?? Math.floor(Math.random() * 1e9));

/** Limit of processor time per document. */
const PATIENCE_MS = 2_000;
/** Limit of resident memory of this process. */
const MEMORY_BYTES = 2e9;
const KEPT_DOCUMENTS = 40;
/** Some twenty parts of a document: each costs a reading of its own. */
const SIZES = { part: 800, partInTable: 1_200, partAnywhere: 1_600, stretch: 300 };

function realDocuments(mirror: string): Buffer[] {
  const paths = globSync(`${mirror}/**/*.{htm,html,txt}`).sort();
  const step = Math.max(1, Math.floor(paths.length / KEPT_DOCUMENTS));
  return paths.filter((_, at) => at % step === 0).map((path) => readFileSync(path));
}

function check(text: string): number {
  const started = process.cpuUsage();
  const view = viewOf(text);
  const { user, system } = process.cpuUsage(started);
  const milliseconds = (user + system) / 1000;
  const faults = [...viewFaults(view, text.length), ...partFaults(text, SIZES), ...keptFaults(text, SIZES)];
  if (faults.length > 0) throw new Error(faults.slice(0, 5).join('\n'));
  if (milliseconds > PATIENCE_MS) throw new Error(`took ${milliseconds.toFixed(0)} ms`);
  if (process.memoryUsage.rss() > MEMORY_BYTES) throw new Error('used too much memory');
  return milliseconds;
}

function main(): number {
  const chance = randomFrom(seed);
  const invented = inventedFilings().map((text) => Buffer.from(text));
  const real = values.mirror === undefined ? [] : realDocuments(values.mirror);
  console.log(
    `seed ${seed}: ${runs} mutations of ${ATTACKS.length} attacks in ${invented.length} invented and ${real.length} real documents`,
  );
  let slowest = 0;
  for (let at = 0; at < runs; at += 1) {
    const bytes = viewCase(invented, real, chance);
    try {
      slowest = Math.max(slowest, check(decoded(bytes)));
    } catch (error) {
      const file = join(mkdtempSync(join(tmpdir(), 'footnote-fuzz-')), 'case.bin');
      writeFileSync(file, bytes);
      console.error(`mutation ${at} (${file}):`, error);
      return 1;
    }
  }
  console.log(
    `no failure; slowest ${slowest.toFixed(0)} ms of processor time; ${Math.round(process.memoryUsage.rss() / 1e6)} MB at the end`,
  );
  return 0;
}

process.exitCode = main();
