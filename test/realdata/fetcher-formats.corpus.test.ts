import { readFileSync } from 'node:fs';
import { sgmlAcceptance } from '@footnote/edgar/acceptance';
import { parseCurrentFeed } from '@footnote/edgar/current-feed';
import { parseSubmissions, parseSubmissionsPage, type SubmissionFiling } from '@footnote/edgar/submissions';
import { parseCompanyTickers, parseCompanyTickersExchange } from '@footnote/edgar/tickers';
import { expect } from 'chai';
import { corpusFiles, needCorpus } from './fetcher-corpus.ts';

const read = (file: string): readonly SubmissionFiling[] =>
  /-submissions-\d+\.json$/.test(file)
    ? parseSubmissionsPage(readFileSync(file), file)
    : parseSubmissions(readFileSync(file), file).filings;

/** SGML acceptance stamps of filings by accession. */
const headers = (): ReadonlyMap<string, string> =>
  new Map(
    corpusFiles('www.sec.gov/Archives/**/*{.txt,-index-headers.html}').flatMap((file) => {
      const text = readFileSync(file, 'latin1').slice(0, 20_000);
      const stamp = /ACCEPTANCE-DATETIME(?:>|&gt;)(\d{14})/.exec(text)?.[1];
      const accession = /(\d{10}-\d{2}-\d{6})(?:\.txt|-index-headers\.html)$/.exec(file)?.[1];
      return stamp === undefined || accession === undefined ? [] : [[accession, stamp] as const];
    }),
  );

/** Minimum number of filings whose hours reveal the clock of a capture. Two captures list seven and eleven, all at midday. */
const TELLING = 20;

describe('real submissions, ticker lists and feeds', function () {
  before(function () {
    needCorpus(this);
  });

  it('reads all filings with accession, form, date and acceptance time', () => {
    let count = 0;
    for (const file of corpusFiles('data.sec.gov/submissions/*.json')) {
      const filings = read(file);
      count += filings.length;
      expect(filings.filter(({ acceptedAt }) => acceptedAt === null)).to.have.length(0, file);
      expect(new Set(filings.map(({ accession }) => accession)).size).to.equal(filings.length, file);
    }
    expect(count).to.be.greaterThan(250_000);
  });

  it('reads the acceptance times of the filings’ own SGML headers', () => {
    const stamps = headers();
    let compared = 0;
    for (const file of corpusFiles('{,snapshots/*/}data.sec.gov/submissions/CIK*.json')) {
      for (const { accession, acceptedAt } of read(file)) {
        const stamp = stamps.get(accession);
        if (stamp === undefined) continue;
        compared += 1;
        expect(acceptedAt).to.equal(sgmlAcceptance(stamp), `${file} ${accession}`);
      }
    }
    expect(compared).to.be.at.least(35);
  });

  it('reads equal acceptance times from captures in UTC and in Eastern time', () => {
    const times = new Map<string, Set<number | null>>();
    for (const file of corpusFiles('{,snapshots/*/}data.sec.gov/submissions/CIK*.json')) {
      const filings = read(file);
      if (filings.length < TELLING) continue;
      for (const { accession, acceptedAt } of filings) {
        times.set(accession, (times.get(accession) ?? new Set()).add(acceptedAt));
      }
    }
    const torn = [...times.values()].filter((values) => values.size > 1).length;
    // The newest rows of a capture, from the last hours or the last week, may use another clock than the rest.
    expect(torn).to.be.at.most(8);
    expect(times.size).to.be.greaterThan(250_000);
  });

  it('reads only tickers that match our symbol grammar', () => {
    for (const file of corpusFiles('{,snapshots/*/}www.sec.gov/files/company_tickers.json')) {
      const { entries, refused } = parseCompanyTickers(readFileSync(file));
      expect(entries.length).to.be.greaterThan(9000);
      expect(refused).to.deep.equal([]);
    }
    for (const file of corpusFiles('www.sec.gov/files/company_tickers_exchange.json')) {
      expect(parseCompanyTickersExchange(readFileSync(file)).refused).to.deep.equal([]);
    }
  });

  it('reads the feed newest first', () => {
    for (const file of corpusFiles('www.sec.gov/cgi-bin/browse-edgar/*.atom')) {
      const { entries, updatedAt } = parseCurrentFeed(readFileSync(file));
      expect(entries).to.have.length(file.includes('count=40') ? 40 : 100);
      const times = entries.map(({ acceptedAt }) => acceptedAt);
      expect(times).to.deep.equal([...times].sort((a, b) => b - a));
      expect(times[0]).to.be.at.most(updatedAt);
    }
  });
});
