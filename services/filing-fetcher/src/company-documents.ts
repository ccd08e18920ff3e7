import { EdgarFormatError, EdgarRequestError } from '@footnote/edgar/errors';
import { parseSubmissions, type Submissions } from '@footnote/edgar/submissions';
import { companyfactsUrl, submissionsPageUrl, submissionsUrl } from '@footnote/edgar/urls';
import type { DocumentKind } from '@footnote/event-types/types.generated';
import type { ArchivedDocument, Library } from './library.ts';
import type { MissingDocument, Problem } from './report.ts';
import type { CompanyState } from './state-store.ts';

/** The documents of one company at the source, each archived in its newest version. */
export type CompanyDocuments = {
  readonly submissions: ArchivedDocument | null;
  /** The parsed submissions; null if missing or unreadable. */
  readonly parsed: Submissions | null;
  /** Older pages, newest first. */
  readonly pages: readonly ArchivedDocument[];
  readonly companyfacts: ArchivedDocument | null;
  /** All of them, in the order of publication. */
  readonly all: readonly ArchivedDocument[];
  readonly missing: readonly MissingDocument[];
  readonly problems: readonly Problem[];
};

export type FetchStep = 'submissions' | 'pages' | 'companyfacts';

/** Fetches one company's changed documents. Throws `EdgarRequestError`. */
export const fetchCompany = async (
  cik: string,
  state: CompanyState,
  library: Library,
  onStep: (step: FetchStep, document: ArchivedDocument | null) => void,
): Promise<CompanyDocuments> => {
  const missing: MissingDocument[] = [];
  const problems: Problem[] = [];
  const fetchDocument = async (
    step: FetchStep,
    kind: DocumentKind,
    url: string,
  ): Promise<ArchivedDocument | null> => {
    onStep(step, null);
    try {
      const document = await library.fetchIfChanged(state, kind, url);
      onStep(step, document);
      if (document === null) missing.push({ kind, url });
      return document;
    } catch (error) {
      // A retry would return the same bytes; the company's other documents are ingested.
      if (!(error instanceof EdgarRequestError) || error.failure !== 'member_damaged') throw error;
      problems.push({
        reason: error.failure,
        url,
        detail: error.message.replace(`${error.failure}: ${url}: `, ''),
      });
      return null;
    }
  };
  const fetchPage = (url: string): Promise<ArchivedDocument | null> =>
    fetchDocument('pages', 'submissions_page', url);

  const submissions = await fetchDocument('submissions', 'submissions', submissionsUrl(cik));
  const parsed = submissions === null ? null : await readSubmissions(cik, submissions, library, problems);

  const pages: ArchivedDocument[] = [];
  for (const name of parsed?.pages ?? []) {
    const url = submissionsPageUrl(name);
    if (url === null) {
      problems.push({ reason: 'page_name_invalid', url: name, detail: 'not a page name' });
      continue;
    }
    const page = await fetchPage(url);
    if (page !== null) pages.push(page);
  }
  // Without submissions, request pages by number until one is missing.
  for (let number = 1; parsed === null; number += 1) {
    const url = submissionsPageUrl(`CIK${cik}-submissions-${String(number).padStart(3, '0')}.json`);
    const page = url === null ? null : await fetchPage(url);
    if (page === null) {
      // The end of the pages is not a missing document.
      if (missing.at(-1)?.url === url) missing.pop();
      break;
    }
    pages.push(page);
  }

  const companyfacts = await fetchDocument('companyfacts', 'companyfacts', companyfactsUrl(cik));
  const all = [submissions, ...pages, companyfacts].filter((document) => document !== null);
  return { submissions, parsed, pages, companyfacts, all, missing, problems };
};

const readSubmissions = async (
  cik: string,
  document: ArchivedDocument,
  library: Library,
  problems: Problem[],
): Promise<Submissions | null> => {
  try {
    const submissions = parseSubmissions(await library.read(document), document.url);
    if (submissions.cik === cik) return submissions;
    throw new EdgarFormatError(document.url, 'cik', `expected ${cik}, found ${submissions.cik}`);
  } catch (error) {
    if (!(error instanceof EdgarFormatError)) throw error;
    problems.push({ reason: 'submissions_unreadable', url: document.url, detail: error.message });
    return null;
  }
};
