import type { EdgarClient } from '@footnote/edgar/client';
import { EdgarRequestError } from '@footnote/edgar/errors';
import { startFakeEdgar, type FakeDocument, type FakeEdgar } from '@footnote/edgar/testing/fake-edgar';
import { zipOf } from '@footnote/edgar/testing/zip';
import { expect } from 'chai';
import {
  companyfacts,
  paths,
  raw,
  submissions,
  tickers,
  type ListedFiling,
} from '../../testing/documents.ts';
import { openFixture, type Fixture } from '../../testing/fixture.ts';

const ONE = '0000000001';
const ANNUAL: ListedFiling = {
  accession: `${ONE}-26-000007`,
  form: '10-K',
  filed: '2026-02-05',
  primary: 'aaa-20251231.htm',
  xbrl: 'inline',
};
const QUARTERLY: ListedFiling = {
  ...ANNUAL,
  accession: `${ONE}-25-000009`,
  form: '10-Q',
  filed: '2025-11-05',
  primary: 'q3.htm',
  xbrl: 'none',
};
const LACKING: ListedFiling = {
  ...QUARTERLY,
  accession: `${ONE}-25-000006`,
  filed: '2025-08-05',
  primary: 'q2.htm',
};

const OLD: ListedFiling = {
  ...QUARTERLY,
  accession: `${ONE}-15-000006`,
  filed: '2015-08-05',
  primary: 'old.htm',
};

describe('documents of filings', () => {
  let documents: Map<string, FakeDocument>;
  let edgar: FakeEdgar;
  let fixture: Fixture;

  beforeEach(async () => {
    documents = new Map([
      [paths.tickers, tickers([[ONE, 'AAA', 'A Inc']])],
      [paths.companyfacts(ONE), companyfacts(ONE, [ANNUAL])],
      [paths.submissions(ONE), submissions(ONE, [ANNUAL, QUARTERLY, LACKING, OLD], { tickers: ['AAA'] })],
      [
        paths.filing(ONE, ANNUAL.accession, `${ANNUAL.accession}-xbrl.zip`),
        { bytes: await zipOf({ 'aaa-20251231.htm': '<html>annual</html>' }), lastModified: new Date(0) },
      ],
      [paths.filing(ONE, QUARTERLY.accession, 'q3.htm'), raw('<html>quarter</html>')],
    ]);
    edgar = await startFakeEdgar({ documents });
    fixture = await openFixture(
      { mirror: edgar.url, userAgent: 'Test test@example.com', backoffMs: 2, attempts: 2 },
      { documents: 'all' },
    );
  });
  afterEach(async () => {
    await fixture.close();
    await edgar.close();
  });

  const requestedFrom = (name: string): number =>
    edgar.requests.filter(({ path }) => path.endsWith(name)).length;

  it('come from the archived XBRL report, else from the source, and are reported if it lacks them', async () => {
    const { ok, companies } = await fixture.fetcher.ingest({ symbols: ['AAA'] });
    expect(ok).to.equal(true);
    expect(companies[0]?.filingDocuments.filing).to.deep.equal({ fetched: 2, lacking: 2 });
    expect(requestedFrom('aaa-20251231.htm')).to.equal(0);
    const reported = (await fixture.events('documents')).filter(({ kind }) => kind === 'filing');
    expect(reported.map(({ form, url }) => [form, url.split('/').at(-1)])).to.deep.equal([
      ['10-K', 'aaa-20251231.htm'],
      ['10-Q', 'q3.htm'],
    ]);
    expect(Buffer.from(await fixture.deps.archive.get(reported[0]!.sha256)).toString()).to.equal(
      '<html>annual</html>',
    );
  });

  it('include definitive proxy statements, and neither preliminary nor additional materials', async () => {
    const materials = (['DEF 14A', 'PRE 14A', 'DEFA14A'] as const).map((form, at): ListedFiling => ({
      ...QUARTERLY,
      accession: `${ONE}-26-00002${at}`,
      form,
      filed: '2026-04-0' + String(at + 1),
      primary: `proxy${at}.htm`,
    }));
    documents.set(paths.submissions(ONE), submissions(ONE, materials, { tickers: ['AAA'] }));
    for (const { accession, primary } of materials)
      documents.set(paths.filing(ONE, accession, primary ?? ''), raw('<html>proxy</html>'));
    await fixture.fetcher.ingest({ symbols: ['AAA'] });
    const listed = await fixture.events('filings');
    expect(listed.map(({ form }) => form).sort()).to.include.members(['DEF 14A', 'DEFA14A', 'PRE 14A']);
    const fetched = (await fixture.events('documents')).filter(({ kind }) => kind === 'filing');
    expect(fetched.map(({ form, filed }) => [form, filed])).to.deep.equal([['DEF 14A', '2026-04-01']]);
  });

  it('are requested once, and those that the source lacks not again', async () => {
    await fixture.fetcher.ingest({ symbols: ['AAA'] });
    const before = edgar.requests.filter(({ path }) => path.includes('/Archives/')).length;
    await fixture.restarted().ingest({ symbols: ['AAA'] });
    expect(edgar.requests.filter(({ path }) => path.includes('/Archives/'))).to.have.length(before);
  });

  it('of a company that was ingested without them are fetched by its next ingest, for the configured years', async () => {
    const { fetched: before } = (await fixture.restarted({ documents: 'none' }).ingest({ symbols: ['AAA'] }))
      .companies[0]!.filingDocuments.filing;
    documents.set(paths.filing(ONE, OLD.accession, 'old.htm'), raw('<html>old</html>'));
    const some = await fixture.restarted({ documents: 6 }).ingest({ symbols: ['AAA'] });
    const all = await fixture.restarted().ingest({ symbols: ['AAA'] });
    const fetched = [some, all].map(({ companies }) => companies[0]?.filingDocuments.filing.fetched);
    expect([before, ...fetched]).to.deep.equal([0, 2, 1]);
  });

  it('are fetched from the source if the archived zip file is damaged', async () => {
    documents.set(
      paths.filing(ONE, ANNUAL.accession, `${ANNUAL.accession}-xbrl.zip`),
      raw('PK, but no more'),
    );
    documents.set(paths.filing(ONE, ANNUAL.accession, 'aaa-20251231.htm'), raw('<html>loose</html>'));
    const { companies } = await fixture.fetcher.ingest({ symbols: ['AAA'] });
    expect(companies[0]?.filingDocuments.filing).to.deep.equal({ fetched: 2, lacking: 2 });
    expect(requestedFrom('aaa-20251231.htm')).to.equal(1);
  });

  it('that could not be fetched are reported as a separate kind of problem', async () => {
    const { client } = fixture.deps;
    const failing: EdgarClient = {
      ...client,
      fetch: (url, previous) =>
        url.endsWith('q3.htm')
          ? Promise.reject(new EdgarRequestError('unreadable', url, 'a fault of the disk'))
          : client.fetch(url, previous),
    };
    const { companies } = await fixture.restarted({ client: failing }).ingest({ symbols: ['AAA'] });
    expect(companies[0]?.problems.map(({ reason }) => reason)).to.deep.equal(['document_unfetched']);
  });
});
