/** A file that the index page of a filing lists. */
export type IndexedFile = {
  /** EDGAR's type: the form for the main document, else for example EX-99.1. */
  readonly type: string;
  readonly name: string;
};

/**
 * The name of a filing's index page, which lists the types of its files; the folder's `index.json` does not.
 */
export const filingIndexName = (accession: string): string => `${accession}-index.htm`;

const ROW = /<tr\b[^>]*>([\s\S]*?)<\/tr>/gi;
const CELL = /<td\b[^>]*>([\s\S]*?)<\/td>/gi;
const HREF = /\bhref\s*=\s*"([^"]+)"/i;
/** The column of the type, from 0: sequence, description, document, type, size. */
const TYPE_COLUMN = 3;
const DOCUMENT_COLUMN = 2;

/** The files on an index page in order; empty if the bytes are not an index page. */
export const indexedFiles = (bytes: Uint8Array): readonly IndexedFile[] => {
  const page = Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength).toString('latin1');
  return [...page.matchAll(ROW)].flatMap(([, row = '']) => {
    const cells = [...row.matchAll(CELL)].map(([, cell = '']) => cell);
    const href = HREF.exec(cells[DOCUMENT_COLUMN] ?? '')?.[1] ?? '';
    const name = href.slice(href.lastIndexOf('/') + 1);
    const type = (cells[TYPE_COLUMN] ?? '').replace(/<[^>]*>|&nbsp;/g, '').trim();
    return name === '' || type === '' ? [] : [{ type, name }];
  });
};
