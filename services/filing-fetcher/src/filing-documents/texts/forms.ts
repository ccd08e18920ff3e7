import type { FeedEntry } from '@footnote/edgar/current-feed';
import { familyOf } from '@footnote/edgar/form-family';
import { headerOf } from '@footnote/edgar/submission-header';
import { isForm6K } from '@footnote/values/form';

/**
 * Items of an 8-K that are filed with a press release: results of operations, Regulation FD, other events.
 */
const PRESS_ITEMS: ReadonlySet<string> = new Set(['2.02', '7.01', '8.01']);
/** What items 2.02, 7.01 and 8.01 were until August 2004. */
const OLD_PRESS_ITEMS: ReadonlySet<string> = new Set(['12', '9', '5']);

/** Item 2.02 of an 8-K as the header of a submission has it. */
const RESULTS_IN_HEADER = /^ITEM INFORMATION:\s*Results of Operations and Financial Condition\s*$/im;

/**
 * Whether a filing of the feed may announce results: an 8-K with item 2.02, or one of which the feed lists no items,
 * or a 6-K.
 */
export const mayAnnounceResults = ({ form, items }: Pick<FeedEntry, 'form' | 'items'>): boolean =>
  isForm6K(form) || (familyOf(form) === 'current' && (items.length === 0 || items.includes('2.02')));

/** Whether the header of an 8-K's full submission lists item 2.02. */
export const listsResults = (submission: Uint8Array): boolean =>
  RESULTS_IN_HEADER.test(Buffer.from(headerOf(submission) ?? []).toString('latin1'));

const NEW_ITEM = /^\d\.\d\d$/;

/** Whether an 8-K of these items, comma-separated, may have a press release; false for other forms. */
export const mayHaveRelease = (form: string, items: string | null): boolean =>
  familyOf(form) === 'current' &&
  (items ?? '')
    .split(',')
    .map((item) => item.trim())
    .some((item) => (NEW_ITEM.test(item) ? PRESS_ITEMS : OLD_PRESS_ITEMS).has(item));
