import { headerOf, submissionHeaderName } from '@footnote/edgar/submission-header';
import { fullSubmissionName } from '@footnote/edgar/urls';
import type { FoundFile, TakeFile } from '../kind.ts';

/**
 * The header of a submission, which has the CIKs of its filers: from its separate page, or from a mirror's
 * copy of the full submission. Null if the source has neither.
 */
export async function findHeader(accession: string, take: TakeFile): Promise<FoundFile | null> {
  const name = submissionHeaderName(accession);
  const page = await take(name);
  if (page !== null) return { name, content: page };
  const submission = await take(fullSubmissionName(accession));
  const content = submission === null ? null : headerOf(submission);
  return content === null ? null : { name: fullSubmissionName(accession), content };
}
