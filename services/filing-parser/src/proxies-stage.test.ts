import { expect } from 'chai';
import type { Document, GovernanceReport } from '@footnote/event-types/types.generated';
import { inventProxy } from '@footnote/synthetic-edgar/governance/proxies/invent';
import { writeProxy } from '@footnote/synthetic-edgar/governance/proxies/write';
import { governanceStage } from './governance-stage.ts';
import { archiveOf, documentOf } from './testing/documents.ts';

const FILED = '2026-04-10';
const URL = 'https://www.sec.gov/Archives/edgar/data/9990001/000999000126000044/acme-def14a.htm';
const TRUTH = inventProxy({ seed: 3, yearEnd: '2025-12-31', filed: FILED });
const TEXT = writeProxy(TRUTH, {
  heads: 'stacked',
  currency: 'own_cell',
  marks: 'raised',
  names: 'merged',
  years: 'in_rows',
  zero: 'dash',
  feesIn: 'thousands',
  fees: 'kinds',
});

const take = async (text: string, changes: Partial<Document> = {}) => {
  const content = new TextEncoder().encode(text);
  const document = documentOf(content, {
    kind: 'filing',
    accession: '0009990001-26-000044',
    form: 'DEF 14A',
    filed: FILED,
    url: URL,
    ...changes,
  });
  return governanceStage({ archive: archiveOf(content) }).take(document);
};

const eventIn = async (text: string, changes: Partial<Document> = {}): Promise<GovernanceReport> => {
  const step = await take(text, changes);
  if (step.kind !== 'ok') throw new Error(JSON.stringify(step));
  const [event, ...others] = [...step.value.runs].flat().map(({ event: each }) => each as GovernanceReport);
  expect(others).to.deep.equal([]);
  return event as GovernanceReport;
};

const reasonOf = async (text: string, changes: Partial<Document> = {}): Promise<string> => {
  const step = await take(text, changes);
  return step.kind === 'ok' ? 'ok' : `${step.kind} ${step.reason}`;
};

describe('the stage of governance, of proxy statements', () => {
  it('says what one states, an amendment among them, with the same id whenever it is fetched', async () => {
    const event = await eventIn(TEXT);
    expect(event).to.deep.include({
      form: 'DEF 14A',
      filed: FILED,
      url: URL,
      arrangements: [],
      statements: [],
    });
    const rows = event.proxy?.rows ?? [];
    expect(rows.filter(({ section }) => section === 'compensation')).to.have.length(TRUTH.officers.length);
    expect(rows.flatMap(({ refusal }) => refusal ?? [])).to.deep.equal([]);
    const meeting = rows.find(({ section }) => section === 'meeting');
    expect(meeting?.figures[0]).to.include({ name: 'annual_meeting', day: TRUTH.meeting.day, amount: null });
    const again = await eventIn(TEXT, { source_time: 1, recorded_at: 2 });
    expect(again.event_id).to.equal(event.event_id);
    for (const form of ['DEF 14A/A', 'DEFR14A'])
      expect((await eventIn(TEXT, { form })).proxy).to.deep.equal(event.proxy);
  });

  it('leaves out preliminary and additional materials', async () => {
    for (const form of ['PRE 14A', 'DEFA14A', 'DEFM14A'])
      expect(await reasonOf(TEXT, { form })).to.equal('drop other_form');
  });

  it('makes a dead letter of a damaged document, and refuses absurd numbers without losing the rest', async () => {
    expect(await reasonOf(TEXT.slice(0, -400))).to.equal('dead-letter malformed');
    expect(await reasonOf('%PDF-1.7')).to.equal('dead-letter not_text');
    expect(await reasonOf(TEXT, { accession: null })).to.equal('dead-letter no_filing');
    const salary = (TRUTH.officers[0]?.amounts['salary'] ?? 0).toLocaleString('en-US');
    const absurd = await eventIn(TEXT.replace(`>${salary}<`, `>${'9'.repeat(30)}<`));
    const rows = absurd.proxy?.rows.filter(({ section }) => section === 'compensation') ?? [];
    expect(rows.map(({ refusal }) => refusal)).to.deep.equal([
      'does_not_add',
      ...TRUTH.officers.slice(1).map(() => null),
    ]);
  });
});
