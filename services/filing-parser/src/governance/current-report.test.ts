import { expect } from 'chai';
import type { Document, GovernanceReport } from '@footnote/event-types/types.generated';
import { currentReportWith } from '@footnote/synthetic-edgar/current-report/current-report-with';
import { governanceStage } from '../governance-stage.ts';
import { archiveOf, documentOf } from '../testing/documents.ts';

const URL = 'https://www.sec.gov/Archives/edgar/data/9990001/000999000126000020/acme-20260514.htm';

async function take(text: string, changes: Partial<Document> = {}) {
  const content = new TextEncoder().encode(text);
  return governanceStage({ archive: archiveOf(content) }).take(
    documentOf(content, {
      kind: 'filing',
      accession: '0009990001-26-000020',
      form: '8-K',
      filed: '2026-05-18',
      url: URL,
      ...changes,
    }),
  );
}

async function eventIn(text: string, changes: Partial<Document> = {}): Promise<GovernanceReport> {
  const step = await take(text, changes);
  if (step.kind !== 'ok') throw new Error(JSON.stringify(step));
  const [event, ...others] = [...step.value.runs].flat().map((each) => each.event as GovernanceReport);
  expect(others).to.deep.equal([]);
  if (event === undefined) throw new Error('no event');
  return event;
}

const reasonOf = async (text: string, changes: Partial<Document> = {}): Promise<string> => {
  const step = await take(text, changes);
  return step.kind === 'ok' ? 'ok' : `${step.kind} ${step.reason}`;
};

describe('the stage of governance with 8-Ks', () => {
  it('says what items 5.02 and 5.07 state, with the places of figures and paragraphs', async () => {
    const { text } = currentReportWith({ layout: 'nominees', changes: ['resigned'] });
    const event = await eventIn(text);
    expect(event).to.deep.include({ form: '8-K', arrangements: [], statements: [], unplaced: 0 });
    const report = event.current_report;
    expect(report).to.deep.include({
      items: ['5.02', '5.07'],
      meeting_day: '2026-05-14',
      meeting_day_refusal: null,
      represented: '999000',
      sub_items: ['b'],
      changes_refusal: null,
    });
    expect(
      report?.proposals.map(({ number, kind, refusal, lines }) => [number, kind, refusal, lines.length]),
    ).to.deep.equal([
      ['1', 'election', null, 3],
      ['2', 'say_on_pay', null, 1],
      ['3', 'frequency', null, 1],
      ['4', 'auditors', null, 1],
      ['5', 'shareholder_proposal', null, 1],
    ]);
    const [change] = report?.changes ?? [];
    expect(change).to.include({
      type: 'departure',
      person: 'Otto Unreal',
      effective: '2026-06-13',
      effective_refusal: null,
      sub_item: 'b',
    });
    expect(text.slice(change?.from, change?.to)).to.include('Otto Unreal');
  });

  it('has the same id whenever it is fetched, and nothing of an item that is not there', async () => {
    const { text } = currentReportWith({ changes: ['plan'] });
    const event = await eventIn(text);
    expect(event.current_report).to.deep.include({
      items: ['5.02'],
      meeting_day: null,
      meeting_day_refusal: null,
      represented: null,
      proposals: [],
      changes: [],
      changes_refusal: 'no_single_reading',
    });
    const again = await eventIn(text, { source_time: 1, recorded_at: 2 });
    expect(again.event_id).to.equal(event.event_id);
  });

  it('leaves other 8-Ks to other stages, and makes a dead letter of one that is no text or of no filing', async () => {
    expect(await reasonOf('<p>FORM 8-K</p><p>Item 2.02 Results</p>')).to.equal('drop no_item');
    expect(await reasonOf('<p>FORM 8-K</p><p>As item 5.07 of our last report says</p>')).to.equal(
      'drop no_item',
    );
    const { text } = currentReportWith({ layout: 'stacked' });
    expect(await reasonOf(text, { form: '8-K/A' })).to.equal('ok');
    expect(await reasonOf(text, { accession: null })).to.equal('dead-letter no_filing');
    expect(await reasonOf('%PDF-1.7 5.07')).to.equal('dead-letter not_text');
    expect(await reasonOf(`${'<div>'.repeat(5_000)}Item 5.07`)).to.equal('dead-letter document_too_deep');
  });
});
