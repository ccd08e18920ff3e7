import { familyOf } from '@footnote/edgar/form-family';

/**
 * Items of an 8-K that are filed with a press release: results of operations, Regulation FD, other events.
 */
const PRESS_ITEMS: ReadonlySet<string> = new Set(['2.02', '7.01', '8.01']);
/** What items 2.02, 7.01 and 8.01 were until August 2004. */
const OLD_PRESS_ITEMS: ReadonlySet<string> = new Set(['12', '9', '5']);

const NEW_ITEM = /^\d\.\d\d$/;

/** Whether an 8-K of these items, comma-separated, may have a press release; false for other forms. */
export const mayHaveRelease = (form: string, items: string | null): boolean =>
  familyOf(form) === 'current' &&
  (items ?? '')
    .split(',')
    .map((item) => item.trim())
    .some((item) => (NEW_ITEM.test(item) ? PRESS_ITEMS : OLD_PRESS_ITEMS).has(item));
