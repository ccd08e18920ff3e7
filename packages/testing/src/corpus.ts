import { fileURLToPath } from 'node:url';

/** Folder of real documents, an unpacked mirror of EDGAR that is never part of the repository; it may be absent. */
export const CORPUS =
  process.env['FOOTNOTE_CORPUS'] ??
  fileURLToPath(new URL('../../../../shared/corpus/unpack', import.meta.url));
