import { expect } from 'chai';
import type { Document, GovernanceReport } from '@footnote/event-types/types.generated';
import { reportWith } from '@footnote/synthetic-edgar/governance/report-with';
import { governanceStage } from './governance-stage.ts';
import { archiveOf, documentOf } from './testing/documents.ts';

const URL = 'https://www.sec.gov/Archives/edgar/data/9990001/000999000126000009/acme-20260331.htm';
const bytes = (text: string): Uint8Array => new TextEncoder().encode(text);

const filing = (content: Uint8Array, changes: Partial<Document> = {}): Document =>
  documentOf(content, {
    kind: 'filing',
    accession: '0009990001-26-000009',
    form: '10-Q',
    filed: '2026-05-01',
    url: URL,
    ...changes,
  });

const take = async (text: string, changes: Partial<Document> = {}) => {
  const content = bytes(text);
  return governanceStage({ archive: archiveOf(content) }).take(filing(content, changes));
};

const eventIn = async (text: string, changes: Partial<Document> = {}) => {
  const step = await take(text, changes);
  if (step.kind !== 'ok') throw new Error(JSON.stringify(step));
  const events = [...step.value.runs].flat().map(({ event }) => event as GovernanceReport);
  expect(events).to.have.length(1);
  return events[0];
};

const reasonOf = async (text: string, changes: Partial<Document> = {}): Promise<string> => {
  const step = await take(text, changes);
  return step.kind === 'ok' ? 'ok' : `${step.kind} ${step.reason}`;
};

describe('the stage of governance', () => {
  it('says what a report tags, with the days that are tagged and the places of the facts', async () => {
    const { text } = reportWith('parts');
    const event = await eventIn(text);
    expect(event).to.include({ cik: '0009990001', form: '10-Q', filed: '2026-05-01', url: URL, unplaced: 0 });
    const [arrangement, ...others] = event?.arrangements ?? [];
    expect(others).to.deep.equal([]);
    expect(arrangement).to.deep.include({
      individual: 'acme:AdaFictionalMember',
      arrangement: null,
      name: 'Ada Fictional',
      rule_10b5_1_adopted: true,
      other_adopted: null,
      dates: [{ kind: 'adopted', text: 'February 1, 2026', day: '2026-02-01', refusal: null }],
      days: 300,
      shares: null,
      shares_refusal: 'in_parts',
    });
    expect(arrangement?.parts.map(({ member, shares }) => [member, shares])).to.deep.equal([
      ['acme:ClassAMember', '40000'],
      ['acme:ClassBMember', '5000'],
    ]);
    for (const { from, to, concept } of arrangement?.places ?? [])
      expect(text.slice(from, to)).to.include(`name="${concept}"`);
  });

  it('says so of a report that tags nothing, and has the same id whenever it is fetched', async () => {
    const { text } = reportWith(null);
    const event = await eventIn(text);
    expect(event?.arrangements).to.deep.equal([]);
    expect(event?.statements.map(({ value }) => value)).to.deep.equal([false, false]);
    const again = await eventIn(text, { source_time: 1, recorded_at: 2 });
    expect(again?.event_id).to.equal(event?.event_id);
  });

  it('leaves out other documents and forms, reports of earlier years, and those without inline XBRL', async () => {
    const { text } = reportWith('single');
    expect(await reasonOf(text, { kind: 'xbrl' })).to.equal('drop other_kind');
    expect(await reasonOf(text, { form: '20-F' })).to.equal('drop other_form');
    expect(await reasonOf(text, { filed: '2022-12-31' })).to.equal('drop before_rule');
    expect(await reasonOf('<html><p>FORM 10-K</p></html>', { form: '10-K' })).to.equal('drop not_inline');
  });

  it('makes a dead letter of a document that is damaged, too large for an event, missing, or of no filing', async () => {
    const { text } = reportWith('single');
    expect(await reasonOf(text.slice(0, -30))).to.equal('dead-letter malformed');
    const long = text.replace(' to sell up to', ` ${'on terms '.repeat(110_000)} to sell up to`);
    expect(await reasonOf(long)).to.equal('dead-letter too_large');
    expect(await reasonOf('%PDF-1.7')).to.equal('dead-letter not_text');
    expect(await reasonOf(text, { accession: null })).to.equal('dead-letter no_filing');
    const missing = await governanceStage({ archive: archiveOf() }).take(filing(bytes(text)));
    expect(missing).to.include({ reason: 'archive_missing' });
  });
});
