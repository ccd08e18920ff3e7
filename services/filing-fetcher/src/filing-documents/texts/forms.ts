/** A 10-K or 10-Q, in every variety that EDGAR has had: also 10-K405, 10-KSB (10KSB in the 1990s), transition reports. */
const ANNUAL = /^10-?K(405|SB(40)?)?T?(\/A)?$|^10-?KT(405|SB)?(\/A)?$/;
const QUARTERLY = /^10-?Q(SB)?T?(\/A)?$|^10-?QT(SB)?(\/A)?$/;
const FOREIGN = /^(20-?F|40-?F)(\/A)?$/;
const CURRENT = /^8-?K(\/A)?$/;

/** Items of an 8-K that come with a press release: results of operations, Regulation FD, other events. */
const PRESS_ITEMS: ReadonlySet<string> = new Set(['2.02', '7.01', '8.01']);
/** What items 2.02, 7.01 and 8.01 were until August 2004. */
const OLD_PRESS_ITEMS: ReadonlySet<string> = new Set(['12', '9', '5']);

const NEW_ITEM = /^\d\.\d\d$/;

/** Whether the text of such a filing is fetched. */
export const hasText = (form: string): boolean =>
  ANNUAL.test(form) || QUARTERLY.test(form) || FOREIGN.test(form) || CURRENT.test(form);

/** Whether its sections may stand in an annual report to shareholders (exhibit 13). */
export const mayPointToReport = (form: string): boolean => ANNUAL.test(form);

/** Whether an 8-K of these items, comma-separated, may have a press release; false for other forms. */
export const mayHaveRelease = (form: string, items: string | null): boolean =>
  CURRENT.test(form) &&
  (items ?? '')
    .split(',')
    .map((item) => item.trim())
    .some((item) => (NEW_ITEM.test(item) ? PRESS_ITEMS : OLD_PRESS_ITEMS).has(item));
