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

const NAMES = ['where', 'fields', 'sort', 'period', 'more'];
const MOST = 200;
const PERIODS = { quarter: 'quarter', ttm: 'ttm', year: 'annual' } as const;

type Company = Schemas['ScreenedCompany'];

export const screenCompanies: Intent = {
  name: 'screen_companies',
  description:
    'Companies whose newest figures (TTM, or period annual/quarter) satisfy a condition. No prices or multiples. Example: {"where":"net margin > 20% and revenue > 10 billion","sort":"-ROIC","fields":"gross margin"}',
  input: {
    where: { ...TEXT, description: "Comparisons with and, or, not; currency = 'USD', sic = '3571'" },
    fields: { ...FIELDS, description: 'Further columns' },
    sort: { ...TEXT, description: 'Field; - before it: largest first' },
    period: TEXT,
    more: MORE,
  },
  answer: async ({ ask, fields }, given) => {
    const read = readArguments('screen_companies', NAMES, given);
    const index = await fields();
    const filter = readFilter(read.needed('where', 'net margin > 20%'), index);
    const sort = read.text('sort')?.replace(/ (?:desc|descending)$/i, '');
    const isDown = sort !== undefined && (sort.startsWith('-') || / desc/i.test(read.text('sort') ?? ''));
    const sorted = sort === undefined ? undefined : index.read(sort.replace(/^[-+]/, ''));
    const further = read.list('fields').map((words) => index.read(words));
    const columns = unique([...filter.fields, ...(sorted === undefined ? [] : [sorted]), ...further]);
    const inMoney = [...filter.fields, ...(sorted === undefined ? [] : [sorted])].some(({ unit }) =>
      unit.startsWith('reporting_currency'),
    );
    const where =
      inMoney && !filter.where.includes('currency') ? `(${filter.where}) and currency = 'USD'` : filter.where;
    const [period] = readPeriods(read.list('period'), [{ kind: 'ttm' }]);
    const { data } = await ask('/v2/screen', {
      where,
      stale: 'include',
      limit: MOST,
      period: PERIODS[period?.kind ?? 'ttm'],
      ...(columns.length > 0 && { columns: columns.map((field) => screenName(field, index)) }),
      ...(sorted !== undefined && { sort: `${isDown ? '-' : ''}${screenName(sorted, index)}` }),
    });
    const { matched, screened, stale, undetermined } = data.companies;
    const head = [
      `where ${where}; period ${data.period}`,
      `${matched} of ${screened} ingested companies match, ${stale} of them STALE (newest period before ${data.stale_before}); ` +
        `${undetermined} undetermined, because a compared figure is refused`,
    ];
    const grid = gridOf(columns, data.rows, data.currencies);
    return page('screen_companies', read, grid.lines, (lines) =>
      lines.length === 0 ? head : [...head, ...gridText({ ...grid, lines })],
    );
  },
};

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
