import { type FakeDocument, type FakeEdgar, startFakeEdgar } from '@footnote/edgar/testing/fake-edgar';
import { zipOf } from '@footnote/edgar/testing/zip';
import { moreFollow } from '@footnote/events/more-follow';
import { expect } from 'chai';
import { companyfacts, type ListedFiling, paths, raw, submissions, tickers } from '../testing/documents.ts';
import { type Fixture, openFixture } from '../testing/fixture.ts';

const ONE = '0000000001';

const FILINGS = Array.from({ length: 20 }, (_, index): ListedFiling => {
  const year = 2009 + (index >> 1);
  return {
    accession: `${ONE}-${String(year % 100).padStart(2, '0')}-${String(index).padStart(6, '0')}`,
    form: '10-Q',
    filed: `${year}-0${5 + 3 * (index % 2)}-05`,
    reportDate: `${year}-0${3 + 3 * (index % 2)}-30`,
    primary: 'aaa.htm',
    xbrl: 'inline',
  };
});

describe('documents of which facts are read', () => {
  let documents: Map<string, FakeDocument>;
  let edgar: FakeEdgar;
  let fixture: Fixture;

  beforeEach(async () => {
    const zip = await zipOf({ 'aaa.htm': '<html/>' });
    documents = new Map([
      [paths.tickers, tickers([[ONE, 'AAA', 'A Inc']])],
      [paths.submissions(ONE), submissions(ONE, FILINGS, { tickers: ['AAA'] })],
      [paths.companyfacts(ONE), companyfacts(ONE, FILINGS)],
      ...FILINGS.map(({ accession }): [string, FakeDocument] => [
        paths.filing(ONE, accession, `${accession}-xbrl.zip`),
        { ...raw(''), bytes: zip },
      ]),
    ]);
    edgar = await startFakeEdgar({ documents });
    fixture = await openFixture({ mirror: edgar.url, userAgent: 'Test test@example.com', attempts: 1 });
  });
  afterEach(async () => {
    await fixture.close();
    await edgar.close();
  });

  /** Kinds of the published documents, in order, with a dot at the one after which nothing follows. */
  const published = async (): Promise<string> => {
    const kinds: string[] = [];
    for (const { partition } of await fixture.log.watermarks('documents'))
      for await (const records of fixture.log.read('documents', partition, { from: 0 }))
        for (const record of records) {
          const { kind } = await fixture.codec.decode('documents', record.value);
          kinds.push(`${kind}${moreFollow(record) ? '' : '.'}`);
        }
    return kinds.join(' ');
  };
  const REPORTS = 'xbrl '.repeat(19);

  it('say that more follow until companyfacts, the last of them', async () => {
    await fixture.fetcher.ingest({ symbols: ['AAA'] });
    expect(await published()).to.equal(`${REPORTS}xbrl submissions companyfacts.`);
  });

  it('say so until the last report where there are no companyfacts', async () => {
    documents.delete(paths.companyfacts(ONE));
    await fixture.fetcher.ingest({ symbols: ['AAA'] });
    expect(await published()).to.equal(`${REPORTS}xbrl. submissions.`);
  });

  it('end with companyfacts where no report can be fetched', async () => {
    for (const { accession } of FILINGS)
      documents.delete(paths.filing(ONE, accession, `${accession}-xbrl.zip`));
    await fixture.fetcher.ingest({ symbols: ['AAA'] });
    expect(await published()).to.equal('submissions companyfacts.');
  });
});
