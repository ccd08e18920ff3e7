import type { Document, TradeReport } from '@footnote/event-types/types.generated';
import { archiveOf, documentOf } from '@footnote/filing-parser/testing/documents';
import { tradesStage } from '@footnote/filing-parser/trades-stage';
import { ledgerOf } from '@footnote/ownership/insiders/ledger';
import { demoSpecs } from '@footnote/synthetic-edgar/demo';
import { inventInsiders } from '@footnote/synthetic-edgar/insiders/invent';
import {
  INSIDER_SCENARIOS,
  type InsiderScenario,
  type InventedInsiders,
} from '@footnote/synthetic-edgar/insiders/types';
import { expect } from 'chai';
import fc from 'fast-check';
import { anyDelivery } from './any-delivery.ts';

const [december] = demoSpecs;
if (!december) throw new Error('an issuer expected');

const invented = (seed: number, scenarios: readonly InsiderScenario[]): InventedInsiders =>
  inventInsiders({ ...december, seed }, scenarios);

/** The events that the parser makes of the forms. */
const eventsOf = async ({ filings }: InventedInsiders): Promise<readonly TradeReport[]> => {
  const events: TradeReport[] = [];
  for (const { accession, form, filed, text } of filings) {
    const content = new TextEncoder().encode(text);
    const document: Document = {
      ...documentOf(content),
      kind: 'ownership',
      cik: december.cik,
      accession,
      form,
      filed,
    };
    const step = await tradesStage({ archive: archiveOf(content) }).take(document);
    if (step.kind !== 'ok') throw new Error(JSON.stringify(step));
    for (const run of step.value.runs) for (const { event } of run) events.push(event as TradeReport);
  }
  return events;
};

const sorted = (rows: readonly unknown[]): readonly string[] => rows.map((row) => JSON.stringify(row)).sort();

/** Compares the ledger of these events with the truth; throws if they differ. */
const compare = (delivered: readonly TradeReport[], { truth }: InventedInsiders): void => {
  const own = delivered.filter(({ cik }) => cik === december.cik);
  const ledger = ledgerOf([...new Map(own.map((event) => [event.accession, event])).values()]);
  const lines = ledger.lines.map(({ report, line, row, counterpart, supersededBy, sameAs, doubts }) => ({
    accession: report.accession,
    line,
    form: report.form,
    filed: report.filed,
    owners: report.owners.map(({ cik }) => cik),
    security: row.security,
    date: row.transaction?.date ?? null,
    code: row.transaction?.code ?? null,
    shares: row.transaction?.shares ?? null,
    price: row.transaction?.price ?? null,
    after: row.shares_after,
    plan: report.under_plan,
    counterpart,
    superseded_by: supersededBy,
    same_as: sameAs,
    doubts,
  }));
  expect(sorted(lines)).to.deep.equal(sorted(truth.lines));
  const intents = ledger.intents.map(({ accession, units, soldShares }) => ({
    accession,
    units,
    sold_shares: soldShares,
  }));
  expect(sorted(intents)).to.deep.equal(sorted(truth.intents));
  const refused = ledger.reports.flatMap(({ accession, refusal }) => (refusal === null ? [] : [accession]));
  expect(refused.sort()).to.deep.equal([...truth.unparsed].sort());
};

describe('trades of invented insiders', () => {
  for (const scenario of INSIDER_SCENARIOS)
    it(`match the scenario: ${scenario.replaceAll('_', ' ')}`, async () => {
      for (let seed = 1; seed <= 10; seed += 1) {
        const insiders = invented(seed, [scenario]);
        compare(await eventsOf(insiders), insiders);
      }
    });

  it('do not depend on the order or number of deliveries of the forms', async () => {
    const scenarios = fc.array(fc.constantFrom(...INSIDER_SCENARIOS), { minLength: 2, maxLength: 12 });
    await fc.assert(
      fc.asyncProperty(fc.nat(100_000), scenarios, anyDelivery(), async (seed, list, deliver) => {
        const insiders = invented(seed, list);
        compare(deliver(await eventsOf(insiders)), insiders);
      }),
      { numRuns: 60 },
    );
  });
});
