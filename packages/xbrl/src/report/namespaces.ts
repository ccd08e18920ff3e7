export const XBRLI = 'http://www.xbrl.org/2003/instance';
export const LINK = 'http://www.xbrl.org/2003/linkbase';
export const XLINK = 'http://www.w3.org/1999/xlink';
export const XSI = 'http://www.w3.org/2001/XMLSchema-instance';
export const XSD = 'http://www.w3.org/2001/XMLSchema';
export const XHTML = 'http://www.w3.org/1999/xhtml';

/** Dimensions 1.0, and its draft that early packages of 2009 may name. */
export const XBRLDI: ReadonlySet<string> = new Set([
  'http://xbrl.org/2006/xbrldi',
  'http://xbrl.org/2005/xbrldi',
]);

/** Inline XBRL 1.0, its draft, and 1.1. */
export const INLINE: ReadonlySet<string> = new Set([
  'http://www.xbrl.org/2008/inlineXBRL',
  'http://www.xbrl.org/2011/inlineXBRL',
  'http://www.xbrl.org/2013/inlineXBRL',
]);

/** A registry of transformation rules: those of XBRL International by year, and the SEC's. */
export const isTransformationRegistry = (uri: string): boolean =>
  /^http:\/\/www\.(xbrl\.org\/(2008\/)?inlineXBRL\/transformation(\/|$)|sec\.gov\/inlineXBRL\/transformation\/)/.test(
    uri,
  );
