import { DAY_MS } from '@footnote/values/day';
import { familyOf } from '@footnote/edgar/form-family';
import { isProxyStatement } from '@footnote/values/form';
import type { FilingDocumentKind } from '../kind.ts';
import { findText } from './find-text.ts';

/** The primary document of a 10-K, 10-Q, 20-F, 40-F, 8-K, DEF 14A or DEFR14A, and the exhibits that are read with it. */
export const filingTexts: FilingDocumentKind = {
  kind: 'filing',
  unfetched: 'document_unfetched',
  step: 'documents',
  has: ({ form }) => familyOf(form) !== undefined || isProxyStatement(form),
  // A filing is published as a whole; the days are for a mirror that lags.
  lateMs: 7 * DAY_MS,
  find: findText,
};
