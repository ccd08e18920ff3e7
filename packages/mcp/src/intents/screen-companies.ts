import type { Schemas } from '@footnote/client';
import type { Field } from './fields.ts';
import type { Figure } from './figures.ts';
import { readArguments } from './given.ts';
import { gridText } from './grid.ts';
import { FIELDS, type Intent, MORE, TEXT } from './intent.ts';
import { page } from './pages.ts';
import { readPeriods } from './periods.ts';
import { readFilter, screenName } from './screen-words.ts';
import { inUnit } from './units.ts';

const NAMES = ['where', 'fields', 'sort', 'period', 'list', 'more'];
const MOST = 200;
const SHOWN_REASONS = 4;
const SHOWN_NAMES = 5;
const PERIODS = { quarter: 'quarter', ttm: 'ttm', year: 'annual' } as const;

type Company = Schemas['ScreenedCompany'];

export const screenCompanies: Intent = {
  name: 'screen_companies',
  description:
    'Companies whose newest figures (TTM, or period annual/quarter) satisfy a condition, also P/E, EV/EBITDA, market cap, yields, returns, sector, largest stake, institutional ownership, net insider buying. Example: {"where":"net margin > 20% and P/E < 15","sort":"-market cap","fields":"1y return"}',
  input: {
    where: { ...TEXT, description: "Comparisons with and, or, not; sector = 'Technology', currency = 'USD'" },
    fields: { ...FIELDS, description: 'Further columns' },
    sort: { ...TEXT, description: 'Field; - before it: largest first' },
    period: TEXT,
    list: { ...TEXT, description: 'undetermined: companies that cannot be judged, and why' },
    more: MORE,
  },
  answer: async ({ ask, fields }, given) => {
    const read = readArguments('screen_companies', NAMES, given);
    const index = await fields();
    const filter = readFilter(read.needed('where', 'net margin > 20%'), index);
    const sort = read.text('sort')?.replace(/ (?:desc|descending)$/i, '');
    const isDown = sort !== undefined && (sort.startsWith('-') || / desc/i.test(read.text('sort') ?? ''));
    const sorted = sort === undefined ? undefined : index.readScreened(sort.replace(/^[-+]/, ''));
    const further = read.list('fields').map((words) => index.readScreened(words));
    const columns = unique([...filter.fields, ...(sorted === undefined ? [] : [sorted]), ...further]);
    const inMoney = [...filter.fields, ...(sorted === undefined ? [] : [sorted])].some(({ unit }) =>
      unit.startsWith('reporting_currency'),
    );
    const where =
      inMoney && !filter.where.includes('currency') ? `(${filter.where}) and currency = 'USD'` : filter.where;
    const [period] = readPeriods(read.list('period'), [{ kind: 'ttm' }]);
    const listsUndetermined = /^un/i.test(read.text('list') ?? '');
    const asked = {
      where,
      stale: 'include',
      limit: MOST,
      period: PERIODS[period?.kind ?? 'ttm'],
      ...(columns.length > 0 && { columns: columns.map((field) => screenName(field, index)) }),
      ...(sorted !== undefined && { sort: `${isDown ? '-' : ''}${screenName(sorted, index)}` }),
    } as const;
    const { data } = await ask('/v2/screen', {
      ...asked,
      ...(listsUndetermined && { list: 'undetermined' }),
    });
    const { matched, screened, stale, undetermined } = data.companies;
    const unclear =
      undetermined === 0 || listsUndetermined
        ? data
        : (await ask('/v2/screen', { ...asked, columns: [], list: 'undetermined' })).data;
    const head = [
      `where ${where}; period ${data.period}`,
      `${matched} of ${screened} ingested companies match, ${stale} of them STALE (newest period before ${data.stale_before}, or ${data.annual_stale_before} if it reports once a year); ` +
        `${undetermined} undetermined${undetermined === 0 ? '' : `, which neither match nor fail: ${whyUnclear(unclear.rows)}`}`,
      ...(data.close_stale_before === null
        ? []
        : [`prices of the newest close; older than ${data.close_stale_before}: stale_prices`]),
    ];
    if (listsUndetermined)
      return page('screen_companies', read, data.rows.map(unclearLine), (lines) => [...head, ...lines]);
    const grid = gridOf(columns, data.rows, data.currencies);
    return page('screen_companies', read, grid.lines, (lines) =>
      lines.length === 0 ? head : [...head, ...gridText({ ...grid, lines })],
    );
  },
};

/** Reasons by number of companies, with a few names. */
function whyUnclear(rows: readonly Company[]): string {
  const groups = Map.groupBy(
    rows.flatMap((row) => (row.undecided ?? []).slice(0, 1).map((first) => ({ row, first }))),
    ({ first: { field, reason } }) => `${field} ${reason}`,
  );
  return [...groups]
    .sort(([, one], [, other]) => other.length - one.length)
    .slice(0, SHOWN_REASONS)
    .map(([why, of]) => {
      const names = of.slice(0, SHOWN_NAMES).map(({ row: { symbol, cik } }) => symbol ?? cik);
      return `${why} (${of.length}: ${names.join(', ')}${of.length > SHOWN_NAMES ? ' …' : ''})`;
    })
    .join('; ');
}

const unclearLine = ({ symbol, cik, name, undecided = [] }: Company): string =>
  `${symbol ?? cik} ${name ?? ''}: ${undecided
    .map(
      ({ condition, reason, close_date: date }) =>
        `${condition}: ${reason}${date === undefined ? '' : ` (close of ${date})`}`,
    )
    .join('; ')}`;

const unique = (fields: readonly Field[]): readonly Field[] => [
  ...new Map(fields.map((field) => [field.name, field])).values(),
];

function gridOf(columns: readonly Field[], rows: readonly Company[], currencies: readonly string[]) {
  const [currency] = currencies;
  const money = currencies.length === 1 ? (currency ?? null) : 'own currency';
  const scaled = columns.map((field, at) =>
    inUnit(
      field,
      rows.map(({ figures }) => figureOf(figures[at])),
      money,
    ),
  );
  return {
    corner: 'company, newest period',
    columns: columns.map(({ name }, at) => `${name}, ${scaled[at]?.unit ?? ''}`),
    lines: rows.map(({ symbol, cik, name, period_end: end, stale }, line) => ({
      heading: `${symbol ?? cik} ${name ?? ''} ${end}${stale ? ' STALE' : ''}`,
      cells: scaled.flatMap(({ figures }) => figures[line] ?? []),
    })),
  };
}

function figureOf(figure: Company['figures'][number] | undefined): Figure {
  if (figure === undefined) return { value: null, reason: 'not_reported', notes: [] };
  if ('reason' in figure) return { value: null, reason: figure.reason, notes: [] };
  return { value: figure.value, reason: null, notes: figure.provenance === null ? [] : [figure.provenance] };
}
