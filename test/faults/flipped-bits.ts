/**
 * One bit flipped at a random place of the log or of an archived document, again and again: whoever then reads
 * everything must find either exactly what was written or an error that says so, and never other records; a backup must
 * refuse what a reader refuses. A bit that no reader meets (free space of the file) has no effect.
 *
 *     node test/faults/flipped-bits.ts [--runs 200] [--seed 1]
 *     node test/faults/flipped-bits.ts --read DIR     prints what a reader of the data folder DIR finds
 */
import { spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import {
  closeSync,
  cpSync,
  mkdtempSync,
  openSync,
  readdirSync,
  readSync,
  rmSync,
  statSync,
  writeSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';
import { openFolderArchive } from '@footnote/edgar/folder-archive';
import { openLmdbLog } from '@footnote/event-log/lmdb';
import { verifyStored } from '@footnote/embedded/verify-stored';
import { runCli } from './cli.ts';
import { randomFrom } from './random.ts';
import { sourceArgs } from './source.ts';

/** A reader that does not end has failed. */
const READ_MS = 60_000;

type Found = { readonly records: string; readonly documents: string; readonly faults: number };

const { values } = parseArgs({
  options: {
    runs: { type: 'string', default: '200' },
    seed: { type: 'string', default: '1' },
    read: { type: 'string' },
  },
});

/** Everything that consumers of the log and of the archive would get, as hashes. Throws what they would get instead. */
async function readAll(data: string): Promise<Found> {
  const records = createHash('sha256');
  const log = await openLmdbLog({ path: join(data, 'log') });
  try {
    for (const { name } of (await log.topics()).toSorted((a, b) => a.name.localeCompare(b.name)))
      for (const { partition, high } of await log.watermarks(name))
        for await (const batch of log.read(name, partition, { from: 0, to: high }))
          for (const { offset, key, value } of batch)
            records.update(`${name} ${partition} ${offset} ${key} `).update(value);
  } finally {
    await log.close();
  }
  const archive = openFolderArchive(join(data, 'archive'));
  const documents = createHash('sha256');
  for (const file of documentsIn(data)) {
    const sha256 = file.slice(file.lastIndexOf('/') + 1, -'.gz'.length);
    documents.update(sha256).update(await archive.get(sha256));
  }
  const { faults } = await verifyStored(data);
  return { records: records.digest('hex'), documents: documents.digest('hex'), faults: faults.length };
}

const documentsIn = (data: string): readonly string[] =>
  readdirSync(join(data, 'archive'), { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith('.gz'))
    .sort();

/** In a process of its own: a damaged file may end it with a signal. */
function readIn(data: string): Found | string {
  const { stdout, signal, status } = spawnSync(
    process.execPath,
    [fileURLToPath(import.meta.url), '--read', data],
    { encoding: 'utf8', timeout: READ_MS, stdio: ['ignore', 'pipe', 'ignore'] },
  );
  if (signal === 'SIGTERM') return 'hangs';
  const said = stdout.trim().split('\n').at(-1) ?? '';
  if (status !== 0 || said === '') return `ended by ${signal ?? `code ${String(status)}`}`;
  return said.startsWith('{') ? (JSON.parse(said) as Found) : said;
}

function flip(path: string, bit: number): void {
  const file = openSync(path, 'r+');
  const byte = Buffer.alloc(1);
  const at = Math.floor(bit / 8);
  readSync(file, byte, 0, 1, at);
  byte.writeUInt8(byte.readUInt8(0) ^ (1 << (bit % 8)));
  writeSync(file, byte, 0, 1, at);
  closeSync(file);
}

async function main(): Promise<boolean> {
  const scratch = mkdtempSync(join(tmpdir(), 'footnote-flipped-bits-'));
  const random = randomFrom(Number(values.seed));
  const outcomes = new Map<string, number>();
  const wrong: string[] = [];
  try {
    const whole = join(scratch, 'whole');
    const ingested = await runCli(['ingest', ...(await sourceArgs(scratch, {})), '--data', whole]);
    if (ingested.code !== 0) throw new Error(ingested.stderr);
    const wanted = readIn(whole);
    if (typeof wanted === 'string') throw new Error(`the undamaged folder cannot be read: ${wanted}`);
    const documents = documentsIn(whole);
    for (let run = 0; run < Number(values.runs); run += 1) {
      const data = join(scratch, 'flipped');
      for (const part of ['log', 'archive']) cpSync(join(whole, part), join(data, part), { recursive: true });
      const inArchive = random() < 0.25;
      const path = inArchive
        ? join(data, 'archive', documents[Math.floor(random() * documents.length)] ?? '')
        : join(data, 'log', 'data.mdb');
      const bit = Math.floor(random() * statSync(path).size * 8);
      flip(path, bit);
      const found = readIn(data);
      const where = `run ${run}, bit ${bit} of ${inArchive ? 'a document' : 'the log'}`;
      const outcome =
        typeof found === 'string'
          ? found.replace(/[0-9a-f]{16,}/g, '…')
          : found.records === wanted.records && found.documents === wanted.documents
            ? 'no effect'
            : 'OTHER RECORDS';
      if (outcome === 'OTHER RECORDS' || outcome === 'hangs') wrong.push(`${where}: ${outcome}`);
      const backup = join(scratch, 'backup');
      if (typeof found === 'string' && run % 20 === 0) {
        const { code } = await runCli(['backup', '--to', backup, '--data', data]);
        if (code === 0) wrong.push(`${where}: ${outcome}, and it was backed up`);
        rmSync(backup, { recursive: true, force: true });
      }
      const kind = outcome.split(':')[0] ?? outcome;
      outcomes.set(kind, (outcomes.get(kind) ?? 0) + 1);
      rmSync(data, { recursive: true, force: true });
    }
  } finally {
    rmSync(scratch, { recursive: true, force: true });
  }
  for (const [outcome, count] of [...outcomes].sort(([, a], [, b]) => b - a))
    console.log(`${count} × ${outcome}`);
  for (const fault of wrong) console.error(fault);
  console.log(`${values.runs} bits flipped from seed ${values.seed}: ${wrong.length} wrong`);
  return wrong.length === 0;
}

if (values.read !== undefined)
  console.log(
    await readAll(values.read).then(
      (found) => JSON.stringify(found),
      (error: unknown) => `${(error as Error).name}: ${(error as Error).message}`.replaceAll('\n', ' '),
    ),
  );
else process.exitCode = (await main()) ? 0 : 1;
