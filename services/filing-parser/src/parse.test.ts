import { expect } from 'chai';
import fc from 'fast-check';
import { createCodec } from '@footnote/events/codec';
import { createMemoryRegistry } from '@footnote/events/memory-registry';
import type { UnrecordedFacts } from './fact-sets.ts';
import { parseDocument } from './parse.ts';
import { CIK, companyfacts, documentOf, row, type Row } from './testing/documents.ts';

const parse = (
  bytes: Uint8Array,
): { readonly events: readonly UnrecordedFacts[]; readonly reason: string | null } => {
  const { filings, refusal } = parseDocument(documentOf(bytes), bytes);
  return { events: [...filings].flat(), reason: refusal?.reason ?? null };
};

const OLDER = { accn: '0009990001-24-000007', form: '10-K', filed: '2024-11-08' };
const AMENDED = { accn: '0009990001-25-000002', form: '10-K/A', filed: '2025-11-06' };

describe('parseDocument', () => {
  it('makes one set per filing, by filing date, then accession, with every fact in source order', () => {
    const bytes = companyfacts({
      Revenues: [row({ val: 1 }), row({ val: 2, ...AMENDED }), row({ val: 3, ...OLDER })],
      Assets: [row({ val: 4, ...OLDER }), row({ val: 5 })],
    });
    const { events, reason } = parse(bytes);
    expect(reason).to.equal(null);
    expect(
      events.map(({ accession, form, filed, facts }) => [
        accession,
        form,
        filed,
        facts.map((fact) => `${fact.concept} ${fact.value}`).join(),
      ]),
    ).to.deep.equal([
      [OLDER.accn, '10-K', '2024-11-08', 'Revenues 3,Assets 4'],
      [AMENDED.accn, '10-K/A', '2025-11-06', 'Revenues 2'],
      ['0009990001-25-000012', '10-K', '2025-11-06', 'Revenues 1,Assets 5'],
    ]);
  });

  it('names the source document of the facts', () => {
    const bytes = companyfacts({ Revenues: [row()] });
    const document = documentOf(bytes);
    const [event] = parse(bytes).events;
    expect(event).to.deep.include({
      source_time: document.source_time,
      source_document: document.sha256,
      source: 'companyfacts',
      cik: CIK,
      entity_name: 'LANTERN RIDGE',
      chunk: 0,
      chunks: 1,
      faces: [],
      dimensioned: [],
    });
  });

  it('produces the same events with the same ids for the same document', () => {
    const bytes = companyfacts({ Revenues: [row(), row(OLDER)], Assets: [row(AMENDED)] });
    const { events } = parse(bytes);
    expect(parse(bytes).events).to.deep.equal(events);
    expect(new Set(events.map((event) => event.event_id)).size).to.equal(3);
  });

  it('keeps the set_id of an unchanged filing in a later capture and changes it otherwise', () => {
    const before = parse(
      companyfacts({ Revenues: [row({ val: 1, ...OLDER })], Assets: [row({ val: 2 })] }),
    ).events;
    const after = parse(
      companyfacts({ Revenues: [row({ val: 1, ...OLDER })], Assets: [row({ val: 3 })] }),
    ).events;
    expect(after[0]?.set_id).to.equal(before[0]?.set_id);
    expect(after[0]?.event_id).not.to.equal(before[0]?.event_id);
    expect(after[1]?.set_id).not.to.equal(before[1]?.set_id);
  });

  it('produces the same set from two spellings of a number: 1e-05 and 0.00001', () => {
    const text = new TextDecoder().decode(companyfacts({ ParValue: [row({ val: 7 })] }));
    const [e, plain] = ['1e-05', '0.00001'].map(
      (val) => parse(new TextEncoder().encode(text.replace('"val":7', `"val":${val}`))).events[0],
    );
    expect(e?.set_id).to.equal(plain?.set_id);
  });

  it('splits a large filing into chunks under 1 MB that together are complete', async () => {
    const concept = 'Größe📈'.repeat(40);
    const rows = Array.from({ length: 5000 }, (_, val) => row({ val, form: 'F'.repeat(1000) }));
    const bytes = companyfacts({ [concept]: rows }, { entityName: '名'.repeat(2000) });
    const { events, reason } = parse(bytes);
    expect(reason).to.equal(null);
    expect(events.length).to.be.greaterThan(2);
    expect(events.map((event) => [event.chunk, event.chunks])).to.deep.equal(
      events.map((_, index) => [index, events.length]),
    );
    expect(new Set(events.map((event) => event.set_id)).size).to.equal(1);
    expect(new Set(events.map((event) => event.event_id)).size).to.equal(events.length);
    expect(events.flatMap((event) => event.facts.map((fact) => fact.value))).to.deep.equal(
      rows.map((_, val) => String(val)),
    );
    const codec = createCodec(createMemoryRegistry());
    for (const event of events)
      expect((await codec.encode('facts', { ...event, recorded_at: 0 })).byteLength).to.be.lessThan(
        1_000_000,
      );
  });

  it('keeps every event under 1 MB whatever the texts', async () => {
    const text = fc.oneof(
      fc.string({ unit: 'binary', maxLength: 20 }),
      fc.constantFrom('a', '名', '📈').chain((unit) => fc.nat(400_000).map((length) => unit.repeat(length))),
    );
    const rows = fc.array(fc.record({ form: text, concept: text }), { maxLength: 4 });
    const codec = createCodec(createMemoryRegistry());
    await fc.assert(
      fc.asyncProperty(rows, async (texts) => {
        const concepts: Record<string, readonly Row[]> = {};
        for (const { form, concept } of texts) concepts[`c${concept}`] = [row({ form })];
        const { events } = parse(companyfacts(concepts));
        for (const event of events)
          expect((await codec.encode('facts', { ...event, recorded_at: 0 })).byteLength).to.be.lessThan(
            1_000_000,
          );
      }),
      { numRuns: 15 },
    );
  });

  it('refuses a document cut in half, with no event', () => {
    const bytes = companyfacts({ Revenues: [row(), row(OLDER)] });
    expect(parse(bytes.subarray(0, bytes.length / 2))).to.deep.equal({ events: [], reason: 'truncated' });
  });

  it('refuses a document of another filer', () => {
    expect(parse(companyfacts({}, { cik: 42 }))).to.deep.equal({ events: [], reason: 'cik_mismatch' });
  });

  it('refuses a document whose name alone would fill an event', () => {
    const bytes = companyfacts({ Revenues: [row()] }, { entityName: 'x'.repeat(3_000_000) });
    expect(parse(bytes)).to.deep.equal({ events: [], reason: 'too_large' });
  });

  it('uses the valid facts and lists the invalid ones', () => {
    const bytes = companyfacts({
      Revenues: [row({ val: 'much' }), row({ val: 2 })],
      Assets: [row({ val: 3, form: '10-K/A' }), row({ val: 4 })],
    });
    const { filings, refusal } = parseDocument(documentOf(bytes), bytes);
    const [event] = [...filings].flat();
    expect(event?.facts.map((fact) => fact.value)).to.deep.equal(['2', '4']);
    expect(refusal).to.deep.equal({
      reason: 'facts_rejected',
      message: [
        '2 parts of the document were left out, the rest was taken',
        'us-gaap/Revenues/USD[0] of 0009990001-25-000012: not_a_number (val: "much")',
        'us-gaap/Assets of 0009990001-25-000012: conflicting_filing (10-K/A filed 2025-11-06)',
      ].join('\n'),
    });
  });

  it('limits the message about thousands of bad facts', () => {
    const bytes = companyfacts({
      ['Long'.repeat(10_000)]: Array.from({ length: 3000 }, () => row({ val: null })),
    });
    const { refusal } = parseDocument(documentOf(bytes), bytes);
    expect(refusal?.message).to.match(/^3000 parts .*and 2980 more$/s);
    expect(refusal?.message.length).to.be.lessThan(10_000);
  });

  it('emits no event for a document without facts', () => {
    expect(parse(companyfacts({}))).to.deep.equal({ events: [], reason: null });
  });
});
