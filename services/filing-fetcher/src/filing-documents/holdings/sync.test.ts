import { startFakeEdgar, type FakeDocument, type FakeEdgar } from '@footnote/edgar/testing/fake-edgar';
import type { Document } from '@footnote/event-types/types.generated';
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

const MANAGER = '0000000007';
const listed = (serial: number, form: string, filed: string): ListedFiling => ({
  accession: `${MANAGER}-${filed.slice(2, 4)}-${String(serial).padStart(6, '0')}`,
  form,
  filed,
  primary: 'xslForm13F_X02/primary_doc.xml',
});

const REPORT = listed(1, '13F-HR', '2029-11-12');
const AMENDMENT = listed(2, '13F-HR/A', '2029-11-20');
const NOTICE = listed(3, '13F-NT', '2028-11-12');
const ANNUAL = { ...listed(4, '10-K', '2029-02-12'), primary: 'annual.htm' };
const OLD = listed(5, '13F-HR', '2012-11-12');
const ALL = [AMENDMENT, REPORT, ANNUAL, NOTICE, OLD];

const document = (type: string, name: string, content: string): string =>
  `<DOCUMENT>\n<TYPE>${type}\n<SEQUENCE>1\n<FILENAME>${name}\n<TEXT>\n<XML>\n${content}\n</XML>\n</TEXT>\n</DOCUMENT>\n`;

describe('Forms 13F of a manager', () => {
  let documents: Map<string, FakeDocument>;
  let edgar: FakeEdgar;
  let fixture: Fixture;

  const put = ({ accession }: ListedFiling, name: string, text: string): void =>
    void documents.set(paths.filing(MANAGER, accession, name), raw(text));

  beforeEach(async () => {
    documents = new Map([
      [paths.tickers, tickers([[MANAGER, 'MGR', 'Manager Inc']])],
      [paths.submissions(MANAGER), submissions(MANAGER, ALL, { tickers: ['MGR'] })],
      [paths.companyfacts(MANAGER), companyfacts(MANAGER, [ANNUAL])],
    ]);
    put(
      REPORT,
      `${REPORT.accession}.txt`,
      document('13F-HR', 'primary_doc.xml', '<cover/>') +
        document('INFORMATION TABLE', 'own.xml', '<table/>') +
        document('EX-99', 'letter.xml', '<letter/>'),
    );
    const row = (type: string, href: string): string =>
      `<tr><td>1</td><td></td><td><a href="${href}">x</a></td><td>${type}</td><td>1</td></tr>`;
    put(
      AMENDMENT,
      `${AMENDMENT.accession}-index.htm`,
      row('13F-HR/A', '/x/primary_doc.xml') +
        row('INFORMATION TABLE', '/x/xslForm13F_X02/rows.xml') +
        row('INFORMATION TABLE', '/x/rows.xml'),
    );
    put(AMENDMENT, 'primary_doc.xml', '<amended/>');
    put(AMENDMENT, 'rows.xml', '<rows/>');
    put(NOTICE, `${NOTICE.accession}.txt`, document('13F-NT', 'primary_doc.xml', '<notice/>'));
    put(ANNUAL, 'annual.htm', '<html/>');
    edgar = await startFakeEdgar({ documents });
    fixture = await openFixture(
      { mirror: edgar.url, userAgent: 'Test test@example.com', backoffMs: 2, attempts: 1 },
      { documents: 'all' },
    );
  });
  afterEach(async () => {
    await fixture.close();
    await edgar.close();
  });

  const fetched = async (): Promise<readonly Document[]> =>
    (await fixture.events('documents')).filter(({ accession }) => accession !== null);
  const names = async (): Promise<readonly unknown[]> =>
    (await fetched()).map(({ kind, form, url, parts }) => [
      kind,
      form,
      ...[url, ...parts.map((part) => part.url)].map((each) => each.split('/').at(-1)),
    ]);

  const FORMS_13F = [
    ['holdings', '13F-HR/A', 'primary_doc.xml', 'rows.xml'],
    ['holdings', '13F-HR', 'primary_doc.xml', 'own.xml'],
    ['holdings', '13F-NT', 'primary_doc.xml'],
  ];

  it('are their covers and tables, as XML, and no other document of the manager', async () => {
    const report = await fixture.fetcher.ingest({ managers: ['7'] });
    expect(report.ok).to.equal(true);
    expect(await names()).to.deep.equal(FORMS_13F);
    const [, own] = await fetched();
    const texts = [own!.sha256, own!.parts[0]!.sha256].map(async (hash) =>
      Buffer.from(await fixture.deps.archive.get(hash)).toString(),
    );
    expect(await Promise.all(texts)).to.deep.equal(['<cover/>', '<table/>']);
    expect(own?.parts[0]?.type).to.equal('INFORMATION TABLE');
  });

  it('are read by the listing of the folder where a mirror has neither the whole nor an index page', async () => {
    documents.delete(paths.filing(MANAGER, AMENDMENT.accession, `${AMENDMENT.accession}-index.htm`));
    const list = ['x-index.html', '7777.xml', 'letter.xml', 'primary_doc.xml'].map((name) => ({ name }));
    put(AMENDMENT, 'index.json', JSON.stringify({ directory: { item: list } }));
    put(AMENDMENT, '7777.xml', '<?xml version="1.0"?>\n<!-- rows -->\n<n1:informationTable xmlns:n1="x"/>');
    put(AMENDMENT, 'letter.xml', '<letter/>');
    await fixture.fetcher.ingest({ managers: [MANAGER] });
    expect((await names())[0]).to.deep.equal(['holdings', '13F-HR/A', 'primary_doc.xml', '7777.xml']);
  });

  it('are not fetched for a company; a company that is also a manager has both', async () => {
    await fixture.fetcher.ingest({ symbols: ['MGR'] });
    expect((await names()).map((row) => (row as string[])[0])).not.to.include('holdings');
    await fixture.restarted().ingest({ managers: [MANAGER] });
    const forms = (await fetched()).map(({ kind, form }) => `${kind} ${form}`);
    expect(forms).to.include('holdings 13F-HR');
    expect(forms).to.include('filing 10-K');
  });

  it('are fetched by a refresh of a manager, which does not become a company by that', async () => {
    await fixture.fetcher.ingest({ managers: [MANAGER] });
    const report = await fixture.restarted().ingest({ ciks: [MANAGER] }, { isRefresh: true });
    expect(report.companies[0]?.filingDocuments.filing).to.deep.equal({ fetched: 0, lacking: 0 });
    expect(await names()).to.deep.equal(FORMS_13F);
    await fixture.restarted().ingest({ ciks: [MANAGER] });
    expect((await fetched()).map(({ kind }) => kind)).to.include('filing');
  });
});
