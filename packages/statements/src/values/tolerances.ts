/**
 * Distances within which two amounts count as equal, and beyond which they count as different. Those of the
 * first kind are in thousandths of the larger magnitude, as in `near`; the verifier has its own tolerances
 * (`packages/verification`).
 */

/** 0.1 %. Totals that are equal by definition, or one figure with fewer digits, differ only by rounding. */
export const NEARLY_EQUAL = 1;

/**
 * 0.5 %. One row in two filings, or a row and the sum of its parts: small amounts are reclassified, and each
 * part is rounded. Two rows of different scope are seldom this close.
 */
export const SAME_FIGURE = 5;

/** 1 %. A figure of the running text is a row rounded to its first two or three digits. */
export const ROUNDED_IN_TEXT = 10;

/**
 * 2 %. One amount on another basis: debt before issue costs, a figure in another scale, a quarterly rate
 * times four.
 */
export const OTHER_BASIS = 20;

/**
 * 5 %. Effect of preferred dividends and participating securities on income before it is divided by the
 * shares.
 */
export const TAKEN_BY_OTHERS = 50;

/** 10 %. Figures of one company differ by more between periods or entities only if something happened. */
export const ONE_COMPANY = 100;

/** Rounding units by which a row may differ from the sum of two or three others: one for each. */
export const ROUNDINGS_OF_SUM = 3n;

/** Rounding units by which two figures of one amount may differ. */
export const ROUNDINGS_OF_PAIR = 2n;

/**
 * Factor from which a per-share figure is not income ÷ shares, even with preferred dividends: scale or class
 * is wrong.
 */
export const OTHER_PER_SHARE = 5n;

/** Factor within which the years around a value agree, so that a thousandfold one among them is an error. */
export const LIKE_YEARS = 3n;

/**
 * Factor by which a cover-page count is too small compared with all others: thousands of shares, or one
 * class.
 */
export const OTHER_COUNT = 10n;
