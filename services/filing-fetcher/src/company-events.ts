import { EdgarFormatError } from '@footnote/edgar/errors';
import { newestAcceptance, parseSubmissionsPage, type SubmissionFiling } from '@footnote/edgar/submissions';
import type { Company, DeadLetter, Document, Filing } from '@footnote/event-types/types.generated';
import { readCitations, type CitedFiling } from '@footnote/xbrl/companyfacts';
import { CompanyfactsError } from '@footnote/xbrl/companyfacts-types';
import type { CompanyDocuments } from './company-documents.ts';
import {
  companyFromFacts,
  companyFromSubmissions,
  documentEvent,
  filingFromFacts,
  filingFromSubmissions,
  newestFiled,
} from './events.ts';
import type { ArchivedDocument, Library } from './library.ts';
import type { Problem } from './report.ts';
import { settled } from './settled-tickers.ts';
import { sortedByDates } from './wrong-dates.ts';
import type { TickerDirectory } from './ticker-directory.ts';

/** The events of one company, in the order in which they are appended. */
export type CompanyEvent =
  | { readonly topic: 'companies'; readonly event: Company; readonly refused: readonly DeadLetter[] }
  /** One page of filings. */
  | { readonly topic: 'filings'; readonly events: readonly Filing[] }
  | { readonly topic: 'documents'; readonly events: readonly Document[] }
  /** Filings that state an impossible date, or one of the future. */
  | { readonly topic: 'dead-letters'; readonly events: readonly DeadLetter[] }
  | { readonly problem: Problem };

type Facts = { readonly name: string | null; readonly cited: readonly CitedFiling[] };

/**
 * The events of a company's documents: the company, its filings page by page, its unpublished documents.
 * Keeps one page in memory at a time. Filings with wrong dates become dead letters. An unreadable document
 * yields a `problem` and is published anyway: the parser stores it as a dead letter.
 */
export async function* companyEvents(
  cik: string,
  documents: CompanyDocuments,
  deps: {
    readonly library: Library;
    readonly directory: TickerDirectory;
    readonly now: () => number;
    /** Also the filings of documents that were published before. */
    readonly allFilings: boolean;
  },
): AsyncGenerator<CompanyEvent> {
  const { library, directory, now } = deps;
  const { submissions, companyfacts } = documents;
  const refused: DeadLetter[] = [];
  const dated = <Entry extends CitedFiling>(entries: readonly Entry[]): readonly Entry[] => {
    const sorted = sortedByDates(cik, entries, now());
    refused.push(...sorted.refused);
    return sorted.dated;
  };
  const parsed =
    documents.parsed === null ? null : { ...documents.parsed, filings: dated(documents.parsed.filings) };
  const documentEvents: Document[] = [];
  const addDocument = (document: ArchivedDocument, sourceTime: number): void => {
    if (document.published) return;
    const { etag, lastModified } = document.validators;
    documentEvents.push(documentEvent({ ...document, cik, etag, lastModified }, sourceTime, now()));
  };

  // Unchanged companyfacts cite nothing new, but without submissions the company itself comes from them.
  let facts: Facts | null = null;
  if (companyfacts !== null && (!companyfacts.published || parsed === null || deps.allFilings)) {
    try {
      const { name, cited } = readFacts(cik, await library.read(companyfacts));
      facts = { name, cited: dated(cited) };
    } catch (error) {
      if (!(error instanceof CompanyfactsError)) throw error;
      yield problemOf('companyfacts_unreadable', companyfacts, error);
    }
  }

  const tickers = directory.tickersOf(cik);
  if (parsed !== null && submissions !== null) {
    const event = companyFromSubmissions(parsed, tickers, submissions.sha256, now());
    const { company, refused: claims } = settled(event, directory);
    yield { topic: 'companies', event: company, refused: claims };
  } else if (facts !== null && companyfacts !== null) {
    const name = facts.name ?? directory.titleOf(cik);
    if (name !== null) {
      const event = companyFromFacts({ cik, name, tickers }, facts.cited, companyfacts.sha256, now());
      yield { topic: 'companies', event, refused: [] };
    }
  }

  // While filings move from the newest page to an older one, both may list them: the newer page takes
  // precedence.
  const seen = new Set<string>();
  const listed = (document: ArchivedDocument, filings: readonly SubmissionFiling[]): CompanyEvent => {
    const first = filings.filter(({ accession }) => !seen.has(accession));
    for (const { accession } of first) seen.add(accession);
    addDocument(document, newestAcceptance(filings));
    const events = first.map((filing) => filingFromSubmissions(cik, filing, document.sha256, now()));
    return { topic: 'filings', events };
  };
  if (submissions !== null) yield listed(submissions, parsed?.filings ?? []);
  for (const page of documents.pages) {
    try {
      yield listed(page, dated(parseSubmissionsPage(await library.read(page), page.url)));
    } catch (error) {
      if (!(error instanceof EdgarFormatError)) throw error;
      addDocument(page, 0);
      yield problemOf('submissions_unreadable', page, error);
    }
  }
  if (companyfacts !== null) {
    const others = (facts?.cited ?? []).filter(({ accession }) => !seen.has(accession));
    const events = others.map((filing) => filingFromFacts(cik, filing, companyfacts.sha256, now()));
    yield { topic: 'filings', events };
    addDocument(companyfacts, newestFiled(facts?.cited ?? []));
  }
  yield { topic: 'dead-letters', events: refused };
  yield { topic: 'documents', events: documentEvents };
}

const readFacts = (cik: string, bytes: Uint8Array): Facts => {
  const { cik: found, entityName, filings } = readCitations(bytes);
  // Another's name and filings must not become this company's.
  if (found !== cik) throw new CompanyfactsError('wrong_shape', `expected those of ${cik}, found ${found}`);
  const name = entityName.trim();
  return { name: name === '' ? null : name, cited: filings };
};

const problemOf = (reason: Problem['reason'], { url }: ArchivedDocument, error: Error): CompanyEvent => ({
  problem: { reason, url, detail: error.message },
});
