import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Archive } from '@footnote/edgar/archive';
import { filingDocumentUrl, mirrorPath } from '@footnote/edgar/urls';
import type { Filing, FilingFacts } from '@footnote/event-types/types.generated';
import type { FilingDocumentList } from '@footnote/filing-fetcher/filing-documents/entry';
import { filingDocumentEvent } from '@footnote/filing-fetcher/filing-documents/event';
import { documentsWithin, noteFiling } from '@footnote/filing-fetcher/filing-documents/list';
import { xbrlReports } from '@footnote/filing-fetcher/filing-documents/xbrl/kind';
import { parseReport } from '@footnote/filing-parser/parse-report';
import { reportFiles } from '@footnote/edgar/report-files';
import { factsSlot, type Held } from '@footnote/statements/as-of/company-record';
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
  const list: FilingDocumentList = new Map();
  for (const filing of filings) noteFiling(xbrlReports, list, filing);
  const reportFacts: Held<FilingFacts>[] = [];
  for (const entry of documentsWithin(list, 'all')) {
    const contents = new Map<string, Uint8Array>();
    const take = (name: string): Promise<Uint8Array | null> => {
      const path = join(folder, mirrorPath(filingDocumentUrl(cik, entry.accession, name)));
      return Promise.resolve(existsSync(path) ? readFileSync(path) : null);
    };
    const found = await xbrlReports.find({ ...entry, symbols }, take, () => Promise.resolve(null));
    if (found === null) continue;
    // The name replaces the hash, because nothing is archived here.
    const files = found.map(({ name, content }) => {
      contents.set(name, content);
      return { name, sha256: name, bytes: content.length };
    });
    const document = filingDocumentEvent('xbrl', cik, { ...entry, files }, 0);
    const archive: Pick<Archive, 'get'> = {
      get: (name) => Promise.resolve(contents.get(name) ?? new Uint8Array()),
    };
    const { filings: parsed } = parseReport(document, await reportFiles(document, archive), readReport);
    for (const events of parsed) {
      for (const parts of Map.groupBy(events, ({ set_id: set }) => set).values()) {
        const slot = parts[0] && factsSlot(parts[0]);
        if (slot == null) continue;
        reportFacts.push({ slot, events: parts.map((event) => ({ ...event, recorded_at: 0 })) });
      }
    }
  }
  return reportFacts;
};
