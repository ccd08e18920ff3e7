import { expect } from 'chai';
import { createHash } from 'node:crypto';
import type { Archive } from '@footnote/edgar/archive';
import type { Document, FilingSections } from '@footnote/event-types/types.generated';
import { sectionsStage } from './sections-stage.ts';
import { archiveOf, documentOf } from './testing/documents.ts';

const ACCESSION = '0009990001-25-000012';
const FOLDER = 'https://www.sec.gov/Archives/edgar/data/9990001/000999000125000012';
const bytes = (text: string): Uint8Array => new TextEncoder().encode(text);
const sha256 = (content: Uint8Array): string => createHash('sha256').update(content).digest('hex');
const prose = (words: string, times: number): string => `<p>${words} </p>`.repeat(times);

const QUARTERLY = bytes(
  `<html><body><p>PART I</p><p><b>Item 1. Financial Statements</b></p><p>None here.</p>
  <p><b>Item 2. Management’s Discussion and Analysis of Financial Condition and Results of Operations</b></p>
  ${prose('Revenue rose because the mill at Fernhollow ran a third shift from July on.', 40)}
  <p><b>Item 3. Quantitative and Qualitative Disclosures About Market Risk</b></p><p>None.</p>
  <p>PART II</p><p><b>Item 1A. Risk Factors</b></p><p>There were no changes to the risk factors of our annual report.</p>
  <p><b>Item 6. Exhibits</b></p></body></html>`,
);
const CURRENT = bytes(
  '<html><p>FORM 8-K</p><p>Item 2.02. Results of Operations</p><p>See the release.</p><p>Item 9.01 Exhibits</p></html>',
);
const RELEASE = bytes(
  `<html><p><b>Fernhollow Mills Reports Third Quarter Results of 2025</b></p><p>FERNHOLLOW, Vt., Nov. 6, 2025 – ${'Fernhollow Mills today said that it sold more. '.repeat(6)}</p></html>`,
);

const documentOfFiling = (content: Uint8Array, changes: Partial<Document> = {}): Document => ({
  ...documentOf(content),
  kind: 'filing',
  accession: ACCESSION,
  form: '10-Q',
  filed: '2025-11-06',
  url: `${FOLDER}/q3.htm`,
  ...changes,
});

const take = async (document: Document, archive: Pick<Archive, 'get'>) =>
  sectionsStage({ archive }).take(document);

/** The events of a document, and what was left out. */
const read = async (document: Document, archive: Pick<Archive, 'get'>) => {
  const step = await take(document, archive);
  if (step.kind !== 'ok') throw new Error(JSON.stringify(step));
  const events = [...step.value.runs].flat().map(({ event }) => event as FilingSections);
  return { events, leftOut: step.value.leftOut };
};

const releasePart = {
  url: `${FOLDER}/release.htm`,
  sha256: sha256(RELEASE),
  bytes: RELEASE.length,
  type: 'EX-99.1',
};

describe('the sections of a document', () => {
  it('are the inventory and paragraphs of a 10-Q, in one event if they fit', async () => {
    const { events, leftOut } = await read(documentOfFiling(QUARTERLY), archiveOf(QUARTERLY));
    expect(leftOut).to.equal(null);
    const [event] = events;
    expect(events).to.have.length(1);
    expect(event).to.include({
      accession: ACCESSION,
      form: '10-Q',
      chunk: 0,
      chunks: 1,
      press_release: null,
    });
    expect(event?.sections.map(({ name, omission }) => [name, omission])).to.deep.equal([
      ['risk_factors', null],
      ['mda', null],
    ]);
    const mda = event?.paragraphs.filter(({ section }) => section === 'mda') ?? [];
    expect(mda.map(({ index }) => index)).to.deep.equal(mda.map((_, at) => at));
    const [{ char_count: length } = { char_count: 0 }] =
      event?.sections.filter(({ name }) => name === 'mda') ?? [];
    expect(length).to.equal(mda.map(({ text }) => text).join('\n').length);
  });

  it('are the items, text and press release of an 8-K', async () => {
    const document = documentOfFiling(CURRENT, { form: '8-K', parts: [releasePart] });
    const { events } = await read(document, archiveOf(CURRENT, RELEASE));
    const [event] = events;
    expect(event?.items).to.deep.equal(['2.02', '9.01']);
    expect(event?.sections.map(({ name }) => name)).to.deep.equal(['current_report', 'press_release']);
    expect(event?.press_release).to.include({
      exhibit: 'EX-99.1',
      url: `${FOLDER}/release.htm`,
      headline: 'Fernhollow Mills Reports Third Quarter Results of 2025',
    });
    expect(event?.press_release?.text_length).to.equal(event?.sections[1]?.char_count);
  });

  it('are split into as many events as needed, in one set whose id does not depend on the document', async () => {
    const long = bytes(
      `<html>${prose('Many words about the third shift at Fernhollow. '.repeat(200), 300)}</html>`,
    );
    const document = documentOfFiling(long, { form: '8-K' });
    const { events } = await read(document, archiveOf(long));
    expect(events.length).to.be.greaterThan(1);
    expect(events.map(({ chunk }) => chunk)).to.deep.equal(events.map((_, at) => at));
    expect(new Set(events.map(({ set_id }) => set_id)).size).to.equal(1);
    expect(new Set(events.map(({ event_id }) => event_id)).size).to.equal(events.length);
    expect(events.slice(1).every(({ sections }) => sections.length === 0)).to.equal(true);
    const again = await read({ ...document, source_time: 1 }, archiveOf(long));
    expect(again.events[0]?.set_id).to.equal(events[0]?.set_id);
  });

  it('are those of the annual report to shareholders that a 10-K points to', async () => {
    const annual = bytes(
      '<html><p><b>Item 1A. Risk Factors</b></p><p>Not applicable.</p><p><b>Item 7. Management’s Discussion and Analysis of Financial Condition and Results of Operations</b></p><p>The discussion is incorporated by reference to Exhibit 13.</p><p><b>Item 8. Financial Statements</b></p></html>',
    );
    const exhibit = bytes(
      `<html><p><b>Management’s Discussion and Analysis of Financial Condition and Results of Operations</b></p>${prose('Revenue rose because the mill at Fernhollow ran a third shift.', 60)}</html>`,
    );
    const parts = [{ ...releasePart, sha256: sha256(exhibit), type: 'EX-13' }];
    const { events } = await read(
      documentOfFiling(annual, { form: '10-K', parts }),
      archiveOf(annual, exhibit),
    );
    const found = events.flatMap(({ sections }) => sections).filter(({ omission }) => omission === null);
    expect(found.map(({ name }) => name)).to.deep.equal(['mda']);
  });

  it('of an 8-K whose press release is refused are those of its own text, with a dead letter', async () => {
    const pdf = bytes('%PDF-1.4');
    const parts = [{ ...releasePart, sha256: sha256(pdf) }];
    const { events, leftOut } = await read(
      documentOfFiling(CURRENT, { form: '8-K', parts }),
      archiveOf(CURRENT, pdf),
    );
    expect(leftOut?.reason).to.equal('not_text');
    expect(events[0]?.press_release).to.equal(null);
    expect(events[0]?.sections[1]).to.include({ name: 'press_release', omission: 'document_refused' });
  });

  it('are refused with a reason if the document cannot be read', async () => {
    const pdf = bytes('<PDF>begin 644');
    expect(await take(documentOfFiling(pdf), archiveOf(pdf))).to.include({
      kind: 'dead-letter',
      reason: 'not_text',
    });
    const marks = bytes(`<html><p>a${'\u0301'.repeat(1000)}</p></html>`);
    expect(await take(documentOfFiling(marks), archiveOf(marks))).to.include({ reason: 'combining_marks' });
    expect(await take(documentOfFiling(pdf), archiveOf())).to.include({ reason: 'archive_missing' });
    expect(await take(documentOfFiling(QUARTERLY, { accession: null }), archiveOf(QUARTERLY))).to.include({
      reason: 'no_filing',
    });
    const fault = await Promise.resolve(
      take(documentOfFiling(QUARTERLY), { get: () => Promise.reject(new Error('disk on fire')) }),
    ).catch((error: unknown) => error);
    expect(fault).to.be.instanceOf(Error);
  });

  it('are not looked for in other forms and other kinds of documents', async () => {
    expect(await take(documentOfFiling(QUARTERLY, { form: '20-F' }), archiveOf())).to.include({
      reason: 'no_sections',
    });
    expect(await take(documentOf(QUARTERLY), archiveOf())).to.include({ kind: 'drop', reason: 'other_kind' });
  });
});
