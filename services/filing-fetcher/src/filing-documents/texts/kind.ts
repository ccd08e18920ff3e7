import { DAY_MS } from '@footnote/values/day';
import { familyOf } from '@footnote/edgar/form-family';
import type { FilingDocumentKind } from '../kind.ts';
import { findText } from './find-text.ts';

/** The primary document of a 10-K, 10-Q, 20-F, 40-F or 8-K, and the exhibits that are read with it. */
export const filingTexts: FilingDocumentKind = {
  kind: 'filing',
  unfetched: 'document_unfetched',
  step: 'documents',
  has: ({ form }) => familyOf(form) !== undefined,
  // A filing is published as a whole; the days are for a mirror that lags.
  lateMs: 7 * DAY_MS,
  find: findText,
};
