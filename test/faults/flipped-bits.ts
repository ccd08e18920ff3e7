/**
 * One bit flipped at a random place of the log or of an archived document, again and again: whoever then reads everything,
 * makes a backup and restores it, or rebuilds the tables must find exactly what was written, or an error that says so; and
 * the rows that readers are served stay those of the undamaged log. A bit that nobody meets (free space of the file) has
 * no effect.
 *
 *     node test/faults/flipped-bits.ts [--runs 200] [--seed 1]
 *     node test/faults/flipped-bits.ts --stages DIR --url URL --database NAME     prints what is found in the folder DIR
 */
import { spawn } from 'node:child_process';
import { closeSync, cpSync, mkdtempSync, openSync, readSync, rmSync, statSync, writeSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';
import { openTestReadStore, stopTestClickHouse } from '@footnote/read-store/testing';
import { demoIssuers } from '@footnote/synthetic-edgar/demo';
import { writeMirror } from '@footnote/synthetic-edgar/mirror';
import { finishCli, runCli } from './cli.ts';
import {
  documentsIn,
  type Outcome,
  printStages,
  rebuildAll,
  servedRows,
  STAGES,
  type Tables,
} from './flipped-stages.ts';
import { randomFrom } from './random.ts';

/** What does not end has failed. */
const STAGES_MS = 300_000;

const { values } = parseArgs({
  options: {
    runs: { type: 'string', default: '200' },
    seed: { type: 'string', default: '1' },
    stages: { type: 'string' },
    url: { type: 'string', default: '' },
    database: { type: 'string', default: '' },
  },
});

/** In a process of its own: a damaged file may end it with a signal, which is the error of the stage that it was in. */
async function stagesOf(data: string, { url, database }: Tables): Promise<readonly Outcome[]> {
  const args = [fileURLToPath(import.meta.url), '--stages', data, '--url', url, '--database', database];
  const child = spawn(process.execPath, args, {
    stdio: ['ignore', 'pipe', 'ignore'],
    timeout: STAGES_MS,
  });
  const { stdout } = await finishCli(child);
  const outcomes = stdout
    .split('\n')
    .filter((line) => line.startsWith('{'))
    .map((line) => JSON.parse(line) as Outcome);
  const stage = STAGES[outcomes.length];
  if (stage === undefined) return outcomes;
  const error = child.signalCode === 'SIGTERM' ? 'hangs' : `ended by ${child.signalCode ?? 'itself'}`;
  return [...outcomes, { stage, found: null, error }];
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

/** One company: every run rebuilds all tables from its log. */
async function wholeFolder(scratch: string): Promise<string> {
  const [mirror, whole] = [join(scratch, 'mirror'), join(scratch, 'whole')];
  await writeMirror(mirror, demoIssuers().slice(-1));
  const ingested = await runCli(['ingest', '--mirror', mirror, '--universe', '--data', whole]);
  if (ingested.code !== 0) throw new Error(ingested.stderr);
  return whole;
}

async function main(): Promise<boolean> {
  const scratch = mkdtempSync(join(tmpdir(), 'footnote-flipped-bits-'));
  const random = randomFrom(Number(values.seed));
  const outcomes = new Map<string, number>();
  const wrong: string[] = [];
  const { store, url, database } = await openTestReadStore();
  try {
    const whole = await wholeFolder(scratch);
    const copy = (name: string): string => {
      const data = join(scratch, name);
      for (const part of ['log', 'archive']) cpSync(join(whole, part), join(data, part), { recursive: true });
      return data;
    };
    const failed = await rebuildAll(copy('first'), { url, database });
    if (failed !== null) throw new Error(`the undamaged folder cannot be rebuilt: ${failed}`);
    const served = await servedRows(store);
    const wanted = await stagesOf(copy('second'), { url, database });
    if (wanted.some(({ error }) => error !== null)) throw new Error(`undamaged: ${JSON.stringify(wanted)}`);
    const documents = documentsIn(whole);
    for (let run = 0; run < Number(values.runs); run += 1) {
      const data = copy('flipped');
      const inArchive = random() < 0.25;
      const path = inArchive
        ? join(data, 'archive', documents[Math.floor(random() * documents.length)] ?? '')
        : join(data, 'log', 'data.mdb');
      const bit = Math.floor(random() * statSync(path).size * 8);
      flip(path, bit);
      const where = `run ${run}, bit ${bit} of ${inArchive ? 'a document' : 'the log'}`;
      const words: string[] = [];
      for (const { stage, found, error } of await stagesOf(data, { url, database })) {
        const isSame = found === (wanted.find((each) => each.stage === stage)?.found ?? null);
        const outcome = error?.split(':')[0] ?? (isSame ? 'no effect' : 'OTHER CONTENT');
        if (outcome === 'OTHER CONTENT' || outcome === 'hangs') wrong.push(`${where}, ${stage}: ${outcome}`);
        outcomes.set(`${stage}: ${outcome}`, (outcomes.get(`${stage}: ${outcome}`) ?? 0) + 1);
        words.push(`${stage}: ${outcome}`);
      }
      const areSame = (await servedRows(store)) === served;
      if (!areSame) wrong.push(`${where}: OTHER ROWS are served`);
      console.log(`${where}: ${words.join(', ')}, ${areSame ? 'same rows' : 'OTHER ROWS'} served`);
      for (const made of ['', '-backup', '-restored'])
        rmSync(`${data}${made}`, { recursive: true, force: true });
    }
  } finally {
    await store.close();
    await stopTestClickHouse();
    rmSync(scratch, { recursive: true, force: true });
  }
  for (const [outcome, count] of [...outcomes].sort(([a], [b]) => a.localeCompare(b)))
    console.log(`${count} × ${outcome}`);
  for (const fault of wrong) console.error(fault);
  console.log(`${values.runs} bits flipped from seed ${values.seed}: ${wrong.length} wrong`);
  return wrong.length === 0;
}

if (values.stages !== undefined) await printStages(values.stages, values);
else process.exitCode = (await main()) ? 0 : 1;
