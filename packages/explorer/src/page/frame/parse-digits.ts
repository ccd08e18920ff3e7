const STRING_OR_LONG = /"(?:[^"\\]|\\.)*"|-?\d{16,}(?![\d.eE])/g;

/** Parses JSON. Whole numbers of 16 digits and more become strings, because numbers would lose digits. */
export const parseDigits = (text: string): unknown =>
  JSON.parse(text.replace(STRING_OR_LONG, (token) => (token.startsWith('"') ? token : `"${token}"`)));
