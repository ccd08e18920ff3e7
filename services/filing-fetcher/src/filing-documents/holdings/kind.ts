import { DAY_MS } from '@footnote/values/day';
import type { FilingDocumentKind } from '../kind.ts';
import { findForm13f } from './find-form-13f.ts';

const FORM = /^13F-(HR|NT)(\/A)?$/;
/** Form 13F is XML since then; earlier tables are text in individual layouts. */
const FIRST_DAY = '2013-05-01';

/** Cover and information table of a manager's Form 13F, or the cover of its notice. */
export const form13fDocuments: FilingDocumentKind = {
  kind: 'holdings',
  unfetched: 'document_unfetched',
  step: 'documents',
  has: ({ form, filed }) => FORM.test(form) && filed >= FIRST_DAY,
  lateMs: 7 * DAY_MS,
  find: findForm13f,
};
