import { createCodec } from '@footnote/events/codec';
import { createMemoryRegistry } from '@footnote/events/memory-registry';
import type { Document } from '@footnote/event-types/types.generated';
import { ReportError, type Report } from '@footnote/xbrl/report/types';
import { expect } from 'chai';
import fc from 'fast-check';
import { eventDimensioned } from './dimensioned-fact.ts';
import type { UnrecordedFacts } from './fact-sets.ts';
import { parseReport } from './parse-report.ts';
import { CIK } from './testing/documents.ts';
import { ACCESSION, CLASS, factOf, reportOf, SUMMATION, xbrlDocument } from './testing/reports.ts';

const BYTES = new TextEncoder().encode('a report');

const parse = (
  report: Report,
  changes: Partial<Document> = {},
): {
  readonly events: readonly UnrecordedFacts[];
  readonly reason: string | null;
  readonly message: string;
} => {
  const { filings, refusal } = parseReport(xbrlDocument(BYTES, changes), [], () => report);
  return {
    events: [...filings].flat(),
    reason: refusal?.reason ?? null,
    message: refusal?.message ?? '',
  };
};

const codec = createCodec(createMemoryRegistry());
const size = async (event: UnrecordedFacts): Promise<number> =>
  (await codec.encode('facts', { ...event, recorded_at: 0 })).byteLength;

describe('parseReport', () => {
  it('emits the faces with dimensioned facts on them or by class of stock', () => {
    const { events, reason } = parse(reportOf());
    expect(reason).to.equal(null);
    expect(events).to.have.length(2);
    const [event] = events;
    expect(event).to.deep.include({
      cik: CIK,
      entity_name: '',
      accession: ACCESSION,
      form: '10-K',
      filed: '2025-11-06',
      chunk: 0,
      chunks: 1,
      source: 'instance',
      source_document: xbrlDocument(BYTES).sha256,
      source_time: xbrlDocument(BYTES).source_time,
      facts: [],
      faces: reportOf().faces,
    });
    expect(event?.dimensioned).to.deep.equal(reportOf().facts.slice(1).map(eventDimensioned));
  });

  it('emits the facts without dimensions in a separate set, as in companyfacts', () => {
    const [, event] = parse(reportOf()).events;
    const fact = { taxonomy: 'us-gaap', concept: 'Revenues', unit: 'USD', value: '12', frame: null };
    expect(event).to.deep.include({
      source: 'instance',
      accession: ACCESSION,
      facts: [{ ...fact, start: '2024-10-01', end: '2025-09-30', fy: 2025, fp: 'FY' }],
      faces: [],
      dimensioned: [],
    });
    const [, other] = parse(reportOf({ facts: [factOf('Revenues', {}, { value: '13' })] })).events;
    expect(other?.set_id).not.to.equal(event?.set_id);
    const [, same] = parse(reportOf({ facts: reportOf().facts.slice(0, 1), faces: [] })).events;
    expect(same?.set_id).to.equal(event?.set_id);
  });

  it('emits an empty set for a report without such facts', () => {
    const { events } = parse(reportOf({ facts: [], faces: [] }));
    expect(events.map(({ faces, dimensioned, chunks }) => [faces, dimensioned, chunks])).to.deep.equal([
      [[], [], 1],
    ]);
  });

  it('derives the set id from the content only, not from the document', () => {
    const [zip] = parse(reportOf()).events;
    const [loose] = parse(reportOf(), { sha256: 'ff'.repeat(32), source_time: 5 }).events;
    expect(loose?.set_id).to.equal(zip?.set_id);
    expect(loose?.event_id).not.to.equal(zip?.event_id);
    expect(parse(reportOf()).events[0]).to.deep.equal(zip);
    const [face] = reportOf().faces;
    const others = [
      parse(reportOf(), { form: '10-K/A' }),
      parse(reportOf({ faces: [{ ...face!, labels: ['Sales', ''] }] })),
      parse(reportOf({ faces: [{ ...face!, statement: 'equity' }] })),
      parse(reportOf({ facts: reportOf().facts.slice(0, 2) })),
      parse(reportOf({ facts: [factOf('Revenues', { 'fn:XAxis': 'fn:YMember' }, { decimals: null })] })),
      parse(reportOf({ facts: [factOf('Revenues', { 'fn:XAxis': 'fn:YMember' })] })),
    ].map(({ events }) => events[0]?.set_id);
    expect(new Set([zip?.set_id, ...others]).size).to.equal(7);
    // Facts of the notes are no part of it.
    const more = reportOf({
      facts: [...reportOf().facts, factOf('InventoryGross', { 'fn:XAxis': 'fn:YMember' })],
    });
    expect(parse(more).events[0]?.set_id).to.equal(zip?.set_id);
  });

  it('emits the texts of the cover with the faces, and they are part of the set', () => {
    const texts = [{ name: 'AuditorName', value: 'Example & Partners LLP' }];
    const cover = { ...reportOf().cover, texts };
    const [event, ...others] = parse(reportOf({ cover })).events;
    expect(event?.cover).to.deep.equal(texts);
    expect(event?.set_id).not.to.equal(parse(reportOf()).events[0]?.set_id);
    expect(others.map((each) => each.cover)).to.deep.equal(others.map(() => []));
  });

  it('emits the summations with the faces, with sums of consolidated facts only', () => {
    const [event, other] = parse(reportOf({ calculations: [SUMMATION] })).events;
    const { dimensions: _, ...sum } = SUMMATION.sums[0]!;
    expect(event?.calculations).to.deep.equal([{ ...SUMMATION, sums: [sum] }]);
    expect(other?.calculations).to.deep.equal([]);
    const changed = [
      [],
      [SUMMATION],
      [{ ...SUMMATION, role: 'fn:other' }],
      [{ ...SUMMATION, statement: null }],
      [{ ...SUMMATION, specification: '1.1' as const }],
      [{ ...SUMMATION, total: 'us-gaap:GrossProfit' }],
      [{ ...SUMMATION, items: [{ concept: 'us-gaap:CostOfRevenue', weight: '1' }] }],
      [{ ...SUMMATION, sums: [{ ...SUMMATION.sums[0]!, consistent: true }] }],
      [{ ...SUMMATION, sums: [] }],
    ].map((calculations) => parse(reportOf({ calculations })).events[0]?.set_id);
    expect(new Set(changed).size).to.equal(changed.length);
    const unseen = [{ ...SUMMATION, sums: SUMMATION.sums.slice(0, 1) }];
    expect(parse(reportOf({ calculations: unseen })).events[0]?.set_id).to.equal(changed[1]);
  });

  it('keeps the ids of events from before summations were parsed, for a report without summations', () => {
    expect(parse(reportOf()).events[0]?.set_id).to.equal(
      '874832cd006e8ff5aa028cf79d74a136531cc8125348fced04d500605ec8d374',
    );
  });

  it('emits the facts of the notes in a third set, with the labels of axes and members in its first event', () => {
    const labels = [{ name: 'fn:XAxis', label: 'Warehouse [Axis]' }];
    const noted = factOf('InventoryGross', { 'fn:XAxis': 'fn:YMember' });
    const typed = {
      ...noted,
      dimensions: [{ axis: 'fn:XAxis', member: 'fn:YMember', typed: true as const }],
    };
    const notesOf = (changes: Partial<Report>): UnrecordedFacts | undefined =>
      parse(reportOf({ labels, ...changes, facts: [...reportOf().facts, ...(changes.facts ?? [noted])] }))
        .events[2];
    const event = notesOf({ facts: [noted, typed] });
    expect(event).to.deep.include({ scope: 'notes', chunk: 0, chunks: 1, facts: [], faces: [], labels });
    expect(event?.dimensioned.map(({ dimensions }) => dimensions)).to.deep.equal([
      [{ axis: 'fn:XAxis', member: 'fn:YMember', typed: false }],
      [{ axis: 'fn:XAxis', member: 'fn:YMember', typed: true }],
    ]);
    // A report with labels but without such facts has the labels nevertheless.
    expect(notesOf({ facts: [] })).to.deep.include({ labels, dimensioned: [], chunks: 1 });
    expect(notesOf({ facts: [], labels: [] })).to.equal(undefined);
    const ids = [
      notesOf({}),
      notesOf({ facts: [typed] }),
      notesOf({ labels: [] }),
      notesOf({ labels: [{ name: 'fn:XAxis', label: 'Site [Axis]' }] }),
      notesOf({ facts: [noted, noted] }),
    ].map((each) => each?.set_id);
    expect(new Set(ids).size).to.equal(ids.length);
  });

  it('leaves out labels that are too large, and reports it', async () => {
    const label = (length: number): Report['labels'] => [{ name: 'fn:XAxis', label: 'l'.repeat(length) }];
    const facts = [factOf('InventoryGross', { 'fn:XAxis': 'fn:YMember' })];
    const { events, message } = parse(reportOf({ facts, labels: label(300_000) }));
    expect(events.at(-1)).to.deep.include({ scope: 'notes', labels: [] });
    expect(message).to.contain(`labels of ${ACCESSION}: too_large`);
    const most = parse(reportOf({ facts, labels: label(290_000) })).events.at(-1)!;
    expect(most.labels).to.have.length(1);
    expect(await size(most)).to.be.lessThan(1_000_000);
  });

  it('leaves out summations that are too large together with the faces, and reports it', async () => {
    const items = Array.from({ length: 9000 }, (_, at) => ({
      concept: `fn:${'c'.repeat(30)}${at}`,
      weight: '1',
    }));
    const { events, message } = parse(reportOf({ calculations: [{ ...SUMMATION, items }] }));
    expect(events[0]?.calculations).to.deep.equal([]);
    expect(events[0]?.faces).to.have.length(1);
    expect(message).to.contain(`calculations of ${ACCESSION}: too_large`);
    const most = parse(reportOf({ calculations: [{ ...SUMMATION, items: items.slice(0, 7000) }] })).events;
    expect(most[0]?.calculations).to.have.length(1);
    expect(await size(most[0]!)).to.be.lessThan(1_000_000);
  });

  it('uses nothing from a report of another filer', () => {
    expect(parse(reportOf({ cik: '0000000042' }))).to.deep.equal({
      events: [],
      reason: 'cik_mismatch',
      message: `the report of ${CIK} in ${ACCESSION} has the facts of 0000000042`,
    });
    expect(parse(reportOf({ cik: null })).events).to.have.length(2);
  });

  it('uses nothing from a report without a filing, or an unreadable one', () => {
    for (const changes of [{ accession: null }, { form: null }, { filed: null }])
      expect(parse(reportOf(), changes).reason).to.equal('no_filing');
    const broken = (error: Error): unknown =>
      parseReport(xbrlDocument(BYTES), [], () => {
        throw error;
      }).refusal;
    expect(broken(new ReportError('malformed', 'a.xml', 'ends too early'))).to.deep.equal({
      reason: 'malformed',
      message: 'a.xml: ends too early',
    });
    expect(broken(new RangeError('too deep'))).to.deep.equal({
      reason: 'reader_failed',
      message: `${xbrlDocument(BYTES).url}: RangeError: too deep`,
    });
  });

  it('uses the valid facts and lists the invalid ones', () => {
    const rejected = [{ where: 'us-gaap:Assets', reason: 'not_a_number', detail: '"much"' }];
    const huge = factOf('Revenues', { [CLASS]: 'm'.repeat(400_000) });
    const { events, reason, message } = parse(reportOf({ rejected, facts: [huge, ...reportOf().facts] }));
    expect(reason).to.equal('facts_rejected');
    expect(events[0]?.dimensioned).to.have.length(2);
    expect(message.split('\n')).to.deep.equal([
      '2 parts of the document were left out, the rest was taken',
      `us-gaap:Assets of ${ACCESSION}: not_a_number ("much")`,
      'us-gaap/Revenues of 2025-09-30: too_large',
    ]);
  });

  it('refuses faces that are too large for an event', () => {
    const [face] = reportOf().faces;
    const faces = [{ ...face!, labels: ['l'.repeat(400_000), ''] }];
    expect(parse(reportOf({ faces }))).to.deep.include({ events: [], reason: 'too_large' });
  });

  it('splits many facts into chunks under 1 MB, with the faces in the first', async () => {
    const facts = Array.from({ length: 9000 }, (_, value) =>
      factOf('Revenues', { 'fn:XAxis': `fn:${'名'.repeat(40)}Member` }, { value: String(value) }),
    );
    const { events } = parse(reportOf({ facts }));
    expect(events.length).to.be.greaterThan(2);
    expect(events.map(({ chunk, chunks, faces }) => [chunk, chunks, faces.length])).to.deep.equal(
      events.map((_, chunk) => [chunk, events.length, chunk === 0 ? 1 : 0]),
    );
    expect(events.flatMap(({ dimensioned }) => dimensioned.map(({ value }) => value))).to.deep.equal(
      facts.map(({ value }) => value),
    );
    expect(new Set(events.map(({ set_id: id }) => id)).size).to.equal(1);
    expect(new Set(events.map(({ event_id: id }) => id)).size).to.equal(events.length);
    for (const event of events) expect(await size(event)).to.be.lessThan(1_000_000);
  });

  it('keeps every event under 1 MB whatever the texts', async () => {
    const text = fc.oneof(
      fc.string({ unit: 'binary', maxLength: 20 }),
      fc.constantFrom('a', '名', '📈').chain((unit) => fc.nat(150_000).map((length) => unit.repeat(length))),
    );
    const facts = fc.array(
      fc.record({ member: text, value: text, axes: fc.integer({ min: 1, max: 30 }), noted: fc.boolean() }),
      { maxLength: 8 },
    );
    const labels = fc.array(fc.record({ name: text, label: text }), { maxLength: 4 });
    const faces = fc.array(fc.record({ role: text, label: text, rows: fc.nat(2000) }), { maxLength: 3 });
    const calculations = fc.array(
      fc.record({ role: text, concept: text, items: fc.nat(500), sums: fc.nat(500) }),
      { maxLength: 3 },
    );
    await fc.assert(
      fc.asyncProperty(
        facts,
        faces,
        calculations,
        labels,
        async (someFacts, someFaces, someSummations, some) => {
          const report = reportOf({
            labels: some,
            calculations: someSummations.map(({ role, concept, items, sums }) => ({
              ...SUMMATION,
              role,
              items: Array.from({ length: items }, (_, at) => ({
                concept: at === 0 ? concept : '',
                weight: '-1',
              })),
              sums: Array.from({ length: sums }, () => ({ ...SUMMATION.sums[0]!, missing: 2 ** 31 - 1 })),
            })),
            facts: someFacts.map(({ member, value, axes, noted }) =>
              factOf(
                noted ? 'InventoryGross' : 'Revenues',
                Object.fromEntries(
                  Array.from({ length: axes }, (_, axis) => [`fn:A${axis}Axis`, axis === 0 ? member : '']),
                ),
                { value },
              ),
            ),
            faces: someFaces.map(({ role, label, rows }) => ({
              role,
              statement: 'income',
              concepts: ['us-gaap:Revenues', ...Array.from({ length: rows }, (_, row) => `fn:R${row}`)],
              labels: [label, ...Array.from({ length: rows }, () => '')],
            })),
          });
          for (const event of parse(report).events) expect(await size(event)).to.be.lessThan(1_000_000);
        },
      ),
      { numRuns: 25 },
    );
  });
});
