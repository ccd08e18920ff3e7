import type { Document, Stake } from '@footnote/event-types/types.generated';
import { stakesStage } from '@footnote/filing-parser/stakes-stage';
import { archiveOf, documentOf, partsOf } from '@footnote/filing-parser/testing/documents';
import { historyOf, holdersOf, type StakeRow } from '@footnote/ownership/stakes/ownership';
import { demoSpecs } from '@footnote/synthetic-edgar/demo';
import { inventOwnership } from '@footnote/synthetic-edgar/ownership/invent';
import {
  type InventedOwnership,
  STAKE_SCENARIOS,
  type StakeScenario,
  type TrueHolder,
  type TrueStake,
} from '@footnote/synthetic-edgar/ownership/types';
import { Decimal } from 'decimal.js';
import { expect } from 'chai';
import fc from 'fast-check';
import { anyDelivery } from './any-delivery.ts';

const [december] = demoSpecs;
if (!december) throw new Error('an issuer expected');
const OUTSTANDING = 240_000_000n;

const invented = (seed: number, scenarios: readonly StakeScenario[]): InventedOwnership =>
  inventOwnership({ ...december, seed }, scenarios, OUTSTANDING);

/** The events that the parser makes of the schedules. */
const eventsOf = async ({ filings }: InventedOwnership): Promise<readonly Stake[]> => {
  const events: Stake[] = [];
  for (const { accession, form, filed, text, header } of filings) {
    const content = new TextEncoder().encode(text);
    const others = header === null ? [] : [new TextEncoder().encode(header.text)];
    const document: Document = {
      ...documentOf(content),
      kind: 'ownership',
      cik: december.cik,
      file_number: '005-99999',
      accession,
      form,
      filed,
      parts: partsOf(...others),
    };
    const step = await stakesStage({ archive: archiveOf(content, ...others) }).take(document);
    if (step.kind !== 'ok') throw new Error(JSON.stringify(step));
    for (const run of step.value.runs) for (const { event } of run) events.push(event as Stake);
  }
  return events;
};

const plain = (amount: string | null | undefined): string | null =>
  amount === null || amount === undefined ? null : new Decimal(amount).toFixed();

/** A row in the format of the truth. */
const read = ({ stake, ...row }: StakeRow) => ({
  accession: stake.accession,
  event_date: stake.event_date,
  filed: stake.filed,
  form: stake.form,
  schedule: row.schedule,
  name: row.name,
  cik: row.cik,
  cik_source: row.cikSource,
  type: row.type,
  shares: plain(row.shares?.toFixed()),
  percent: plain(row.percent?.toFixed()),
  is_exit: row.isExit,
  superseded: row.isSuperseded,
  group_total: row.flags.includes('group_total'),
  truncated: row.flags.includes('truncated'),
});

const reported = ({
  holder_name,
  holder_cik,
  holder_cik_source,
  person_type,
  block,
  class_title: _,
  ...stake
}: TrueStake) => ({
  ...stake,
  name: holder_name,
  cik: holder_cik,
  cik_source: holder_cik_source,
  type: person_type,
  shares: plain(block?.shares),
  percent: plain(block?.percent),
});

type Holder = ReturnType<typeof holdersOf>[number];

const readHolder = ({ stake, holding }: Holder) => ({
  accession: stake.accession,
  shares: plain(holding.shares?.toFixed()),
  percent: plain(holding.percent?.toFixed()),
  stated_by: holding.amountsAsOf ?? stake.accession,
});

const listedHolder = ({ stake, block, stated_by }: TrueHolder) => ({
  accession: stake.accession,
  shares: plain(block.shares),
  percent: plain(block.percent),
  stated_by,
});

const byAccession = <Row extends { readonly accession: string }>(rows: readonly Row[]): readonly Row[] =>
  rows.toSorted((one, other) => (one.accession < other.accession ? -1 : 1));

/** Compares the history and holders of these events with the truth; throws if they differ. */
const compare = (events: readonly Stake[], { truth }: InventedOwnership): void => {
  const own = events.filter(({ cik }) => cik === december.cik);
  const history = historyOf(own.filter(({ refusal }) => refusal === null));
  expect(byAccession(history.map(read))).to.deep.equal(byAccession(truth.history.map(reported)));
  const holders = holdersOf(history);
  expect(byAccession(holders.map(readHolder))).to.deep.equal(byAccession(truth.holders.map(listedHolder)));
  expect(holders.map(({ holding }) => Number(holding.percent))).to.deep.equal(
    truth.holders.map(({ block }) => Number(block.percent)),
  );
  const unread = own.flatMap(({ accession, form, filed, refusal }) =>
    refusal === null ? [] : [{ accession, form, filed }],
  );
  expect(byAccession([...new Map(unread.map((row) => [row.accession, row])).values()])).to.deep.equal(
    byAccession(truth.unparsed),
  );
};

describe('stakes of invented holders', () => {
  for (const scenario of STAKE_SCENARIOS)
    it(`match the scenario: ${scenario.replaceAll('_', ' ')}`, async () => {
      for (let seed = 1; seed <= 10; seed += 1) {
        const ownership = invented(seed, [scenario]);
        compare(await eventsOf(ownership), ownership);
      }
    });

  it('do not depend on the order or number of deliveries of the schedules', async () => {
    const scenarios = fc.array(fc.constantFrom(...STAKE_SCENARIOS), { minLength: 2, maxLength: 12 });
    await fc.assert(
      fc.asyncProperty(fc.nat(100_000), scenarios, anyDelivery(), async (seed, list, deliver) => {
        const ownership = invented(seed, list);
        compare(deliver(await eventsOf(ownership)), ownership);
      }),
      { numRuns: 60 },
    );
  });
});
