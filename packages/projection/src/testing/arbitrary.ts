import fc from 'fast-check';
import type { EventOf } from '@footnote/events/topics';
import type { BatchControl } from '@footnote/event-log/port';
import { type Fault, type MemoryStore, SimulatedCrash } from './memory-store.ts';
import type { MemoryLog, Worker } from './simulation.ts';
import { toyCompany, toyFacts, toyFiling } from './toy-projections.ts';

export type ToyEvent = {
  [T in 'companies' | 'filings' | 'facts']: {
    readonly topic: T;
    readonly event: EventOf<T>;
    /** Whether its record says that more follow. */
    readonly isFollowed?: boolean;
  };
}['companies' | 'filings' | 'facts'];

const cik = fc.constantFrom('0000000001', '0000000002', '0000000003');
const accession = fc.constantFrom('A', 'B');

export const companyEvent: fc.Arbitrary<ToyEvent> = fc
  .tuple(cik, fc.constantFrom('Alpha', 'Beta', 'Gamma', ''))
  .map(([company, name]) => ({ topic: 'companies', event: toyCompany(company, name) }));

const filingEvent: fc.Arbitrary<ToyEvent> = fc
  .tuple(cik, accession, fc.constantFrom('10-K', '10-Q'), fc.constantFrom('submissions', 'companyfacts'))
  .map(([company, filing, form, origin]) => ({
    topic: 'filings',
    event: toyFiling(company, filing, form, origin),
  }));

const factsEvent: fc.Arbitrary<ToyEvent> = fc
  .tuple(
    cik,
    accession,
    fc.constantFrom('r', 's', 't'),
    fc.constantFrom([0, 1], [0, 2], [1, 2]),
    fc.boolean(),
  )
  .map(([company, filing, set, [chunk = 0, chunks = 1], isFollowed]) => ({
    topic: 'facts',
    event: toyFacts(company, filing, set, chunk, chunks),
    isFollowed,
  }));

export const companyEvents = fc.array(companyEvent, { maxLength: 12 });
export const allEvents = fc.array(fc.oneof(companyEvent, filingEvent, factsEvent, factsEvent), {
  maxLength: 25,
});

/** Many events of one company. */
export const eventsOfOne = fc
  .array(fc.oneof(companyEvent, filingEvent, factsEvent), { maxLength: 40 })
  .map((events) =>
    events.map((each) => ({ ...each, event: { ...each.event, cik: '0000000001' } }) as ToyEvent),
  );

/** One disturbance between a log and its consumers. */
export type Happening = {
  /** Index of the partition among those with records. */
  readonly partition: number;
  /** How far before the worker's position the delivery begins: duplicates. */
  readonly back: number;
  /** Records in the batch. */
  readonly size: number;
  /** Outcomes of the store's calls during it. */
  readonly faults: readonly Fault[];
  /** The log refuses the commit: the process dies between insert and commit. */
  readonly dieBeforeCommit: boolean;
  /** Pending inputs are published afterwards. */
  readonly flush: boolean;
  /** The partition is assigned to another process afterwards. */
  readonly rebalance: boolean;
};

export const schedule: fc.Arbitrary<readonly Happening[]> = fc.array(
  fc.record({
    partition: fc.nat(5),
    back: fc.oneof({ weight: 2, arbitrary: fc.constant(0) }, { weight: 1, arbitrary: fc.nat(6) }),
    size: fc.integer({ min: 1, max: 8 }),
    faults: fc.array(
      fc.constantFrom<Fault>('none', 'none', 'none', 'crash-before', 'crash-after', 'unavailable'),
      { maxLength: 5 },
    ),
    dieBeforeCommit: fc.boolean(),
    flush: fc.boolean(),
    rebalance: fc.boolean(),
  }),
  { maxLength: 20 },
);

/** Plays a schedule; a process that crashed is replaced by one without memory. Returns the last one. */
export async function play(
  happenings: readonly Happening[],
  log: MemoryLog,
  store: MemoryStore,
  start: () => Worker,
): Promise<Worker> {
  let worker = start();
  for (const happening of happenings) {
    const names = [...log.partitions.keys()];
    const name = names[happening.partition % Math.max(1, names.length)];
    if (name === undefined) continue;
    const from = Math.max(0, worker.position(name) - happening.back);
    store.faults.splice(0, Infinity, ...happening.faults);
    const control: Partial<BatchControl> = happening.dieBeforeCommit
      ? { commit: () => Promise.reject(new SimulatedCrash('before the commit')) }
      : {};
    try {
      await worker.deliver(name, from, from + happening.size, control);
      if (happening.flush) await worker.flush();
    } catch (error) {
      if (!(error instanceof SimulatedCrash)) throw error;
      worker = start();
    }
    if (happening.rebalance) worker = start();
  }
  store.faults.splice(0);
  try {
    await worker.flush();
  } catch (error) {
    if (!(error instanceof SimulatedCrash)) throw error;
    worker = start();
  }
  return worker;
}

export async function fill(log: MemoryLog, events: readonly ToyEvent[]): Promise<void> {
  for (const { topic, event, isFollowed } of events) await log.add(topic, event, isFollowed);
}
