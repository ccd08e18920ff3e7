import { expect } from 'chai';
import fc from 'fast-check';
import { stakeEvent, stakePerson } from '@footnote/events/testing/samples';
import type { Stake } from '@footnote/event-types/types.generated';
import { createMemoryStore, type MemoryStore } from '@footnote/projection/testing/memory-store';
import { createMemoryLog, drain, startWorker } from '@footnote/projection/testing/simulation';
import type { StakePersonRow, StakeRow, UnreadStakeRow } from '@footnote/read-models/stakes';
import { useBench } from '../../testing/bench.ts';
import { PERSONS, STAKES, UNREAD } from './ddl.ts';
import { stakes } from './project.ts';

const CIK = '0000000001';
const accession = (serial: number): string => `0000000077-26-${String(serial).padStart(6, '0')}`;

describe('the stakes projection', () => {
  describe('in the read store', () => {
    const bench = useBench();
    const read = <T>(view: string): Promise<readonly T[]> =>
      bench().store.query<T>(`SELECT * FROM ${view} ORDER BY ALL`);
    const project = (...events: readonly Stake[]): Promise<void> =>
      bench()
        .append('stakes', ...events)
        .then(() => bench().project([stakes]));

    it('stores history, persons and holders of schedules, with the newest in force', async () => {
      const first = stakeEvent(CIK, accession(1));
      const group = [
        stakePerson('Quarry Partners LP', '17285425.04', '7.48', { cik: '0000000077', types: ['IA', 'HC'] }),
        stakePerson('Ada Smith', '9', null, { group: 'b' }),
      ];
      await project(first, stakeEvent(CIK, accession(2), { filed: '2026-05-01', persons: group }));
      const rows = await read<StakeRow>('stakes');
      expect(
        rows.map((row) => [
          row.accession,
          row.superseded,
          row.is_holder,
          row.holding_shares,
          row.holding_pct,
        ]),
      ).to.deep.equal([
        [accession(1), true, false, null, null],
        [accession(2), false, true, '17285425.04', '7.48'],
      ]);
      expect(rows[1]).to.include({ holder_cik: '0000000077', person_type: 'IA', holder: accession(1) });
      const persons = await read<StakePersonRow>('stake_persons');
      expect(persons.map(({ place, name, member_of_group: group }) => [place, name, group])).to.deep.equal([
        [0, 'Quarry Partners LP', ''],
        [0, 'Quarry Partners LP', ''],
        [1, 'Ada Smith', 'b'],
      ]);
      expect(await read('stake_issuers')).to.have.length(1);
    });

    it('lists an unreadable schedule until it is read, and never again afterwards', async () => {
      const refused = stakeEvent(CIK, accession(1), { refusal: 'malformed', persons: [] });
      await project(refused);
      const unread = (await read<UnreadStakeRow>('unread_stakes')).map(({ accession, reason }) => [
        accession,
        reason,
      ]);
      expect(unread).to.deep.equal([[accession(1), 'malformed']]);
      await project(stakeEvent(CIK, accession(1)), refused);
      expect(await read('unread_stakes')).to.deep.equal([]);
      expect(await read('stakes')).to.have.length(1);
    });

    it('sends an event that is not a schedule of a filing to the dead letters and continues with the others', async () => {
      await project(
        stakeEvent('1', accession(1)),
        stakeEvent(CIK, '1-26-1'),
        stakeEvent(CIK, accession(2), { filed: 'soon', source_time: 0 }),
        stakeEvent(CIK, accession(3)),
      );
      expect((await bench().read('dead-letters')).map(({ reason }) => reason).sort()).to.deep.equal([
        'accession_malformed',
        'cik_malformed',
        'date_impossible',
      ]);
      expect(await read('stakes')).to.have.length(1);
    });

    it('stores the rest of a schedule whose amounts exceed the columns', async () => {
      const persons = [stakePerson('A', '9'.repeat(40), '7.12345678901234')];
      await project(stakeEvent(CIK, accession(1), { persons }));
      const [row] = await read<StakeRow>('stakes');
      expect([row?.shares, row?.pct_of_class]).to.deep.equal([null, '7.123456789']);
    });
  });

  it('produces the same rows for any order, batches and duplicates', async () => {
    const event = fc
      .record({
        serial: fc.integer({ min: 1, max: 5 }),
        issuer: fc.constantFrom('0000000001', '0000000002', '0000000003'),
        name: fc.constantFrom('A', 'B', 'C'),
        percent: fc.constantFrom('0', '4.9', '5.5', '12', null),
        previous: fc.option(fc.integer({ min: 1, max: 5 }), { nil: null }),
      })
      .map(({ serial, issuer, name, percent, previous }) =>
        stakeEvent(issuer, accession(serial), {
          filed: `2026-02-0${serial}`,
          persons: [stakePerson(name, percent === null ? null : `${percent}000`, percent)],
          previous_accession: previous === null ? null : accession(previous),
        }),
      );
    // One content per filing, so that neither order nor repetition matters.
    const filings = fc.uniqueArray(event, {
      selector: ({ cik, accession: own }) => `${cik} ${own}`,
      maxLength: 12,
    });
    const scenario = filings.chain((all) =>
      fc.record({
        all: fc.constant(all),
        shuffled: fc.shuffledSubarray([...all, ...all], { minLength: all.length * 2 }),
        sizes: fc.array(fc.integer({ min: 1, max: 5 }), { minLength: 1, maxLength: 4 }),
      }),
    );
    await fc.assert(
      fc.asyncProperty(scenario, async ({ all, shuffled, sizes }) => {
        expect(await rowsOf(shuffled, sizes)).to.deep.equal(await rowsOf(all, [100]));
      }),
      { numRuns: 60 },
    );
  });

  it('refuses a company that it cannot compute, and keeps the visible revision', () => {
    const persons = [stakePerson('A', 'many', '7')];
    const inputs = {
      stakes: [{ slot: accession(1), rank: 1, events: [stakeEvent(CIK, accession(1), { persons })] }],
    };
    expect(stakes.compute(CIK, inputs, 1)).to.include({
      kind: 'dead-letter',
      reason: 'stakes_not_computable',
    });
  });
});

/** Visible rows without revisions, of a log with these events, consumed in batches of these sizes in turn. */
async function rowsOf(events: readonly Stake[], sizes: readonly number[]): Promise<readonly string[]> {
  const log = createMemoryLog();
  for (const event of events) await log.add('stakes', event);
  const store = createMemoryStore();
  const worker = startWorker({ projection: stakes, log, store });
  for (const [name, records] of log.partitions)
    for (let from = 0, turn = 0; from < records.length; turn += 1) {
      const to = from + (sizes[turn % sizes.length] ?? 1);
      await worker.deliver(name, from, to);
      await worker.flush();
      from = to;
    }
  await drain(worker, log);
  return visibleOf(store);
}

type Revised = { readonly cik: string; readonly revision: number };

/** The rows that readers see, each once: for each issuer those of its newest head. */
function visibleOf(store: MemoryStore): readonly string[] {
  const heads = new Map<string, number>();
  for (const { cik, revision } of store.rows('heads') as Revised[])
    heads.set(cik, Math.max(revision, heads.get(cik) ?? 0));
  const rows = [STAKES, PERSONS, UNREAD]
    .flatMap((table) => store.rows(table) as Revised[])
    .filter(({ cik, revision }) => heads.get(cik) === revision)
    .map(({ revision: _, ...row }) => JSON.stringify(row));
  return [...new Set(rows)].sort();
}
