const RAISED =
  /<(sup|(?:span|font)\b[^>]{0,400}?(?:\bvertical-align:\s*super|\bposition:\s*relative;[^>]{0,80}?(?:\bbottom:|\btop:\s*-))[^>]{0,400})(?:\s[^>]{0,400})?>([^<]{0,16}(?:<(?:a|b|i|span|font|u)\b[^>]{0,400}>[^<]{0,16}<\/(?:a|b|i|span|font|u)>[^<]{0,16}){0,2})<\/(?:sup|span|font)>/gi;
const MARK = /^[\s\d(),*†‡#a-z[\]]{1,12}$/i;

/** A document in which raised marks of footnotes are blanks, so that no number or name runs into them. Places stay. */
export const withoutRaised = (html: string): string =>
  html.replaceAll(RAISED, (whole, _: string, inner: string) =>
    MARK.test(inner.replaceAll(/<[^>]*>|&(?:nbsp|#160|#8203);/g, '').trim())
      ? ' '.repeat(whole.length)
      : whole,
  );
