import type { FiscalCalendar, FiscalYear, Quarter } from './calendar.ts';
import { addDays, daysBetween } from '@footnote/values/day';
import { businessDay } from './dates.ts';
import { createRandom, mixSeed } from './random.ts';
import type { IssuerSpec, RestatementSpec } from './spec.ts';

/** Quarters first..last. */
export type Span = { readonly first: number; readonly last: number };

/** One periodic filing: the periods that it shows, and the version of the accounts. */
export type Report = {
  readonly accession: string;
  readonly form: string;
  readonly filed: string;
  readonly annual: boolean;
  /** The fiscal year (or transition period) that it belongs to. */
  readonly year: FiscalYear;
  /** The last quarter of its period. */
  readonly quarter: Quarter;
  readonly fy: number;
  readonly fp: string;
  /** Number of restatements that the figures include. */
  readonly version: number;
  readonly income: readonly Span[];
  readonly cash: readonly Span[];
  /** Quarters in the quarterly table of an annual report. */
  readonly table: readonly Span[];
  /** Quarters whose closing balance sheet is shown; −1 is the one before the first. */
  readonly balances: readonly number[];
  /** Quarters for which only closing cash and equity are shown. */
  readonly openings: readonly number[];
};

type Draft = Omit<Report, 'accession' | 'version'>;

const at = <T>(items: readonly T[], index: number): T => {
  const item = items[index];
  if (item === undefined) throw new Error(`no item ${index}`);
  return item;
};

/** The quarters one year before `first..last`, if they exist. */
const yearBefore = (calendar: FiscalCalendar, { first, last }: Span): Span | null => {
  const near = (date: string, other: string): boolean =>
    Math.abs(daysBetween(addDays(other, 365), date)) <= 10;
  const from = calendar.quarters.find(({ start }) => near(at(calendar.quarters, first).start, start));
  const to = calendar.quarters.find(({ end }) => near(at(calendar.quarters, last).end, end));
  return from && to && to.index - from.index === last - first ? { first: from.index, last: to.index } : null;
};

const annualDraft = (spec: IssuerSpec, calendar: FiscalCalendar, year: FiscalYear, filed: string): Draft => {
  const shown = calendar.years.slice(year.index + 1 - spec.annual_columns, year.index + 1).reverse();
  const spans = shown.map(({ first, last }) => ({ first, last }));
  const table = spec.style.quarterly_table && spec.flavour !== 'ifrs' && !year.transition;
  const quarters = table ? shown.slice(0, 2).filter(({ transition }) => !transition) : [];
  return {
    form: spec.flavour === 'ifrs' ? '20-F' : year.transition ? '10-KT' : '10-K',
    filed,
    annual: true,
    year,
    quarter: at(calendar.quarters, year.last),
    fy: year.label,
    fp: 'FY',
    income: spans,
    cash: spans,
    table: quarters.flatMap(({ first, last }) =>
      Array.from({ length: last - first + 1 }, (_, step) => ({ first: first + step, last: first + step })),
    ),
    balances: shown.slice(0, 2).map(({ last }) => last),
    openings: shown.slice(1).map(({ first }) => first - 1),
  };
};

const quarterDraft = (calendar: FiscalCalendar, year: FiscalYear, quarter: Quarter, filed: string): Draft => {
  const discrete = { first: quarter.index, last: quarter.index };
  const cumulative = { first: year.first, last: quarter.index };
  const before = yearBefore(calendar, discrete);
  const cumulativeBefore = yearBefore(calendar, cumulative);
  const pairs = (spans: readonly (Span | null)[]): Span[] => spans.filter((span) => span !== null);
  const first = quarter.index === year.first;
  return {
    form: year.transition ? '10-QT' : '10-Q',
    filed,
    annual: false,
    year,
    quarter,
    fy: year.label,
    fp: `Q${quarter.ordinal}`,
    income: pairs(first ? [discrete, before] : [discrete, before, cumulative, cumulativeBefore]),
    cash: pairs([cumulative, cumulativeBefore]),
    table: [],
    balances: [quarter.index, year.first - 1],
    openings: cumulativeBefore === null ? [] : [cumulativeBefore.last, cumulativeBefore.first - 1],
  };
};

/** Dates the reports so that none is filed before its predecessor. */
const inOrder = (spec: IssuerSpec, drafts: readonly Draft[]): Draft[] => {
  let previous = '';
  return drafts.map((draft) => {
    const ordinal = draft.annual ? 4 : draft.quarter.ordinal;
    const late = spec.late.find((item) => item.year === draft.year.label && item.quarter === ordinal);
    const filed = late ? businessDay(addDays(draft.filed, late.days)) : draft.filed;
    previous = filed > previous ? filed : previous;
    return { ...draft, filed: previous };
  });
};

/** Every regular filing in chronological order. */
const regular = (spec: IssuerSpec, calendar: FiscalCalendar): Draft[] => {
  const drafts: Draft[] = [];
  const lastYear = calendar.years.length - 1;
  for (const year of calendar.years) {
    if (year.label < spec.first_year) continue;
    const open = year.index === lastYear;
    for (let index = year.first; index <= year.last; index += 1) {
      const quarter = at(calendar.quarters, index);
      const random = createRandom(mixSeed(spec.seed, 7, index));
      const final = index === year.last;
      if (open && quarter.ordinal > spec.open_quarters) break;
      if (!final && spec.flavour === 'ifrs') continue;
      const lag = final ? random.integer(48, 62) : random.integer(26, 38);
      const filed = businessDay(addDays(quarter.end, lag));
      const stub = year.transition && spec.transition?.form === '10-QT';
      if (final && !stub) drafts.push(annualDraft(spec, calendar, year, filed));
      else drafts.push(quarterDraft(calendar, year, quarter, filed));
    }
  }
  return inOrder(spec, drafts);
};

const reportOf = (drafts: readonly Draft[], label: number, ordinal: number): Draft | undefined =>
  drafts.find(
    ({ year, annual, quarter }) =>
      year.label === label && !year.transition && (annual ? 4 : quarter.ordinal) === ordinal,
  );

/** The date from which filings include a restatement; null if none does. */
const effective = (drafts: readonly Draft[], restatement: RestatementSpec): string | null => {
  const { how, year } = restatement;
  if (how === 'next_annual') return reportOf(drafts, year + 1, 4)?.filed ?? null;
  if (how === 'next_q1') return reportOf(drafts, year + 1, 1)?.filed ?? null;
  if (how === 'own_annual') {
    const told = reportOf(drafts, year + 1, Math.min(...restatement.quarters));
    return told === undefined || told.annual ? null : (reportOf(drafts, year, 4)?.filed ?? null);
  }
  if (how === 'prompt_amendment') {
    const original = reportOf(drafts, year, restatement.amended[0] ?? 0);
    return original === undefined ? null : businessDay(addDays(original.filed, 14));
  }
  const annual = reportOf(drafts, year, 4);
  return annual === undefined ? null : businessDay(addDays(annual.filed, 12));
};

/** Whether the filing's own XBRL package exists in addition to companyfacts. */
export const hasPackage = ({ reports, first_year, years }: IssuerSpec, { year }: Report): boolean =>
  reports === 'all' || (reports === 'some' && year.label >= first_year + Math.ceil(years / 2));

/** The number of the 8-K that announces a report's results. */
export const resultsAccession = ({ accession }: Report): string =>
  `${accession.slice(0, 14)}9${accession.slice(15)}`;

/** The date of that 8-K, a few days before the report. */
export const resultsDate = ({ filed }: Report): string => businessDay(addDays(filed, -5));

/** Whether an 8-K/A corrects the release. */
export const isCorrected = ({ corrected_releases: corrected = [] }: IssuerSpec, report: Report): boolean =>
  corrected.some(
    ({ year, quarter }) =>
      year === report.year.label && quarter === (report.annual ? 4 : report.quarter.ordinal),
  );

/** The number of that 8-K/A, and its date. */
export const correctionAccession = ({ accession }: Report): string =>
  `${accession.slice(0, 14)}8${accession.slice(15)}`;
export const correctionDate = (report: Report): string => businessDay(addDays(resultsDate(report), 2));

/** A recast merger replaces the issuer's history from its first report on. */
const recasts = ({ merger, first_year, flavour }: IssuerSpec): RestatementSpec[] =>
  merger?.recast === true
    ? [
        {
          year: first_year + merger.from / 4 - 1,
          quarters: [1, 2, 3, 4],
          kind: 'entity',
          permille: 0,
          how: flavour === 'ifrs' ? 'next_annual' : 'next_q1',
          amended: [],
        },
      ]
    : [];

export type Schedule = {
  readonly reports: readonly Report[];
  /** In order of effective date. */
  readonly restatements: readonly RestatementSpec[];
};

/** All filings, amendments included, oldest first. */
export const schedule = (spec: IssuerSpec, calendar: FiscalCalendar): Schedule => {
  const drafts = regular(spec, calendar);
  const dated = [...spec.restatements, ...recasts(spec)]
    .map((restatement) => ({ restatement, from: effective(drafts, restatement) }))
    .filter((item): item is { restatement: RestatementSpec; from: string } => item.from !== null)
    .sort((left, right) => (left.from < right.from ? -1 : left.from > right.from ? 1 : 0));
  const all = [...drafts];
  for (const { restatement, from } of dated) {
    if (restatement.how !== 'amendment' && restatement.how !== 'prompt_amendment') continue;
    for (const ordinal of restatement.amended) {
      const original = reportOf(drafts, restatement.year, ordinal);
      if (original) all.push({ ...original, form: `${original.form}/A`, filed: from });
    }
  }
  const kept = all.filter(
    ({ year, quarter, annual }) =>
      !spec.missing.some((gap) => gap.year === year.label && gap.quarter === (annual ? 4 : quarter.ordinal)),
  );
  kept.sort((left, right) => (left.filed < right.filed ? -1 : left.filed > right.filed ? 1 : 0));
  const reports = kept.map((draft, position): Report => {
    const ordinal = draft.annual ? 4 : draft.quarter.ordinal;
    const stamp = spec.stamps.find((item) => item.year === draft.year.label && item.quarter === ordinal);
    return {
      ...draft,
      fy: draft.fy + (stamp?.fy ?? 0),
      fp: stamp?.fp ?? draft.fp,
      accession: `${spec.cik}-${draft.filed.slice(2, 4)}-${String(position + 1).padStart(6, '0')}`,
      version: dated.filter(({ from }) => from <= draft.filed).length,
    };
  });
  return { reports, restatements: dated.map(({ restatement }) => restatement) };
};
