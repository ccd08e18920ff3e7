import { expect } from 'chai';
import type { Archive } from '@footnote/edgar/archive';
import type { Document, TradeReport } from '@footnote/event-types/types.generated';
import { form144 } from '@footnote/forms/testing/form-144';
import { insiderForm, trade } from '@footnote/forms/testing/insider-forms';
import { tradesStage } from './trades-stage.ts';
import { archiveOf, documentOf } from './testing/documents.ts';

const ACCESSION = '0009990055-26-000012';
const bytes = (text: string): Uint8Array => new TextEncoder().encode(text);

const documentOfForm = (content: Uint8Array, changes: Partial<Document> = {}): Document => ({
  ...documentOf(content),
  kind: 'ownership',
  accession: ACCESSION,
  form: '4/A',
  filed: '2026-03-06',
  url: 'https://www.sec.gov/Archives/edgar/data/9990001/000999005526000012/form4.xml',
  ...changes,
});

const take = async (document: Document, archive: Pick<Archive, 'get'>) =>
  tradesStage({ archive }).take(document);

const read = async (text: string, changes: Partial<Document> = {}) => {
  const content = bytes(text);
  const step = await take(documentOfForm(content, changes), archiveOf(content));
  if (step.kind !== 'ok') throw new Error(JSON.stringify(step));
  const [event] = [...step.value.runs].flat().map((each) => each.event as TradeReport);
  return { event: event!, leftOut: step.value.leftOut };
};

describe('the trades of a document', () => {
  it('are the rows of a Form 4 as filed, with each footnote once', async () => {
    const { event, leftOut } = await read(
      insiderForm({ rows: [trade('P', '17.5', '31.25'), trade('S', '2', '31')] }),
    );
    expect(leftOut).to.equal(null);
    expect(event).to.deep.include({
      cik: '0009990001',
      accession: ACCESSION,
      form: '4/A',
      filed: '2026-03-06',
      refusal: null,
      issuer_name: 'December Widgets Inc.',
      period: '2026-03-02',
      original_filed: '2026-03-04',
      under_plan: true,
      left_section_16: false,
      remarks: 'Corrects a price.',
      footnotes: ['Held in a vault.', 'See the plan.'],
      notice: null,
    });
    expect(event.owners.map(({ cik, officer_title: title }) => [cik, title])).to.deep.equal([
      ['0009990055', 'President'],
      ['0009990056', 'President'],
    ]);
    expect(
      event.rows.map(({ derivative, security, transaction, footnotes }) => [
        derivative,
        security,
        transaction && [transaction.date, transaction.code, transaction.shares, transaction.direction],
        footnotes.map(({ element, footnote }) => `${element} ${footnote}`),
      ]),
    ).to.deep.equal([
      [
        false,
        'Common Stock',
        ['2026-03-02', 'P', '17.5', 'D'],
        ['securityTitle 0', 'transactionPricePerShare 1'],
      ],
      [
        false,
        'Common Stock',
        ['2026-03-02', 'S', '2', 'D'],
        ['securityTitle 0', 'transactionPricePerShare 1'],
      ],
      [true, 'Stock Option', null, ['exerciseDate 1']],
    ]);
  });

  it('are the intent to sell of a Form 144', async () => {
    const { event } = await read(form144(), { form: '144' });
    expect(event).to.deep.include({ cik: '0009990001', form: '144', owners: [], rows: [] });
    expect(event.notice).to.deep.include({
      filers: ['0009990055'],
      seller: 'Ada Smith',
      relations: ['Director', 'Officer'],
      notice_date: '2026-04-13',
      plan_dates: ['2025-11-15'],
    });
    expect(event.notice?.sales[0]).to.include({ units: '1200', market_value: '37500.60' });
    expect(event.notice?.past_sales[0]).to.include({ units: '200', gross_proceeds: '6100' });
  });

  it('are one event of the issuer that the filing names, whoever lists it', async () => {
    const own = await read(insiderForm());
    const owners = await read(insiderForm(), { cik: '0009990055', source_time: 7 });
    expect(owners.event.cik).to.equal('0009990001');
    expect(owners.event.event_id).to.equal(own.event.event_id);
  });

  it('have other ids for another filing or other contents', async () => {
    const ids = [
      await read(insiderForm()),
      await read(insiderForm(), { accession: '0009990055-26-000013' }),
      await read(insiderForm({ plan: '' })),
    ].map(({ event }) => event.event_id);
    expect(new Set(ids).size).to.equal(3);
  });

  it('are refused with a dead letter and an event if the form cannot be read', async () => {
    for (const [text, changes, refusal] of [
      ['<html>', {}, 'malformed'],
      [insiderForm(), { form: '144' }, 'not_a_form_144'],
      [form144(), { form: '3' }, 'not_an_insider_form'],
      [insiderForm({ issuer: '' }), {}, 'issuer_missing'],
    ] as const) {
      const { event, leftOut } = await read(text, changes);
      expect(event).to.deep.include({ refusal, cik: '0009990001', rows: [], owners: [], notice: null });
      expect(leftOut?.reason).to.equal(refusal);
    }
  });

  it('are refused if they are too many for an event', async () => {
    const rows = new Array<string>(4000).fill(trade('P', '1', '2'));
    expect((await read(insiderForm({ rows }))).leftOut?.reason).to.equal('too_large');
  });

  it('are of no other document', async () => {
    const content = bytes(insiderForm());
    const archive = archiveOf(content);
    expect(await take(documentOfForm(content, { kind: 'filing' }), archive)).to.include({ kind: 'drop' });
    expect(await take(documentOfForm(content, { form: 'SCHEDULE 13D' }), archive)).to.include({
      kind: 'drop',
    });
    expect(await take(documentOfForm(content, { accession: null }), archive)).to.include({
      reason: 'no_filing',
    });
    expect(await take(documentOfForm(content), archiveOf())).to.include({ reason: 'archive_missing' });
  });
});
