/**
 * How near two amounts have to be to count as one, and how far apart to count as two. The first kind is in thousandths of
 * the larger magnitude, as `near` compares; the verifier has tolerances of its own (`packages/verification`).
 */

/** 0.1 %. Nothing but rounding comes between totals that are equal by definition, or one figure with fewer digits. */
export const NEARLY_EQUAL = 1;

/**
 * 0.5 %. One row in two filings, or a row and the sum of its parts: small amounts are reclassified, and each part is
 * rounded. Two rows of different scope are seldom so near.
 */
export const SAME_FIGURE = 5;

/** 1 %. A figure of the running text is a row rounded to its first two or three digits. */
export const ROUNDED_IN_TEXT = 10;

/** 2 %. One amount on another basis: debt before costs of issue, a figure in another scale, the rate that a year comes to. */
export const OTHER_BASIS = 20;

/** 5 %. Preferred dividends and participating securities take so much of income before it is divided by the shares. */
export const TAKEN_BY_OTHERS = 50;

/** 10 %. Figures of one company move by more between periods or entities only if something happened. */
export const ONE_COMPANY = 100;

/** Rounding units by which a row may miss two or three others that make it up: one for each. */
export const ROUNDINGS_OF_SUM = 3n;

/** Those by which two figures of one amount may differ. */
export const ROUNDINGS_OF_PAIR = 2n;

/** Factor from which a per-share figure is not income ÷ shares, whatever preferred dividends take: scale or class is wrong. */
export const OTHER_PER_SHARE = 5n;

/** Factor within which the years around a value agree, so that a thousandfold one among them is a mistake. */
export const LIKE_YEARS = 3n;

/** Factor by which a count on a cover page is a tenth of all others: thousands of shares, or one class. */
export const OTHER_COUNT = 10n;
