const UNITS: readonly (readonly [RegExp, number])[] = [
  [
    /\b(?:in|\$|dollars?|amounts?|usd|u\.?s\.?|of|expressed)\b[^.;]{0,40}\bbillions\b|\(billions\b/i,
    1_000_000_000,
  ],
  [/\bmillions\b|\$\s?(?:mm|mil)\b|\(\s*\$?\s*mm\s*\)|\$\s?million\b|\bin\s+million\b/i, 1_000_000],
  [
    /\bthousands\b|\(?\$?\s?000[’']?s?\s?(?:omitted)?\)|\$\s?000|\bin\s+000|\b000[’']s\b|\$\s?thousand\b|\bin\s+thousand\b/i,
    1_000,
  ],
];
const WHOLE = /\b(?:in|whole|actual)\s+(?:u\.?s\.?\s+)?dollars\b(?!\s+in)/i;
/** What a unit excepts: "except per share", "shares in thousands". */
const EXCEPTION = /\b(?:except|other than|shares?\s+(?:and\s+per\s+share\s+)?(?:data\s+)?in)\b.*$/i;

/**
 * The multiplier that a text gives amounts: 1, 1000, a million or a billion. Null if it names none, or several.
 */
export function scaleIn(text: string): number | null {
  const main = text.replace(EXCEPTION, '');
  const named = UNITS.filter(([pattern]) => pattern.test(main)).map(([, scale]) => scale);
  if (named.length === 1) return named[0] ?? null;
  return named.length === 0 && WHOLE.test(main) ? 1 : null;
}

/** The unit of a table: the nearest text that names one. Its own texts go before those over it, nearest last. */
export function scaleOf(own: readonly string[], over: readonly string[]): number | null {
  const near = own.map(scaleIn).filter((scale) => scale !== null);
  if (new Set(near).size > 1) return null;
  const [first] = near;
  if (first !== undefined) return first;
  for (const text of over.toReversed()) {
    const scale = scaleIn(text);
    if (scale !== null) return scale;
  }
  return null;
}
