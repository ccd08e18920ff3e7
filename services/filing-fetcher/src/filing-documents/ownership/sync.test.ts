import { startFakeEdgar, type FakeDocument, type FakeEdgar } from '@footnote/edgar/testing/fake-edgar';
import { person13g, schedule13g } from '@footnote/forms/testing/schedules';
import { expect } from 'chai';
import { feedPage, paths, raw, submissions, tickers, type ListedFiling } from '../../testing/documents.ts';
import { openFixture, type Fixture } from '../../testing/fixture.ts';
import { createPoller } from '../../poller.ts';

const ONE = '0000000001';

const listed = (serial: number, form: string, filed: string, primary: string): ListedFiling => ({
  accession: `0000000009-${filed.slice(2, 4)}-${String(serial).padStart(6, '0')}`,
  form,
  filed,
  primary,
});

const SCHEDULE = listed(1, 'SCHEDULE 13G', '2025-02-04', 'xslSCHEDULE_13G_X01/primary_doc.xml');
const FOUR = listed(2, '4', '2029-11-05', 'xslF345X05/form4.xml');
const OLD_FOUR = listed(3, '4/A', '2024-11-05', 'xslF345X03/doc4.xml');
const OF_PAPER = listed(4, '4', '2029-10-05', '9999999997.txt');
const LEGACY = listed(5, 'SC 13G', '2029-02-05', 'sc13g.htm');
const INTENT = listed(6, '144', '2029-09-05', 'xsl144X01/primary_doc.xml');
const ALL = [FOUR, OF_PAPER, INTENT, LEGACY, SCHEDULE, OLD_FOUR];

const FILE_NUMBER = '005-12345';

/** The submissions with a file number of each schedule. */
const withFileNumbers = ({ bytes, ...rest }: FakeDocument): FakeDocument => {
  const document = JSON.parse(Buffer.from(bytes).toString()) as {
    filings: { recent: { form: string[]; fileNumber?: string[] } };
  };
  const { recent } = document.filings;
  recent.fileNumber = recent.form.map((form) => (form.startsWith('SCHEDULE') ? FILE_NUMBER : ''));
  return { ...rest, bytes: Buffer.from(JSON.stringify(document)) };
};

describe('documents of owners', () => {
  let documents: Map<string, FakeDocument>;
  let edgar: FakeEdgar;
  let fixture: Fixture;

  beforeEach(async () => {
    documents = new Map([
      [paths.tickers, tickers([[ONE, 'AAA', 'A Inc']])],
      [paths.submissions(ONE), withFileNumbers(submissions(ONE, ALL, { tickers: ['AAA'] }))],
      ...[SCHEDULE, FOUR, OLD_FOUR, INTENT].map(({ accession, primary }): [string, FakeDocument] => [
        paths.filing(ONE, accession, primary!.split('/').at(-1)!),
        raw(`<x>${accession}</x>`),
      ]),
    ]);
    edgar = await startFakeEdgar({ documents });
    fixture = await openFixture(
      { mirror: edgar.url, userAgent: 'Test test@example.com', backoffMs: 2, attempts: 2 },
      { ownership: 2 },
    );
  });
  afterEach(async () => {
    await fixture.close();
    await edgar.close();
  });

  const published = async (): Promise<readonly unknown[]> =>
    (await fixture.events('documents'))
      .filter(({ kind }) => kind === 'ownership')
      .map(({ form, url, file_number: number }) => [form, url.split('/').at(-1), number]);

  it('are the XML of all schedules, and of insiders in the years configured', async () => {
    const { companies } = await fixture.fetcher.ingest({ symbols: ['AAA'] });
    expect(companies[0]?.filingDocuments.ownership).to.deep.equal({ fetched: 3, lacking: 0 });
    const recent = [
      ['4', 'form4.xml', null],
      ['144', 'primary_doc.xml', null],
      ['SCHEDULE 13G', 'primary_doc.xml', FILE_NUMBER],
    ];
    expect(await published()).to.deep.equal(recent);
    await fixture.restarted({ ownership: 'all' }).ingest({ symbols: ['AAA'] });
    expect(await published()).to.deep.equal([...recent, ['4/A', 'doc4.xml', null]]);
  });

  describe('whose persons have no CIK', () => {
    const page = `${SCHEDULE.accession}-index-headers.html`;
    const submission = `${SCHEDULE.accession}.txt`;
    const persons = ['Quarry Partners LP', 'Ada Smith'].map((name) => person13g(name, '9', '7.1'));
    const put = (name: string, text: string): void =>
      void documents.set(paths.filing(ONE, SCHEDULE.accession, name), raw(text));
    beforeEach(() => put('primary_doc.xml', schedule13g({ persons })));

    const headers = async (): Promise<readonly unknown[]> => {
      const { companies } = await fixture.fetcher.ingest({ symbols: ['AAA'] });
      expect(companies[0]?.filingDocuments.ownership).to.deep.equal({ fetched: 3, lacking: 0 });
      const own = (await fixture.events('documents')).find(({ form }) => form === SCHEDULE.form);
      const parts = (own?.parts ?? []).map(async ({ url, sha256 }) => [
        url.split('/').at(-1),
        Buffer.from(await fixture.deps.archive.get(sha256)).toString(),
      ]);
      return Promise.all(parts);
    };
    const requestedFrom = (name: string): number =>
      edgar.requests.filter(({ path }) => path.endsWith(`/${name}`)).length;

    it('have the header of the submission as their part', async () => {
      put(page, '<SEC-HEADER></SEC-HEADER>');
      expect(await headers()).to.deep.equal([[page, '<SEC-HEADER></SEC-HEADER>']]);
      expect(requestedFrom(submission)).to.equal(0);
    });

    it('have it out of the full submission of a mirror without the page', async () => {
      put(submission, '<SEC-HEADER></SEC-HEADER>\n<DOCUMENT>\n');
      expect(await headers()).to.deep.equal([[submission, '<SEC-HEADER></SEC-HEADER>']]);
    });

    it('are published without a header if the source has none', async () => {
      expect(await headers()).to.deep.equal([]);
      expect([requestedFrom(page), requestedFrom(submission)]).to.deep.equal([1, 1]);
    });

    it('are fetched without a header if one person files alone', async () => {
      put('primary_doc.xml', schedule13g());
      expect(await headers()).to.deep.equal([]);
      expect(requestedFrom(page)).to.equal(0);
    });
  });

  it('are not requested if disabled, nor twice', async () => {
    const requested = (): number => edgar.requests.filter(({ path }) => path.includes('/Archives/')).length;
    await fixture.restarted({ ownership: 'none' }).ingest({ symbols: ['AAA'] });
    expect(requested()).to.equal(0);
    await fixture.fetcher.ingest({ symbols: ['AAA'] });
    await fixture.restarted().ingest({ symbols: ['AAA'] });
    expect(requested()).to.equal(3);
  });

  it('that the poller finds late are requested until they are there', async () => {
    await fixture.fetcher.ingest({ symbols: ['AAA'] });
    const late = listed(7, '4', '2030-01-01', 'xslF345X05/form4.xml');
    documents.set(paths.feed(), feedPage([{ ...late, cik: ONE, acceptedAt: '2030-01-01T00:00:00+00:00' }]));
    documents.set(paths.submissions(ONE), submissions(ONE, [late, ...ALL], { tickers: ['AAA'] }));
    const { deps, fetcher } = fixture;
    let clock = deps.now!();
    const poller = createPoller({
      fetcher: fixture.restarted({ now: () => clock }),
      logger: deps.logger,
      metrics: deps.metrics,
      seconds: 60,
    });
    expect(fetcher.parts.spans.ownership).to.equal(2);
    expect((await poller.poll()).pending).to.equal(1);
    documents.set(paths.filing(ONE, late.accession, 'form4.xml'), raw('<x>late</x>'));
    clock += 3_600_000;
    expect((await poller.poll()).pending).to.equal(0);
    expect((await published()).at(-1)).to.deep.equal(['4', 'form4.xml', null]);
  });
});
