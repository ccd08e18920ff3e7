import type { Notes, NotesResponse } from '@footnote/contract/types.generated';
import type { StoreReader } from '@footnote/read-store/port';
import { isRefused } from '@footnote/statements/notes/note';
import { companyDocument } from '../../subject/document.ts';
import { END_OF_DAY, UNSUPPORTED } from '../../subject/freshness.ts';
import { filingTagsOf, type Lane } from '../../subject/lane.ts';
import { NothingThereError } from '../../subject/refusal-errors.ts';
import { readFactsAsOf, readLabels } from '../facts/read.ts';
import { notesTable } from './csv.ts';
import { notesMembers, notesOf, withoutReport } from './document.ts';
import { readNotesFiling } from './read.ts';
import type { NotesRequest } from './request.ts';

const SCHEMA_VERSION: NotesResponse['schema_version'] = '2026-11-23.1';

/** `GET /v2/notes`. */
export const notes: Lane<{ readonly store: StoreReader }, NotesRequest> = {
  path: '/v2/notes',
  keyOf: ({ accession = '', note = '', period = 'latest' }) => `${note} ${accession} ${period}`,
  tagsOf: filingTagsOf,
  document: async ({ store }, { company: { cik, symbol }, request }, computedAt) => {
    const [found, asOf] = await Promise.all([
      readNotesFiling(store, cik, request),
      readFactsAsOf(store, cik),
    ]);
    if (found === null) {
      const { accession, period = 'latest' } = request;
      throw new NothingThereError(`${symbol} has no report with notes for ${accession ?? period}`);
    }
    const about = { symbol, computedAt, schemaVersion: SCHEMA_VERSION };
    if (found === undefined)
      return companyDocument<Notes>(withoutReport(request.note), {
        ...about,
        asOf: null,
        timeliness: UNSUPPORTED,
      });
    const read = notesOf(found, request.note);
    const hasDimensions = [...read.values()].some(
      (verdict) => !isRefused(verdict) && verdict.rows.some(({ fact }) => fact.axes.length > 0),
    );
    const labels = await readLabels(store, cik, hasDimensions ? [found.filing.accession] : []);
    return companyDocument<Notes>(notesMembers(cik, found, read, labels), {
      ...about,
      asOf,
      timeliness: END_OF_DAY,
    });
  },
  table: notesTable,
};
