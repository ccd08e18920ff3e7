import { DAY_MS } from '@footnote/values/day';
import { isForm6K } from '@footnote/values/form';
import type { FilingDocumentKind } from '../kind.ts';
import { findText } from '../texts/find-text.ts';

/** The 6-K of a foreign issuer and its exhibits 99, of which some announce results: nothing lists which. */
export const foreignReports: FilingDocumentKind = {
  kind: 'filing',
  unfetched: 'document_unfetched',
  step: 'documents',
  has: ({ form }) => (isForm6K(form) ? null : false),
  lateMs: 7 * DAY_MS,
  find: findText,
};
