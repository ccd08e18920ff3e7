import { expect } from 'chai';
import { parseCurrentFeed } from './current-feed.ts';
import { EdgarFormatError } from './errors.ts';
import { newestAcceptance, parseSubmissions, parseSubmissionsPage } from './submissions.ts';
import { parseCompanyTickers, parseCompanyTickersExchange, parseFundTickers } from './tickers.ts';

const bytes = (value: unknown): Uint8Array =>
  new TextEncoder().encode(typeof value === 'string' ? value : JSON.stringify(value));

const columns = {
  accessionNumber: ['0000000001-26-000002', '0000000001-26-000001'],
  filingDate: ['2026-07-31', '2026-05-01'],
  reportDate: ['2026-06-27', ''],
  acceptanceDateTime: ['2026-07-31T20:31:02.000Z', '2026-05-01T20:30:00.000Z'],
  form: ['10-Q', '8-K'],
  fileNumber: ['001-00001', ''],
  items: ['', '2.02,9.01'],
  size: [5946811, 0],
  isXBRL: [1, 0],
  isInlineXBRL: [1, 0],
  primaryDocument: ['q.htm', ''],
  primaryDocDescription: ['10-Q', ''],
};

const submissions = {
  cik: '1',
  name: 'Example Inc.',
  tickers: ['ex.a', 'WAYTOOLONGONE'],
  exchanges: ['NYSE', 'NYSE'],
  sic: '3571',
  sicDescription: 'Computers',
  entityType: 'operating',
  category: '',
  fiscalYearEnd: '0926',
  stateOfIncorporation: 'DE',
  website: '',
  ein: null,
  addresses: { business: { city: 'SPRINGFIELD', stateOrCountry: 'OR' } },
  formerNames: [{ name: 'OLD EXAMPLE', from: '1994-01-26T05:00:00.000Z', to: null }],
  filings: { recent: columns, files: [{ name: 'CIK0000000001-submissions-001.json', filingCount: 3 }] },
};

describe('submissions', () => {
  it('parses the filer, its filings and the names of the older pages', () => {
    const read = parseSubmissions(bytes(submissions));
    expect(read).to.deep.include({
      cik: '0000000001',
      name: 'Example Inc.',
      tickers: [{ symbol: 'EX-A', exchange: 'NYSE' }],
      refusedTickers: ['WAYTOOLONGONE'],
      category: null,
      website: null,
      businessCity: 'SPRINGFIELD',
      businessStateOrCountry: 'OR',
      pages: ['CIK0000000001-submissions-001.json'],
    });
    expect(read.filings[0]).to.deep.equal({
      accession: '0000000001-26-000002',
      form: '10-Q',
      filed: '2026-07-31',
      reportDate: '2026-06-27',
      acceptedAt: Date.parse('2026-07-31T20:31:02Z'),
      primaryDocument: 'q.htm',
      primaryDocumentDescription: '10-Q',
      items: null,
      fileNumber: '001-00001',
      size: 5946811,
      isXbrl: true,
      isInlineXbrl: true,
    });
    expect(read.filings[1]).to.deep.include({ reportDate: null, items: '2.02,9.01', isXbrl: false });
    expect(newestAcceptance(read.filings)).to.equal(Date.parse('2026-07-31T20:31:02Z'));
  });

  it('parses older pages, which have only columns, some of them missing', () => {
    const { accessionNumber, filingDate, form } = columns;
    const read = parseSubmissionsPage(bytes({ accessionNumber, filingDate, form }));
    expect(read).to.have.length(2);
    expect(read[0]).to.deep.include({ acceptedAt: null, size: null, isXbrl: null });
    expect(newestAcceptance(read)).to.equal(0);
  });

  for (const [what, document, path] of [
    ['half a document', '{"cik": "1", "na', '$'],
    ['a list', [], '$'],
    ['columns of different lengths', { ...columns, form: ['10-Q'] }, 'form'],
    ['no column of forms', { ...columns, form: undefined }, 'form'],
    ['a date that is none', { ...columns, filingDate: ['31.07.2026', '2026-05-01'] }, 'filingDate[0]'],
    ['an accession that is none', { ...columns, accessionNumber: ['x', 'y'] }, 'accessionNumber[0]'],
  ] as const) {
    it(`rejects submissions with their location: ${what}`, () => {
      const filings = typeof document === 'object' && 'form' in document ? document : null;
      const read = (): unknown =>
        filings === null ? parseSubmissions(bytes(document)) : parseSubmissionsPage(bytes(filings));
      expect(read)
        .to.throw(EdgarFormatError)
        .with.property('path')
        .that.includes(path === '$' ? '' : path);
    });
  }
});

describe('ticker lists', () => {
  it('map several symbols to one CIK, in EDGAR’s order', () => {
    const list = parseCompanyTickers(
      bytes({
        0: { cik_str: 7, ticker: 'BB-B', title: 'B Inc' },
        1: { cik_str: 7, ticker: 'bb.a', title: 'B Inc' },
        2: { cik_str: 8, ticker: '*BAD*', title: 'C' },
      }),
    );
    expect(list.entries.map(({ cik, symbol }) => [cik, symbol])).to.deep.equal([
      ['0000000007', 'BB-B'],
      ['0000000007', 'BB-A'],
    ]);
    expect(list.refused).to.deep.equal(['*BAD*']);
  });

  it('parses the ticker list with exchanges in any column order', () => {
    const list = parseCompanyTickersExchange(
      bytes({
        fields: ['ticker', 'exchange', 'cik', 'name'],
        data: [
          ['BB', 'Nasdaq', 7, 'B Inc'],
          ['CC', null, 8, 'C'],
        ],
      }),
    );
    expect(list.entries).to.deep.equal([
      { cik: '0000000007', symbol: 'BB', title: 'B Inc', exchange: 'Nasdaq' },
      { cik: '0000000008', symbol: 'CC', title: 'C', exchange: null },
    ]);
  });

  it('reads the symbols of funds with the trust that files for them', () => {
    const fields = ['cik', 'seriesId', 'classId', 'symbol'];
    const data = [
      [2110, 'S000009184', 'C000024954', 'LACAX'],
      [2110, 'S000009184', 'C000024955', 'no symbol'],
    ];
    expect(parseFundTickers(bytes({ fields, data }))).to.deep.equal([{ cik: '0000002110', symbol: 'LACAX' }]);
    expect(() => parseFundTickers(bytes({ fields: ['cik'], data: [[1]] }))).to.throw(/a column symbol/);
  });

  it('rejects a ticker list without the required columns', () => {
    expect(() => parseCompanyTickersExchange(bytes({ fields: ['cik'], data: [[1]] }))).to.throw(
      EdgarFormatError,
    );
    expect(() => parseCompanyTickers(bytes({ 0: { ticker: 'A', title: 'A' } }))).to.throw(
      EdgarFormatError,
      'cik_str',
    );
  });
});

const entry = (title: string, accession = '0000000001-26-000002'): string => `
  <entry>
    <title>${title}</title>
    <summary type="html"> &lt;b&gt;Filed:&lt;/b&gt; 2026-07-31 &lt;b&gt;AccNo:&lt;/b&gt; ${accession}</summary>
    <updated>2026-07-31T16:31:02-04:00</updated>
    <category scheme="https://www.sec.gov/" label="form type" term="10-Q"/>
    <id>urn:tag:sec.gov,2008:accession-number=${accession}</id>
  </entry>`;

const feed = (entries: string): Uint8Array =>
  Buffer.from(
    `<?xml version="1.0" encoding="ISO-8859-1" ?><feed xmlns="http://www.w3.org/2005/Atom">` +
      `<title>Latest Filings</title><updated>2026-07-31T16:32:00-04:00</updated>${entries}</feed>`,
    'latin1',
  );

describe('current-filings feed', () => {
  it('parses filer, form and acceptance time in UTC', () => {
    const read = parseCurrentFeed(feed(entry('10-Q - Caf\u00e9 (A - B) &amp; Sons (0000000042) (Filer)')));
    expect(read.updatedAt).to.equal(Date.parse('2026-07-31T20:32:00Z'));
    expect(read.entries).to.deep.equal([
      {
        accession: '0000000001-26-000002',
        cik: '0000000042',
        form: '10-Q',
        name: 'Caf\u00e9 (A - B) & Sons',
        role: 'Filer',
        filed: '2026-07-31',
        acceptedAt: Date.parse('2026-07-31T20:31:02Z'),
        items: [],
      },
    ]);
  });

  it('has the items of an 8-K', () => {
    const items =
      '&lt;br&gt;Item 2.02: Results of Operations and Financial Condition\n&lt;br&gt;Item 9.01: Exhibits';
    const listed = entry('8-K - A (0000000042) (Filer)').replace('</summary>', `${items}</summary>`);
    expect(parseCurrentFeed(feed(listed)).entries[0]?.items).to.deep.equal(['2.02', '9.01']);
  });

  it('may be empty', () => {
    expect(parseCurrentFeed(feed('')).entries).to.deep.equal([]);
  });

  for (const [what, document] of [
    ['an HTML page', Buffer.from('<html><body>Sorry</body></html>')],
    ['half a feed', feed(entry('10-Q - A (0000000042) (Filer)')).subarray(0, 400)],
    ['a title without a CIK', feed(entry('10-Q - A'))],
    ['no accession', feed(entry('10-Q - A (0000000042) (Filer)', 'none'))],
  ] as const) {
    it(`rejects a current-filings feed: ${what}`, () => {
      expect(() => parseCurrentFeed(document)).to.throw(EdgarFormatError);
    });
  }
});
