import type { GuidedPeriod } from './guidance.ts';
import type { Scan } from './scan.ts';

/** A period as far as a text names it: the year may be that of the heading. */
export type NamedPeriod = Omit<GuidedPeriod, 'year'> & { readonly year: number | null };

const ORDINALS: readonly (readonly string[])[] = [
  ['first', '1st'],
  ['second', '2nd'],
  ['third', '3rd'],
  ['fourth', '4th'],
];

const YEAR = '(?:20\\d\\d)';
const OF_YEAR = `(?:\\s+(?:of\\s+)?(?:(?:the\\s+)?(?:fiscal|calendar)\\s+)?(?:year\\s+)?(?:FY\\s?)?(?<year>${YEAR}))?`;
const ENDING = `(?:\\s+ending\\s+\\p{L}+\\.?\\s+\\d{1,2},\\s+(?<ends>${YEAR}))?`;
const ORDINAL = ORDINALS.flat().join('|');

/** The longest forms first: a shorter one of them would leave its year behind. */
const PATTERNS: readonly RegExp[] = [
  new RegExp(
    `(?:the\\s+)?(?<lead>${YEAR})\\s+(?<ordinal>${ORDINAL})[\\s-]quarter|(?:the\\s+)?(?:fiscal\\s+)?(?<bare>${ORDINAL})[\\s-](?:fiscal\\s+)?quarter${OF_YEAR}${ENDING}`,
    'iu',
  ),
  new RegExp(
    `Q(?<q>[1-4])\\s*(?:of\\s+)?(?:(?:fiscal|calendar)\\s+)?(?:year\\s+)?(?:FY\\s?)?(?:(?<qyear>${YEAR})|['’]?(?<short>\\d\\d))\\b`,
    'iu',
  ),
  new RegExp(`(?:the\\s+)?(?:fiscal|calendar)\\s+(?:year\\s+)?(?<year>${YEAR})(?:\\s+full[\\s-]year)?`, 'iu'),
  new RegExp(`FY\\s?(?:(?<year>${YEAR})|['’]?(?<short>\\d\\d))\\b`, 'u'),
  new RegExp(
    `(?:the\\s+)?full[\\s-](?:fiscal[\\s-])?year(?:\\s+(?:of\\s+)?(?:fiscal\\s+)?(?<year>${YEAR}))?`,
    'iu',
  ),
  new RegExp(`(?:the\\s+)?(?<year>${YEAR})\\s+(?:full|fiscal)[\\s-]year`, 'iu'),
  new RegExp(`(?:the\\s+)?(?:year|calendar year)\\s+(?<year>${YEAR})`, 'iu'),
  new RegExp(`(?<![\\d,.$])(?<year>${YEAR})(?![\\d%]|,\\d|\\.\\d)`, 'u'),
];

type Groups = Readonly<Record<string, string | undefined>>;

function periodOf({ groups = {} }: { readonly groups?: Groups | undefined }): NamedPeriod {
  const ordinal = (groups['ordinal'] ?? groups['bare'])?.toLowerCase();
  const quarter =
    groups['q'] !== undefined
      ? Number(groups['q'])
      : ordinal === undefined
        ? null
        : ORDINALS.findIndex((words) => words.includes(ordinal)) + 1;
  const full = groups['lead'] ?? groups['qyear'] ?? groups['year'];
  const short = groups['short'];
  const year = full !== undefined ? Number(full) : short !== undefined ? 2000 + Number(short) : null;
  const ends = groups['ends'];
  return {
    kind: quarter === null ? 'year' : 'quarter',
    quarter,
    year: year ?? (ends === undefined ? null : Number(ends)),
  };
}

/** The period that is named here; null if none is. */
export function eatPeriod(scan: Scan): NamedPeriod | null {
  for (const pattern of PATTERNS) {
    const found = scan.eat(pattern);
    if (found !== null) return periodOf(found);
  }
  return null;
}

/** Words of a span of time that is none of the periods above, which makes a text ambiguous. */
const OTHER_SPAN =
  /\b(?:quarters?|quarterly|half|halves|months?|weeks?|years?|annual(?:ly|ized)?|H[12]|remainder|long(?:er)?-term|multi-year|run[ -]rate|ending|ended)\b/iu;
const COMPARED_TO_YEAR_BEFORE = /\byear[- ]over[- ]year\b/giu;

/** The periods that a text names, in any order, and the rest of it. */
function scanned(text: string): { readonly found: readonly NamedPeriod[]; readonly rest: string } {
  const found: NamedPeriod[] = [];
  let rest = text.replace(COMPARED_TO_YEAR_BEFORE, ' ');
  for (const pattern of PATTERNS) {
    const source = pattern.source.replaceAll('(?:the\\s+)?', '');
    rest = rest.replace(
      new RegExp(`(?<![\\p{L}\\d])(?:${source})`, `${pattern.flags}g`),
      (...args: readonly unknown[]) => {
        found.push(periodOf({ groups: args.at(-1) as Groups }));
        return ' ; ';
      },
    );
  }
  return { found, rest };
}

/** A text without the periods that it names. */
export const withoutPeriods = (text: string): string => scanned(text).rest;

/** The periods that a text names, each once; null if it names another span of time as well. */
export function periodsIn(text: string): readonly NamedPeriod[] | null {
  const { found, rest } = scanned(text);
  if (OTHER_SPAN.test(rest)) return null;
  return found.filter((one, at) => found.findIndex((other) => isSame(one, other)) === at);
}

const isSame = (one: NamedPeriod, other: NamedPeriod): boolean =>
  one.kind === other.kind && one.quarter === other.quarter && one.year === other.year;

/**
 * The one period that a sentence speaks of: its own, of which the heading may tell the year, or that of the heading.
 * Null if that is none, or several.
 */
export function settledPeriod(
  own: readonly NamedPeriod[],
  heading: GuidedPeriod | null,
): GuidedPeriod | null {
  const years = new Set(own.flatMap(({ year }) => (year === null ? [] : [year])));
  const spans = new Set(own.map(({ kind, quarter }) => `${kind} ${String(quarter)}`));
  if (years.size > 1 || spans.size > 1) return null;
  const [first] = own;
  if (first === undefined) return heading;
  const [year] = years;
  if (year !== undefined) {
    const { kind, quarter } = first;
    return { kind, quarter, year };
  }
  if (heading === null) return null;
  const isOfHeading =
    first.kind === 'year' || (heading.kind === 'quarter' && heading.quarter === first.quarter);
  return isOfHeading || heading.kind === 'year'
    ? { kind: first.kind, quarter: first.quarter, year: heading.year }
    : null;
}
