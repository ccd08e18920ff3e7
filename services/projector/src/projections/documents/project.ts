import type { Document } from '@footnote/event-types/types.generated';
import type { RowOf } from '@footnote/read-models/columns';
import { FILING_DOCUMENT_COLUMNS, type FilingDocumentRow } from '@footnote/read-models/filing-documents';
import type { RowProjection } from '@footnote/projection/projection';
import { drop, ok } from '@footnote/projection/step';
import { wrongAccession } from '../accession.ts';
import { wrongCik } from '../cik.ts';
import { DOCUMENTS, readModel, type STORED_DOCUMENT_COLUMNS } from './ddl.ts';

type Kind = FilingDocumentRow['kind'];

const KINDS: readonly string[] = FILING_DOCUMENT_COLUMNS.kind.of;
const isOfFiling = (kind: string): kind is Kind => KINDS.includes(kind);

/** `documents` → the files of each filing, with their names in the archive. */
export const documents: RowProjection<'documents'> = {
  kind: 'rows',
  name: 'documents',
  keyedBy: 'cik',
  version: 1,
  topics: ['documents'],
  readModel,
  project: ({ event, offset }) => {
    const { accession, cik, kind } = event;
    if (accession === null || !isOfFiling(kind)) return drop('other_kind');
    const wrong = wrongCik(cik) ?? wrongAccession(accession);
    if (wrong !== null) return wrong;
    return ok({
      rows: rowsOf(event, { accession, kind, offset }).map((row) => ({ table: DOCUMENTS, row })),
      publication: { entity: cik, revision: offset + 1, symbols: [], sourceTime: event.source_time },
    });
  },
};

function rowsOf(
  { cik, form, filed, parts, ...main }: Document,
  { accession, kind, offset }: { readonly accession: string; readonly kind: Kind; readonly offset: number },
): readonly RowOf<typeof STORED_DOCUMENT_COLUMNS>[] {
  const filing = { cik, accession, kind, form: form ?? '', filed: filed ?? '', version: offset };
  return [{ ...main, type: null }, ...parts].map(({ url, sha256, bytes, type }, place) => ({
    ...filing,
    url,
    sha256,
    bytes: Math.max(0, bytes),
    type: type ?? '',
    place,
  }));
}
