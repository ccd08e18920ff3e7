import { companyEvent, cusipEvent, filingEvent } from '@footnote/events/testing/samples';
import { type EventOf, keyOf, type TopicName } from '@footnote/events/topics';
import type { Document, FilingHoldings } from '@footnote/event-types/types.generated';
import { holdingsStage } from '@footnote/filing-parser/holdings-stage';
import { archiveOf, documentOf } from '@footnote/filing-parser/testing/documents';
import { groupOf } from '@footnote/projection/projection';
import { PROJECTIONS } from '@footnote/projector/projections';
import { createProjector } from '@footnote/projector/service';
import { quietly } from '@footnote/projector/testing/bench';
import { type Harness, startHarnessOn } from '@footnote/query/testing/harness';
import type { ReadStore } from '@footnote/read-store/port';
import { useTestReadStore } from '@footnote/read-store/testing';
import { createRandom } from '@footnote/synthetic-edgar/random';
import { inventManagers } from '@footnote/synthetic-edgar/managers/invent';
import { type InventedManager, MANAGER_SCENARIOS } from '@footnote/synthetic-edgar/managers/types';
import { eventually } from '@footnote/testing/eventually';
import { expect } from 'chai';
import { compareManagers } from './compare-managers.ts';

const A = { cik: '0009990001', name: 'December Widgets Inc.', cusip: '90001N104' };
const B = { cik: '0009990002', name: 'January Outfitters Corp.', cusip: '90002N104' };

/** Managers are independent of each other, so every repetition of the scenarios tests another order of delivery. */
const REPETITIONS = 2;
const SEED = 7;
const SCENARIOS = Array.from({ length: REPETITIONS }, () => MANAGER_SCENARIOS).flat();

/** The events that the parser makes of a manager's filings. */
async function eventsOf({ cik, filings }: InventedManager): Promise<readonly FilingHoldings[]> {
  const events: FilingHoldings[] = [];
  for (const { accession, form, filed, cover, table } of filings) {
    const contents = [cover, ...(table === null ? [] : [table])].map((text) =>
      new TextEncoder().encode(text),
    );
    const [head, ...tables] = contents.map((content) => documentOf(content));
    if (head === undefined) throw new Error('a cover expected');
    const document: Document = {
      ...head,
      kind: 'holdings',
      cik,
      accession,
      form,
      filed,
      parts: tables.map(({ url, sha256, bytes }) => ({ url, sha256, bytes, type: 'INFORMATION TABLE' })),
    };
    const step = await holdingsStage({ archive: archiveOf(...contents) }).take(document);
    // A truncated table; the truth lists its filing.
    if (step.kind === 'dead-letter' && step.reason === 'table_malformed') continue;
    if (step.kind !== 'ok') throw new Error(JSON.stringify(step));
    for (const run of step.value.runs)
      for (const { event } of run) events.push({ ...(event as FilingHoldings), recorded_at: 0 });
  }
  return events;
}

describe('Forms 13F of invented managers', () => {
  const opened = useTestReadStore();

  /** Delivers the events in this order and compares the responses with the truth. */
  const served = async (managers: readonly InventedManager[], delivered: readonly FilingHoldings[]) => {
    const harness: Harness<ReadStore> = await startHarnessOn(opened().store, { now: '2026-11-23T15:00:00Z' });
    const { log, codec, store } = harness;
    const append = async <T extends TopicName>(topic: T, events: readonly EventOf<T>[]): Promise<void> => {
      const records = events.map(async (event) => ({
        key: keyOf(topic, event),
        value: await codec.encode(topic, event),
      }));
      await log.append(topic, await Promise.all(records));
    };
    const projector = createProjector({ ...quietly({ log, codec, store }), projections: PROJECTIONS });
    const listed = managers.flatMap(({ cik, filings }) =>
      filings.map(({ accession, form, filed, period }) =>
        filingEvent(cik, accession, { form, filed, report_date: period }),
      ),
    );
    await append('filings', listed.slice(0, listed.length / 2));
    await append('holdings', delivered);
    await append('filings', listed.slice(listed.length / 2));
    await append('cusips', [cusipEvent(A.cusip, A.cik)]);
    await append('companies', [
      companyEvent(A.cik, { name: A.name, symbols: ['FNDEC'] }),
      companyEvent(B.cik, { name: B.name, symbols: ['FNJAN'] }),
    ]);
    await projector.start();
    await eventually('everything is projected', async () => {
      const lags = await Promise.all(
        PROJECTIONS.map(({ name, topics }) => log.lag(groupOf(name, 1), topics)),
      );
      return lags.flat().every(({ lag }) => lag === 0);
    });
    const ask = async (path: string): Promise<unknown> => {
      const { status, text, body } = await harness.get(path);
      expect(status, text).to.equal(200);
      return body?.['data'];
    };
    try {
      await compareManagers(ask, managers, {
        [A.cusip]: { by: 'schedule', cik: A.cik },
        [B.cusip]: { by: 'name', cik: B.cik },
      });
    } finally {
      await projector.stop();
      await harness.stop();
    }
  };

  it('match their scenarios in any order of delivery and with duplicates', async () => {
    const managers = inventManagers(SEED, SCENARIOS, [A, B]);
    expect(managers).to.have.length(SCENARIOS.length);
    const events = (await Promise.all(managers.map(eventsOf))).flat();
    const random = createRandom(SEED);
    const delivered = [...events, ...events.filter(() => random.next() < 0.5)]
      .map((event) => ({ event, place: random.next() }))
      .sort((one, other) => one.place - other.place)
      .map(({ event }) => event);
    await served(managers, delivered);
  });
});
