import { parseAmount } from '@footnote/statements/decimal';

/** A number as printed in one cell, without what stands in the cells beside it. */
export type PrintedNumber = {
  /** Units of 10^-12, as `parseAmount` counts; negative where the cell itself says so. */
  readonly amount: bigint;
  readonly percent: boolean;
  readonly currency: boolean;
  /** A dash: nothing, or an amount that rounds to zero. */
  readonly dash: boolean;
  /** A parenthesis was opened and not closed in this cell. */
  readonly open: boolean;
  /** Places after the decimal point. */
  readonly places: number;
};

const DASH = /^(?:US)?[$€£¥]?\s*(?:[-–—―−‐‑]{1,4}|&mdash;)\s*(%?)$/;
/** Sign, currency, opening parenthesis, digits, closing parenthesis, per cent, mark of a footnote. */
const NUMBER =
  /^(?:US|C|A)?([$€£¥]?)\s*([-–−]?)\s*(\(?)\s*(?:US)?([$€£¥]?)\s*([-–−]?)(\d{1,3}(?:,\d{3})+|\d+|(?=\.\d))(?:\.(\d{1,6}))?\s*(\)?)\s*(%?)\s*(\)?)\s*(?:[*†‡]|\([a-z\d]\)|\[\d\])*$/i;

/** Reads the text of a cell as a number; undefined where it is anything else. */
export function printedNumber(text: string): PrintedNumber | undefined {
  const dash = DASH.exec(text);
  if (dash)
    return { amount: 0n, percent: dash[1] === '%', currency: false, dash: true, open: false, places: 0 };
  const match = text.length > 40 ? null : NUMBER.exec(text);
  if (!match) return undefined;
  const [, before = '', minus = '', opening = '', within = '', inner = '', whole = '', decimals = ''] = match;
  const closed = match[8] !== '' || match[10] !== '';
  const digits = `${whole.replaceAll(',', '')}${decimals === '' ? '' : `.${decimals}`}`;
  const size = parseAmount(digits === '' ? '0' : digits);
  const negative = opening !== '' || minus !== '' || inner !== '';
  return {
    amount: negative ? -size : size,
    percent: match[9] === '%',
    currency: before !== '' || within !== '',
    dash: false,
    open: opening !== '' && !closed,
    places: decimals.length,
  };
}
