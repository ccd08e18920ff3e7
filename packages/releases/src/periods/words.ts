/** A day of a year, or a month whose last day is meant. */
export type DayWords = { readonly month: number; readonly day: number | null; readonly year: number | null };

/** What the headings of a column say of its period; each set has one member where they are clear. */
export type PeriodWords = {
  /** 3, 6, 9 or 12 months. */
  readonly months: ReadonlySet<number>;
  readonly weeks: ReadonlySet<number>;
  readonly days: readonly DayWords[];
  /** Calendar years that stand apart from a day. */
  readonly years: ReadonlySet<number>;
  /** Fiscal years that are called so. */
  readonly fiscalYears: ReadonlySet<number>;
  /** 1 to 4. */
  readonly quarters: ReadonlySet<number>;
};

const MONTHS = ['jan', 'feb', 'mar', 'apr', 'may', 'jun', 'jul', 'aug', 'sep', 'oct', 'nov', 'dec'];
const NAME = '(jan|feb|mar|apr|may|jun|jul|aug|sep|oct|nov|dec)[a-z]*\\.?';
const MONTH_DAY = new RegExp(
  `\\b${NAME}\\s*(\\d{1,2})(?:st|nd|rd|th)?(?!\\d)(?:\\s*,?\\s*((?:19|20)\\d\\d))?`,
  'gi',
);
const DAY_MONTH = new RegExp(`\\b(\\d{1,2})\\s+${NAME}\\s*,?\\s*((?:19|20)\\d\\d)`, 'gi');
const MONTH_YEAR = new RegExp(`\\b${NAME}\\s*,?\\s+((?:19|20)\\d\\d)`, 'gi');
const SLASHED = /\b(\d{1,2})\/(\d{1,2})\/((?:19|20)?\d\d)\b/g;
const FISCAL = /\b(?:FY|F|fiscal(?:\s+year)?)\s*[-'’]?\s*((?:19|20)?\d\d)\b/gi;
const QUARTER_YEAR = /\b(?:Q([1-4])|([1-4])Q)\s*[-'’/]?\s*(?:FY|F|CY)?\s*[-'’]?\s*((?:19|20)?\d\d)?\b/gi;
const NAMED_QUARTER = /\b(first|second|third|fourth|1st|2nd|3rd|4th)(?:\s+fiscal)?\s+quarter\b/gi;
const YEAR = /(?<![\d,.])((?:19|20)\d\d)(?![\d,])/g;
const WEEKS =
  /\b(\d{1,2}|twelve|thirteen|fourteen|sixteen|twenty-?six|thirty-?nine|fifty-?two|fifty-?three)[\s-]*weeks?\b/gi;
const SPELLED: Readonly<Record<string, number>> = {
  twelve: 12,
  thirteen: 13,
  fourteen: 14,
  sixteen: 16,
  twentysix: 26,
  thirtynine: 39,
  fiftytwo: 52,
  fiftythree: 53,
};
const ORDINALS = ['first', 'second', 'third', 'fourth'];
const SPANS: readonly (readonly [RegExp, number])[] = [
  [/\b(?:three|3)(?:[\s-]*mos?(?:\b|nths?)|\s+and\s+\w+\s+months)|\bquarters?(?:ly)?\b(?!\s+(?:and|to))/i, 3],
  [/\b(?:six|6)[\s-]*mos?(?:\b|nths?)|\bhalf\b/i, 6],
  [/\b(?:nine|9)[\s-]*mos?(?:\b|nths?)/i, 9],
  [
    /\b(?:twelve|12)[\s-]*mos?(?:\b|nths?)|\b(?:fiscal|full)[\s-]*years?\b(?!\s*(?:19|20)?\d\d\s*q)|\byears?[\s-]*(?:ended|ending)\b|\bannual\b/i,
    12,
  ],
];

const fullYear = (text: string): number => (text.length === 2 ? 2000 + Number(text) : Number(text));

const monthOf = (name: string): number => MONTHS.indexOf(name.slice(0, 3).toLowerCase()) + 1;

/** Weeks of a quarter, half, nine months or year; 0 for any other number. */
export function monthsOfWeeks(weeks: number): number {
  if (weeks >= 12 && weeks <= 17) return 3;
  if (weeks >= 24 && weeks <= 28) return 6;
  if (weeks >= 36 && weeks <= 40) return 9;
  return weeks === 52 || weeks === 53 ? 12 : 0;
}

/** Reads the headings of a column, joined from top to bottom. */
export function periodWords(text: string): PeriodWords {
  const days: DayWords[] = [];
  const years = new Set<number>();
  const fiscalYears = new Set<number>();
  const quarters = new Set<number>();
  const months = new Set<number>();
  const weeks = new Set<number>();
  let rest = text;
  const take = (pattern: RegExp, use: (parts: readonly (string | undefined)[]) => void): void => {
    rest = rest.replace(pattern, (...parts: unknown[]) => {
      use(parts.map((part) => (typeof part === 'string' ? part : undefined)));
      return ' ; ';
    });
  };
  take(SLASHED, ([, month, day, year]) =>
    days.push({ month: Number(month), day: Number(day), year: fullYear(year ?? '') }),
  );
  take(DAY_MONTH, ([, day, month, year]) =>
    days.push({ month: monthOf(month ?? ''), day: Number(day), year: Number(year) }),
  );
  take(MONTH_DAY, ([, month, day, year]) =>
    days.push({
      month: monthOf(month ?? ''),
      day: Number(day),
      year: year === undefined ? null : Number(year),
    }),
  );
  take(MONTH_YEAR, ([, month, year]) =>
    days.push({ month: monthOf(month ?? ''), day: null, year: Number(year) }),
  );
  take(WEEKS, ([, count]) => {
    const named = (count ?? '').toLowerCase().replace('-', '');
    weeks.add(SPELLED[named] ?? Number(named));
  });
  take(QUARTER_YEAR, ([, after, before, year]) => {
    quarters.add(Number(after ?? before));
    if (year !== undefined) fiscalYears.add(fullYear(year));
  });
  take(NAMED_QUARTER, ([, name]) => {
    const at = ORDINALS.indexOf((name ?? '').toLowerCase());
    quarters.add(at === -1 ? Number((name ?? '').slice(0, 1)) : at + 1);
  });
  for (const [pattern, span] of SPANS) if (pattern.test(rest)) months.add(span);
  take(FISCAL, ([, year]) => fiscalYears.add(fullYear(year ?? '')));
  take(YEAR, ([, year]) => years.add(Number(year)));
  for (const count of weeks) months.add(monthsOfWeeks(count));
  if (quarters.size > 0) months.add(3);
  return { months, weeks, days, years, fiscalYears, quarters };
}
