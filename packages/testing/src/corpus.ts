import { fileURLToPath } from 'node:url';

/**
 * Folder of real documents: an unpacked mirror of EDGAR. It is never part of the repository and may be
 * absent.
 */
export const CORPUS =
  process.env['FOOTNOTE_CORPUS'] ??
  fileURLToPath(new URL('../../../../shared/corpus/unpack', import.meta.url));
