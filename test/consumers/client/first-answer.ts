import { createFootnote, isRefused } from '@footnote/client';

const footnote = createFootnote({ baseUrl: 'http://127.0.0.1:8080', key: process.env['KEY'] ?? '' });

const answer = await footnote.get('/v2/fundamentals', { symbol: 'FNDEC', period: 'annual' });
if (!answer.ok) throw new Error(`${answer.reason}: ${answer.message ?? ''}`);
const { data } = answer.body;
if (!('income_statement' in data)) throw new Error('a fund has no statements');
for (const { fiscal_year, revenue, interest_coverage: coverage, provenance } of data.income_statement ?? [])
  console.log(fiscal_year, revenue, isRefused(coverage) ? coverage.reason : coverage, provenance?.accession);
