/**
 * Time to find facts in a filing's own document, compared with the floor of reading it: inflating and decoding the same
 * bytes. One fact, as for one operand of a cell; every consolidated fact of the newest period, as for a viewer; and one fact
 * after the other through the thread of the service, which reads a document once.
 *
 * node test/bench/places.ts [--mirror DIR] [--documents N]
 *
 * Without a mirror the newest annual reports of the invented issuers are read.
 */
import { globSync, readFileSync } from 'node:fs';
import { basename } from 'node:path';
import { parseArgs } from 'node:util';
import { createHash } from 'node:crypto';
import { gunzipSync, gzipSync } from 'node:zlib';
import { documentText, placeOf } from '@footnote/evidence/place';
import { decoded } from '@footnote/filing-text/decoded';
import { demoSpecs } from '@footnote/synthetic-edgar/demo';
import { accountsOf } from '@footnote/synthetic-edgar/generate';
import { createLocator } from '@footnote/query/threads/locator';
import { filedReports } from '@footnote/synthetic-edgar/xbrl/filed-report';
import { writeInline } from '@footnote/synthetic-edgar/xbrl/inline';
import { describeMachine, median, percentile } from './bench-env.ts';

const { values } = parseArgs({
  options: { mirror: { type: 'string' }, documents: { type: 'string', default: '40' } },
});
const most = Number(values.documents);

type Page = {
  readonly name: string;
  readonly stored: Uint8Array;
  readonly sha256: string;
  readonly bytes: number;
};

function pages(): readonly Page[] {
  const texts =
    values.mirror === undefined
      ? demoSpecs.flatMap((spec) => {
          const report = filedReports(accountsOf(spec)).findLast(({ form }) => form !== '10-Q');
          return report === undefined
            ? []
            : [{ name: spec.ticker, bytes: new TextEncoder().encode(writeInline(spec, report)) }];
        })
      : globSync(`${values.mirror}/www.sec.gov/Archives/edgar/data/*/*/*.htm`)
          .sort()
          .map((path) => ({ name: basename(path), bytes: readFileSync(path) }))
          .filter(({ bytes }) => Buffer.from(bytes).includes('http://www.xbrl.org/2013/inlineXBRL'));
  return texts.slice(0, most).map(({ name, bytes }) => ({
    name,
    stored: gzipSync(bytes),
    sha256: hashOf(bytes),
    bytes: bytes.length,
  }));
}

const hashOf = (bytes: Uint8Array): string => createHash('sha256').update(bytes).digest('hex');

/** The document as the archive reads it: inflated, and compared with its hash. */
function read({ stored, sha256 }: Page): Uint8Array {
  const bytes = gunzipSync(stored);
  if (hashOf(bytes) !== sha256) throw new Error('the document is damaged');
  return bytes;
}

const timed = <T>(work: () => T): { readonly result: T; readonly ms: number } => {
  const started = performance.now();
  return { result: work(), ms: performance.now() - started };
};

const floors: number[] = [];
const ones: number[] = [];
const alls: number[] = [];
const firsts: number[] = [];
const furthers: number[] = [];
/** Requests through the thread for each document. */
const REQUESTS = 8;
const locator = createLocator();
let bytes = 0;
let facts = 0;
for (const page of pages()) {
  const text = timed(() => decoded(gunzipSync(page.stored)));
  const known = documentText(text.result, page.name)
    .inline?.facts()
    .filter(({ dimensions }) => dimensions.length === 0);
  const [fact] = known ?? [];
  if (known === undefined || fact === undefined) continue;
  const sought = known.map(({ taxonomy, concept, start, end, value }) => ({
    concept: `${taxonomy}:${concept}`,
    start,
    end,
    value,
  }));
  const first = sought[sought.length >> 1];
  if (first === undefined) continue;
  const one = timed(() => placeOf(documentText(text.result, page.name), first, false));
  const all = timed(() => {
    const document = documentText(text.result, page.name);
    return sought.map((each) => placeOf(document, each, false));
  });
  if (one.result === null || all.result.includes(null)) throw new Error(`${page.name}: a fact has no place`);
  floors.push(text.ms);
  ones.push(one.ms);
  alls.push(all.ms);
  for (let request = 0; request < REQUESTS; request += 1) {
    const fact = sought[Math.floor((request * sought.length) / REQUESTS)];
    if (fact === undefined) continue;
    const job = { name: page.name, sha256: page.sha256, sought: [fact], onlyYears: false };
    const started = performance.now();
    await locator.locate(job, () => Promise.resolve(read(page)));
    (request === 0 ? firsts : furthers).push(performance.now() - started);
  }
  bytes += page.bytes;
  facts += sought.length;
}
const shown = (times: readonly number[]): string =>
  `p50 ${median(times).toFixed(1)} ms, p99 ${percentile(times, 0.99).toFixed(1)} ms`;
console.log(
  `${describeMachine()}: ${floors.length} documents, ${(bytes / 1e6).toFixed(1)} MB, ${facts} facts`,
);
console.log(`inflate and decode (floor): ${shown(floors)}`);
console.log(
  `place of one fact: ${shown(ones)}; ${(median(ones) / median(floors)).toFixed(2)} times the floor`,
);
console.log(
  `places of all consolidated facts: ${shown(alls)}; ${((1000 * alls.reduce((a, b) => a + b, 0)) / facts).toFixed(0)} µs a fact`,
);
console.log(
  `through the thread, first fact of a document: ${shown(firsts)}; a further one: ${shown(furthers)}`,
);
await locator.stop();
