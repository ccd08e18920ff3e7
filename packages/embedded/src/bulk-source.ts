import type { BulkSource } from '@footnote/edgar/bulk/bulk-archives';
import { UserError } from '@footnote/runtime/user-error';

/** Throws `UserError` unless there are one or two archives. */
export function bulkSourceOf(archives: readonly string[]): BulkSource {
  const [companyfacts, submissions] = archives;
  if (companyfacts === undefined || archives.length > 2)
    throw new UserError('--bulk expects companyfacts.zip and optionally submissions.zip');
  return { companyfacts, submissions };
}
