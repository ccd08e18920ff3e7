import { expect } from 'chai';
import type { Document, FilingHoldings } from '@footnote/event-types/types.generated';
import { form13fCover, holding, informationTable, summaryPage } from '@footnote/forms/testing/form-13f';
import { form13fDataSet } from '@footnote/forms/testing/data-set';
import { MAX_EVENT_BYTES } from './fact-sets.ts';
import { holdingsStage } from './holdings-stage.ts';
import { archiveOf, documentOf, sha256 } from './testing/documents.ts';

const MANAGER = '0009990088';
const bytes = (text: string): Uint8Array => new TextEncoder().encode(text);
const COVER = bytes(form13fCover());
const TABLE = bytes(
  informationTable([holding(), holding({ value: '1500', amount: '50', option: 'Put', managers: '' })]),
);

const filingOf = (
  cover: Uint8Array,
  tables: readonly Uint8Array[],
  changes: Partial<Document> = {},
): Document => ({
  ...documentOf(cover),
  cik: MANAGER,
  kind: 'holdings',
  accession: `${MANAGER}-26-000003`,
  form: '13F-HR',
  filed: '2026-02-12',
  parts: tables.map((table) => ({
    url: 'https://x/table.xml',
    sha256: sha256(table),
    bytes: table.length,
    type: 'INFORMATION TABLE',
  })),
  ...changes,
});

const take = async (document: Document, ...held: readonly Uint8Array[]) =>
  holdingsStage({ archive: archiveOf(...held) }).take(document);

const eventsOf = async (
  document: Document,
  ...held: readonly Uint8Array[]
): Promise<readonly FilingHoldings[]> => {
  const step = await take(document, ...held);
  if (step.kind !== 'ok') throw new Error(JSON.stringify(step));
  return [...step.value.runs].flat().map(({ event }) => ({ ...event, recorded_at: 0 }));
};

describe('the holdings of a Form 13F', () => {
  it('are its cover, the comparison of its totals, the unit of its values, and its rows', async () => {
    const [event, ...others] = await eventsOf(filingOf(COVER, [TABLE]), COVER, TABLE);
    expect(others).to.deep.equal([]);
    expect(event).to.deep.include({
      cik: MANAGER,
      form: '13F-HR',
      period: '2025-12-31',
      source: 'documents',
      chunk: 0,
      chunks: 1,
      unread: [],
      totals: { entries: 2, entries_difference: 0, value: '4500', value_difference: '0', cover_unit: 'same' },
      value_unit: { unit: 'dollars', by: 'filing_date', contradicted_by: [] },
    });
    expect(event?.cover).to.deep.include({
      manager_name: 'Lighthouse Capital LLC',
      report_type: 'combination',
      is_amendment: false,
      stated_entries: 2,
      stated_value: '4500',
    });
    expect(event?.cover?.other_managers.map(({ role, number }) => [role, number])).to.deep.equal([
      ['reporting', null],
      ['included', 4],
    ]);
    expect(
      event?.rows.map(({ cusip, value, option, managers }) => [cusip, value, option, managers]),
    ).to.deep.equal([
      ['99900T104', '3000', null, [4]],
      ['99900T104', '1500', 'put', []],
    ]);
  });

  it('are split into parts of one set if the table is long', async () => {
    const long = bytes(
      informationTable(
        Array.from({ length: 9000 }, (_, index) =>
          holding({ issuer: `WIDGETS ${index}`, value: String(index) }),
        ),
      ),
    );
    const events = await eventsOf(filingOf(COVER, [long]), COVER, long);
    expect(events.length).to.be.greaterThan(1);
    expect(new Set(events.map(({ set_id: id, chunks }) => `${id} ${chunks}`)).size).to.equal(1);
    expect(events.flatMap(({ rows }) => rows.map(({ value }) => value))).to.deep.equal(
      Array.from({ length: 9000 }, (_, index) => String(index)),
    );
    expect(events.map(({ cover, totals }) => cover !== null && totals !== null)).to.deep.equal(
      events.map((_, index) => index === 0),
    );
    for (const event of events)
      expect(Buffer.byteLength(JSON.stringify(event))).to.be.lessThan(3 * MAX_EVENT_BYTES);
  });

  it('are empty for a notice', async () => {
    const notice = bytes(form13fCover({ form: '13F-NT', reportType: '13F NOTICE', summary: '' }));
    const [event] = await eventsOf(filingOf(notice, [], { form: '13F-NT' }), notice);
    expect(event).to.deep.include({ rows: [], form: '13F-NT' });
    expect(event?.cover?.report_type).to.equal('notice');
  });

  it('distinguish an amendment from an original', async () => {
    const cover = bytes(
      form13fCover({
        form: '13F-HR/A',
        amendment:
          '<isAmendment>true</isAmendment><amendmentNo>2</amendmentNo><amendmentInfo><amendmentType>NEW HOLDINGS</amendmentType></amendmentInfo>',
        summary: summaryPage('2', '4600'),
      }),
    );
    const [event] = await eventsOf(filingOf(cover, [TABLE], { form: '13F-HR/A' }), cover, TABLE);
    expect(event?.cover).to.deep.include({
      is_amendment: true,
      amendment_number: 2,
      amendment_type: 'new_holdings',
    });
    expect(event?.totals?.value_difference).to.equal('-100');
  });

  it('are the same event for the same documents', async () => {
    const [one] = await eventsOf(filingOf(COVER, [TABLE]), COVER, TABLE);
    const [two] = await eventsOf(filingOf(COVER, [TABLE]), COVER, TABLE);
    expect(one?.event_id).to.equal(two?.event_id);
  });

  it('go to the dead letters if they cannot be read', async () => {
    const reasonOf = async (document: Document, ...held: readonly Uint8Array[]): Promise<string> => {
      const step = await take(document, ...held);
      return step.kind === 'dead-letter' ? step.reason : step.kind;
    };
    const broken = bytes('<informationTable><infoTable>');
    expect(await reasonOf(filingOf(COVER, []), COVER)).to.equal('table_missing');
    expect(await reasonOf(filingOf(COVER, [broken]), COVER, broken)).to.equal('table_malformed');
    expect(await reasonOf(filingOf(TABLE, [TABLE]), TABLE)).to.equal('not_a_form_13f');
    expect(await reasonOf(filingOf(COVER, [TABLE]), COVER)).to.equal('archive_missing');
    expect(await reasonOf(filingOf(COVER, [TABLE], { accession: null }), COVER, TABLE)).to.equal('no_filing');
    expect(await reasonOf(filingOf(COVER, [TABLE], { cik: '0000000001' }), COVER, TABLE)).to.equal(
      'other_manager',
    );
    expect(await reasonOf(filingOf(COVER, [TABLE], { kind: 'xbrl' }), COVER, TABLE)).to.equal('drop');
  });

  it('are read from the lines of a data set, and lines of no filing are not lost', async () => {
    const lines = bytes(form13fDataSet());
    const document = filingOf(lines, [], { kind: 'holdings_rows', form: '13F-HR/A' });
    const [event] = await eventsOf(document, lines);
    expect(event).to.deep.include({ source: 'data_set', period: '2025-12-31', form: '13F-HR/A' });
    expect(event?.totals).to.deep.include({ entries_difference: 0, value_difference: '0' });
    const lost = await take({ ...document, cik: '', accession: null, form: null, filed: null }, lines);
    expect(lost).to.deep.include({ kind: 'dead-letter', reason: 'no_filing' });
    const broken = bytes(form13fDataSet().replace('\t3000\t', '\t'));
    const refused = await take(filingOf(broken, [], { kind: 'holdings_rows' }), broken);
    expect(refused).to.deep.include({ kind: 'dead-letter', reason: 'row_malformed' });
  });
});
