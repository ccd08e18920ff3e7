const UNITS =
  `zero one two three four five six seven eight nine ten eleven twelve thirteen fourteen fifteen sixteen
seventeen eighteen nineteen`.split(/\s+/);
const TENS = ['twenty', 'thirty', 'forty', 'fifty', 'sixty', 'seventy', 'eighty', 'ninety'];
const GROUPS = ['thousand', 'million', 'billion', 'trillion', 'quadrillion', 'quintillion'];
const NOTHING = new Set(['no', 'none', 'nil', 'zero']);
const MAX_WORDS = 64;

const SMALL = new Map<string, bigint>([
  ...UNITS.map((word, value): [string, bigint] => [word, BigInt(value)]),
  ...TENS.map((word, at): [string, bigint] => [word, BigInt(20 + at * 10)]),
  ['a', 1n],
  ['an', 1n],
]);
const GROUP = new Map(GROUPS.map((word, at): [string, bigint] => [word, 10n ** BigInt(3 * (at + 1))]));

/**
 * A whole number in English words as digits (`numwordsen` of the SEC's registry): "Three thousand, two
 * hundred and one" is "3201", "no" and "none" are "0". Null for anything that is not exactly one number:
 * thousands follow millions, units follow tens, and nothing is repeated.
 */
export const numberOfWords = (text: string): string | null => {
  const words = text
    .toLowerCase()
    .split(/[\s,\u2010-\u2015-]+/)
    .filter((word) => word !== '' && word !== 'and');
  const [first] = words;
  if (first === undefined || words.length > MAX_WORDS) return null;
  if (words.length === 1 && NOTHING.has(first)) return '0';
  let total = 0n;
  let group = 0n;
  let lastGroup: bigint | null = null;
  for (const word of words) {
    const scale = GROUP.get(word);
    if (scale !== undefined) {
      if (group === 0n || (lastGroup !== null && scale >= lastGroup)) return null;
      total += group * scale;
      group = 0n;
      lastGroup = scale;
      continue;
    }
    const next = word === 'hundred' ? hundreds(group) : plus(group, SMALL.get(word));
    if (next === null) return null;
    group = next;
  }
  return String(total + group);
};

/** "Fifteen hundred" is as valid as "one thousand five hundred". */
const hundreds = (group: bigint): bigint | null => (group >= 1n && group <= 99n ? group * 100n : null);

const plus = (group: bigint, word: bigint | undefined): bigint | null => {
  if (word === undefined || word === 0n) return null;
  const rest = group % 100n;
  const fits = rest === 0n || (rest >= 20n && rest % 10n === 0n && word < 10n);
  return fits ? group + word : null;
};
