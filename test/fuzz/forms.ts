/**
 * Mutations of invented ownership forms and, with a mirror, of real ones, from bytes to rows: each form must be read or
 * refused with a reason, its event must fit the topic, and its projection must compute its rows. Nothing may fail, hang,
 * use unbounded memory or be lost.
 *
 *     node test/fuzz/forms.ts [--runs 100000] [--seed N] [--mirror DIR] [--only stakes,trades,holdings]
 *
 * The first case that fails is written to a file. Another family of forms is an entry of `FUZZED_FORMS`.
 */
import { globSync, mkdtempSync, readFileSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { createCodec } from '@footnote/events/codec';
import { createMemoryRegistry } from '@footnote/events/memory-registry';
import type { EventOf, TopicName } from '@footnote/events/topics';
import { archiveOf } from '@footnote/filing-parser/testing/documents';
import type { Projection, ProjectionInput, ResolvedInputs } from '@footnote/projection/projection';
import { randomFrom } from '../faults/random.ts';
import { mutatedForm, pick } from './form-mutations.ts';
import { FUZZED_FORMS, type FuzzedForm } from './fuzzed-forms.ts';

const { values } = parseArgs({
  options: {
    runs: { type: 'string', default: '100000' },
    seed: { type: 'string' },
    mirror: { type: 'string' },
    only: { type: 'string' },
  },
});
const runs = Number(values.runs);
const seed = Number(values.seed ?? Math.floor(Math.random() * 1e9));

/** Limit of processor time per document. */
const PATIENCE_MS = 2_000;
/** Limit of resident memory of this process. */
const MEMORY_BYTES = 2e9;
const LONGEST_REAL = 500_000;

const codec = createCodec(createMemoryRegistry());

/** Computes the rows of events, unless the projection refuses an event with a reason. */
function project(projection: Projection, topic: TopicName, events: readonly object[]): string {
  const inputs = events.map((event, offset) => ({ topic, event, partition: 0, offset }) as ProjectionInput);
  if (projection.kind === 'rows') {
    for (const input of inputs) {
      const { kind } = projection.project(input);
      if (kind !== 'ok') return `row ${kind}`;
    }
    return 'read';
  }
  const slots = new Map<string, { slot: string; rank: number; events: EventOf<TopicName>[] }>();
  for (const input of inputs) {
    const claim = projection.claim(input);
    if (claim.kind !== 'ok') return `unclaimed: ${claim.reason}`;
    const { slot, rank } = claim.value;
    slots.set(slot, { slot, rank, events: [input.event] });
  }
  const resolved = { [topic]: [...slots.values()] } as unknown as ResolvedInputs;
  const [{ cik }] = events as readonly [{ readonly cik: string }];
  const computed = projection.compute(cik, resolved, 1);
  if (computed.kind !== 'ok') throw new Error(`not computed: ${computed.reason}`);
  // As sent to the read store.
  JSON.stringify(computed.value);
  return 'read';
}

/** The outcome of reading the bytes. */
async function outcomeOf(form: FuzzedForm, bytes: Buffer): Promise<string> {
  const { document, others } = form.filed(bytes);
  const step = await form.stage(archiveOf(bytes, ...others)).take(document);
  if (step.kind === 'drop') throw new Error(`dropped: ${step.reason}`);
  const reason = step.kind === 'dead-letter' ? step.reason : (step.value.leftOut?.reason ?? null);
  if (reason === 'reader_failed') throw new Error('the reader failed');
  if (step.kind === 'dead-letter') return step.reason;
  const written = [...step.value.runs].flat();
  const [first] = written;
  if (first === undefined) throw new Error('neither an event nor a dead letter');
  for (const { topic, event } of written) await codec.encode(topic, { ...event, recorded_at: 0 });
  const outcome = project(form.projection, first.topic, [
    ...written.map(({ event }) => event),
    ...form.before,
  ]);
  return reason ?? outcome;
}

function realDocuments(mirror: string, forms: readonly FuzzedForm[]): Map<FuzzedForm, Buffer[]> {
  const found = new Map(forms.map((form) => [form, [] as Buffer[]]));
  for (const path of globSync(`${mirror}/**/*.xml`).sort()) {
    const bytes = readFileSync(path);
    if (bytes.length > LONGEST_REAL) continue;
    const form = forms.find(({ isOne }) => isOne(bytes.toString('latin1', 0, 1000)));
    if (form !== undefined) found.get(form)?.push(bytes);
  }
  return found;
}

async function main(): Promise<number> {
  const chance = randomFrom(seed);
  const only = values.only?.split(',');
  const forms = FUZZED_FORMS.filter(({ name }) => only?.includes(name) ?? true);
  const real = values.mirror === undefined ? undefined : realDocuments(values.mirror, forms);
  const outcomes = new Map<string, number>();
  let slowestMs = 0;
  for (const form of forms)
    console.log(
      `${form.name}: ${form.samples.length} invented and ${real?.get(form)?.length ?? 0} real documents`,
    );
  console.log(`seed ${seed}: ${runs} mutations`);
  for (let at = 0; at < runs; at += 1) {
    const form = forms[at % forms.length];
    if (form === undefined) return 1;
    const samples = [...form.samples, ...(real?.get(form) ?? [])];
    const [one = Buffer.alloc(0), other = Buffer.alloc(0)] = [pick(samples, chance), pick(samples, chance)];
    const bytes = mutatedForm(one, other, chance);
    const started = process.cpuUsage();
    try {
      const outcome = `${form.name} ${await outcomeOf(form, bytes)}`;
      outcomes.set(outcome, (outcomes.get(outcome) ?? 0) + 1);
      const { user, system } = process.cpuUsage(started);
      const milliseconds = (user + system) / 1000;
      slowestMs = Math.max(slowestMs, milliseconds);
      if (milliseconds > PATIENCE_MS) throw new Error(`took ${milliseconds.toFixed(0)} ms`);
      if (process.memoryUsage.rss() > MEMORY_BYTES) throw new Error('used too much memory');
    } catch (error) {
      const file = join(mkdtempSync(join(tmpdir(), 'footnote-fuzz-')), 'case.xml');
      writeFileSync(file, bytes);
      console.error(`mutation ${at}, ${form.name} (${file}):`, error);
      return 1;
    }
  }
  for (const [outcome, count] of [...outcomes].sort()) console.log(`${outcome}: ${count}`);
  console.log(
    `no failure; slowest ${slowestMs.toFixed(0)} ms of processor time; ${Math.round(process.memoryUsage.rss() / 1e6)} MB at the end`,
  );
  return 0;
}

process.exitCode = await main();
