import { fileOf } from './choose.ts';
import type { FilingDocument } from './source.ts';

/** Path of our viewer at a place of a document. */
export const viewerPath = (accession: string, document: Pick<FilingDocument, 'url'>, from: number): string =>
  `/filings/${accession}/document?file=${encodeURIComponent(fileOf(document))}#f${from}`;
