import { filingFolder } from '@footnote/values/accession';

const DATA = 'https://data.sec.gov';
const WWW = 'https://www.sec.gov';
const PAGE_NAME = /^CIK\d{10}-submissions-\d{3,}\.json$/;

/** All XBRL facts of one filer. `cik`: ten digits. */
export const companyfactsUrl = (cik: string): string => `${DATA}/api/xbrl/companyfacts/CIK${cik}.json`;

/** Identity and newest filings (at least one year or 1,000) of one filer. */
export const submissionsUrl = (cik: string): string => `${DATA}/submissions/CIK${cik}.json`;

/**
 * URL of an older page of a filer's submissions, by its name in `filings.files[].name`. Null for an invalid
 * name, since it is external input that becomes a path.
 */
export const submissionsPageUrl = (name: string): string | null =>
  PAGE_NAME.test(name) ? `${DATA}/submissions/${name}` : null;

/** Ticker, CIK and title of every listed filer. */
export const companyTickersUrl = `${WWW}/files/company_tickers.json`;

/** The same with the exchange. */
export const companyTickersExchangeUrl = `${WWW}/files/company_tickers_exchange.json`;

/** Symbols of the share classes of mutual funds and of funds traded on exchanges, with the trust that files for them. */
export const fundTickersUrl = `${WWW}/files/company_tickers_mf.json`;

export type FeedPage = {
  /** Form type, or all of them. */
  readonly type?: string;
  /** Entries on a page: EDGAR accepts 10, 20, 40, 80 or 100. */
  readonly count?: number;
  /** Entries to skip. */
  readonly start?: number;
};

/** A page of the current-filings feed (Atom), newest first. */
export const currentFeedUrl = ({ type = 'ALL', count = 100, start = 0 }: FeedPage = {}): string =>
  `${WWW}/cgi-bin/browse-edgar?${new URLSearchParams({
    action: 'getcurrent',
    type,
    count: String(count),
    start: String(start),
    output: 'atom',
  }).toString()}`;

/** The machine-readable list of a filing's files. */
export const filingDirectoryUrl = (cik: string, accession: string): string =>
  `${filingFolder(cik, accession)}/index.json`;

/** The full submission of a filing in its folder: a text file with all its documents. */
export const fullSubmissionName = (accession: string): string => `${accession}.txt`;

/** EDGAR's zip file in a filing's folder with all files of its XBRL report. */
export const xbrlZipName = (accession: string): string => `${accession}-xbrl.zip`;

/** One file of a filing; `name` may include a folder (`xslF345X06/form4.xml`). */
export const filingDocumentUrl = (cik: string, accession: string, name: string): string =>
  `${filingFolder(cik, accession)}/${name.split('/').map(encodeURIComponent).join('/')}`;

/**
 * Path of a document in a static mirror, relative to its root: host, then path. A page of the feed, whose URL
 * has a query, is stored as `cgi-bin/browse-edgar/getcurrent_type=ALL_count=100_start=0.atom`.
 */
export const mirrorPath = (url: string): string => {
  const { hostname, pathname, searchParams } = new URL(url);
  if (searchParams.size === 0) return `${hostname}${pathname}`;
  const { action = 'page', output = 'html', ...rest } = Object.fromEntries(searchParams);
  const name = [action, ...Object.entries(rest).map(([key, value]) => `${key}=${encodeURIComponent(value)}`)];
  return `${hostname}${pathname}/${name.join('_')}.${output}`;
};
