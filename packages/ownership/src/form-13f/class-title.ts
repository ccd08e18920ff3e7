/** What titles of classes in Form 13F are of other than shares: they are counted in shares all the same. */
const NO_SHARE =
  /\bW(?:TS?|ARRANTS?)\b|\*W|\bEXP\b|\bUNITS?\b|\bRIGHTS?\b|\bRTS?\b|\bPFD\b|\bPREF|\bNOTES?\b|\bDEB|\bBONDS?\b|\bCONV?\b|\bMTN\b|\bDBCV\b|\bCALLS?\b|\bPUTS?\b/i;
/** Receipts for shares, of which one may stand for several or for a part of one. */
const RECEIPT = /\bAD[RS]S?\b|\bDEPOSITARY\b|\bSPON/i;

export type ClassKind = 'share' | 'receipt' | 'other';

/** Whether a title is that of shares, of depositary receipts, or of something else. */
export function classKindOf(title: string): ClassKind {
  if (NO_SHARE.test(title)) return 'other';
  return RECEIPT.test(title) ? 'receipt' : 'share';
}
