/**
 * Minimum cost of reading an archive: inflating every member, and JSON.parse. Prints one JSON line; run by
 * `bulk.ts`.
 */
import { readFileSync } from 'node:fs';
import { openFileAccess } from '@footnote/edgar/bulk/random-access';
import { readZipDirectory } from '@footnote/edgar/bulk/zip-members';
import { inflateRawSync } from 'node:zlib';
import { seconds } from './bench-env.ts';
import { countFacts } from './measured-ingest.ts';
import { peakMemoryMiB } from './memory.ts';

const [path = ''] = process.argv.slice(2);
const access = await openFileAccess(path);
const members = await readZipDirectory(access, (name) => name.startsWith('CIK'));
await access.close();
const archive = readFileSync(path);
const started = performance.now();
let facts = 0;
let bytes = 0;
for (const { offset, stored } of members.values()) {
  const start = offset + 30 + archive.readUInt16LE(offset + 26) + archive.readUInt16LE(offset + 28);
  const text = inflateRawSync(archive.subarray(start, start + stored));
  bytes += text.length;
  facts += countFacts(JSON.parse(text.toString('utf8')));
}
console.log(
  JSON.stringify({
    members: members.size,
    facts,
    bytes,
    seconds: seconds(started),
    peakMiB: peakMemoryMiB(process.pid),
  }),
);
