import { openView } from '@footnote/document-view/open-view';
import { OUTLINE, OUTLINED, storedOutline } from '@footnote/document-view/stored-outline';
import type { Derived } from '@footnote/edgar/archive';
import { decoded } from '@footnote/filing-text/decoded';
import type { FilingFile } from '../filing-file.ts';

/** Keeps the outlines of large files, so that the first reader of one need not wait until all of its tags are read. */
export async function keepOutlines(files: readonly FilingFile[], derived: Derived): Promise<void> {
  for (const { sha256, bytes } of files) {
    if (bytes.length < OUTLINED.from || bytes.length > OUTLINED.to) continue;
    if (await derived.has(OUTLINE, sha256)) continue;
    const kept = openView(decoded(bytes)).kept?.();
    if (kept !== undefined) await derived.write(OUTLINE, sha256, storedOutline(kept, sha256));
  }
}
