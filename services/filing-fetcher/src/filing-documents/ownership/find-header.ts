import { headerOf, submissionHeaderName } from '@footnote/edgar/submission-header';
import { fullSubmissionName } from '@footnote/edgar/urls';
import type { FoundFile, TakeFile } from '../kind.ts';

/**
 * The header of a submission, which has the CIKs of those who filed it: the page of its own, or what a mirror has of the
 * full submission. Null where the source has neither.
 */
export async function findHeader(accession: string, take: TakeFile): Promise<FoundFile | null> {
  const name = submissionHeaderName(accession);
  const page = await take(name);
  if (page !== null) return { name, content: page };
  const submission = await take(fullSubmissionName(accession));
  const content = submission === null ? null : headerOf(submission);
  return content === null ? null : { name: fullSubmissionName(accession), content };
}
