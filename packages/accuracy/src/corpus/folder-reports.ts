import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Archive } from '@footnote/edgar/archive';
import { filingDocumentUrl, mirrorPath } from '@footnote/edgar/urls';
import type { Filing, FilingFacts } from '@footnote/events/types.generated';
import { findReport } from '@footnote/filing-fetcher/reports/find-report';
import { noteFiling, reportsWithin, type ReportList } from '@footnote/filing-fetcher/reports/report-list';
import { parseReport } from '@footnote/filing-parser/parse-report';
import { reportFiles } from '@footnote/filing-parser/report-files';
import { reportEvent } from '@footnote/filing-fetcher/reports/report-event';
import { reportSlot, type Held } from '@footnote/statements/as-of/company-record';
import { readReport } from '@footnote/xbrl/report/read-report';

/**
 * The XBRL reports of a company's filings in a folder in EDGAR's URL space, as found by the fetcher and
 * emitted by the parser.
 */
export const folderReports = async (
  folder: string,
  cik: string,
  filings: readonly Filing[],
  symbols: readonly string[],
): Promise<readonly Held<FilingFacts>[]> => {
  const list: ReportList = new Map();
  for (const filing of filings) noteFiling(list, filing);
  const reportFacts: Held<FilingFacts>[] = [];
  for (const entry of reportsWithin(list, 'all')) {
    const contents = new Map<string, Uint8Array>();
    const found = await findReport({ ...entry, symbols }, (name) => {
      const path = join(folder, mirrorPath(filingDocumentUrl(cik, entry.accession, name)));
      return Promise.resolve(existsSync(path) ? readFileSync(path) : null);
    });
    if (found === null) continue;
    // The name replaces the hash: nothing is archived here.
    const files = found.map(({ name, content }) => {
      contents.set(name, content);
      return { name, sha256: name, bytes: content.length };
    });
    const document = reportEvent(cik, { ...entry, files }, 0);
    const archive: Pick<Archive, 'get'> = {
      get: (name) => Promise.resolve(contents.get(name) ?? new Uint8Array()),
    };
    const { filings: parsed } = parseReport(document, await reportFiles(document, archive), readReport);
    for (const events of parsed) {
      const sets = Map.groupBy(events, ({ set_id: set }) => set);
      for (const parts of sets.values())
        reportFacts.push({
          slot: parts[0]?.facts.length === 0 ? reportSlot(entry.accession) : entry.accession,
          events: parts.map((event) => ({ ...event, recorded_at: 0 })),
        });
    }
  }
  return reportFacts;
};
