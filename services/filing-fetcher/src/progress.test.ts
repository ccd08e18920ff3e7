import { PassThrough } from 'node:stream';
import { expect } from 'chai';
import { paddedCik } from '@footnote/values/cik';
import type { IngestProgress } from './filing-fetcher.ts';
import { createProgressReporter } from './progress.ts';
import { summarise, type CompanyReport } from './report.ts';

const progress = (
  company: string,
  index: number,
  total: number,
  step: IngestProgress['step'],
): IngestProgress => ({
  company,
  cik: paddedCik(index),
  index,
  total,
  step,
  bytes: 1_500_000,
});

const written = (stream: PassThrough): string => String(stream.read() ?? '');

describe('progress of an ingest', () => {
  it('prints one line per company without a terminal', () => {
    const stream = new PassThrough();
    const reporter = createProgressReporter(stream);
    for (const step of ['submissions', 'companyfacts', 'done'] as const)
      reporter.report(progress('AAPL', 0, 2, step));
    reporter.report(progress('HD', 1, 2, 'failed'));
    reporter.stop();
    expect(written(stream)).to.equal('1/2 AAPL done, 1.5 MB\n2/2 HD failed, 1.5 MB\n');
  });

  it('prints about forty lines at most for the universe', () => {
    const stream = new PassThrough();
    const reporter = createProgressReporter(stream);
    for (let index = 0; index < 8021; index += 1) reporter.report(progress(`S${index}`, index, 8021, 'done'));
    const lines = written(stream).trimEnd().split('\n');
    expect(lines).to.have.length.within(35, 45);
    expect(lines.at(-1)).to.match(/^8021\/8021 /);
  });

  it('draws a bar in a terminal and ends its line', () => {
    const stream = Object.assign(new PassThrough(), {
      isTTY: true,
      columns: 80,
      cursorTo: () => true,
      clearLine: () => true,
      moveCursor: () => true,
    });
    const reporter = createProgressReporter(stream);
    reporter.report(progress('AAPL', 0, 2, 'submissions'));
    reporter.report(progress('AAPL', 0, 2, 'done'));
    reporter.stop();
    const text = written(stream);
    expect(text).to.include('1/2 AAPL done 1.5 MB');
    expect(text.endsWith('\n') || text.includes('\n')).to.equal(true);
  });
});

const NO_DOCUMENTS = { fetched: 0, lacking: 0 };
const NONE = {
  xbrl: NO_DOCUMENTS,
  filing: NO_DOCUMENTS,
  foreign: NO_DOCUMENTS,
  ownership: NO_DOCUMENTS,
  holdings: NO_DOCUMENTS,
};

const company = (requested: string, changes: Partial<CompanyReport> = {}): CompanyReport => ({
  cik: '0000000001',
  requested,
  name: requested,
  events: { companies: 1, filings: 10, documents: 2 },
  fetched: 2,
  unchanged: 0,
  filingDocuments: NONE,
  bytes: 2_000_000,
  missing: [],
  problems: [],
  ...changes,
});

describe('report of an ingest', () => {
  it('prints a summary line and one line per kind of problem', () => {
    const url = 'https://data.sec.gov/x.json';
    const lines = summarise({
      companies: [
        company('AAPL', { filingDocuments: { ...NONE, xbrl: { fetched: 40, lacking: 3 } } }),
        company('KO', {
          filingDocuments: { ...NONE, xbrl: { fetched: 2, lacking: 0 }, filing: { fetched: 7, lacking: 1 } },
        }),
        company('HD', {
          missing: [{ kind: 'submissions_page', url }],
          events: { companies: 0, filings: 0, documents: 0 },
        }),
        company('LPA', { missing: [{ kind: 'submissions', url }] }),
        company('PG', { problems: [{ reason: 'companyfacts_unreadable', url, detail: 'cut' }] }),
      ],
      refused: Array.from({ length: 8 }, (_, index) => ({
        requested: `X${index}`,
        cik: null,
        reason: 'symbol_unknown' as const,
        detail: 'not listed',
      })),
      seconds: 1.23,
      ok: false,
    });
    expect(lines).to.deep.equal([
      '5 companies, 4 with news: 40 filings, 8 documents, 10.0 MB in 1.2 s',
      '42 XBRL reports of filings fetched; the source lacks those of 3 filings',
      '7 documents of filings fetched; the source lacks those of 1 filings',
      'the source lacks older pages of submissions: HD',
      'the source lacks submissions (name and filings come from companyfacts): LPA',
      `companyfacts_unreadable: PG (${url}: cut)`,
      'symbol_unknown: X0, X1, X2, X3, X4 and 3 more (not listed)',
    ]);
  });
});
