import { ArchiveCorruptError, ArchiveMissingError } from '@footnote/edgar/archive';
import { deadLetter, type Step } from '@footnote/projection/step';

/** Why a document cannot be read from the archive; null if another attempt may succeed. */
export function archiveReason(error: unknown): string | null {
  if (error instanceof ArchiveMissingError) return 'archive_missing';
  return error instanceof ArchiveCorruptError ? 'archive_corrupt' : null;
}

/** `read`, with a dead letter where it rejects for a reason that `reasonOf` knows. */
export async function orDeadLetter<T>(
  read: () => Promise<Step<T>>,
  reasonOf: (error: unknown) => string | null = archiveReason,
): Promise<Step<T>> {
  try {
    return await read();
  } catch (error) {
    const reason = reasonOf(error);
    if (reason === null) throw error;
    return deadLetter(reason, (error as Error).message);
  }
}
