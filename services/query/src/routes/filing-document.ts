import type { FilingDocumentResponse, UnavailableFilingDocument } from '@footnote/contract/types.generated';
import { chosenDocument, fileOf, shownDocuments } from '@footnote/lanes/filings/documents/choose';
import type { DocumentSource, FilingDocument } from '@footnote/lanes/filings/documents/source';
import type { DocumentViewer, ReadDocument } from '@footnote/lanes/filings/documents/viewer';
import { filerOf, readFilers, readSymbol } from '@footnote/lanes/filings/filings/read-filing';
import type { FilingDocumentRequest } from '@footnote/lanes/filings/filings/request';
import type { StoreReader } from '@footnote/read-store/port';
import type { GeneralEndpoint } from '../endpoint.ts';
import { createQueryParser } from '../gates/query-parameters.ts';
import { filingAnswer } from '../wire/document-answer.ts';
import { noSuchDocument, noSuchFiling, noSuchPart } from '../wire/refusal.ts';

const SCHEMA_VERSION: FilingDocumentResponse['schema_version'] = '2026-11-28.1';

/** Larger documents consist of pictures. */
const MAX_BYTES = 40_000_000;

const listed = (document: FilingDocument) => ({
  bytes: document.bytes,
  file: fileOf(document),
  sha256: document.sha256,
  type: document.type === '' ? null : document.type,
  url: document.url,
});

/** `GET /v2/filings/{accession}/document`. Not cached: the viewer remembers views, and of many parts few are requested twice. */
export function filingDocumentEndpoint({
  store,
  source,
  viewer,
  now,
}: {
  readonly store: StoreReader;
  readonly source: DocumentSource;
  readonly viewer: DocumentViewer;
  readonly now: () => number;
}): GeneralEndpoint<FilingDocumentRequest> {
  return {
    path: '/v2/filings/:accession/document',
    parse: createQueryParser<FilingDocumentRequest>('filing-document'),
    answer: async ({ accession, file, ...wanted }) => {
      const computedAt = now();
      const filing = filerOf(await readFilers(store, accession));
      if (filing === undefined) return noSuchFiling(accession);
      const { cik, form, filed, url, source_time: asOf } = filing;
      const [symbol, documents] = await Promise.all([
        readSymbol(store, cik),
        source.documentsOf({ cik, accession }).then(shownDocuments),
      ]);
      const document = chosenDocument(documents, file);
      if (document === undefined && file !== undefined) return noSuchDocument(accession, file);
      const head = { accession, documents: documents.map(listed), filing_date: filed, form, symbol, url };
      const answer = (members: Parameters<typeof filingAnswer<FilingDocumentResponse['data']>>[0]) =>
        filingAnswer<FilingDocumentResponse['data']>(members, {
          asOf,
          computedAt,
          schemaVersion: SCHEMA_VERSION,
        });
      const missing = (reason: UnavailableFilingDocument['reason']) =>
        answer({ ...head, available: false, reason });
      if (document === undefined) return missing('document_missing');
      if (document.bytes > MAX_BYTES) return missing('document_too_large');
      const read = async (): Promise<ReadDocument | null> => {
        const [content, outline] = await Promise.all([
          source.read(document.sha256),
          source.outlineOf(document),
        ]);
        return content && { content, outline };
      };
      const view = await viewer.view(document.sha256, wanted, read);
      if (view === null) return missing('document_missing');
      if (view.part === null) return noSuchPart(accession, view.parts.length);
      const { figures, ...part } = view.part;
      return answer({
        ...head,
        available: true,
        document: listed(document),
        is_cut: view.isCut,
        part: { ...part, figures: figures.map((figure) => ({ ...figure })) },
        parts: view.parts.map((stretch) => ({ ...stretch })),
      });
    },
  };
}
