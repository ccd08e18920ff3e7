import { isRefused } from '@footnote/statements/notes/note';
import type { StoreReader } from '@footnote/read-store/port';
import { companyTag } from '@footnote/lanes/subject/tagged-cache';
import type { TaggedCache } from '@footnote/lanes/subject/tagged-cache';
import { cachedAnswer } from '../cache/cached-answer.ts';
import type { Notes, NotesResponse } from '@footnote/contract/types.generated';
import type { Company } from '@footnote/lanes/subject/company';
import type { Endpoint } from '../endpoint.ts';
import { readFactsAsOf, readLabels } from '@footnote/lanes/statements/facts/read';
import { notesTable } from '@footnote/lanes/statements/notes/csv';
import { notesMembers, notesOf, withoutReport } from '@footnote/lanes/statements/notes/document';
import { readNotesFiling } from '@footnote/lanes/statements/notes/read';
import type { NotesRequest } from '@footnote/lanes/statements/notes/request';
import { END_OF_DAY, UNSUPPORTED } from '@footnote/lanes/subject/freshness';
import { createQueryParser } from '../gates/query-parameters.ts';
import type { Answer } from '../wire/answer.ts';
import { companyAnswer } from '../wire/document-answer.ts';
import { withTable } from '../wire/document-table.ts';
import { noSuchReport } from '../wire/refusal.ts';

const SCHEMA_VERSION: NotesResponse['schema_version'] = '2026-11-23.1';

/** Not cached: the company has no such report. */
class NoSuchReportError extends Error {
  override readonly name = 'NoSuchReportError';
}

/** `GET /v2/notes`. */
export function notesEndpoint(options: {
  readonly store: StoreReader;
  readonly answers: TaggedCache<Answer>;
  readonly now: () => number;
}): Endpoint<NotesRequest> {
  const { store, answers, now } = options;

  const assemble = async ({ cik, symbol }: Company, request: NotesRequest): Promise<Answer> => {
    const computedAt = now();
    const [found, asOf] = await Promise.all([
      readNotesFiling(store, cik, request),
      readFactsAsOf(store, cik),
    ]);
    if (found === null) throw new NoSuchReportError();
    if (found === undefined)
      return companyAnswer<Notes>(withoutReport(request.note), {
        ...{ symbol, computedAt, asOf: null, timeliness: UNSUPPORTED, schemaVersion: SCHEMA_VERSION },
      });
    const notes = notesOf(found, request.note);
    const hasDimensions = [...notes.values()].some(
      (verdict) => !isRefused(verdict) && verdict.rows.some(({ fact }) => fact.axes.length > 0),
    );
    const labels = await readLabels(store, cik, hasDimensions ? [found.filing.accession] : []);
    return companyAnswer<Notes>(notesMembers(cik, found, notes, labels), {
      ...{ symbol, computedAt, asOf, timeliness: END_OF_DAY, schemaVersion: SCHEMA_VERSION },
    });
  };

  return withTable(
    {
      path: '/v2/notes',
      parse: createQueryParser<NotesRequest>('notes'),
      answer: (request, company) => {
        const { accession = '', note = '', period = 'latest' } = request;
        const { cik, symbol } = company;
        const key = `notes ${cik} ${symbol} ${note} ${accession} ${period}`;
        const answered = cachedAnswer(answers, key, [companyTag(cik)], () => assemble(company, request));
        if (!(answered instanceof Promise)) return answered;
        return answered.catch((error: unknown) => {
          if (error instanceof NoSuchReportError)
            return noSuchReport(symbol, accession === '' ? period : accession);
          throw error;
        });
      },
    },
    notesTable,
  );
}
