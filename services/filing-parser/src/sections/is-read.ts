import { familyOf } from '@footnote/edgar/form-family';

/** Whether the text of such a filing is read. */
export const isRead = (form: string): boolean =>
  ['annual', 'quarterly', 'current'].includes(familyOf(form) ?? '');
