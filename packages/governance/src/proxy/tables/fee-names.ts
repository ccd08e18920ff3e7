import { plainHeading } from './headings.ts';

export type Fee = 'audit' | 'audit_related' | 'tax' | 'other' | 'total';

const TOTAL = /^(?:grand |sub-? ?)?totals?\b/;
/** Several kinds in one amount. */
const COMBINED = /^(?:audit|tax|other)\b[^,;:(]{0,20}(?:,|\band\b|&|\/) ?(?:audit|tax fees|(?:all )?other)\b/;
/** Kinds of fees as Item 9(e) of Schedule 14A names them. */
const FEES: readonly (readonly [Fee, RegExp])[] = [
  ['audit_related', /^(?:fees for )?audit(?:-| )? ?related\b/],
  ['audit', /^(?:fees for )?audit(?: fees?)?\b/],
  ['tax', /^(?:fees for )?tax(?: fees?| services| compliance)?\b/],
  ['other', /^(?:fees for )?(?:all )?other(?: fees?)?\b/],
];

/** Whether amounts beside a label are a sum of others. */
export const isTotal = (label: string): boolean => TOTAL.test(plainHeading(label));

/** The kind of fee that a label names; null for another, and for several at once. */
export function feeNamed(label: string): Fee | null {
  const plain = plainHeading(label);
  if (TOTAL.test(plain)) return 'total';
  return COMBINED.test(plain) ? null : (FEES.find(([, words]) => words.test(plain))?.[0] ?? null);
}
