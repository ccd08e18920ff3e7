import { openView } from '@footnote/document-view/open-view';
import { OUTLINE, OUTLINED, storedOutline } from '@footnote/document-view/stored-outline';
import type { Archive, Derived } from '@footnote/edgar/archive';
import type { Document, DocumentPart } from '@footnote/event-types/types.generated';
import { decoded } from '@footnote/filing-text/decoded';
import { archiveReason } from '../archived.ts';

type File = Pick<DocumentPart, 'bytes' | 'sha256' | 'url'>;
type Filed = Pick<Document, 'accession' | 'parts'> & File;

export type Store = { readonly archive: Pick<Archive, 'get'>; readonly derived: Derived };

const HTML = /\.html?$/i;

const isOutlined = ({ url, bytes }: File): boolean =>
  HTML.test(url) && bytes >= OUTLINED.from && bytes <= OUTLINED.to;

/**
 * Keeps the outlines of the large files of a filing, whatever they were fetched for, so that the first reader of one need not
 * wait until all of its tags are read. What the archive lacks or has damaged has none: who reads it says so.
 */
export async function keepOutlines(document: Filed, store: Store): Promise<void> {
  if (document.accession === null) return;
  for (const { sha256 } of [document, ...document.parts].filter(isOutlined))
    try {
      await keepOutline(sha256, store);
    } catch (error) {
      if (archiveReason(error) === null) throw error;
    }
}

/** Keeps the outline of a document unless it has one; `none` if it is no HTML. Rejects if the archive lacks it, or has a damaged one. */
export async function keepOutline(
  sha256: string,
  { archive, derived }: Store,
): Promise<'kept' | 'none' | 'present'> {
  if (await derived.has(OUTLINE, sha256)) return 'present';
  const kept = openView(decoded(await archive.get(sha256))).kept?.();
  if (kept === undefined) return 'none';
  await derived.write(OUTLINE, sha256, storedOutline(kept, sha256));
  return 'kept';
}
