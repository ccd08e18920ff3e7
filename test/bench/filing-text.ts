/**
 * Time to read filings and find their sections, compared with the floor: the same bytes through the same parser, with
 * empty handlers, in the same run.
 *
 * node test/bench/filing-text.ts [--mirror DIR] [--documents N] [--rounds N]
 *
 * Without a mirror the documents are invented, of the size of large annual reports; with one, they are the largest
 * annual and quarterly reports of its archives.
 */
import { globSync, readFileSync, statSync } from 'node:fs';
import { parseArgs } from 'node:util';
import { readDocument } from '@footnote/filing-text/read-document';
import { sectionsOf } from '@footnote/filing-text/sections';
import { inventedReport } from '@footnote/filing-text/testing/filings';
import { Parser } from 'htmlparser2';
import { describeMachine, median } from './bench-env.ts';

const { values } = parseArgs({
  options: {
    mirror: { type: 'string' },
    documents: { type: 'string', default: '20' },
    rounds: { type: 'string', default: '5' },
  },
});
const rounds = Number(values.rounds);
const count = Number(values.documents);

const REPORT_BYTES = 2_000_000;

function mirrored(mirror: string): Buffer[] {
  return globSync(`${mirror}/www.sec.gov/Archives/edgar/data/*/*/*.htm`)
    .filter((path) => !/\/R\d+\.htm$/.test(path))
    .map((path) => ({ path, size: statSync(path).size }))
    .sort((a, b) => b.size - a.size)
    .slice(0, count)
    .map(({ path }) => readFileSync(path));
}

function invented(): Buffer[] {
  return Array.from({ length: count }, (_, at) => Buffer.from(inventedReport(REPORT_BYTES, at)));
}

function parsed(bytes: Buffer): void {
  const nothing = (): void => undefined;
  const parser = new Parser({ onopentag: nothing, onclosetag: nothing, ontext: nothing });
  parser.write(new TextDecoder().decode(bytes));
  parser.end();
}

/** Median of the rounds, in seconds, after a warm-up round. */
function timed(work: () => void): number {
  const times = Array.from({ length: rounds + 1 }, () => {
    const started = performance.now();
    work();
    return (performance.now() - started) / 1000;
  });
  return median(times.slice(1));
}

const documents = values.mirror === undefined ? invented() : mirrored(values.mirror);
const megabytes = documents.reduce((sum, { length }) => sum + length, 0) / 1e6;
const texts = documents.map((bytes) => readDocument(bytes));
const rate = (name: string, seconds: number): string =>
  `${name}: ${(documents.length / seconds).toFixed(1)} documents/s, ${(megabytes / seconds).toFixed(1)} MB/s`;

const floor = timed(() => documents.forEach(parsed));
const read = timed(() => documents.forEach((bytes) => readDocument(bytes)));
const found = timed(() => texts.forEach((text) => sectionsOf(text, '10-K')));
const slowest = Math.max(
  ...documents.map((bytes) => timed(() => void sectionsOf(readDocument(bytes), '10-K'))),
);

console.log(
  `${describeMachine()}; ${documents.length} documents, ${megabytes.toFixed(1)} MB; median of ${rounds}`,
);
console.log(rate('floor, the bare parser', floor));
console.log(rate('read', read));
console.log(rate('read and find sections', read + found));
console.log(
  `${((read + found) / floor).toFixed(2)} times the floor; the slowest document took ${(slowest * 1000).toFixed(0)} ms`,
);
