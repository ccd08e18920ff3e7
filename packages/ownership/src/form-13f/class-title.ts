/** Class titles in Form 13F of securities that are not shares, although they are counted in shares. */
const NO_SHARE =
  /\bW(?:TS?|ARRANTS?)\b|\*W|\bEXP\b|\bUNITS?\b|\bRIGHTS?\b|\bRTS?\b|\bPFD\b|\bPREF|\bNOTES?\b|\bDEB|\bBONDS?\b|\bCONV?\b|\bMTN\b|\bDBCV\b|\bCALLS?\b|\bPUTS?\b/i;
/** Depositary receipts, one of which may represent several shares or part of one. */
const RECEIPT = /\bAD[RS]S?\b|\bDEPOSITARY\b|\bSPON/i;

export type ClassKind = 'share' | 'receipt' | 'other';

/** Whether a class title denotes shares, depositary receipts, or something else. */
export function classKindOf(title: string): ClassKind {
  if (NO_SHARE.test(title)) return 'other';
  return RECEIPT.test(title) ? 'receipt' : 'share';
}
