import { periodLabel } from '@footnote/values/period';
import { Problem } from './problem.ts';

export type PeriodKind = 'quarter' | 'ttm' | 'year';

/** Periods of one kind: the newest ones, those of a span, or named ones. */
export type Wanted = {
  readonly kind: PeriodKind;
  /** How many of the newest. */
  readonly newest?: number;
  /** First and last label of a span, `FY2019` or `2019-Q1`, both included. */
  readonly from?: string;
  readonly to?: string;
  /** Labels, `FY2023` or `2024-Q3`, or the days that periods end on. */
  readonly labels?: readonly string[];
};

const FORMS =
  '2023, FY2023, Q3 2024, 2024-Q3, annual, quarterly, last 5 years, last 8 quarters, 2019-2023, since 2019, TTM, latest';
const YEARS = 5;
const QUARTERS = 8;
const EVERY = 100;
const NUMBERS = ['zero', 'one', 'two', 'three', 'four', 'five', 'six', 'seven', 'eight', 'nine', 'ten'];
const ORDINALS = ['first', 'second', 'third', 'fourth'];

const YEAR = /^(?:fy|fiscal year|fiscal|year|calendar year|cy)? ?(\d{4})$/;
const SHORT_YEAR = /^fy ?'?(\d{2})$/;
const QUARTER = [/^q([1-4])[ -]*(?:of )?(?:fy)? ?(\d{4}|'?\d{2})$/, /^([1-4])q ?(?:fy)? ?(\d{4}|'?\d{2})$/];
const YEAR_FIRST = /^(?:fy)?(\d{4})[ -]*q([1-4])$/;
const TTM = /^(?:ttm|ltm|trailing twelve months|(?:trailing|last|past) 12 months)$/;
const COUNT =
  /^(?:last|past|latest|recent|newest|previous|most recent)? ?(\d{1,2}) ?(fiscal )?(years?|yrs?|y|quarters?|q|ttm)$/;
const NAMED: Readonly<Record<string, readonly Wanted[]>> = {
  annual: [{ kind: 'year', newest: YEARS }],
  quarterly: [{ kind: 'quarter', newest: QUARTERS }],
  'newest year': [{ kind: 'year', newest: 1 }],
  'newest quarter': [{ kind: 'quarter', newest: 1 }],
  newest: [
    { kind: 'ttm', newest: 1 },
    { kind: 'year', newest: 1 },
    { kind: 'quarter', newest: 1 },
  ],
  all: [{ kind: 'year', newest: EVERY }],
};
const SYNONYMS: readonly (readonly [RegExp, string])[] = [
  [/^(?:annual|annually|annuals|yearly|years?|fy|fiscal years?|by year)$/, 'annual'],
  [/^(?:quarterly|quarters?|by quarter|q)$/, 'quarterly'],
  [/^(?:newest|last|most recent|latest|current) (?:fiscal year|year|annual|fy)$/, 'newest year'],
  [/^(?:(?:newest|last|most recent|latest|current) quarter|mrq)$/, 'newest quarter'],
  [/^(?:newest|latest|current|most recent|now|today)$/, 'newest'],
  [/^(?:all|all years|everything|history|full history|max)$/, 'all'],
];

/** The periods that people's words name; `standard` if they name none. Throws a Problem with the forms that are read. */
export function readPeriods(
  texts: readonly string[],
  standard: readonly Wanted[] = NAMED['newest'] ?? [],
): readonly Wanted[] {
  if (texts.length === 0) return standard;
  const named = new Map<PeriodKind, string[]>();
  const others: Wanted[] = [];
  for (const text of texts) {
    const wanted = readPeriod(text);
    for (const each of wanted)
      if (each.labels === undefined) others.push(each);
      else named.set(each.kind, [...(named.get(each.kind) ?? []), ...each.labels]);
  }
  return [...[...named].map(([kind, labels]) => ({ kind, labels })), ...others];
}

function readPeriod(text: string): readonly Wanted[] {
  const words = plain(text);
  const synonym = SYNONYMS.find(([form]) => form.test(words));
  if (synonym !== undefined) return NAMED[synonym[1]] ?? [];
  if (TTM.test(words)) return [{ kind: 'ttm', newest: 1 }];
  const [, count, , unit = ''] = COUNT.exec(words) ?? [];
  if (count !== undefined)
    return [
      { kind: unit.startsWith('y') ? 'year' : unit === 'ttm' ? 'ttm' : 'quarter', newest: Number(count) },
    ];
  const trailing = /^(?:ttm|ltm)[ -]+(.+)$/.exec(words)?.[1] ?? /^(.+) (?:ttm|ltm)$/.exec(words)?.[1];
  const label = labelOf(trailing ?? words);
  if (label !== undefined) return [{ kind: trailing === undefined ? kindOf(label) : 'ttm', labels: [label] }];
  return [spanOf(words) ?? refuse(text)];
}

/** In lower case, with numbers as digits. */
const plain = (text: string): string =>
  text
    .toLowerCase()
    .trim()
    .replaceAll(/[–—]/g, '-')
    .replaceAll(/[\s_,/]+/g, ' ')
    .replace(/^(?:the|for|in) /, '')
    .replaceAll(/\b[a-z]+\b/g, (word) => (NUMBERS.includes(word) ? String(NUMBERS.indexOf(word)) : word))
    .replaceAll('twelve months', '12 months')
    .replaceAll(
      /\b(first|second|third|fourth) quarter( of)?/g,
      (_, word: string) => `q${ORDINALS.indexOf(word) + 1}`,
    )
    .replaceAll(/\bquarter ([1-4])\b/g, 'q$1');

function labelOf(words: string): string | undefined {
  const year = YEAR.exec(words)?.[1] ?? full(SHORT_YEAR.exec(words)?.[1]);
  if (year !== undefined) return periodLabel(year, 'FY');
  for (const form of QUARTER) {
    const [, quarter, of] = form.exec(words) ?? [];
    if (quarter !== undefined) return periodLabel(full(of) ?? '', `Q${quarter}`);
  }
  const [, of, quarter] = YEAR_FIRST.exec(words) ?? [];
  if (of !== undefined) return periodLabel(of, `Q${quarter ?? ''}`);
  return /^\d{4}-\d{2}-\d{2}$/.test(words) ? words : undefined;
}

/** A year of two digits in full. */
function full(year: string | undefined): string | undefined {
  const digits = year?.replace("'", '');
  return digits?.length === 2 ? `20${digits}` : digits;
}

const kindOf = (label: string): PeriodKind => (label.startsWith('FY') ? 'year' : 'quarter');

function spanOf(words: string): Wanted | undefined {
  const since =
    /^(?:since|from|after) (.+)$/.exec(words)?.[1] ??
    /^(.+?) ?(?:\+|-|onwards?|to (?:now|date|today))$/.exec(words)?.[1];
  const start = since === undefined ? undefined : labelOf(since);
  if (start !== undefined) return { kind: kindOf(start), from: start };
  const [, first = '', last = ''] =
    /^(?:from |between )?(.+?) ?(?:-|to|through|until|and|\.\.) ?(.+)$/.exec(words) ?? [];
  const [from, to] = [labelOf(first), labelOf(last)];
  if (from === undefined || to === undefined || kindOf(from) !== kindOf(to)) return undefined;
  return from <= to ? { kind: kindOf(from), from, to } : { kind: kindOf(from), from: to, to: from };
}

function refuse(text: string): never {
  const [year] = /\b(?:19|20)\d{2}\b/.exec(text) ?? [];
  throw new Problem(
    `"${text}" is not read as a period. Forms: ${FORMS}. Cumulative periods (9 months) are not served`,
    {
      wrong: text,
      right: year === undefined ? 'latest' : periodLabel(year, 'FY'),
    },
  );
}

type Row = { readonly date: string; readonly period: string };

/** The rows, newest first, that are wanted; a day is that of a period's end. */
export function selectRows<R extends Row>(rows: readonly R[], wanted: Wanted): readonly R[] {
  const { newest, from, to, labels } = wanted;
  if (labels !== undefined)
    return rows.filter(({ date, period }) => labels.includes(period) || labels.includes(date));
  const spanned = rows.filter(
    ({ period }) => (from === undefined || period >= from) && (to === undefined || period <= to),
  );
  return newest === undefined ? spanned : spanned.slice(0, newest);
}
