/**
 * Time until the first, the middle and the last part of a large document's view is there, compared with that of the whole
 * view: from the bytes, as when a reader opens it; the same with the outline that was stored of the document; and the floor of
 * inflating and hashing the same bytes.
 *
 *     node test/bench/document-view.ts [--file PATH] [--megabytes 24] [--runs 5]
 *
 * The body of the file is repeated until the document has that size; without a file, that of an invented annual report is.
 */
import { readFileSync } from 'node:fs';
import { parseArgs } from 'node:util';
import { gunzipSync, gzipSync } from 'node:zlib';
import { sha256Of } from '@footnote/archive/content-archive';
import { SIZES } from '@footnote/document-view/limits';
import { openView } from '@footnote/document-view/open-view';
import { readOutline, storedOutline } from '@footnote/document-view/stored-outline';
import { viewOf } from '@footnote/document-view/view-of';
import { decoded } from '@footnote/filing-text/decoded';
import { describeMachine, median } from './bench-env.ts';
import { largeDocument } from './large-document.ts';

const { values } = parseArgs({
  options: {
    file: { type: 'string' },
    megabytes: { type: 'string', default: '24' },
    runs: { type: 'string', default: '5' },
  },
});

type Times = { readonly wall: number[]; readonly cpu: number[] };
const times = new Map<string, Times>();

function timed<T>(what: string, work: () => T): T {
  const [cpu, wall] = [process.cpuUsage(), performance.now()];
  const result = work();
  const { user, system } = process.cpuUsage(cpu);
  const known = times.get(what) ?? { wall: [], cpu: [] };
  times.set(what, known);
  known.wall.push(performance.now() - wall);
  known.cpu.push((user + system) / 1000);
  return result;
}

const source = values.file === undefined ? undefined : decoded(readFileSync(values.file));
const bytes = Buffer.from(largeDocument(Number(values.megabytes) * 1e6, source));
const archived = gzipSync(bytes);
const sha256 = sha256Of(bytes);
const { kept } = openView(decoded(bytes));
const stored = kept === null ? null : gzipSync(storedOutline(kept(), sha256));
let parts = 0;
for (let run = 0; run < Number(values.runs); run += 1) {
  timed('inflate and hash (floor)', () => sha256Of(gunzipSync(archived, { chunkSize: bytes.length + 1 })));
  timed('whole view', () => viewOf(decoded(bytes)));
  for (const [name, share] of [
    ['first', 0],
    ['middle', 0.5],
    ['last', 1],
  ] as const)
    timed(`${name} part`, () => {
      const view = openView(decoded(bytes));
      parts = view.parts.length;
      return view.write(Math.floor(share * (parts - 1)));
    });
  if (stored !== null)
    timed('middle part with a stored outline', () => {
      const outline = readOutline(gunzipSync(stored), sha256);
      if (typeof outline === 'string') throw new Error(outline);
      return openView(decoded(bytes), SIZES, outline).write(parts >> 1);
    });
  const view = openView(decoded(bytes));
  timed('a part of a document that is known', () => view.write(parts >> 1));
}
console.log(`outline: ${stored?.length ?? 0} bytes`);
console.log(`${describeMachine()}: ${(bytes.length / 1e6).toFixed(1)} MB, ${parts} parts`);
for (const [what, { wall, cpu }] of times)
  console.log(`${what}: ${median(wall).toFixed(0)} ms, ${median(cpu).toFixed(0)} ms of processor time`);
