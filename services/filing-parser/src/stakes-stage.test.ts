import { expect } from 'chai';
import type { Archive } from '@footnote/edgar/archive';
import type { Document, Stake } from '@footnote/event-types/types.generated';
import { person13d, person13g, schedule13d, schedule13g } from '@footnote/forms/testing/schedules';
import { stakesStage } from './stakes-stage.ts';
import { archiveOf, documentOf, partsOf } from './testing/documents.ts';

const ACCESSION = '0009990077-26-000003';
const ISSUER = '0009990001';
const bytes = (text: string): Uint8Array => new TextEncoder().encode(text);

const documentOfSchedule = (content: Uint8Array, changes: Partial<Document> = {}): Document => ({
  ...documentOf(content),
  kind: 'ownership',
  accession: ACCESSION,
  form: 'SCHEDULE 13D/A',
  filed: '2026-03-12',
  url: 'https://www.sec.gov/Archives/edgar/data/9990001/000999007726000003/primary_doc.xml',
  ...changes,
});

const take = async (document: Document, archive: Pick<Archive, 'get'>) =>
  stakesStage({ archive }).take(document);

const read = async (text: string, changes: Partial<Document> = {}) => {
  const content = bytes(text);
  const step = await take(documentOfSchedule(content, changes), archiveOf(content));
  if (step.kind !== 'ok') throw new Error(JSON.stringify(step));
  const [event] = [...step.value.runs].flat().map((each) => each.event as Stake);
  return { event: event!, leftOut: step.value.leftOut };
};

describe('the stake of a document', () => {
  it('has the cover of a Schedule 13D with its persons, as filed', async () => {
    const { event, leftOut } = await read(schedule13d());
    expect(leftOut).to.equal(null);
    expect(event).to.deep.include({
      cik: ISSUER,
      accession: ACCESSION,
      form: 'SCHEDULE 13D/A',
      filed: '2026-03-12',
      refusal: null,
      filers: ['0009990077'],
      amendment: 2,
      previous_accession: '0009990077-25-000012',
      issuer_name: 'December Widgets Inc.',
      cusips: ['99900T104'],
      class_title: 'Common Stock & Rights',
      event_date: '2026-03-09',
      previously_filed: true,
      item5_percent: '21.29% in all',
      truncated: false,
    });
    expect(event.persons).to.have.length(1);
    expect(event.persons[0]).to.deep.include({ shares: '1234567.00', percent: '7.1', types: ['PN', 'HC'] });
  });

  it('has a Schedule 13G with its total and item 5', async () => {
    const { event } = await read(schedule13g(), { form: 'SCHEDULE 13G' });
    expect(event).to.deep.include({
      total_shares: '17285425.04',
      total_percent: '5.02',
      five_percent_or_less: true,
      rules: ['Rule 13d-1(b)'],
    });
  });

  it('is one event of the issuer, whosever submissions list the filing', async () => {
    const own = await read(schedule13d());
    const holders = await read(schedule13d(), { cik: '0009990077', source_time: 7 });
    expect(holders.event.cik).to.equal(ISSUER);
    expect(holders.event.event_id).to.equal(own.event.event_id);
  });

  it('lists the filers by the header of the submission, if that is part of the document', async () => {
    const content = bytes(schedule13d());
    const filed = (accession: string): Uint8Array =>
      bytes(
        `<SEC-HEADER>\n<ACCESSION-NUMBER>${accession}\n<FILED-BY>\n<COMPANY-DATA>\n` +
          '<CONFORMED-NAME>QUARRY PARTNERS LP\n<CIK>0009990077\n</COMPANY-DATA>\n</FILED-BY>\n</SEC-HEADER>',
      );
    const filedBy = async (header: Uint8Array, ...held: readonly Uint8Array[]): Promise<unknown> => {
      const document = documentOfSchedule(content, { parts: partsOf(header) });
      const step = await take(document, archiveOf(content, ...held));
      if (step.kind !== 'ok') return step.reason;
      return [...step.value.runs].flat().map((each) => (each.event as Stake).filed_by);
    };
    const [own, another] = [filed(ACCESSION), filed('0009990077-26-000004')];
    expect(await filedBy(own, own)).to.deep.equal([[{ name: 'QUARRY PARTNERS LP', cik: '0009990077' }]]);
    expect(await filedBy(another, another)).to.deep.equal([[]]);
    expect(await filedBy(own)).to.equal('archive_missing');
    expect((await read(schedule13d())).event.filed_by).to.deep.equal([]);
  });

  it('has another id for another filing or other contents', async () => {
    const ids = [
      await read(schedule13d()),
      await read(schedule13d(), { accession: '0009990077-26-000004' }),
      await read(schedule13d({ persons: [person13d('Quarry Partners LP', '9', '7.1')] })),
    ].map(({ event }) => event.event_id);
    expect(new Set(ids).size).to.equal(3);
  });

  it('is marked if the document is truncated after its persons', async () => {
    const { event, leftOut } = await read(schedule13g().replace(/<items>[^]*/, '<items>'));
    expect([leftOut, event.truncated, event.persons.length]).to.deep.equal([null, true, 1]);
  });

  it('is refused with a dead letter and an event if the document is truncated before them', async () => {
    const broken = schedule13g().replace(/<coverPageHeaderReportingPersonDetails>[^]*/, '');
    const { event, leftOut } = await read(broken, { cik: '0009990077' });
    expect(event).to.deep.include({ refusal: 'malformed', cik: ISSUER, persons: [], truncated: false });
    expect(leftOut?.reason).to.equal('malformed');
  });

  it('is refused under the issuer with its file number if it names none', async () => {
    const unnamed = schedule13g({ issuer: '' });
    const { event } = await read(unnamed, { cik: ISSUER, file_number: '005-12345' });
    expect(event).to.deep.include({ refusal: 'issuer_missing', cik: ISSUER });
    const content = bytes(unnamed);
    const ofHolder = await take(documentOfSchedule(content, { cik: '0009990077' }), archiveOf(content));
    expect(ofHolder).to.include({ kind: 'dead-letter', reason: 'issuer_missing' });
  });

  it('is refused if its persons are too many for an event', async () => {
    const persons = new Array<string>(8000).fill(person13g('Index Fund Advisers', '1', '5'));
    expect((await read(schedule13g({ persons }))).leftOut?.reason).to.equal('too_large');
  });

  it('is of no other document', async () => {
    const content = bytes(schedule13d());
    const archive = archiveOf(content);
    expect(await take(documentOfSchedule(content, { kind: 'filing' }), archive)).to.include({ kind: 'drop' });
    expect(await take(documentOfSchedule(content, { form: '4' }), archive)).to.include({ kind: 'drop' });
    expect(await take(documentOfSchedule(content, { accession: null }), archive)).to.include({
      reason: 'no_filing',
    });
    expect(await take(documentOfSchedule(content), archiveOf())).to.include({ reason: 'archive_missing' });
  });
});
