import { ArchiveCorruptError, ArchiveMissingError } from '@footnote/edgar/archive';

/** Why a document cannot be had from the archive; null for what another attempt may mend. */
export function archiveReason(error: unknown): string | null {
  if (error instanceof ArchiveMissingError) return 'archive_missing';
  return error instanceof ArchiveCorruptError ? 'archive_corrupt' : null;
}
