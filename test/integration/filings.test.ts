import { expect } from 'chai';
import { companyEvent, filingEvent, sectionsEvent } from '@footnote/events/testing/samples';
import type { Filing, FilingSections } from '@footnote/event-types/types.generated';
import { companies } from '@footnote/projector/projections/companies/project';
import { filings } from '@footnote/projector/projections/filings/project';
import type {
  CurrentFiling,
  FilingDiff,
  Filings,
  FilingSection,
  PeriodicFiling,
} from '@footnote/contract/types.generated';
import { type WireAnswer } from '@footnote/query/testing/harness';
import { useTestReadStore } from '@footnote/read-store/testing';
import { eventually } from '@footnote/testing/eventually';
import { startPipeline, type Pipeline } from './pipeline.ts';

const ACME = '0009999999';
const PARTNER = '0009999998';
const YEAR = (year: number): string => `${ACME}-${year}-000011`;
const CURRENT = `${ACME}-26-000012`;
const BARE = `${ACME}-26-000013`;
const JOINT = '0007777777-26-000001';

const report = (year: number, fields: Partial<Filing> = {}): Filing =>
  filingEvent(ACME, YEAR(year), { filed: `20${year}-02-02`, report_date: `20${year - 1}-12-31`, ...fields });

const FILINGS: readonly Filing[] = [
  report(24),
  report(25),
  report(26, { primary_document: 'acme-2025.htm', size: 123_456 }),
  filingEvent(ACME, `${ACME}-25-000040`, {
    form: '10-K/A',
    filed: '2025-05-01',
    report_date: '2024-12-31',
  }),
  filingEvent(ACME, CURRENT, {
    form: '8-K',
    filed: '2026-02-03',
    report_date: '2026-02-03',
    items: '2.02,9.01,1.99',
  }),
  filingEvent(ACME, BARE, { form: '8-K', filed: '2026-02-04', report_date: null, items: '5.02' }),
  filingEvent(ACME, `${ACME}-26-000014`, {
    form: 'DEF 14A',
    filed: '2026-03-05',
    report_date: null,
    accepted_at: null,
  }),
  filingEvent(ACME, `${ACME}-26-000015`, { form: '10-Q', filed: '2026-05-05', report_date: '2026-03-31' }),
  filingEvent(ACME, JOINT, { form: '8-K', filed: '2026-01-02', items: '8.01' }),
  filingEvent(PARTNER, JOINT, { form: '8-K', filed: '2026-01-02', items: '8.01' }),
];

const RISK = 'Demand for lamps may fall when people buy fewer houses than they did.';
const SHADES = 'A shade that we sell may catch fire, and we would have to recall it.';

const SECTIONS: readonly FilingSections[] = [
  sectionsEvent(ACME, YEAR(25), { risk_factors: [RISK, 'Short.'], mda: [] }, { filed: '2025-02-02' }),
  sectionsEvent(
    ACME,
    YEAR(26),
    { business: ['We make lamps.'], risk_factors: [RISK, 'Short.', SHADES], mda: ['Sales rose.'] },
    { filed: '2026-02-02' },
  ),
  sectionsEvent(
    ACME,
    CURRENT,
    { current_report: ['Item 2.02'], press_release: ['Acme sells more lamps'] },
    {
      form: '8-K',
      filed: '2026-02-03',
      press_release: {
        exhibit: 'EX-99.1',
        url: 'https://www.sec.gov/release.htm',
        headline: 'Acme Sells More Lamps',
        text_length: 21,
        source_document: 'e',
      },
    },
  ),
];

describe('filings over REST', () => {
  const opened = useTestReadStore();
  let harness: Pipeline;

  before(async () => {
    harness = await startPipeline(opened().store, {
      now: '2026-06-10T15:00:00Z',
      projections: [companies, filings],
    });
    await harness.append(
      'companies',
      companyEvent(ACME, { symbols: ['ACME', 'ACMEW'] }),
      companyEvent(PARTNER, { symbols: [] }),
      companyEvent('0009999997', { symbols: ['OTHR'] }),
    );
    await harness.append('filings', ...FILINGS);
    await harness.append('sections', ...SECTIONS);
    await harness.projected();
  });
  after(() => harness.stop());

  const ask = (path: string): Promise<WireAnswer> => harness.get(`/v2/filings${path}`);
  const data = async <T>(path: string): Promise<T> => {
    const { status, body, text } = await ask(path);
    expect(status, text).to.equal(200);
    return body!['data'] as T;
  };
  const refusal = async (path: string): Promise<readonly unknown[]> => {
    const { status, body } = await ask(path);
    const { code, message } = body!['error'] as { code: string; message: string };
    return [status, code, message];
  };

  describe('GET /v2/filings/{accession}', () => {
    it('serves a periodic report with its sections and without members of an 8-K', async () => {
      const filing = await data<PeriodicFiling>(`/${YEAR(26)}`);
      expect(filing).to.deep.equal({
        accession: YEAR(26),
        as_of: '2026-02-02T00:00:00Z',
        cache_age_seconds: 0,
        filing_date: '2026-02-02',
        form: '10-K',
        freshness: 'end_of_day',
        market_status: 'open',
        period_of_report: '2025-12-31',
        sections: [
          { char_count: 14, name: 'business' },
          { char_count: [RISK, 'Short.', SHADES].join('\n').length, name: 'risk_factors' },
          { char_count: 11, name: 'mda' },
        ],
        symbol: 'ACME',
        unavailable_sections: [],
        url: `https://www.sec.gov/Archives/edgar/data/9999999/000999999926000011/${YEAR(26)}-index.htm`,
      });
    });

    it('gives the reason for a missing section, and reports a text that was not read', async () => {
      expect((await data<PeriodicFiling>(`/${YEAR(25)}`)).unavailable_sections).to.deep.equal([
        { name: 'business', reason: 'not_in_form' },
        { name: 'mda', reason: 'not_in_document' },
      ]);
      expect((await data<PeriodicFiling>(`/${YEAR(24)}`)).unavailable_sections).to.deep.equal([
        { name: 'business', reason: 'text_not_read' },
        { name: 'risk_factors', reason: 'text_not_read' },
        { name: 'mda', reason: 'text_not_read' },
      ]);
    });

    it('serves an 8-K with titled items and its press release, or the reason why it has none', async () => {
      const { items, press_release: release } = await data<CurrentFiling>(`/${CURRENT}`);
      expect(items).to.deep.equal([
        { item: '2.02', title: 'Results of Operations and Financial Condition' },
        { item: '9.01', title: 'Financial Statements and Exhibits' },
        { item: '1.99', title: null },
      ]);
      expect(release).to.deep.equal({
        exhibit: 'EX-99.1',
        headline: 'Acme Sells More Lamps',
        text_length: 21,
        url: 'https://www.sec.gov/release.htm',
      });
      expect((await data<CurrentFiling>(`/${BARE}`)).press_release).to.deep.equal({
        available: false,
        reason: 'text_not_read',
      });
    });

    it('serves any other form with the data of EDGAR’s list', async () => {
      const filing = await data<object>(`/${ACME}-26-000014`);
      expect(filing).to.include({ form: 'DEF 14A', period_of_report: null });
      expect(filing).not.to.have.any.keys('items', 'press_release', 'sections', 'unavailable_sections');
    });

    it('accepts the symbol of each of its filers in any letter case, and refuses other symbols', async () => {
      expect(await data<object>(`/${YEAR(26)}?symbol=acmew`)).to.include({ symbol: 'ACMEW' });
      expect(await data<object>(`/${YEAR(26)}?symbol=`)).to.include({ symbol: 'ACME' });
      expect(await refusal(`/${YEAR(26)}?symbol=OTHR`)).to.deep.equal([
        400,
        'PARAM_INVALID',
        `symbol must be a filer of ${YEAR(26)}, which OTHR is not`,
      ]);
      expect((await refusal(`/${YEAR(26)}?symbol=NONE`)).slice(0, 2)).to.deep.equal([404, 'SYMBOL_UNKNOWN']);
      expect(await data<object>(`/${JOINT}?symbol=ACME`)).to.include({ symbol: 'ACME' });
      expect(await data<object>(`/${JOINT}`)).to.include({ symbol: null });
    });

    it('refuses a malformed or unknown accession, and unknown parameters', async () => {
      expect(await refusal('/000999999926000011')).to.deep.equal([
        400,
        'PARAM_INVALID',
        "accession must be like 0009990001-24-000012, not '000999999926000011'",
      ]);
      expect((await refusal('/0009999999-99-000001')).slice(0, 2)).to.deep.equal([404, 'NOT_FOUND']);
      expect((await refusal(`/${YEAR(26)}?accession=${YEAR(25)}`))[2]).to.equal(
        "'accession' is not a parameter; allowed are symbol",
      );
      expect((await refusal(`/${YEAR(26)}/diff?symbol=ACME`))[2]).to.equal(
        "'symbol' is not a parameter; allowed are order",
      );
      expect((await refusal(`/${YEAR(26)}/other`)).slice(0, 2)).to.deep.equal([404, 'NOT_FOUND']);
    });
  });

  describe('sections', () => {
    it('serve their paragraphs page by page', async () => {
      const first = await data<FilingSection>(`/${YEAR(26)}/sections/risk_factors?limit=2`);
      expect(first.paragraphs).to.deep.equal([
        { index: 0, kind: 'paragraph', text: RISK },
        { index: 1, kind: 'paragraph', text: 'Short.' },
      ]);
      const second = await data<FilingSection>(
        `/${YEAR(26)}/sections/risk_factors?limit=2&cursor=${first.next_cursor}`,
      );
      expect(second.paragraphs.map(({ text }) => text)).to.deep.equal([SHADES]);
      expect(second.next_cursor).to.equal(null);
      expect(second.char_count).to.equal(first.char_count);
    });

    it('include those of an 8-K and of its press release', async () => {
      const { paragraphs } = await data<FilingSection>(`/${CURRENT}/sections/press_release`);
      expect(paragraphs.map(({ text }) => text)).to.deep.equal(['Acme sells more lamps']);
    });

    it('give the reason if they are missing', async () => {
      expect(await data<object>(`/${YEAR(25)}/sections/mda`)).to.include({
        available: false,
        reason: 'not_in_document',
      });
      expect(await data<object>(`/${CURRENT}/sections/mda`)).to.include({
        available: false,
        reason: 'not_in_form',
      });
      expect(await data<object>(`/${YEAR(24)}/sections/mda`)).to.include({
        available: false,
        reason: 'text_not_read',
      });
    });

    it('are refused if the name is not one of a section', async () => {
      expect(await refusal(`/${YEAR(26)}/sections/notes`)).to.deep.equal([
        400,
        'PARAM_INVALID',
        "name must be one of business, current_report, mda, press_release, risk_factors, not 'notes'",
      ]);
      expect((await refusal('/0009999999-99-000001/sections/mda')).slice(0, 2)).to.deep.equal([
        404,
        'NOT_FOUND',
      ]);
    });
  });

  describe('comparisons with the previous report', () => {
    it('serve the changes since the report of the previous period, ignoring amendments', async () => {
      const diff = await data<FilingDiff>(`/${YEAR(26)}/diff`);
      expect(diff).to.include({ prior_accession: YEAR(25), prior_filing_date: '2025-02-02' });
      expect(diff.sections).to.deep.equal({
        risk_factors: {
          changed: [{ change: 'added', changed_words: 15, index: 2, section: 'risk_factors', text: SHADES }],
          total_changes: 1,
        },
      });
      const bySubstance = await data<FilingDiff>(`/${YEAR(26)}/diff?order=substance`);
      expect(bySubstance.sections).to.deep.equal(diff.sections);
      expect(diff.unavailable_sections).to.deep.equal([
        { accession: YEAR(25), name: 'mda', reason: 'not_in_document' },
      ]);
    });

    it('give the reason if there is nothing to compare with', async () => {
      expect(await data<object>(`/${YEAR(24)}/diff`)).to.include({
        available: false,
        reason: 'no_prior_filing',
      });
      expect(await data<object>(`/${ACME}-26-000015/diff`)).to.include({ reason: 'no_prior_filing' });
      expect(await data<object>(`/${CURRENT}/diff`)).to.include({ available: false, reason: 'not_periodic' });
    });
  });

  describe('GET /v2/filings', () => {
    const accessions = async (query: string): Promise<readonly string[]> =>
      (await data<Filings>(query)).filings.map(({ accession }) => accession);

    it('lists all filings of a company, newest first, page by page', async () => {
      const all = await accessions('?symbol=ACME');
      expect(all).to.have.length(9);
      const first = await data<Filings>('?symbol=ACME&limit=4');
      const second = await data<Filings>(`?symbol=ACME&limit=5&cursor=${first.next_cursor}`);
      expect([...first.filings, ...second.filings].map(({ accession }) => accession)).to.deep.equal(all);
      expect(second.next_cursor).to.equal(null);
      expect(first.as_of).to.equal('2026-05-05T00:00:00Z');
      expect(first.filings[1]).to.include({ accepted_at: null, cik: ACME, form: 'DEF 14A', symbol: 'ACME' });
    });

    it('names the main document, the size and the sections found, or null where they are not known', async () => {
      const { filings: all } = await data<Filings>('?symbol=ACME');
      const of = (found: string) => {
        const { document_url, sections, size_bytes } = all.find(({ accession }) => accession === found)!;
        return { document_url, sections, size_bytes };
      };
      expect(of(YEAR(26))).to.deep.equal({
        document_url: 'https://www.sec.gov/Archives/edgar/data/9999999/000999999926000011/acme-2025.htm',
        sections: ['business', 'mda', 'risk_factors'],
        size_bytes: 123_456,
      });
      expect(of(YEAR(25))).to.deep.equal({
        document_url: null,
        sections: ['risk_factors'],
        size_bytes: null,
      });
      expect(of(YEAR(24)).sections).to.equal(null);
    });

    it('selects filings by form, item and date', async () => {
      expect(await accessions('?symbol=ACME&form=10-K')).to.deep.equal([YEAR(26), YEAR(25), YEAR(24)]);
      expect(await accessions('?symbol=ACME&form=8-K,10-K')).to.include.members([
        CURRENT,
        YEAR(26),
        YEAR(24),
      ]);
      expect(await accessions('?symbol=ACME&item=2.02')).to.deep.equal([CURRENT]);
      expect(await accessions('?symbol=ACME&from=2026-02-03&to=2026-02-04')).to.deep.equal([BARE, CURRENT]);
      expect(await data<Filings>('?symbol=OTHR')).to.deep.include({ as_of: null, filings: [] });
    });

    it('finds filings of any company with all the words in one paragraph, and shows the paragraphs', async () => {
      const { filings: found, symbol } = await data<Filings>('?query=LAMPS%20houses');
      expect(symbol).to.equal(null);
      expect(found.map(({ accession, symbol: own, matches }) => [accession, own, matches])).to.deep.equal(
        [YEAR(26), YEAR(25)].map((accession) => [
          accession,
          'ACME',
          [{ index: 0, section: 'risk_factors', text: RISK }],
        ]),
      );
      expect(await accessions('?query=lamps&symbol=ACME&form=8-K')).to.deep.equal([CURRENT]);
      expect(await accessions('?query=lamps%20recall')).to.deep.equal([]);
    });

    it('refuses a request without symbol and words', async () => {
      expect(await refusal('')).to.deep.equal([
        400,
        'PARAM_INVALID',
        'symbol or query is required; allowed are cursor, form, from, item, limit, query, symbol, to',
      ]);
      expect((await refusal('?query=%3F'))[2]).to.equal("query must have a word, not '?'");
      expect((await refusal('?symbol=NONE')).slice(0, 2)).to.deep.equal([404, 'SYMBOL_UNKNOWN']);
    });
  });

  it('serves the new text when a filing is parsed again', async () => {
    const path = `/${ACME}-26-000015`;
    expect((await data<PeriodicFiling>(path)).sections).to.deep.equal([]);
    const { headers } = await ask(path);
    const again = await harness.get(`/v2/filings${path}`, {
      'X-API-Key': harness.key,
      'If-None-Match': headers.get('etag') ?? '',
    });
    expect(again.status).to.equal(304);
    await harness.append(
      'sections',
      sectionsEvent(
        ACME,
        `${ACME}-26-000015`,
        { mda: ['Sales fell.'] },
        { form: '10-Q', filed: '2026-05-05' },
      ),
    );
    await harness.projected();
    await eventually('the cached answer is dropped', async () => {
      const { sections } = await data<PeriodicFiling>(path);
      return sections.length === 1;
    });
  });
});
