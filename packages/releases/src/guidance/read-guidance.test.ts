import { expect } from 'chai';
import { readParts } from '../document/read-parts.ts';
import { readGuidance } from './read-guidance.ts';

const CONTEXT = { released: '2026-04-22', currency: 'USD' };

/** What is read of paragraphs under a heading, in short. */
const read = (heading: string, ...sentences: readonly string[]): readonly string[] =>
  short([heading, ...sentences].map((text) => `<p>${text}</p>`).join(''));

const short = (html: string): readonly string[] =>
  readGuidance(readParts(html), CONTEXT).map(
    ({ metric, basis, growth, period, low, high, approximate, unit }) =>
      [
        basis ?? '',
        metric,
        growth ? 'growth' : '',
        `${period.kind === 'year' ? 'FY' : `Q${String(period.quarter)}`} ${period.year}`,
        low === high ? (low ?? '') : `${low ?? ''}..${high ?? ''}`,
        approximate ? '~' : '',
        unit,
      ]
        .filter((each) => each !== '')
        .join(' '),
  );

const QUARTER = 'Second Quarter 2026 Outlook';
const YEAR = 'Full Year 2026 Guidance';

describe('guidance', () => {
  for (const [what, heading, sentence, ...expected] of [
    [
      'a range',
      QUARTER,
      'We expect revenue between $10.0 billion and $10.4 billion.',
      'revenue Q2 2026 10000000000..10400000000 USD',
    ],
    [
      'a range of one unit',
      YEAR,
      'The company now expects total revenue of $10.0 to $10.4 billion.',
      'revenue FY 2026 10000000000..10400000000 USD',
    ],
    [
      'a figure per share',
      YEAR,
      'We expect adjusted diluted EPS of $4.05 to $4.15.',
      'non_gaap eps FY 2026 4.05..4.15 USD/shares',
    ],
    [
      'a tolerance',
      QUARTER,
      'Revenue is expected to be $8.10 billion, plus or minus 2%.',
      'revenue Q2 2026 7938000000..8262000000 USD',
    ],
    [
      'an amount as tolerance',
      QUARTER,
      'Revenue is expected to be $900 million, plus or minus $10 million.',
      'revenue Q2 2026 890000000..910000000 USD',
    ],
    [
      'two bases',
      QUARTER,
      'GAAP and non-GAAP gross margins are expected to be 65.1% and 67.1%, respectively, plus or minus 50 basis points.',
      'gaap gross_margin Q2 2026 64.6..65.6 percent',
      'non_gaap gross_margin Q2 2026 66.6..67.6 percent',
    ],
    [
      'one value of two bases',
      QUARTER,
      'GAAP and non-GAAP tax rates are expected to be 12.5%.',
      'gaap tax_rate Q2 2026 12.5 percent',
      'non_gaap tax_rate Q2 2026 12.5 percent',
    ],
    [
      'an expense',
      QUARTER,
      'Other income and expense is expected to be an expense of approximately $40 million.',
      'other_income Q2 2026 -40000000 ~ USD',
    ],
    [
      'an expense that the company expects',
      QUARTER,
      'We expect other income and expense to be an expense of approximately $40 million.',
      'other_income Q2 2026 -40000000 ~ USD',
    ],
    [
      'no figure that may be an income or an expense',
      QUARTER,
      'We expect other income and expense to be approximately $40 million.',
    ],
    ['growth', YEAR, 'We expect revenue growth of 5% to 7%.', 'revenue growth FY 2026 5..7 percent'],
    [
      'a decline',
      YEAR,
      'Net sales are expected to decline 2% to 4%.',
      'revenue growth FY 2026 -4..-2 percent',
    ],
    [
      'a lower bound',
      YEAR,
      'We expect free cash flow of at least $1.5 billion.',
      'free_cash_flow FY 2026 1500000000.. USD',
    ],
    [
      'two metrics',
      QUARTER,
      'The Company expects revenue in the range of $290.0 million to $330.0 million and GAAP diluted net income per share to be between $0.24 and $0.40.',
      'revenue Q2 2026 290000000..330000000 USD',
      'gaap eps Q2 2026 0.24..0.4 USD/shares',
    ],
    [
      'a line of a list',
      YEAR,
      '• Capital expenditures: $200 million to $220 million',
      'capital_expenditures FY 2026 200000000..220000000 USD',
    ],
    [
      'a period of its own',
      QUARTER,
      'For the full year 2026, we expect operating margin of 20% to 21%.',
      'operating_margin FY 2026 20..21 percent',
    ],
    [
      'a period before the metric',
      'Outlook',
      'We expect fiscal 2026 revenue of $1.2 billion.',
      'revenue FY 2026 1200000000 USD',
    ],
    [
      'the year of the heading',
      QUARTER,
      'For the full year, we expect revenue of $40 billion to $41 billion.',
      'revenue FY 2026 40000000000..41000000000 USD',
    ],
    [
      'no prior guidance',
      YEAR,
      'We now expect revenue of $10.0 billion to $10.4 billion, compared with prior guidance of $9.5 billion to $9.9 billion.',
      'revenue FY 2026 10000000000..10400000000 USD',
    ],
    [
      'no result of the year before',
      YEAR,
      'We expect adjusted EPS of $4.05 to $4.15, up from $3.90 in 2025.',
      'non_gaap eps FY 2026 4.05..4.15 USD/shares',
    ],
  ] as const)
    it(`reads ${what}`, () => {
      expect(read(heading, sentence)).to.deep.equal(expected);
    });

  for (const [what, heading, sentence] of [
    ['withdrawn', YEAR, 'The company is withdrawing its guidance for revenue of $10 billion to $11 billion.'],
    ['not provided', YEAR, 'The company is not providing guidance; analysts expect revenue of $10 billion.'],
    ['negated', YEAR, 'We do not expect revenue of $10 billion.'],
    ['past', YEAR, 'We had expected revenue of $10 billion.'],
    ['the previous one', YEAR, 'We previously expected revenue of $10 billion to $11 billion.'],
    ['a result', QUARTER, 'Revenue was $10 billion in the first quarter of 2026.'],
    [
      'a result beside it',
      QUARTER,
      'Revenue in the first quarter was $9.8 billion and is expected to be $10 billion.',
    ],
    ['of a segment', QUARTER, 'Data Center revenue is expected to be $5 billion.'],
    ['of a part', QUARTER, 'Revenue from Europe is expected to be $1 billion.'],
    ['of a segment by its name', QUARTER, 'Aviation expects revenue of $3 billion.'],
    ['under a segment', 'Gaming Second Quarter 2026 Outlook', 'Revenue is expected to be $3 billion.'],
    ['of another span', QUARTER, 'For the second half of 2026, we expect revenue of $20 billion.'],
    ['of months', QUARTER, 'For the next twelve months, we expect revenue of $40 billion.'],
    ['of two periods', 'Outlook', 'We expect second quarter 2026 revenue of $10 billion for fiscal 2027.'],
    ['without a period', 'Outlook', 'We expect revenue of $10 billion.'],
    ['without a unit', QUARTER, 'We expect revenue of $290 to $330.'],
    ['a range that is none', QUARTER, 'We expect revenue of $10.4 billion to $10.0 billion.'],
    ['two units', QUARTER, 'We expect revenue of $990 million to $1.'],
    ['a loss', QUARTER, 'We expect net loss per share of $0.05 to $0.10.'],
    ['ambiguous tolerance', QUARTER, 'The tax rate is expected to be 12.5%, plus or minus 1%.'],
    ['sequential growth', QUARTER, 'We expect revenue to grow 5% sequentially.'],
    ['a condition', QUARTER, 'We expect revenue of $10 billion if prices recover.'],
    ['of a year that is over', 'Full Year 2024 Guidance', 'We expect revenue of $10 billion.'],
    ['a word for a number', QUARTER, 'Gross margin is expected to be in the mid-70% range.'],
    ['no outlook', 'Business Highlights', 'We expect second quarter 2026 revenue of $10 billion.'],
    [
      'a historical line',
      'First Quarter 2026 Results and Second Quarter 2026 Outlook',
      '• Revenue of $10 billion in the first quarter of 2026',
    ],
  ] as const)
    it(`does not read what is ${what}`, () => {
      expect(read(heading, sentence)).to.deep.equal([]);
    });

  it('ends at the next heading, and leaves out what is stated in two ways', () => {
    expect(read(QUARTER, 'Conference call', 'We expect revenue of $10 billion.')).to.deep.equal([]);
    const twice = ['We expect revenue of $10 billion.', 'Revenue is expected to be $10.2 billion.'];
    expect(read(QUARTER, ...twice)).to.deep.equal([]);
  });

  it('is read of a table with one column of guidance', () => {
    const table = (heading: string, ...rows: readonly string[]): string =>
      `<table><tr><td>Measure</td><td>${heading}</td></tr>${rows.map((row) => `<tr>${row}</tr>`).join('')}</table>`;
    const revenue = '<td>Revenue (million)</td><td>$2,350 - $2,450</td>';
    const eps = '<td>Adjusted Diluted EPS*</td><td>$2.95 - $3.07</td>';
    expect(short(table('Fiscal 2026 Guidance', revenue, eps))).to.deep.equal([
      'revenue FY 2026 2350000000..2450000000 USD',
      'non_gaap eps FY 2026 2.95..3.07 USD/shares',
    ]);
    for (const other of [
      table('Fiscal 2026 Guidance', '<td>Revenue</td><td>$2,350 - $2,450</td>'),
      table('Prior Fiscal 2026 Guidance', revenue),
      table('Fiscal 2026 Guidance</td><td>Fiscal 2025', revenue),
      table('Fiscal 2026 Guidance', '<td>Gaming</td>', revenue),
      table('Fiscal 2026 Guidance', '<td>Gaming revenue (million)</td><td>$100</td>'),
    ])
      expect(short(other), other).to.deep.equal([]);
  });

  it('has the paragraph and its place', () => {
    const html =
      '<h2>Second Quarter 2026 Outlook</h2><p>All of it. We expect revenue of $10 billion. More.</p>';
    const [one] = readGuidance(readParts(html), CONTEXT);
    expect(one?.text).to.equal('We expect revenue of $10 billion.');
    expect(html.slice(one?.from, one?.to)).to.equal('All of it. We expect revenue of $10 billion. More.');
  });

  it('has no unit where the dollar is not that of the reports', () => {
    const parts = readParts(`<p>${QUARTER}</p><p>We expect revenue of $10 billion.</p>`);
    expect(readGuidance(parts, { ...CONTEXT, currency: 'CNY' })).to.deep.equal([]);
  });
});
