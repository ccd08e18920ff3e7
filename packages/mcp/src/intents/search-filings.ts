import type { Schemas } from '@footnote/client';
import { monthEnd } from '@footnote/values/month';
import { readCompany } from './companies.ts';
import { readForms } from './forms.ts';
import { readArguments } from './given.ts';
import { COMPANY, type Intent, MORE, TEXT } from './intent.ts';
import { BUDGET } from './pages.ts';
import { callText, Problem } from './problem.ts';
import { estimateTokens } from './tokens.ts';

const NAMES = ['company', 'query', 'form', 'from', 'to', 'limit', 'more'];
const MOST = 40;
const STANDARD = 10;
/** Characters of an excerpt, and of those before the word. */
const EXCERPT = 260;
const BEFORE = 80;
const PASSAGES = 2;
/** Characters of a paragraph that is a heading. */
const HEADING = 80;
const DAY = /^\d{4}(?:-\d{2}(?:-\d{2})?)?$/;

type Filing = Schemas['FilingsResponse']['data']['filings'][number];

export const searchFilings: Intent = {
  name: 'search_filings',
  description:
    'Filings, newest first: by company, form and day, or by words in the text of one or all companies, with excerpts; read_filing opens one. Examples: {"company":"AAPL","form":"10-K","limit":3}; {"query":"tariffs","company":"Nike","from":"2025"}',
  input: {
    company: COMPANY,
    query: { ...TEXT, description: 'Words of one paragraph' },
    form: TEXT,
    from: TEXT,
    to: TEXT,
    limit: { type: 'integer' },
    more: MORE,
  },
  answer: async ({ ask }, given) => {
    const read = readArguments('search_filings', NAMES, given);
    const [company, query, more] = [read.text('company'), read.text('query'), read.text('more')];
    if (company === undefined && query === undefined)
      throw new Problem(
        `company or query is missing. Example: ${callText('search_filings', { company: 'AAPL', form: '10-K' })}`,
      );
    const found = company === undefined ? undefined : await readCompany(ask, company);
    const form = readForms(read.list('form'));
    const [from, to] = [dayOf(read.text('from'), '-01-01'), dayOf(read.text('to'), '-12-31')];
    const { data } = await ask('/v2/filings', {
      ...(found !== undefined && { symbol: found.symbol }),
      ...(query !== undefined && { query }),
      ...(form !== undefined && { form }),
      ...(from !== undefined && { from }),
      ...(to !== undefined && { to }),
      ...(more !== undefined && { cursor: more }),
      limit: read.count('limit', STANDARD, MOST),
    });
    const head = `${found === undefined ? 'All companies' : `${found.symbol} ${found.name}`}${form === undefined ? '' : `, ${form}`}${query === undefined ? '' : `, words: ${query}`}`;
    if (data.filings.length === 0)
      return `${head}: no such filing is known${query === undefined ? '' : '; only collected documents are searched'}.`;
    return fitting(head, data.filings, given, { query, hasMore: data.next_cursor !== null });
  },
};

type Rest = { readonly query: string | undefined; readonly hasMore: boolean };

/** As many filings as fit; the cursor of the service names the last filing that was shown. */
function fitting(head: string, filings: readonly Filing[], given: object, { query, hasMore }: Rest): string {
  for (let count = filings.length; ; count -= 1) {
    const shown = filings.slice(0, count);
    const last = shown.at(-1);
    const isCut = hasMore || count < filings.length;
    const lines = [head, ...shown.flatMap((filing) => linesOf(filing, query))];
    if (isCut && last !== undefined) {
      const more = `${last.filing_date}.${last.accession}.${last.cik}`;
      lines.push(`CUT: there are older ones. Rest: ${callText('search_filings', { ...given, more })}`);
    }
    const text = lines.join('\n');
    if (count <= 1 || estimateTokens(text) <= BUDGET) return text;
  }
}

function linesOf(
  { accession, filing_date: filed, form, items, matches = [], period_of_report: period, symbol }: Filing,
  query: string | undefined,
): readonly string[] {
  const titles = items.map(({ item, title }) => `${item} ${title}`).join('; ');
  const heading = [
    `${form} filed ${filed}`,
    accession,
    ...(query === undefined ? [] : [symbol ?? '']),
    ...(period === null ? [] : [`for ${period}`]),
    titles,
  ];
  return [
    heading.filter((part) => part !== '').join(' | '),
    ...passagesOf(matches).map(
      ({ section, index, text }) => `- ${section} ¶${index}: ${excerptOf(text, query ?? '')}`,
    ),
  ];
}

/** The first ones, without headings if there is text. */
function passagesOf(matches: NonNullable<Filing['matches']>) {
  const texts = matches.filter(({ text }) => text.length > HEADING);
  return (texts.length > 0 ? texts : matches).slice(0, PASSAGES);
}

/** The words around the first one that was searched for. */
export function excerptOf(text: string, query: string, length = EXCERPT): string {
  const [word = ''] = query.toLowerCase().split(/\s+/);
  const at = Math.max(0, text.toLowerCase().indexOf(word) - BEFORE);
  const part = text.slice(at, at + length);
  return `${at > 0 ? '…' : ''}${part}${at + length < text.length ? '…' : ''}`;
}

/** A day; of a year or month its first or last one. */
export function dayOf(text: string | undefined, rest: '-01-01' | '-12-31'): string | undefined {
  if (text === undefined) return undefined;
  if (!DAY.test(text)) throw new Problem(`"${text}" is no day: write 2025, 2025-03 or 2025-03-31`);
  if (text.length === 4) return `${text}${rest}`;
  if (text.length === 10) return text;
  const [year = '', month = ''] = text.split('-');
  return rest === '-01-01' ? `${text}-01` : `${text}-${monthEnd(Number(year), Number(month)).slice(8)}`;
}
