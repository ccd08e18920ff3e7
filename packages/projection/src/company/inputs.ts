import type { Codec } from '@footnote/events/codec';
import type { TopicName } from '@footnote/events/topics';
import type { CompanyProjection, ProjectionInput, ResolvedInput, ResolvedInputs } from '../projection.ts';
import { type CachedInputs, type InputsCache, partName } from './cache.ts';
import { keptEvent } from './kept-events.ts';
import { createSlots } from './slots.ts';
import { foldInputs, standingInputs } from './standing-inputs.ts';
import type { CompanyTables, CompanyVersion, StoredInput } from './tables.ts';

export type CompanyInputsOptions = {
  readonly projection: CompanyProjection;
  readonly tables: Pick<CompanyTables, 'inputs'>;
  readonly codec: Codec;
  readonly cache: InputsCache;
};

/** A company's inputs, out of the cache where that is as new as the store. */
export type CompanyInputs = {
  /** Which sets hold the slots of one topic, for each company; without payloads where none are cached. */
  slots(
    topic: TopicName,
    companies: readonly string[],
    versions: ReadonlyMap<string, CompanyVersion>,
  ): Promise<ReadonlyMap<string, CachedInputs>>;
  /** Everything that the company is computed from, and the revision that this makes. */
  resolve(
    company: string,
    version: CompanyVersion,
  ): Promise<{ readonly inputs: ResolvedInputs; readonly revision: number }>;
};

/** Revision of a company whose topics last changed at these offsets: grows with every change of any of them. */
export function revisionOf(changed: Iterable<number>): number {
  let revision = 0;
  for (const offset of changed) revision += offset + 1;
  return revision;
}

export function createCompanyInputs(options: CompanyInputsOptions): CompanyInputs {
  const { projection, tables, codec, cache } = options;

  const restore = async (
    topic: TopicName,
    rows: readonly StoredInput[],
    payloads: boolean,
  ): Promise<CachedInputs> => {
    const slots = foldInputs(rows);
    const events: CachedInputs['events'] = payloads ? new Map() : null;
    for (const row of events === null ? [] : rows) {
      if (!slots.stands(row)) continue;
      const event = await codec.decode(topic, row.value);
      const input = { topic, event, partition: row.partition, offset: row.offset } as ProjectionInput;
      events?.set(partName(row), keptEvent(input, projection.weight(input)));
    }
    return { slots, events };
  };

  /** The cached entry when it stands where the store does. */
  const current = (
    topic: TopicName,
    company: string,
    version: CompanyVersion | undefined,
  ): CachedInputs | undefined => {
    const stored = version?.topics.get(topic);
    if (stored === undefined) return { slots: createSlots(), events: new Map() };
    const cached = cache.get(company, topic);
    return cached?.slots.last() === stored.last ? cached : undefined;
  };

  const whole = async (topic: TopicName, company: string, version: CompanyVersion): Promise<CachedInputs> => {
    const cached = current(topic, company, version);
    if (cached !== undefined && cached.events !== null) return cached;
    const loaded = await restore(topic, await tables.inputs(topic, [company], true), true);
    cache.set(company, topic, loaded);
    return loaded;
  };

  return {
    slots: async (topic, companies, versions) => {
      const found = new Map<string, CachedInputs>();
      const missing: string[] = [];
      for (const company of companies) {
        const cached = current(topic, company, versions.get(company));
        if (cached === undefined) missing.push(company);
        else {
          found.set(company, cached);
          cache.set(company, topic, cached);
        }
      }
      if (missing.length > 0) {
        const rows = Map.groupBy(await tables.inputs(topic, missing, false), (row) => row.company);
        for (const company of missing) {
          const loaded = await restore(topic, rows.get(company) ?? [], false);
          cache.set(company, topic, loaded);
          found.set(company, loaded);
        }
      }
      return found;
    },
    resolve: async (company, version) => {
      const inputs: Partial<Record<TopicName, readonly ResolvedInput<unknown>[]>> = {};
      const changed: number[] = [];
      for (const topic of projection.topics) {
        const entry = await whole(topic, company, version);
        changed.push(entry.slots.changed());
        inputs[topic] = standingInputs(
          entry.slots,
          (part) => entry.events?.get(part)?.event,
          `${company} in ${topic}`,
        );
      }
      return { inputs: inputs as ResolvedInputs, revision: revisionOf(changed) };
    },
  };
}
