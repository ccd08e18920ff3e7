import type { Document } from '@footnote/event-types/types.generated';
import { ReportError, type Report, type ReportFact, type ReportFile } from '@footnote/xbrl/report/types';
import { refused, summary, type Parsed } from './parse.ts';
import { eventsOfReport } from './report-events.ts';

/** Reads the files of a report, given their bytes. Throws `ReportError`. */
export type ReadReport = (files: readonly ReportFile[]) => Report;

/** The XBRL report of a filing as `facts` events: its faces, summations and facts. */
export function parseReport(
  document: Document,
  files: readonly ReportFile[],
  readReport: ReadReport,
): Parsed {
  const { cik, sha256, source_time, accession, form, filed } = document;
  if (accession === null || form === null || filed === null)
    return refused('no_filing', `the report ${document.url} is of no filing`);
  let report: Report;
  try {
    report = readReport(files);
  } catch (error) {
    if (error instanceof ReportError) return refused(error.reason, error.message);
    // An exception of the reader becomes a refusal: the same bytes would cause it again and block all later
    // records.
    return refused('reader_failed', `${document.url}: ${String(error)}`);
  }
  // Filers that file together may submit one instance, which names the first of them: its facts are not those
  // of the others.
  if (report.cik !== null && report.cik !== cik)
    return refused('cik_mismatch', `the report of ${cik} in ${accession} has the facts of ${report.cik}`);
  const made = eventsOfReport({ cik, sha256, source_time, accession, form, filed }, report);
  if (made === null) return refused('too_large', `the faces of ${accession} are too large for an event`);

  const problems = [
    ...report.rejected.map(({ where, reason, detail }) => `${where} of ${accession}: ${reason} (${detail})`),
    ...made.tooLarge.map(describeTooLarge),
    ...(made.withoutCalculations ? [`calculations of ${accession}: too_large`] : []),
    ...(made.withoutLabels ? [`labels of ${accession}: too_large`] : []),
  ];
  return {
    filings: [made.events],
    refusal: problems.length === 0 ? null : { reason: 'facts_rejected', message: summary(problems) },
  };
}

function describeTooLarge({
  taxonomy,
  concept,
  end,
}: Pick<ReportFact, 'taxonomy' | 'concept' | 'end'>): string {
  return `${taxonomy}/${concept} of ${end}: too_large`;
}
