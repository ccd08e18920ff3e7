/**
 * By how many UTF-16 code units offsets in the text of an XML document are less than those in the whole text, which
 * is UTF-8 or else Windows-1252: the blanks before the document. Null if the two are encoded differently.
 */
export const displacementOf = (bytes: Uint8Array, text: string): number | null => {
  const whole = tolerant(bytes);
  const shift = whole.length - whole.trimStart().length;
  return whole.length - shift === text.length ? shift : null;
};

const tolerant = (bytes: Uint8Array): string => {
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes);
  } catch {
    return new TextDecoder('windows-1252').decode(bytes);
  }
};
