/** One way to read the numbers that a heading begins with. */
export type NumberReading = {
  /** `1A`, without the word and in capitals; several for a heading of several items. */
  readonly numbers: readonly string[];
  readonly rest: string;
  /** Whether the words after it must be the item's title, because the letter may belong to them. */
  readonly needsTitle: boolean;
};

/** As in "1A", "1 A", "1A(T)", but not "2.02", "10 to" or "1(b)". */
const PLAIN = /^(\d{1,2}(?:\s?[a-c](?![a-z]))?)(?!\d|\s*\(b\)|\.\d)(?:\s*\(t\))?/i;
/** As in "1ARisk Factors", "1(a)", "1 - A", "1.A". */
const LETTERED = /^(\d{1,2})(?:\s?([a-cA-C])(?=[A-Z])|\s?\(([a-cA-C])\)|\s?[-–—.]\s?([A-C])(?![A-Za-z]))/;
const NEXT =
  /^\s*[.:]?\s*(?<join>,\s*(?:and|&)|[,&/–-]|and\b|through\b|to\b)\s*(?:items?\s*)?(?<number>\d{1,2}(?:\s?[a-c](?![a-z]))?)(?!\d|\.\d)/i;

/** The readings of a text that begins with a number, the most specific one first. */
export function numbersAt(text: string): NumberReading[] {
  const lettered = LETTERED.exec(text);
  const plain = PLAIN.exec(text);
  const letter = lettered?.[2] ?? lettered?.[3] ?? lettered?.[4];
  return [
    ...(lettered === null || letter === undefined
      ? []
      : [listFrom(`${lettered[1] ?? ''}${letter}`, text.slice(lettered[0].length), true)]),
    ...(plain === null ? [] : [listFrom(plain[1] ?? '', text.slice(plain[0].length), false)]),
  ];
}

/** The numbers joined to the first one: "1. and 2.", "1/2", "1., 1A. and 2.". */
function listFrom(first: string, after: string, needsTitle: boolean): NumberReading {
  const numbers = [numberOf(first)];
  let rest = after;
  for (let next = NEXT.exec(rest); next !== null; next = NEXT.exec(rest)) {
    numbers.push(numberOf(next.groups?.['number'] ?? ''));
    rest = rest.slice(next[0].length);
  }
  return { numbers, rest, needsTitle };
}

function numberOf(text: string): string {
  return text.replace(/\s/, '').toUpperCase();
}
