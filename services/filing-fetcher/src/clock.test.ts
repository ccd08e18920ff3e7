import { startFakeEdgar, type FakeDocument, type FakeEdgar } from '@footnote/edgar/testing/fake-edgar';
import { expect } from 'chai';
import { companyfacts, filings, paths, submissions, tickers } from './testing/documents.ts';
import { openFixture, type Fixture } from './testing/fixture.ts';

const ONE = '0000000001';
const LISTED = filings(ONE, 30, 2025);

describe('filing fetcher, by a wrong clock', () => {
  let documents: Map<string, FakeDocument>;
  let edgar: FakeEdgar;
  let fixture: Fixture;

  beforeEach(async () => {
    documents = new Map([
      [paths.tickers, tickers([[ONE, 'AAA', 'A Inc']])],
      [paths.submissions(ONE), submissions(ONE, LISTED, { tickers: ['AAA'] })],
      [paths.companyfacts(ONE), companyfacts(ONE, LISTED.slice(0, 4))],
    ]);
    edgar = await startFakeEdgar({ documents });
    fixture = await openFixture({ mirror: edgar.url, userAgent: 'Test test@example.com' });
  });
  afterEach(async () => {
    await fixture.close();
    await edgar.close();
  });

  it('fetches nothing by a clock that was set back, and everything once it is right', async () => {
    const at = (day: string) => fixture.restarted({ now: () => Date.parse(day) });
    await at('2025-12-31').ingest({ symbols: ['AAA'] });
    const today = [{ ...LISTED[0]!, accession: '0000000001-25-999999', filed: '2025-12-31' }];
    documents.set(paths.submissions(ONE), submissions(ONE, [...today, ...LISTED], { tickers: ['AAA'] }));
    const before = await fixture.events('filings');
    const refusal = await at('2024-06-01')
      .ingest({ symbols: ['AAA'] })
      .catch((error: unknown) => (error as Error).message);
    expect(refusal).to.match(
      /^the clock says 2024-06-01 00:00 UTC, but the newest filing was accepted at 2025-/,
    );
    expect(await fixture.events('dead-letters')).to.deep.equal([]);
    await at('2026-01-01').ingest({ symbols: ['AAA'] });
    expect(await fixture.events('filings')).to.have.length(before.length + 1);
  });

  it('publishes what it refused as of the future once it is not, although the source is unchanged', async () => {
    const listed = LISTED.map((filing, at) => (at === 5 ? { ...filing, filed: '2026-03-09' } : filing));
    documents.set(paths.submissions(ONE), submissions(ONE, listed, { tickers: ['AAA'] }));
    const at = (day: string) => fixture.restarted({ now: () => Date.parse(day) });
    await at('2026-01-01').ingest({ symbols: ['AAA'] });
    expect((await fixture.events('dead-letters')).map(({ reason }) => reason)).to.include('date_in_future');
    const before = await fixture.events('filings');
    await at('2026-03-10').ingest({ symbols: ['AAA'] });
    expect(await fixture.events('filings')).to.have.length(before.length + 1);
  });
});
