/** The number of a proposal in its heading, and the rest of the heading. */
export type NumberedHeading = {
  readonly number: string;
  readonly rest: string;
  /** Whether it says that it is a proposal; else it is a number of a list, which may be a footnote. */
  readonly isNamed: boolean;
};

const WORDS = 'one two three four five six seven eight nine ten eleven twelve'.split(' ');
const NAMED = new RegExp(
  `^(?:agenda |voting |ballot )?(?:proposal|item|matter|resolution)\\s*(?:no\\.?|number|#)?\\s*(\\d{1,2}(?:[a-z]|\\([a-z]\\)|\\.\\d{1,2})?|${WORDS.join('|')}|[IVX]{1,4})(?!\\w)(?:\\s*[.:)–—-][\\s.:)–—-]*|\\s*$|\\s+(?=[("“'‘]))?(.*)$`,
  'is',
);
/** What follows the number of a heading does not go on as a sentence: "Proposal 1 was approved". */
const GOES_ON = /^\s+[a-z]/;
const LISTED = /^\(?(\d{1,2})\s*[.)]\s*(?=[A-Z“"‘'(])(.*)$/s;

export function numberedHeading(text: string): NumberedHeading | null {
  const named = NAMED.exec(text);
  if (named !== null && GOES_ON.test(named[2] ?? '')) return null;
  if (named !== null) return { number: named[1] ?? '', rest: (named[2] ?? '').trim(), isNamed: true };
  const listed = LISTED.exec(text);
  return listed === null ? null : { number: listed[1] ?? '', rest: listed[2] ?? '', isNamed: false };
}

/** The place of a number in its list; null for one that has none, such as 1a. */
export function ordinal(number: string): number | null {
  if (/^\d{1,2}$/.test(number)) return Number(number);
  const word = WORDS.indexOf(number.toLowerCase()) + 1;
  return word === 0 ? null : word;
}
