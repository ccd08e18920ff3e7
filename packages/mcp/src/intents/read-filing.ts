import type { Schemas } from '@footnote/client';
import { isAccession } from '@footnote/values/accession';
import type { Ask } from './ask.ts';
import { type Company, readCompany } from './companies.ts';
import { noteText } from './footnotes.ts';
import { readForms } from './forms.ts';
import { type Arguments, readArguments } from './given.ts';
import { COMPANY, type Intent, MORE, TEXT } from './intent.ts';
import { page } from './pages.ts';
import { readPeriods, selectRows } from './periods.ts';
import { callText, Problem } from './problem.ts';
import { inWords } from './reasons.ts';

const NAMES = ['filing', 'company', 'form', 'period', 'section', 'query', 'more'];
const PARAGRAPHS = 1000;
const SECTIONS: readonly (readonly [RegExp, Name])[] = [
  [/risk|^(?:item )?1a/, 'risk_factors'],
  [/^mda|md&a|management|discussion|^(?:item )?[27]$/, 'mda'],
  [/business|^(?:item )?1$/, 'business'],
  [/press|release|earnings/, 'press_release'],
  [/current|8 ?k/, 'current_report'],
];

type Name = Schemas['SectionName'];
type Filing = Pick<Schemas['FilingsResponse']['data']['filings'][number], 'accession' | 'form'> & {
  readonly filed: string;
};

export const readFiling: Intent = {
  name: 'read_filing',
  description:
    'Text of a filing: business, risk_factors, mda, press_release; or changes of risk_factors and mda against the year before. By accession, or company with form and period (newest if left out); query keeps paragraphs with these words. Example: {"company":"AAPL","form":"10-K","period":"FY2024","section":"risk_factors","query":"China"}',
  input: {
    filing: { ...TEXT, description: 'Accession' },
    company: COMPANY,
    form: { ...TEXT, description: '10-K (default), 10-Q, 8-K' },
    period: TEXT,
    section: { ...TEXT, description: 'Left out: what there is' },
    query: TEXT,
    more: MORE,
  },
  answer: async ({ ask }, given) => {
    const read = readArguments('read_filing', NAMES, given);
    const asked = read.text('section')?.toLowerCase().replaceAll('_', ' ');
    const name = asked === undefined ? undefined : SECTIONS.find(([form]) => form.test(asked))?.[1];
    const isDiff = asked !== undefined && /change|diff/.test(asked);
    if (asked !== undefined && name === undefined && !isDiff)
      throw new Problem(
        `no section "${asked}": business, risk_factors, mda, press_release, current_report or changes`,
      );
    const filing = await filingOf(ask, read, name);
    if (isDiff) return changesOf(ask, read, filing);
    return name === undefined ? contentsOf(ask, filing) : sectionOf(ask, read, filing, name);
  },
};

async function filingOf(ask: Ask, read: Arguments, section: Name | undefined): Promise<string> {
  const accession = read.text('filing');
  if (accession !== undefined && isAccession(accession)) return accession;
  if (accession !== undefined && read.text('company') === undefined)
    throw new Problem(
      `"${accession}" is no accession like 0000320193-24-000123; or give company, form and period`,
    );
  const company = await readCompany(ask, read.needed('company', 'AAPL'));
  const isRelease = section === 'press_release' || section === 'current_report';
  const form = readForms(read.list('form')) ?? (isRelease ? '8-K' : '10-K,20-F,40-F');
  const item = section === 'press_release' && form === '8-K' ? { item: '2.02' } : {};
  const { filings } = (await ask('/v2/filings', { symbol: company.symbol, form, ...item, limit: 200 })).data;
  const day = await endOf(ask, company, read.list('period'));
  const found =
    day === undefined ? filings[0] : filings.find(({ period_of_report: end }) => isNear(end, day));
  if (found === undefined)
    throw new Problem(
      `no ${form} of ${company.symbol}${day === undefined ? '' : ` for the period to ${day}`} is known. ${callText('search_filings', { company: company.symbol, form })} lists them`,
    );
  return found.accession;
}

const DAYS = 7;
const MILLISECONDS = 24 * 60 * 60 * 1000;
const isNear = (end: string | null, day: string): boolean =>
  end !== null && Math.abs(Date.parse(end) - Date.parse(day)) <= DAYS * MILLISECONDS;

/** The last day of a fiscal period; undefined if none is named. */
async function endOf(ask: Ask, { symbol }: Company, periods: readonly string[]): Promise<string | undefined> {
  const [wanted] = periods.length === 0 ? [] : readPeriods(periods);
  if (wanted === undefined || wanted.newest === 1) return undefined;
  const [series, interval] =
    wanted.kind === 'year'
      ? (['revenue_annual', 'year'] as const)
      : (['revenue_quarter', 'quarter'] as const);
  const { history } = (await ask('/v2/history', { symbol, series: [series], interval })).data;
  const rows = history.available
    ? history.rows.map(([date, period]) => ({ date: String(date), period: String(period) }))
    : [];
  const [row] = selectRows(rows, wanted);
  if (row === undefined)
    throw new Problem(
      `${symbol} has no figures of ${periods.join(', ')}, so its filing is not found by period; give the accession`,
    );
  return row.date;
}

async function contentsOf(ask: Ask, accession: string): Promise<string> {
  const { data } = await ask('/v2/filings/{accession}', { accession });
  const sections =
    'sections' in data
      ? data.sections.map(({ name, char_count: count }) => `${name}, ${count} characters`)
      : [];
  const unread =
    'sections' in data
      ? data.unavailable_sections.map(({ name, reason }) => `${name}: ${reason}, ${inWords(reason)}`)
      : [];
  const items = 'items' in data ? data.items.map(({ item, title }) => `${item} ${title}`) : [];
  const release =
    'press_release' in data && data.press_release !== null && 'headline' in data.press_release
      ? [`press_release: ${data.press_release.headline ?? ''}`]
      : [];
  const first = release.length > 0 ? 'press_release' : 'mda';
  return [
    headOf(data),
    data.url,
    ...[...sections, ...unread, ...items, ...release].map((line) => `- ${line}`),
    `Read a section: ${callText('read_filing', { filing: accession, section: first })}`,
  ].join('\n');
}

type Headed = {
  readonly symbol: string | null;
  readonly accession: string;
  readonly form: string;
  readonly filing_date: string;
};

const headOf = ({ symbol, accession, form, filing_date: filed }: Headed): string =>
  `${symbol ?? ''} ${noteText({ accession, form, filed } satisfies Filing)}`;

async function sectionOf(ask: Ask, read: Arguments, accession: string, name: Name): Promise<string> {
  const { data } = await ask('/v2/filings/{accession}/sections/{name}', {
    accession,
    name,
    limit: PARAGRAPHS,
  });
  if (!data.available) throw new Problem(`${name} of ${accession}: ${data.reason}, ${inWords(data.reason)}`);
  const words = (read.text('query') ?? '').toLowerCase().split(/\s+/);
  const kept = data.paragraphs.filter(({ text }) => words.every((word) => text.toLowerCase().includes(word)));
  const head = [
    `${headOf(data)}, ${name}${read.text('query') === undefined ? '' : `: ${kept.length} of ${data.paragraphs.length} paragraphs have ${read.text('query') ?? ''}`}`,
  ];
  return page('read_filing', read, kept, (shown) => [
    ...head,
    ...shown.map(({ index, text }) => `¶${index} ${text}`),
  ]);
}

const LONGEST = 400;
const cut = (text: string): string => (text.length > LONGEST ? `${text.slice(0, LONGEST)}…` : text);

async function changesOf(ask: Ask, read: Arguments, accession: string): Promise<string> {
  const { data } = await ask('/v2/filings/{accession}/diff', { accession });
  if (!('sections' in data))
    throw new Problem(`changes of ${accession}: ${data.reason}, ${inWords(data.reason)}`);
  const lines = Object.values(data.sections).flatMap(({ changed }) =>
    changed.map(
      ({ change, section, index, text, prior }) =>
        `${change} ${section} ¶${index}: ${cut(text)}${prior === undefined ? '' : `\n  before: ${cut(prior.text)}`}`,
    ),
  );
  const head = [
    `${data.form} ${accession} against ${data.prior_accession} filed ${data.prior_filing_date}: ${lines.length} paragraphs, texts cut at ${LONGEST} characters`,
  ];
  return page('read_filing', read, lines, (shown) => [...head, ...shown]);
}
