import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect } from 'chai';
import { CORPUS } from '@footnote/testing/corpus';
import { paddedCik } from '@footnote/values/cik';
import { type AcceptanceClock, acceptanceClock, sgmlAcceptance } from './acceptance.ts';
import { parseSubmissions, type SubmissionFiling } from './submissions.ts';

const SUBMISSIONS = join(CORPUS, 'data.sec.gov/submissions');
const HEADER_BYTES = 4000;
const ACCEPTANCE = /<ACCEPTANCE-DATETIME>(\d{14})/;
const FULL_SUBMISSION = /^(\d{10}-\d{2}-\d{6})\.txt$/;

type Header = { readonly cik: string; readonly accession: string; readonly acceptedAt: number };

/** Acceptance times in the SGML headers of full submissions, which are always Eastern. */
function headersIn(archives: string): readonly Header[] {
  return readdirSync(archives, { recursive: true, withFileTypes: true }).flatMap((file) => {
    const accession = FULL_SUBMISSION.exec(file.name)?.[1];
    if (accession === undefined || !file.isFile()) return [];
    const path = join(file.parentPath, file.name);
    const stamp = ACCEPTANCE.exec(readFileSync(path).subarray(0, HEADER_BYTES).toString('latin1'))?.[1];
    const acceptedAt = stamp === undefined ? null : sgmlAcceptance(stamp);
    const cik = path.slice(archives.length + 1).split('/')[0] ?? '';
    return acceptedAt === null ? [] : [{ cik: paddedCik(cik), accession, acceptedAt }];
  });
}

/** The clock of a filer's newest document, and its filings. */
function submissionsOf(
  path: string,
): { readonly clock: AcceptanceClock; readonly filings: readonly SubmissionFiling[] } | null {
  if (!existsSync(path)) return null;
  const bytes = readFileSync(path);
  const { filings } = JSON.parse(bytes.toString()) as {
    filings: { recent: Readonly<Record<string, readonly string[]>> };
  };
  const { acceptanceDateTime = [], filingDate = [], form = [] } = filings.recent;
  const clock = acceptanceClock(
    acceptanceDateTime.map((accepted, at) => ({
      accepted,
      filed: filingDate[at] ?? '',
      form: form[at] ?? '',
    })),
  );
  return { clock, filings: parseSubmissions(bytes).filings };
}

describe('acceptance times of real submissions', () => {
  it('agree with the headers of the filings, whichever clock the document uses', function () {
    if (!existsSync(SUBMISSIONS)) {
      console.log(`      skipped: no submissions under ${CORPUS} (set FOOTNOTE_CORPUS)`);
      this.skip();
    }
    this.timeout(60_000);
    const checked: Record<AcceptanceClock, number> = { utc: 0, eastern: 0 };
    for (const { cik, accession, acceptedAt } of headersIn(join(CORPUS, 'www.sec.gov/Archives/edgar/data'))) {
      const found = submissionsOf(join(SUBMISSIONS, `CIK${cik}.json`));
      const filing = found?.filings.find((each) => each.accession === accession);
      if (found === null || filing === undefined) continue;
      expect(filing.acceptedAt, `${accession} of ${cik}, ${found.clock}`).to.equal(acceptedAt);
      checked[found.clock] += 1;
    }
    expect(checked.utc).to.be.greaterThan(0);
    expect(checked.eastern).to.be.greaterThan(0);
  });
});
