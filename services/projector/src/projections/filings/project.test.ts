import { expect } from 'chai';
import { filingEvent, sectionsEvent } from '@footnote/events/testing/samples';
import type {
  FilingParagraphRow,
  FilingRow,
  FilingSectionRow,
  FilingTextRow,
} from '@footnote/read-models/filings';
import { useBench } from '../../testing/bench.ts';
import { filings } from './project.ts';

const CIK = '0000000001';
const ANNUAL = '0000000001-26-000001';
const CURRENT = '0000000001-26-000002';

describe('the filings projection', () => {
  const bench = useBench();
  const read = <T>(view: string): Promise<readonly T[]> =>
    bench().store.query<T>(`SELECT * FROM ${view} ORDER BY ALL`);
  const project = (): Promise<void> => bench().project([filings]);

  it('stores a filing with its times in UTC, items and address', async () => {
    await bench().append(
      'filings',
      filingEvent(CIK, CURRENT, { form: '8-K', items: '2.02,9.01', primary_document: 'a8k.htm', size: 7 }),
      filingEvent(CIK, ANNUAL, { accepted_at: null, report_date: null }),
    );
    await project();
    const [annual, current] = await read<FilingRow>('filings');
    expect(current).to.deep.equal({
      cik: CIK,
      accession: CURRENT,
      form: '8-K',
      filed: '2026-02-01',
      report_date: '2025-12-31',
      accepted_at: '2026-02-01 21:30:00.000',
      items: ['2.02', '9.01'],
      primary_document: 'a8k.htm',
      description: '',
      file_number: '',
      size: 7,
      url: 'https://www.sec.gov/Archives/edgar/data/1/000000000126000002/0000000001-26-000002-index.htm',
      origin: 'submissions',
      source_time: '2026-02-01 00:00:00.000',
    });
    expect(annual).to.include({ accepted_at: null, report_date: '' });
  });

  it('refuses filings of impossible days and of the future before any row is made of them', async () => {
    const recorded_at = Date.parse('2026-03-01');
    const wrong = ['2024-02-31', '0000-00-00', '9999-12-31'].map((filed, at) =>
      filingEvent(CIK, `0000000001-26-00001${at}`, { recorded_at, filed, source_time: 0, accepted_at: null }),
    );
    await bench().append('filings', ...wrong, filingEvent(CIK, ANNUAL, { recorded_at }));
    await project();
    expect((await read<FilingRow>('filings')).map(({ accession }) => accession)).to.deep.equal([ANNUAL]);
    const letters = await bench().read('dead-letters');
    expect(letters.map(({ reason }) => reason)).to.deep.equal([
      'date_impossible',
      'date_impossible',
      'date_in_future',
    ]);
  });

  it('keeps a listing from a better source when a worse one arrives', async () => {
    await bench().append(
      'filings',
      filingEvent(CIK, ANNUAL, { form: '10-K' }),
      filingEvent(CIK, ANNUAL, { origin: 'current_feed', report_date: null }),
      filingEvent(CIK, ANNUAL, { origin: 'companyfacts', report_date: null }),
    );
    await project();
    expect((await read<FilingRow>('filings')).map(({ origin }) => origin)).to.deep.equal(['submissions']);
    await bench().append('filings', filingEvent(CIK, ANNUAL, { form: '10-K/A' }));
    await project();
    expect((await read<FilingRow>('filings')).map(({ form }) => form)).to.deep.equal(['10-K/A']);
  });

  it('stores inventory and paragraphs of sections once, however often they are delivered', async () => {
    const event = sectionsEvent(CIK, ANNUAL, { mda: ['Sales rose.', 'Costs fell.'], risk_factors: [] });
    await bench().append('sections', event);
    await project();
    await bench().append('sections', event);
    await project();
    expect(
      (await read<FilingSectionRow>('filing_sections')).map(
        ({ section, route, omission, char_count, paragraphs }) => [
          section,
          route,
          omission,
          char_count,
          paragraphs,
        ],
      ),
    ).to.deep.equal([
      ['mda', 'headings', '', 23, 2],
      ['risk_factors', '', 'not_in_document', 0, 0],
    ]);
    expect(
      (await read<FilingParagraphRow>('filing_paragraphs')).map(({ section, place, text }) => [
        section,
        place,
        text,
      ]),
    ).to.deep.equal([
      ['mda', 0, 'Sales rose.'],
      ['mda', 1, 'Costs fell.'],
    ]);
  });

  it('hides the previous set only when a set in parts is complete', async () => {
    const first = sectionsEvent(CIK, ANNUAL, { mda: ['Before.'] });
    const [one, two] = [0, 1].map((chunk) => ({
      ...sectionsEvent(CIK, ANNUAL, { mda: ['After.'] }),
      chunk,
      chunks: 2,
      ...(chunk === 0
        ? {}
        : {
            sections: [],
            paragraphs: [{ section: 'mda', index: 1, kind: 'row' as const, text: 'And more.' }],
          }),
    }));
    const texts = async () => (await read<FilingParagraphRow>('filing_paragraphs')).map(({ text }) => text);
    await bench().append('sections', first, two!);
    await project();
    expect(await texts()).to.deep.equal(['Before.']);
    await bench().append('sections', one!);
    await project();
    expect(await texts()).to.deep.equal(['After.', 'And more.']);
    expect(await read<FilingSectionRow>('filing_sections')).to.have.length(1);
  });

  it('stores a press release with its filing', async () => {
    const release = {
      exhibit: 'EX-99.1',
      url: 'https://x',
      headline: 'Record',
      text_length: 40,
      source_document: 'e',
    };
    await bench().append(
      'sections',
      sectionsEvent(
        CIK,
        CURRENT,
        { press_release: ['Record.'] },
        { form: '8-K', items: ['2.02'], press_release: release },
      ),
    );
    await project();
    const [text] = await read<FilingTextRow>('filing_texts');
    expect(text).to.include({ release_exhibit: 'EX-99.1', release_headline: 'Record', release_length: 40 });
    expect(text?.items).to.deep.equal(['2.02']);
  });

  it('finds paragraphs by their words through the index', async () => {
    await bench().append(
      'sections',
      sectionsEvent(CIK, ANNUAL, {
        mda: ['Our Supply chain is long.', 'We supply goods.', 'Chains of supply.'],
      }),
    );
    await project();
    const where = "hasAllTokens(lower(text), ['supply', 'chain'])";
    expect(await bench().store.query(`SELECT text FROM filing_paragraphs WHERE ${where}`)).to.deep.equal([
      { text: 'Our Supply chain is long.' },
    ]);
    const plan = await bench().store.query<{ explain: string }>(
      `EXPLAIN indexes = 1 SELECT text FROM filing_paragraphs WHERE ${where}`,
    );
    expect(plan.map(({ explain }) => explain.trim())).to.include('Name: words');
  });

  it('sends an event that is not a filing to the dead letters and continues with the others', async () => {
    await bench().append('filings', filingEvent(CIK, '1-26-1'), filingEvent('1', ANNUAL));
    await bench().append('sections', sectionsEvent(CIK, ANNUAL, { mda: [] }, { chunk: 1 }));
    await project();
    expect((await bench().read('dead-letters')).map(({ reason }) => reason).sort()).to.deep.equal([
      'accession_malformed',
      'chunk_out_of_range',
      'cik_malformed',
    ]);
  });
});
