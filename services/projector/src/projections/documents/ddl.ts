import type { Columns } from '@footnote/read-models/columns';
import { FILING_DOCUMENT_COLUMNS } from '@footnote/read-models/filing-documents';
import type { ReadModel } from '@footnote/projection/projection';
import { storedTable, visible } from '@footnote/projection/stored-table';

export const DOCUMENTS = 'filing_document_rows';

export const STORED_DOCUMENT_COLUMNS = {
  ...FILING_DOCUMENT_COLUMNS,
  /** Offset of the event. A company's events are in one partition, so a later one has a higher offset. */
  version: 'UInt64',
} as const satisfies Columns;

/** A file that was fetched again hides its previous version; files of other fetches stay. */
export const readModel: ReadModel = {
  tables: [
    storedTable({
      base: DOCUMENTS,
      columns: STORED_DOCUMENT_COLUMNS,
      orderBy: ['cik', 'accession', 'kind', 'url'],
      version: 'version',
    }),
  ],
  views: (name) => [
    {
      name: 'filing_documents',
      columns: FILING_DOCUMENT_COLUMNS,
      select: visible(name(DOCUMENTS), FILING_DOCUMENT_COLUMNS),
    },
  ],
};
