import type { FakeDocument } from '@footnote/edgar/testing/fake-edgar';
import { accessionDigits } from '@footnote/values/accession';

/** Small documents in EDGAR's formats, of companies that do not exist. */

export type ListedFiling = {
  readonly accession: string;
  readonly form: string;
  readonly filed: string;
  /** Whether it has XBRL; omitted from the documents if undefined. */
  readonly xbrl?: 'none' | 'classic' | 'inline';
  readonly primary?: string;
  readonly reportDate?: string;
  /** Items of an 8-K, comma-separated. */
  readonly items?: string;
};

export const filings = (cik: string, count: number, year: number, form = '8-K'): readonly ListedFiling[] =>
  Array.from({ length: count }, (_, index) => ({
    accession: `${cik}-${String(year % 100).padStart(2, '0')}-${String(count - index).padStart(6, '0')}`,
    form,
    filed: `${year}-${String(12 - (index % 12)).padStart(2, '0')}-05`,
  }));

const columns = (listed: readonly ListedFiling[]): object => ({
  accessionNumber: listed.map(({ accession }) => accession),
  filingDate: listed.map(({ filed }) => filed),
  reportDate: listed.map(({ reportDate }) => reportDate ?? ''),
  // 21:15Z is 16:15 or 17:15 Eastern: the clock of these documents is UTC.
  acceptanceDateTime: listed.map(({ filed }) => `${filed}T21:15:00.000Z`),
  form: listed.map(({ form }) => form),
  size: listed.map(() => 1000),
  items: listed.map(({ items }) => items ?? ''),
  primaryDocument: listed.map(({ primary }) => primary ?? 'main.htm'),
  isXBRL: listed.map(({ xbrl }) => (xbrl === undefined ? null : Number(xbrl !== 'none'))),
  isInlineXBRL: listed.map(({ xbrl }) => (xbrl === undefined ? null : Number(xbrl === 'inline'))),
});

const document = (value: unknown, modified = '2026-01-01'): FakeDocument => ({
  bytes: new TextEncoder().encode(typeof value === 'string' ? value : JSON.stringify(value)),
  lastModified: new Date(`${modified}T00:00:00Z`),
});

export const raw = document;

export const submissions = (
  cik: string,
  listed: readonly ListedFiling[],
  more: {
    readonly pages?: readonly string[];
    readonly tickers?: readonly string[];
    readonly name?: string;
  } = {},
): FakeDocument =>
  document({
    cik,
    name: more.name ?? `Company ${cik}`,
    tickers: more.tickers ?? [],
    exchanges: (more.tickers ?? []).map(() => 'NYSE'),
    sic: '1000',
    filings: { recent: columns(listed), files: (more.pages ?? []).map((name) => ({ name })) },
  });

export const page = (listed: readonly ListedFiling[]): FakeDocument => document(columns(listed));

export const companyfacts = (
  cik: string,
  cited: readonly ListedFiling[],
  entityName = `Facts ${cik}`,
): FakeDocument =>
  document({
    cik: Number(cik),
    entityName,
    facts: {
      'us-gaap': {
        Assets: {
          units: {
            USD: cited.map(({ accession, form, filed }, index) => ({
              end: filed,
              val: 1000 + index,
              accn: accession,
              fy: 2025,
              fp: 'FY',
              form,
              filed,
            })),
          },
        },
      },
    },
  });

export const tickers = (
  rows: readonly (readonly [cik: string, ticker: string, title: string])[],
): FakeDocument =>
  document(
    Object.fromEntries(
      rows.map(([cik, ticker, title], index) => [index, { cik_str: Number(cik), ticker, title }]),
    ),
  );

export type FeedRow = ListedFiling & { readonly cik: string; readonly acceptedAt: string };

const itemLines = (items: string): string =>
  items
    .split(',')
    .filter((item) => item !== '')
    .map((item) => `&lt;br&gt;Item ${item}: Something`)
    .join('');

/** A page of the feed, ISO-8859-1. */
export const feedPage = (rows: readonly FeedRow[]): FakeDocument => ({
  bytes: Buffer.from(
    `<?xml version="1.0" encoding="ISO-8859-1" ?><feed xmlns="http://www.w3.org/2005/Atom">` +
      `<updated>2026-01-01T00:00:00-05:00</updated>` +
      rows
        .map(
          ({ accession, form, filed, cik, acceptedAt, items = '' }) =>
            `<entry><title>${form} - Company (${cik}) (Filer)</title>` +
            `<summary type="html">&lt;b&gt;Filed:&lt;/b&gt; ${filed}${itemLines(items)}</summary>` +
            `<updated>${acceptedAt}</updated>` +
            `<category term="${form}"/><id>urn:tag:sec.gov,2008:accession-number=${accession}</id></entry>`,
        )
        .join('') +
      `</feed>`,
    'latin1',
  ),
  lastModified: new Date('2026-01-01T00:00:00Z'),
});

export const paths = {
  tickers: 'www.sec.gov/files/company_tickers.json',
  submissions: (cik: string) => `data.sec.gov/submissions/CIK${cik}.json`,
  page: (cik: string, number: number) =>
    `data.sec.gov/submissions/CIK${cik}-submissions-${String(number).padStart(3, '0')}.json`,
  companyfacts: (cik: string) => `data.sec.gov/api/xbrl/companyfacts/CIK${cik}.json`,
  filing: (cik: string, accession: string, name: string) =>
    `www.sec.gov/Archives/edgar/data/${Number(cik)}/${accessionDigits(accession)}/${name}`,
  feed: (start = 0) => `www.sec.gov/cgi-bin/browse-edgar/getcurrent_type=ALL_count=100_start=${start}.atom`,
};
