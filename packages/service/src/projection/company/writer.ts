import type { Batch } from '@footnote/event-log/port';
import type { Codec } from '@footnote/events/codec';
import type { TopicName } from '@footnote/events/topics';
import type { Fence } from '../fence.ts';
import type { CompanyProjection, InputClaim, Publication } from '../projection.ts';
import type { Refused, Taken } from '../take.ts';
import type { BatchWriter, StoreCall } from '../writer.ts';
import { type InputsCache, partName } from './cache.ts';
import { type CompanyInputs, createCompanyInputs, revisionOf } from './inputs.ts';
import { createPublisher } from './publisher.ts';
import type { CompanyTables, CompanyVersion, StoredInput } from './tables.ts';
import { digest, tokenPrefix } from './tokens.ts';

export type CompanyWriterOptions = {
  readonly projection: CompanyProjection;
  readonly tables: CompanyTables;
  readonly codec: Codec;
  readonly cache: InputsCache;
  readonly call: StoreCall;
  /** About how many bytes of inputs are worked on at once (default 16 MiB). */
  readonly groupBytes?: number;
  /** Most rows that wait for an insert (default 30,000; one company's rows stay together). */
  readonly maxRows?: number;
  /** Told how long each piece of work took, in seconds. */
  readonly observe?: (work: 'store_inputs' | 'compute' | 'store_rows', seconds: number) => void;
};

type Claimed = Taken<InputClaim>;
type Group = ReadonlyMap<string, readonly Claimed[]>;

const COMPANIES_AT_ONCE = 256;

/**
 * Writes a batch of inputs. For each group of touched companies: the inputs are stored; then what is stored of all
 * topics is looked up, and each company whose inputs are ahead of its head is computed once and published, rows
 * before head. Storing comes before looking up, so of two processes that take in different topics of a company
 * at least the later one sees both inputs.
 */
export function createCompanyWriter(options: CompanyWriterOptions): BatchWriter<InputClaim> {
  const { projection, tables, cache, call } = options;
  const companyInputs: CompanyInputs = createCompanyInputs({ ...options, tables });
  const observe = options.observe ?? (() => undefined);

  /** Takes a group's events in; the cache is ahead of the store until this resolves. */
  const store = async (
    batch: Batch,
    group: Group,
    versions: ReadonlyMap<string, CompanyVersion>,
    fence: Fence,
  ): Promise<void> => {
    const topic = batch.topic as TopicName;
    const entries = await call(() => companyInputs.slots(topic, [...group.keys()], versions), fence);
    const rows: StoredInput[] = [];
    for (const [company, claims] of group) {
      const entry = entries.get(company);
      if (entry === undefined) throw new Error(`no inputs of ${company}`);
      for (const { record, input, value: claim } of claims) {
        const effect = entry.slots.apply(claim, record.offset);
        if (effect === 'ignored') continue;
        entry.events?.set(partName(claim), input.event);
        entry.weight += projection.weight(input);
        rows.push({
          ...claim,
          topic,
          partition: record.partition,
          offset: record.offset,
          changed: effect === 'changed',
          value: record.value,
        });
      }
    }
    if (rows.length === 0) return;
    const offsets = rows.map((row) => row.offset).join();
    const token = `${tokenPrefix(projection)}/${topic}/${batch.partition}/${digest(offsets)}`;
    await call(() => tables.insertInputs(rows, token), fence);
  };

  /** Computes and publishes what is ahead of its head; announces again what a redelivered event had published. */
  const publish = async (
    topic: string,
    group: Group,
    fence: Fence,
  ): Promise<{ readonly publications: readonly Publication[]; readonly refused: readonly Refused[] }> => {
    const versions = await call(() => tables.versions([...group.keys()]), fence);
    const publisher = createPublisher({ ...options, fence });
    const publications: Publication[] = [];
    const refused: Refused[] = [];
    const publishOne = async (company: string, claims: readonly Claimed[]): Promise<void> => {
      const version = versions.get(company);
      if (version === undefined || !isDue(projection, version, topic, claims)) return;
      const { inputs, revision } = await call(() => companyInputs.resolve(company, version), fence);
      const started = performance.now();
      const computed = projection.compute(company, inputs, revision);
      observe('compute', (performance.now() - started) / 1000);
      if (computed.kind === 'ok') {
        const { symbols, sourceTime } = computed.value;
        publications.push({ cik: company, revision, symbols, sourceTime });
        if (revision > version.head) await publisher.add(company, revision, computed.value);
      } else if (computed.kind === 'dead-letter') {
        const { reason, message } = computed;
        const newest = claims.at(-1);
        if (newest !== undefined)
          refused.push({
            record: newest.record,
            reason,
            message,
            sourceTime: newest.input.event.source_time,
          });
      }
      cache.trim();
      await fence.progress();
    };
    try {
      for (const [company, claims] of group) await publishOne(company, claims);
      await publisher.flush();
    } finally {
      await publisher.settled();
    }
    return { publications, refused };
  };

  return {
    step: (input) => projection.claim(input),
    write: async (batch, taken, fence) => {
      const byCompany = Map.groupBy(taken, ({ value }) => value.company);
      const companies = [...byCompany.keys()];
      const publications: Publication[] = [];
      const refused: Refused[] = [];
      try {
        const versions =
          companies.length === 0 ? new Map() : await call(() => tables.versions(companies), fence);
        for (const group of groups(byCompany, versions, batch.topic, options.groupBytes ?? 1 << 24)) {
          const started = performance.now();
          await store(batch, group, versions, fence);
          observe('store_inputs', (performance.now() - started) / 1000);
          await fence.progress();
          const published = await publish(batch.topic, group, fence);
          publications.push(...published.publications);
          refused.push(...published.refused);
          cache.trim();
        }
      } catch (error) {
        // What was taken in may not have been stored: the store alone knows.
        cache.forget(companies);
        throw error;
      }
      return { publications, refused };
    },
  };
}

/** Whether the company must be computed: its head is behind, or an event of the batch had a part in its head. */
function isDue(
  projection: CompanyProjection,
  version: CompanyVersion,
  topic: string,
  claims: readonly Claimed[],
): boolean {
  const changed = (name: string): number => version.topics.get(name)?.changed ?? -1;
  if (projection.required.some((name) => changed(name) === -1)) return false;
  const revision = revisionOf(projection.topics.map(changed));
  if (revision > version.head) return true;
  return revision === version.head && claims.some(({ record }) => record.offset <= changed(topic));
}

/** Cuts the companies into groups whose inputs fit in memory together. */
function* groups(
  byCompany: ReadonlyMap<string, readonly Claimed[]>,
  versions: ReadonlyMap<string, CompanyVersion>,
  topic: string,
  maxBytes: number,
): Generator<Group> {
  let group = new Map<string, readonly Claimed[]>();
  let bytes = 0;
  for (const [company, claims] of byCompany) {
    const stored = versions.get(company)?.topics.get(topic)?.bytes ?? 0;
    const arriving = claims.reduce((sum, { record }) => sum + record.value.byteLength, 0);
    if (group.size > 0 && (bytes + stored + arriving > maxBytes || group.size >= COMPANIES_AT_ONCE)) {
      yield group;
      group = new Map();
      bytes = 0;
    }
    group.set(company, claims);
    bytes += stored + arriving;
  }
  if (group.size > 0) yield group;
}
