import { estimateTokens } from '@footnote/mcp/intents/tokens';
import { INTENTS } from '@footnote/mcp/intents/tools';
import { startSession, type Session } from '@footnote/mcp/testing/session';
import { expect } from 'chai';
import { openDemoService, type DemoService } from '../reference/service.ts';

const SHORT = 300;
const LONG = 2000;
const EVIDENCE = 400;

type Call = {
  readonly tool: string;
  readonly given: object;
  /** What the answer must have. */
  readonly has: readonly (RegExp | string)[];
  readonly below?: number;
};
const call = (tool: string, given: object, has: Call['has'], below?: number): Call => ({
  tool,
  given,
  has,
  ...(below !== undefined && { below }),
});

const FILING = /\[a\] 10-[KQ] filed \d{4}-\d{2}-\d{2} \d{10}-\d{2}-\d{6}/;

const ANSWERED: readonly Call[] = [
  call(
    'find_company',
    { company: 'december widgets' },
    ['FNDEC December Widgets Inc. (CIK 0009990001)', 'Figures to 2026-Q2'],
    SHORT,
  ),
  call('find_company', { company: 'FNJAN' }, ['January Outfitters'], SHORT),
  call('find_company', { query: '9990001' }, ['matched by cik'], SHORT),
  call('find_company', { company: 'wigets' }, ['matched by similar'], SHORT),
  call('list_fields', { query: 'lease' }, ['operating_lease_liabilities'], SHORT),
  call('list_fields', { query: 'return on capital' }, ['roic_pct'], SHORT),
  call('list_fields', {}, ['income_statement: revenue']),
  call('get_figures', { company: 'FNDEC', fields: 'revenue' }, ['TTM 2026-Q2', 'FY2025', '18202', FILING]),
  call('get_figures', { company: 'December Widgets', fields: ['sales', 'EPS'], periods: 'last 5 years' }, [
    'revenue, USD m',
    'eps_diluted, USD/share',
    '69852',
    FILING,
  ]),
  call('get_figures', { symbol: 'FNDEC', metric: 'net income', period: 2024 }, ['net_income', 'FY2024']),
  call('get_figures', { company: 'FNDEC', fields: 'gross margin, ROE', periods: 'quarterly' }, [
    'gross_margin_pct, %',
    '2026-Q2',
  ]),
  call('get_figures', { company: 'FNDEC', fields: 'revenue', periods: ['FY2024', 'Q3 2025', 'TTM'] }, [
    'FY2024',
    '2025-Q3',
    'TTM 2026-Q2',
  ]),
  call('get_statements', { company: 'FNDEC' }, ['revenue, USD m', 'eps_diluted', FILING]),
  call('get_statements', { company: 'FNDEC', statement: ['cash_flow'], periods: 'quarterly' }, [
    'operating_cash_flow',
  ]),
  call('get_statements', { company: 'FNDEC', statement: 'balance sheet', periods: 'annual' }, [
    'total_assets',
  ]),
  call('get_statements', { company: 'FNDEC', statement: 'all', periods: 'last 20 quarters' }, [
    'CUT: ',
    '"more":',
  ]),
  call('get_statements', { company: 'FNDEC', statement: 'product' }, ['Sprockets (43.7%)', 'total']),
  call('get_statements', { company: 'FNDEC', statement: 'notes' }, ['operating lease maturities']),
  call('compare_companies', { companies: 'FNDEC, January Outfitters', fields: 'revenue, net margin' }, [
    'FNDEC FY2025',
    'FNJAN FY2025',
    FILING,
  ]),
  call('compare_companies', { companies: 'FNDEC, FNJAN', fields: 'sales, P/E, returns' }, [
    'FNDEC FY2025',
    /symbol and close \| price_to_earnings, ratio[^|]* \| total_return_1m_pct, %/,
    /FNDEC 2026-11-20[^|]* \| 4\.51/,
    FILING,
  ]),
  call('compare_companies', { companies: 'FNDEC, FNIDX', fields: 'price, 1y return' }, [
    'FNDEC 2026-11-20 | 31.08',
    'FNIDX 2026-11-20 | ',
  ]),
  call('compare_companies', { companies: 'FNDEC, FNIDX' }, [
    'revenue, USD m',
    'market_value, USD',
    'FNIDX: only prices are known',
  ]),
  call('screen_companies', { where: 'ROIC > 5', sort: '-revenue growth' }, [
    '5 of 6 ingested companies match',
    '1 undetermined',
    'FNDEC',
  ]),
  call('screen_companies', { where: 'revenue over 10 billion', period: 'annual' }, [
    "and currency = 'USD'",
    'FNDEC',
  ]),
  call(
    'screen_companies',
    { where: 'P/E below 30 and market cap > 1bn', sort: '-market cap', fields: '1y return' },
    [
      '4 of 6 ingested companies match',
      '2 undetermined, which neither match nor fail: price_to_earnings ',
      /FNDEC December Widgets Inc\. 2026-06-30[^|]* \| 4\.51/,
      'total_return_1y_pct, %',
    ],
  ),
  call('screen_companies', { where: 'EV/EBITDA < 30', list: 'undetermined' }, [
    'FNBNK Imaginary Savings Bancorp: ev_to_ebitda < 30: not_applicable (close of 2026-11-20)',
  ]),
  call('search_filings', { company: 'FNDEC', form: '10k', limit: 2 }, [
    '10-K filed 2026-02-23',
    'CUT: there are older ones',
  ]),
  call('search_filings', { query: 'castings suppliers' }, ['¶']),
  call('read_filing', { company: 'FNDEC' }, ['risk_factors, 10249 characters']),
  call('read_filing', { company: 'FNDEC', period: 'FY2025', section: 'risk factors' }, [
    '¶0 Before you invest',
    'CUT: ',
  ]),
  call('read_filing', { filing: '0009990001-26-000028', section: 'changes' }, [
    'against 0009990001-25-000024',
  ]),
  call('read_filing', { company: 'FNDEC', section: 'press_release' }, ['8-K filed 2026-07-27']),
  call('get_ownership', { company: 'FNDEC' }, ['Thistledown Advisers', '15.5', 'Forms 13F to']),
  call('get_ownership', { company: 'FNDEC', what: 'insiders' }, ['Eastlake Leopold', 'forms_missing: ']),
  call('get_ownership', { company: 'FNDEC', what: 'trading plans' }, [
    'Ada Fictional | 2026-04-07 | ends 2026-12-31 | 3100 | ',
    '10-Q filed 2026-07-31',
  ]),
  call('get_ownership', { company: 'FNDEC', what: 'pay' }, [
    'DEF 14A filed 2026-04-09',
    '2025 | Ada Q. Fictional, President and Chief Executive Officer | 690929 | 58774 | ',
  ]),
  call('get_ownership', { company: 'FNDEC', what: 'pay vs performance' }, ['Ada', 'average of the others']),
  call('get_ownership', { company: 'FNDEC', what: 'audit fees' }, ['year | audit | audit_related']),
  call('get_ownership', { company: 'FNDEC', what: 'say on pay votes' }, ['say on pay', 'against ']),
  call('get_ownership', { company: 'FNDEC', what: 'officer changes' }, [
    'Piet Phantom | departure | Treasurer | effective 2026-04-26 | 8-K filed 2026-04-27',
  ]),
  call('get_ownership', { company: '9940001', what: 'portfolio' }, ['Form 13F to', '13F-HR filed']),
  call('get_market', { company: 'FNIDX' }, ['(prices only)', 'Close ']),
  call('explain_figure', { company: 'FNDEC', field: 'cash', period: 'TTM' }, [
    'cash_and_equivalents 2026-Q2',
  ]),
  call('get_market', { company: 'FNDEC' }, ['Close 31.08 USD on 2026-11-20', '1y | ']),
  call('get_market', { company: 'FNDEC', what: 'price', from: '2026-11', interval: 'week' }, [
    'Closes by week',
  ]),
  call('get_market', { company: 'FNDEC', what: 'valuation' }, ['price_to_earnings | 4.51', FILING]),
  call('get_market', { company: 'FNDEC', what: 'dividends' }, ['yield pct 1.41']),
  call('get_market', { company: 'FNDEC', what: 'calendar' }, ['coming: ']),
  call('explain_figure', { company: 'FNDEC', field: 'EPS', period: 'Q4 2024' }, [
    '1.72',
    'How: the earnings release states',
  ]),
  call('explain_figure', { company: 'FNJAN', field: 'gross margin', period: 'FY2024' }, [
    '45.26 percent',
    'Operand gross_profit',
  ]),
  call(
    'show_evidence',
    { company: 'FNDEC', field: 'revenue', period: 'FY2025' },
    ['69852000000 USD', '/document?file='],
    EVIDENCE,
  ),
  call(
    'show_evidence',
    { filing: '0009960041-25-700011', field: 'transactionPricePerShare' },
    ['transactionPricePerShare/value: 24.05', '/document?file=form4.xml#f'],
    EVIDENCE,
  ),
  call(
    'show_evidence',
    { filing: '0009990001-26-000028', field: 'risk factors' },
    ['Item 1A', 'Before you invest', '/document?file='],
    EVIDENCE,
  ),
];

/** What is refused, with what the model must be told. */
const REFUSED: readonly Call[] = [
  call('get_figures', { company: 'FNDEC', fields: 'dividends per share', periods: '2025-Q3' }, [
    'it exists by year',
  ]),
  call('get_figures', { company: 'FNDEK', fields: 'revenue' }, [
    'Nearest: FNDEC',
    'Repeat: get_figures {"company":"FNDEC","fields":"revenue"}',
  ]),
  call('get_figures', { company: 'Unheard Of', fields: 'revenue' }, ['no company']),
  call('get_figures', { company: 'FNDEC', fields: 'margin' }, [
    'is several fields',
    'gross_margin_pct',
    'Repeat: ',
  ]),
  call('get_figures', { company: 'FNDEC', fields: 'revenu' }, [
    'Nearest: revenue',
    'Repeat: get_figures {"company":"FNDEC","fields":"revenue"}',
  ]),
  call('get_figures', { company: 'FNDEC', fields: 'revenue', periods: '9 months 2024' }, [
    'Forms: ',
    'Repeat: ',
    'FY2024',
  ]),
  call('get_figures', { company: 'FNDEC', fields: 'revenue', periods: 'FY1990' }, [
    'FY1990: no such period; known are',
  ]),
  call('get_figures', { company: 'FNDEC', feilds: 'revenue' }, [
    'has no argument feilds',
    'Repeat: get_figures {"company":"FNDEC","fields":"revenue"}',
  ]),
  call('get_figures', { company: 'FNDEC', fields: 'P/E' }, ['get_market']),
  call('get_statements', { company: 'FNDEC', statement: 'equity changes' }, ['income, balance, cash_flow']),
  call('screen_companies', { where: 'good value' }, ['Example of where']),
  call('show_evidence', { company: 'FNDEC', field: 'gross margin' }, ['explain_figure {']),
  call('read_filing', { filing: '12' }, ['no accession']),
  call('show_evidence', { filing: '12' }, ['no accession']),
  call('get_market', { company: 'FNDEC', what: 'options' }, ['price, valuation, dividends or calendar']),
];

describe('the answers of the default tools about the invented companies', function () {
  this.timeout(120_000);
  let service: DemoService;
  let session: Session;
  before(async () => {
    service = await openDemoService();
    session = await startSession({ baseUrl: service.address, key: service.key }, 'default');
  });
  after(async () => {
    await session.stop();
    await service.close();
  });

  const told = async ({ tool, given, has, below = LONG }: Call) => {
    const { content, isError = false } = await session.call(tool, given as Record<string, unknown>);
    const [{ text = '' } = {}] = content as readonly { readonly text?: string }[];
    for (const part of has)
      expect(text).to.satisfy(
        (all: string) => (typeof part === 'string' ? all.includes(part) : part.test(all)),
        String(part),
      );
    expect(estimateTokens(text)).to.be.below(below);
    expect(text).to.not.match(/undefined|NaN|\[object/);
    return isError;
  };

  for (const each of ANSWERED)
    it(`${each.tool} ${JSON.stringify(each.given)}`, async () => expect(await told(each)).to.equal(false));
  for (const each of REFUSED)
    it(`refuses ${each.tool} ${JSON.stringify(each.given)}`, async () =>
      expect(await told({ ...each, below: SHORT })).to.equal(true));

  it('are of every tool', () => {
    expect(new Set(ANSWERED.map(({ tool }) => tool))).to.have.all.keys(...INTENTS.map(({ name }) => name));
  });

  it('continue where they were cut until all rows were shown once', async () => {
    let given: Record<string, unknown> = { company: 'FNDEC', statement: 'all', periods: 'last 20 quarters' };
    const lines: string[] = [];
    for (;;) {
      const { content } = await session.call('get_statements', given);
      const [{ text = '' } = {}] = content as readonly { readonly text?: string }[];
      lines.push(...text.split('\n').filter((line) => /^\d{4}-Q\d|^[a-z_]+(?:, [^|]+)? \|/.test(line)));
      const next = /Rest: get_statements (\{.*\})$/m.exec(text)?.[1];
      if (next === undefined) break;
      given = JSON.parse(next) as Record<string, unknown>;
    }
    const headings = lines.map((line) => line.split(/[,[ ]/)[0]).filter((heading) => heading !== 'fiscal');
    expect(new Set(headings)).to.have.lengthOf(headings.length);
    expect(headings).to.include('free_cash_flow');
  });
});
