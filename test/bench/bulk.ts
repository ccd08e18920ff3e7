/**
 * Facts per second and memory from a bulk archive to visible cells, compared with the floor in the same run:
 * inflating the same archive and JSON.parse. The archive contains a mirror's companyfacts, each several times
 * under different CIKs, so that memory growing with the number of companies shows.
 * node test/bench/bulk.ts [--mirror DIR] [--ciks 0000320193,…] [--copies 1,4]
 * Without a mirror the synthetic issuers are used.
 */
import { execFileSync } from 'node:child_process';
import { createWriteStream, readdirSync, readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { pipeline } from 'node:stream/promises';
import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';
import { demoIssuers } from '@footnote/synthetic-edgar/demo';
import { writeMirror } from '@footnote/synthetic-edgar/mirror';
import { ZipFile } from 'yazl';
import { startUp, stopCli } from '../faults/cli.ts';
import { describeMachine, scratchFolder } from './bench-env.ts';
import { measuredIngest } from './measured-ingest.ts';
import { peakMemoryMiB } from './memory.ts';

const { values } = parseArgs({
  options: {
    mirror: { type: 'string' },
    ciks: { type: 'string' },
    copies: { type: 'string', default: '1,4' },
  },
});

type Floor = {
  readonly members: number;
  readonly facts: number;
  readonly bytes: number;
  readonly seconds: number;
  readonly peakMiB: number;
};

const FLOOR = fileURLToPath(new URL('./bulk-floor.ts', import.meta.url));
const OWN_CIK = /"cik"\s*:\s*"?\d+"?/;

/** Every companyfacts of the mirror, or the requested ones, `copies` times under unused CIKs. */
async function writeArchive(mirror: string, path: string, copies: number): Promise<void> {
  const folder = join(mirror, 'data.sec.gov/api/xbrl/companyfacts');
  const requested = values.ciks?.split(',').map((cik) => `CIK${cik}.json`);
  const names = readdirSync(folder).filter((name) => requested?.includes(name) ?? true);
  const zip = new ZipFile();
  const written = pipeline(zip.outputStream, createWriteStream(path));
  for (let copy = 0; copy < copies; copy += 1) {
    for (const [index, name] of names.sort().entries()) {
      const cik = 9_000_000_000 + copy * 1000 + index;
      const text = readFileSync(join(folder, name), 'utf8').replace(OWN_CIK, `"cik":${cik}`);
      zip.addBuffer(Buffer.from(text), `CIK${cik}.json`);
    }
  }
  zip.end();
  await written;
}

const scratch = scratchFolder('bulk');
const mirror = values.mirror ?? join(scratch, 'mirror');
if (values.mirror === undefined) await writeMirror(mirror, demoIssuers());
const archive = join(scratch, 'companyfacts.zip');
console.log(describeMachine());
for (const copies of values.copies.split(',').map(Number)) {
  await writeArchive(mirror, archive, copies);
  const floor = JSON.parse(execFileSync(process.execPath, [FLOOR, archive]).toString()) as Floor;
  const data = join(scratch, `data-${copies}`);
  // Another process runs the projections, so that reading the archive is measured separately.
  const up = await startUp(data);
  const run = await measuredIngest(['--bulk', archive], data);
  const projecting = up.child.pid === undefined ? null : peakMemoryMiB(up.child.pid);
  await stopCli(up.child);
  rmSync(data, { recursive: true });
  const fetched = Number(/ MB in ([\d.]+) s/.exec(run.output)?.[1] ?? NaN);
  const perSecond = (time: number): string => `${Math.round(floor.facts / time)} facts/s`;
  console.log(
    `${floor.members} companies, ${floor.facts} facts, ${Math.round(floor.bytes / 1e6)} MB of JSON`,
  );
  console.log(`  whole command: ${run.seconds.toFixed(2)} s, ${perSecond(run.seconds)}`);
  console.log(`  reading and publishing the archive: ${fetched.toFixed(2)} s, ${perSecond(fetched)}`);
  console.log(`  floor: ${floor.seconds.toFixed(2)} s, ${perSecond(floor.seconds)}, ${floor.peakMiB} MiB`);
  console.log(`  ratio to the floor: ${(run.seconds / floor.seconds).toFixed(1)}`);
  console.log(`  peak memory: reading ${run.peaks['footnote'] ?? 0} MiB, projecting ${projecting ?? 0} MiB`);
}
