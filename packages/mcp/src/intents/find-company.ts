import { ageOf } from './age.ts';
import type { Ask } from './ask.ts';
import { nameOf, plain } from './companies.ts';
import { noteText } from './footnotes.ts';
import { readArguments } from './given.ts';
import { COMPANY, type Intent } from './intent.ts';

const MOST = 5;

export const findCompany: Intent = {
  name: 'find_company',
  description:
    'Finds a company by ticker, name, former name or CIK; typos allowed. Says how new its figures are. Other tools take names themselves. Example: {"company":"coca cola"}',
  input: { company: COMPANY },
  answer: async ({ ask }, given) => {
    const read = readArguments('find_company', ['company'], given);
    const asked = plain(read.needed('company', 'Apple'));
    const { results } = (await ask('/v2/search', { query: asked, limit: MOST })).data;
    const [best] = results;
    if (best === undefined)
      return `No company like "${asked}" was ingested. Only ingested companies are found: footnote ingest --symbols TICKER`;
    const lines = results.map(
      (each) => `${nameOf(each)}, matched by ${each.match.kind.replaceAll('_', ' ')}`,
    );
    const { symbol } = best;
    if (symbol === null) return lines.join('\n');
    const [age, profile] = await Promise.all([ageOf(ask, symbol), profileOf(ask, symbol)]);
    return [...lines, `${symbol}: ${age}`, profile].join('\n');
  },
};

async function profileOf(ask: Ask, symbol: string): Promise<string> {
  const { data } = await ask('/v2/profile', { symbol });
  if (data.freshness === 'unsupported') return '';
  const {
    industry,
    headquarters,
    fiscal_year_end_month: month,
    auditor,
    shares_outstanding: shares,
    shares_outstanding_source: source,
  } = data;
  return [
    industry ?? 'industry unknown',
    headquarters ?? '',
    month === null ? '' : `fiscal year ends in month ${month}`,
    typeof shares === 'number' && source !== null
      ? `${shares} shares on ${source.as_of} (${noteText(source)})`
      : '',
    'name' in auditor ? `auditor ${auditor.name} (${noteText(auditor)})` : '',
  ]
    .filter((part) => part !== '')
    .join('; ');
}
