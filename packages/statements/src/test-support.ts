import type { PeriodKind } from '@footnote/values/period';
import type { Cell } from './cell.ts';
import { computeStatements } from './compute.ts';
import { addDays } from './values/day.ts';
import type { CompanyInput, InputFact, InputFiling } from './inputs.ts';
import type { Statements } from './statements.ts';

/** Invented filings for tests: plain December filers by default. */

export const fact = (
  name: string,
  start: string | null,
  end: string,
  value: number | string,
  unit = 'USD',
): InputFact => {
  const [taxonomy, concept] = name.includes(':') ? name.split(':') : ['us-gaap', name];
  return { taxonomy: taxonomy ?? '', concept: concept ?? '', unit, start, end, value: String(value) };
};

let serial = 0;

export const filing = (
  form: string,
  filed: string,
  facts: readonly InputFact[],
  more: Partial<InputFiling> = {},
): InputFiling => {
  serial += 1;
  return {
    accession: `0000000000-${filed.slice(2, 4)}-${String(serial).padStart(6, '0')}`,
    form,
    filed,
    report_date: null,
    fy: null,
    fp: null,
    facts,
    ...more,
  };
};

export const company = (filings: readonly InputFiling[], more: Partial<CompanyInput> = {}): CompanyInput => ({
  cik: '0000000001',
  sic: '3571',
  fiscal_year_end: '1231',
  filings,
  ...more,
});

export type Quarter = {
  readonly revenue: number;
  readonly net: number;
  readonly ocf: number;
  readonly capex: number;
  readonly assets: number;
  readonly shares: number;
};

/** Quarters of one invented year. */
export type Year = readonly [Quarter, Quarter, Quarter, Quarter];

const ENDS = ['03-31', '06-30', '09-30', '12-31'] as const;
const STARTS = ['01-01', '04-01', '07-01', '10-01'] as const;
const FILED = ['05-01', '08-01', '11-01'] as const;

const sum = (quarters: readonly Quarter[], key: keyof Quarter): number =>
  quarters.reduce((total, quarter) => total + quarter[key], 0);

const mean = (quarters: readonly Quarter[]): number => sum(quarters, 'shares') / quarters.length;

const cents = (value: number): string => (Math.round(value * 100) / 100).toFixed(2);

const income = (start: string, end: string, quarters: readonly Quarter[]): InputFact[] => {
  const shares = Math.round(mean(quarters));
  const net = sum(quarters, 'net');
  return [
    fact('Revenues', start, end, sum(quarters, 'revenue')),
    fact('NetIncomeLoss', start, end, net),
    fact('EarningsPerShareBasic', start, end, cents(net / shares), 'USD/shares'),
    fact('EarningsPerShareDiluted', start, end, cents(net / shares), 'USD/shares'),
    fact('WeightedAverageNumberOfSharesOutstandingBasic', start, end, shares, 'shares'),
    fact('WeightedAverageNumberOfDilutedSharesOutstanding', start, end, shares, 'shares'),
  ];
};

const cash = (start: string, end: string, quarters: readonly Quarter[]): InputFact[] => [
  fact('NetCashProvidedByUsedInOperatingActivities', start, end, sum(quarters, 'ocf')),
  fact('PaymentsToAcquirePropertyPlantAndEquipment', start, end, sum(quarters, 'capex')),
];

const sheet = (end: string, { assets }: Quarter): InputFact[] => [
  fact('Assets', null, end, assets),
  fact('Liabilities', null, end, assets * 0.6),
  fact('StockholdersEquity', null, end, assets * 0.4),
  fact('LiabilitiesAndStockholdersEquity', null, end, assets),
];

/** Income of quarter k (0 to 3) of a year, as in a 10-Q: the quarter and the year to date. */
const interim = (year: number, quarters: Year, k: number): InputFact[] => {
  const end = `${year}-${ENDS[k] ?? ''}`;
  const until = quarters.slice(0, k + 1);
  return [
    ...income(`${year}-${STARTS[k] ?? ''}`, end, quarters.slice(k, k + 1)),
    ...(k === 0 ? [] : income(`${year}-01-01`, end, until)),
    ...cash(`${year}-01-01`, end, until),
  ];
};

const annual = (year: number, quarters: Year): InputFact[] => [
  ...income(`${year}-01-01`, `${year}-12-31`, quarters),
  ...cash(`${year}-01-01`, `${year}-12-31`, quarters),
];

/**
 * All 10-Qs and 10-Ks of consecutive years with the usual comparatives: the year before for flows, the last
 * year end for balance sheets.
 */
export const plainFilings = (first: number, years: readonly Year[]): InputFiling[] => {
  const filings: InputFiling[] = [];
  for (const [index, quarters] of years.entries()) {
    const year = first + index;
    const before = years[index - 1];
    const last = before ? sheet(`${year - 1}-12-31`, before[3]) : [];
    for (const k of [0, 1, 2])
      filings.push(
        filing(
          '10-Q',
          `${year}-${FILED[k] ?? ''}`,
          [
            ...interim(year, quarters, k),
            ...(before ? interim(year - 1, before, k) : []),
            ...sheet(`${year}-${ENDS[k] ?? ''}`, quarters[k] ?? quarters[0]),
            ...last,
          ],
          { accession: `0000000001-${String(year).slice(2)}-00000${k + 1}`, fy: year, fp: `Q${k + 1}` },
        ),
      );
    filings.push(
      filing(
        '10-K',
        `${year + 1}-02-15`,
        [
          ...annual(year, quarters),
          ...(before ? annual(year - 1, before) : []),
          ...sheet(`${year}-12-31`, quarters[3]),
          ...last,
        ],
        { accession: `0000000001-${String(year + 1).slice(2)}-000009`, fy: year, fp: 'FY' },
      ),
    );
  }
  return filings;
};

export const quarter = (revenue: number, more: Partial<Quarter> = {}): Quarter => ({
  revenue: revenue * 1e6,
  net: revenue * 1e5,
  ocf: revenue * 2e5,
  capex: revenue * 5e4,
  assets: revenue * 4e6,
  shares: 10e6,
  ...more,
});

/** Three plain years of growing quarters: 100, 110, 120, 130, then 50 more each year. */
export const plainYears = (count = 3): Year[] =>
  Array.from({ length: count }, (_, index): Year => {
    const base = 100 + 50 * index;
    return [quarter(base), quarter(base + 10), quarter(base + 20), quarter(base + 30)];
  });

/** A filing with each fact mapped by a function; undefined drops one. */
export const changed = (
  original: InputFiling,
  change: (item: InputFact) => InputFact | undefined,
): InputFiling => ({ ...original, facts: original.facts.flatMap((item) => change(item) ?? []) });

export const compute = (filings: readonly InputFiling[], more: Partial<CompanyInput> = {}): Statements =>
  computeStatements(company(filings, more));

/** Plain filings of three years, computed; `more` adds facts to each. */
export const withFacts = (more: (filing: InputFiling) => readonly InputFact[]): Statements =>
  compute(
    plainFilings(2022, plainYears(3)).map((each) => ({ ...each, facts: [...each.facts, ...more(each)] })),
  );

/** The balance date of a filing. */
export const dateOf = ({ facts }: InputFiling): string =>
  facts
    .filter(({ concept }) => concept === 'Assets')
    .map(({ end }) => end)
    .sort()
    .at(-1) ?? '';

/** A plain filer whose newest annual report has these rows, in millions, at its end: 2024-12-31. */
export const withRowsAtEnd = (rows: Readonly<Record<string, number>>): Statements =>
  withFacts(({ form, filed }) =>
    form === '10-K' && filed.startsWith('2025')
      ? Object.entries(rows).map(([name, value]) => fact(name, null, '2024-12-31', value * 1e6))
      : [],
  );

/** The one cell of a field for a kind of period and an end; throws if there is none. */
export const cell = (statements: Statements, field: string, kind: PeriodKind, end: string): Cell => {
  const found = statements.cells.filter(
    (item) => item.field === field && item.period_kind === kind && item.period_end === end,
  );
  const [first] = found;
  if (!first || found.length > 1) throw new Error(`${found.length} cells of ${field} ${kind} ${end}`);
  return first;
};

/** Value of that cell, or its refusal. */
export const shown = (statements: Statements, field: string, kind: PeriodKind, end: string): string => {
  const { value, refusal } = cell(statements, field, kind, end);
  return value ?? refusal ?? '';
};

/** The date this many days later. */
export const after = addDays;

/**
 * Two 10-Qs that report one quarter before and after a split by `ratio` (new shares per old one), and prove
 * it.
 */
export const splitReports = (
  ratio: number,
  [before, after]: readonly [string, string],
  [start, end]: readonly [string, string],
): readonly [InputFiling, InputFiling] => {
  const stated = (filed: string, factor: number): InputFiling =>
    filing('10-Q', filed, [
      fact('NetIncomeLoss', start, end, 9_400_000),
      fact('WeightedAverageNumberOfSharesOutstandingBasic', start, end, 4_700_000 * factor, 'shares'),
      fact('WeightedAverageNumberOfDilutedSharesOutstanding', start, end, 4_700_000 * factor, 'shares'),
      fact('EarningsPerShareBasic', start, end, cents(2 / factor), 'USD/shares'),
    ]);
  return [stated(before, 1), stated(after, ratio)];
};

/** In millions, by concept: for the span, and at its end (`@Name`). */
export type Row = Readonly<Record<string, number>>;

const YEAR_TO_DATE: readonly (readonly [string, string, string, string])[] = [
  ['10-Q', '2024-05-02', '2024-01-01', '2024-03-31'],
  ['10-Q', '2024-08-02', '2024-01-01', '2024-06-30'],
  ['10-Q', '2024-11-02', '2024-01-01', '2024-09-30'],
  ['10-K', '2025-02-20', '2024-01-01', '2024-12-31'],
];

/**
 * A filer of one year that ends in December: flows grow with the quarters (a quarter of `Row` each), balances
 * are constant. Notes fill the annual report to a realistic length.
 */
export const filer = (
  rows: Row,
  more: { sic?: string; annual?: Row; taxonomy?: string; forms?: string } = {},
): Statements => {
  const { taxonomy = 'us-gaap' } = more;
  const named = (name: string): string => (name.includes(':') ? name : `${taxonomy}:${name}`);
  const factsOf = (row: Row, start: string, end: string, quarters: number): InputFact[] =>
    Object.entries(row).flatMap(([name, value]) => {
      if (name.startsWith('@')) return [fact(named(name.slice(1)), null, end, Math.round(value * 1e6))];
      if (name.startsWith('$'))
        return [fact(named(name.slice(1)), start, end, String((value * quarters) / 4), 'USD/shares')];
      const amount = Math.round((value * 1e6 * quarters) / 4);
      const facts = [fact(named(name), start, end, amount)];
      const from = ['2024-01-01', '2024-04-01', '2024-07-01'][quarters - 1];
      if (quarters > 1 && from !== undefined && !/Cash|Payments/.test(name))
        facts.push(fact(named(name), from, end, Math.round((value * 1e6) / 4)));
      return facts;
    });
  const filings: InputFiling[] = YEAR_TO_DATE.filter(
    ([form]) => more.forms === undefined || form === '10-K',
  ).map(([form, filed, start, end], k) => {
    const annual = form === '10-K';
    const notes = annual
      ? Array.from({ length: 60 }, (_, n) => fact(`Note${n}`, start, end, 1e6 * (n + 1)))
      : [];
    return filing(annual ? (more.forms ?? form) : form, filed, [
      ...factsOf({ '@Assets': 9000, ...rows }, start, end, k + (more.forms ? 4 : 1)),
      ...(annual && more.annual ? factsOf(more.annual, start, end, 4) : []),
      ...notes,
    ]);
  });
  return computeStatements(company(filings, { sic: more.sic ?? '3571' }));
};

/** End of that year. */
export const YEAR = '2024-12-31';
/** The fields in millions, or why they are refused, for that year. */
export const ofYear = (statements: Statements, ...names: readonly string[]): readonly string[] =>
  names.map((name) => shown(statements, name, 'annual', YEAR).replace(/000000$/, ''));
/** The same at its end. */
export const atEnd = (statements: Statements, ...names: readonly string[]): readonly string[] =>
  names.map((name) => shown(statements, name, 'instant', YEAR).replace(/000000$/, ''));
