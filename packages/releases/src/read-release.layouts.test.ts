import { expect } from 'chai';
import { readRelease } from './read-release.ts';
import type { ReleaseReading } from './types.ts';

const CONTEXT = { released: '2025-02-13', fiscalYearEnd: '1231', served: [], currency: 'USD' };
const PROSE = '<p>Net sales were $41.3 million and net income was $5.28 million.</p>';

type Row = readonly [label: string, ...figures: string[]];

const tr = (cells: readonly string[]): string =>
  `<tr>${cells.map((cell) => `<td>${cell}</td>`).join('')}</tr>`;
const tableOf = (rows: readonly Row[]): string => `<table>${rows.map(tr).join('')}</table>`;

const values = ({ statements }: ReleaseReading, end = '2024-12-31'): Record<string, string> =>
  Object.fromEntries(
    statements
      .flatMap(({ cells }) => cells)
      .filter(({ period }) => period.end === end)
      .map(({ field, value }) => [field, value]),
  );

const read = (html: string): ReleaseReading => readRelease(PROSE + html, CONTEXT);

const SPLIT: readonly Row[] = [
  ['Net sales', '30,000', '12,000', '(690)', '41,310'],
  ['Cost of sales', '18,000', '7,795', '(690)', '25,105'],
  ['Gross profit', '12,000', '4,205', '—', '16,205'],
  ['Selling, general and administrative', '6,000', '3,112', '—', '9,112'],
  ['Operating income', '6,000', '1,093', '—', '7,093'],
  ['Interest expense', '(300)', '(112)', '—', '(412)'],
  ['Income before income taxes', '5,700', '981', '—', '6,681'],
  ['Provision for income taxes', '1,200', '203', '—', '1,403'],
  ['Net income', '4,500', '778', '—', '5,278'],
];

describe('readRelease, consolidating columns', () => {
  const title = `<p>CONSOLIDATING STATEMENTS OF INCOME</p><p>(in thousands)</p>`;
  const heads = (names: readonly string[]): readonly Row[] => [
    ['Three Months Ended December 31, 2024'],
    ['', ...names],
  ];
  const NAMES = ['Parent', 'Subsidiaries', 'Eliminations', 'Consolidated'];

  it('takes the consolidated column that the others add up to', () => {
    const reading = read(title + tableOf([...heads(NAMES), ...SPLIT]));
    expect(values(reading)).to.include({
      revenue: '41310000',
      net_income: '5278000',
      sga_expense: '9112000',
    });
  });

  it('takes columns that are called so without parts beside them', () => {
    const rows = SPLIT.map(([label, parent = '', , , whole = '']): Row => [label, whole, '3 %', parent]);
    const over: readonly Row[] = [
      ['Three Months Ended December 31,'],
      ['', 'Consolidated', '', 'Consolidated'],
      ['', '2024', 'Change', '2023'],
    ];
    const reading = read(title + tableOf([...over, ...rows]));
    expect(values(reading)).to.include({ revenue: '41310000', net_income: '5278000' });
  });

  it('takes none if a column does not fit, or if none is the whole', () => {
    const other = SPLIT.map(([label, ...figures]): Row => {
      const changed = label === 'Selling, general and administrative' ? '5,400' : (figures[0] ?? '');
      return [label, changed, ...figures.slice(1)];
    });
    for (const html of [
      tableOf([...heads(NAMES), ...other]),
      tableOf([...heads(['Parent', 'Subsidiaries', 'Eliminations', 'Consolidated funds']), ...SPLIT]),
      tableOf([...heads(['Retail', 'Wholesale', 'Other', 'Total']), ...SPLIT]),
    ])
      expect(values(read(title + html))).to.deep.equal({});
  });
});

const INCOME_PAGE = `
                     INVENTED HOLDINGS, INC. & SUBSIDIARIES
                CONDENSED CONSOLIDATED STATEMENTS OF INCOME
                 (In thousands, except per share amounts)

                                     Three Months Ended    Twelve Months Ended
                                        December 31,          December 31,
                                     ------------------    -------------------
                                       2024      2023        2024       2023
                                     -------   -------     --------   --------
Net sales .......................... $41,310   $38,207     $160,000   $150,000
Cost of sales ......................  25,105    24,411      100,000     96,000
                                     -------   -------     --------   --------
Gross profit                          16,205    13,796       60,000     54,000
Selling, general
  and administrative                   9,112     8,874       36,000     35,000
                                     -------   -------     --------   --------
Operating income                       7,093     4,922       24,000     19,000
Interest expense                        (412)     (530)      (1,800)    (2,000)
                                     -------   -------     --------   --------
Income before income taxes             6,681     4,392       22,200     17,000
Provision for income taxes             1,403       966        4,700      3,600
                                     -------   -------     --------   --------
Net income                           $ 5,278   $ 3,426     $ 17,500   $ 13,400
                                     =======   =======     ========   ========

Earnings per share:
  Basic                              $   .53   $   .35     $   1.76   $   1.36
  Diluted                            $   .52   $   .34     $   1.73   $   1.33
Weighted average shares outstanding:
  Basic                                9,958     9,880        9,930      9,860
  Diluted                             10,150    10,076       10,120     10,050
`;

const LETTER = `NOWHERE, February 13, 2025 - Invented Holdings today announced its results for the
quarter ended December 31, 2024. Net sales were $41.3 million and net income was
$5.28 million.
`;

describe('readRelease, preformatted text', () => {
  it('reads the columns of a page by where its figures end', () => {
    for (const html of [
      `<html><body><pre>${LETTER}${INCOME_PAGE.replace('&', '&amp;')}</pre></body></html>`,
      `<TYPE>EX-99.1\n<TEXT>\n${LETTER}<TABLE>\n<CAPTION>\n${INCOME_PAGE.replace('&', '&amp;')}</TABLE>\n</TEXT>`,
    ]) {
      const reading = readRelease(html, CONTEXT);
      const quarter = reading.statements
        .flatMap(({ cells }) => cells)
        .filter(({ period }) => period.months === 3);
      expect(
        quarter.map(({ field, period, value }) => `${field} ${period.end.slice(0, 4)} ${value}`),
      ).to.include.members([
        'revenue 2024 41310000',
        'revenue 2023 38207000',
        'net_income 2024 5278000',
        'interest_expense 2024 412000',
        'eps_diluted 2024 0.52',
        'shares_basic 2023 9880000',
      ]);
      expect(values(reading)).to.include({ eps_basic: '1.76', sga_expense: '36000000' });
      const places = reading.statements.flatMap(({ cells }) => cells).flatMap((cell) => cell.places);
      for (const { text, from, to } of places)
        expect(html.slice(from, to).replace(/\s/g, ''), text).to.equal(text.replace(/\s/g, ''));
    }
  });

  it('takes no column whose headings do not stand over it', () => {
    const html = `<pre>${LETTER}${INCOME_PAGE.replace(/^ +-{18} +-{19}$/m, '').replace('Three Months Ended    Twelve', 'Twelve')}</pre>`;
    expect(readRelease(html, CONTEXT).statements.flatMap(({ cells }) => cells)).to.deep.equal([]);
  });
});

describe('readRelease, a statement in two tables', () => {
  const ASSETS: readonly Row[] = [
    ['Cash and cash equivalents', '$', '12,345', '$', '11,001'],
    ['Accounts receivable, net', '', '8,123', '', '7,456'],
    ['Total current assets', '', '20,468', '', '18,457'],
    ['Property and equipment, net', '', '9,871', '', '9,002'],
    ['Total assets', '$', '30,339', '$', '27,459'],
  ];
  const CLAIMS: readonly Row[] = [
    ['Accounts payable', '$ 4,567', '$ 4,111'],
    ['Long-term debt', '6,000', '6,500'],
    ['Total liabilities', '10,567', '10,611'],
    ['Common stock', '5,250', '5,100'],
    ['Retained earnings', '14,522', '11,748'],
    ['Total stockholders’ equity', '19,772', '16,848'],
    ['Total liabilities and stockholders’ equity', '$ 30,339', '$ 27,459'],
  ];
  const title = '<p>CONSOLIDATED BALANCE SHEETS</p><p>(in thousands)</p>';
  const assets = tableOf([['', '', 'December 31, 2024', '', 'December 31, 2023'], ...ASSETS]);
  const served = {
    statement: 'balance',
    period_kind: 'instant',
    fiscal_year: 2023,
    fiscal_period: 'FY',
  } as const;
  const before = ['total_assets 27459000', 'cash_and_equivalents 11001000', 'retained_earnings 11748000'].map(
    (one) => ({
      ...served,
      field: one.split(' ')[0] ?? '',
      value: one.split(' ')[1] ?? '',
      period_start: null,
      period_end: '2023-12-31',
      unit: 'USD',
      method: 'reported' as const,
    }),
  );
  const balance = (html: string): Record<string, string> =>
    values(readRelease(html, { ...CONTEXT, served: before }));

  it('reads it as one table where it goes on', () => {
    const heads: Row = ['', 'December 31, 2024', 'December 31, 2023'];
    for (const rest of [
      `<p>- 7 -</p>${tableOf(CLAIMS)}`,
      `<p>CONSOLIDATED BALANCE SHEETS (continued)</p><p>(in thousands)</p>${tableOf([heads, ...CLAIMS])}`,
    ])
      expect(balance(title + assets + rest)).to.include({
        total_assets: '30339000',
        cash_and_equivalents: '12345000',
        long_term_debt: '6000000',
        total_equity: '19772000',
      });
  });

  it('reads none of it where other headings or texts stand between', () => {
    const exchanged: Row = ['', 'December 31, 2023', 'December 31, 2024'];
    for (const rest of [tableOf([exchanged, ...CLAIMS]), `<p>Balances of the parent</p>${tableOf(CLAIMS)}`])
      expect(balance(title + assets + rest)).to.deep.equal({});
  });
});

describe('readRelease, a restated year before', () => {
  it('takes no figure of a row that is served as another one', () => {
    const rows: readonly Row[] = SPLIT.map(([label, parent = '', , , whole = '']) => [label, whole, parent]);
    const title = `<p>STATEMENTS OF INCOME</p><p>(in thousands)</p>`;
    const heads: readonly Row[] = [
      ['', 'Three Months Ended December 31, 2024', 'Three Months Ended December 31, 2023'],
    ];
    const cell = (field: string, value: string) => ({
      statement: 'income' as const,
      field,
      period_kind: 'quarter' as const,
      fiscal_year: 2023,
      fiscal_period: 'Q4' as const,
      period_start: '2023-10-01',
      period_end: '2023-12-31',
      value,
      unit: 'USD',
      method: 'reported' as const,
    });
    const served = [
      cell('revenue', '30000000'),
      cell('gross_profit', '12000000'),
      cell('operating_income', '6000000'),
      cell('income_tax', '1190000'),
      cell('net_income', '4500000'),
    ];
    const reading = readRelease(title + tableOf([...heads, ...rows]), { ...CONTEXT, served });
    expect(values(reading)).to.include({ revenue: '41310000', net_income: '5278000' });
    expect(values(reading)).not.to.have.property('income_tax');
    expect(values(reading, '2023-12-31')).not.to.have.property('income_tax');
    expect(reading.refusals.map(({ field, failed }) => `${field ?? ''} ${failed}`)).to.include(
      'income_tax served_differs',
    );
  });
});
