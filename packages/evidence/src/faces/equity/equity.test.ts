import type { FiledStatement } from '@footnote/xbrl/report/as-filed/types';
import { expect } from 'chai';
import { balanceOf, cashOf, incomeOf, type Row, tableOf, titled } from '../../testing/invented-report.ts';
import { documentFaces } from '../document-faces.ts';
import type { FaceFact } from '../types.ts';

const TITLE = 'CONSOLIDATED STATEMENTS OF SHAREHOLDERS’ EQUITY';
const UNIT = '<p>(In millions, except number of shares which are reflected in thousands)</p>';
const HEADS: Row = ['', 'Common Stock Shares', 'Common Stock Amount', 'Retained Earnings', 'Total'];
const FIRST = ['Balances at December 31, 2004', '9,000', '$ 80', '$ 170', '$ 250'] as const;
const YEAR_2005: readonly Row[] = [
  ['Net income', '—', '—', '95', '95'],
  ['Stock issued', '500', '20', '—', '20'],
  ['Dividends ($0.50 per share)', '', '', '(100)', '(100)'],
];
const MIDDLE = ['Balances at December 31, 2005', '9,500', '100', '165', '265'] as const;
const YEAR_2006: readonly Row[] = [
  ['Net income', '—', '—', '120', '120'],
  ['Stock repurchased', '(200)', '(5)', '(90)', '(95)'],
];
const LAST = ['Balances at December 31, 2006', '9,300', '$ 95', '$ 195', '$ 290'] as const;
const ROWS: readonly Row[] = [FIRST, ...YEAR_2005, MIDDLE, ...YEAR_2006, LAST];

const equityOf = (rows: readonly Row[] = ROWS, heads = HEADS): string =>
  titled(TITLE, UNIT, tableOf(heads, ...rows));

const read = (equity: string, facts: readonly FaceFact[] = []) =>
  documentFaces({
    documents: [
      {
        name: 'a.htm',
        text: `<html><body>${[incomeOf(), balanceOf(), cashOf(), equity].join('\n')}</body></html>`,
      },
    ],
    form: '10-K',
    filed: '2007-02-20',
    facts,
  });

const drawn = (equity: string, facts: readonly FaceFact[] = []): readonly FiledStatement[] =>
  read(equity, facts).statements.filter(({ statement }) => statement === 'equity');

const reasonOf = (equity: string): string | undefined =>
  read(equity).refused.find(({ statement }) => statement === 'equity')?.reason;

const shownIn = ({ rows }: FiledStatement) =>
  rows.map(({ label, cells }) => [label, ...cells.map((cell) => cell?.shown ?? null)]);

describe('statements of equity read from tables without tags', () => {
  it('are one for each period, with the components as columns and the balances at both ends', () => {
    const [first, second, ...others] = drawn(equityOf());
    expect(others).to.deep.equal([]);
    expect([first?.role, second?.role]).to.deep.equal(['equity', 'equity_2']);
    expect(first?.title).to.equal(TITLE);
    expect(
      first?.columns.map(({ header, start, end, months }) => [header, start, end, months]),
    ).to.deep.equal(HEADS.slice(1).map((header) => [header, '2005-01-01', '2005-12-31', 12]));
    expect(second?.columns[0]).to.include({ start: '2006-01-01', end: '2006-12-31' });
    expect(second === undefined ? [] : shownIn(second)).to.deep.equal([
      ['Balances at December 31, 2005', null, '100000000', '165000000', '265000000'],
      ['Balances at December 31, 2005 (shares)', '9500000', null, null, null],
      ['Net income', null, '0', '120000000', '120000000'],
      ['Stock repurchased', null, '-5000000', '-90000000', '-95000000'],
      ['Stock repurchased (shares)', '-200000', null, null, null],
      ['Balances at December 31, 2006', null, '95000000', '195000000', '290000000'],
      ['Balances at December 31, 2006 (shares)', '9300000', null, null, null],
    ]);
    const cell = second?.rows.at(-2)?.cells[3];
    expect(cell).to.include({ text: '$ 290', unit: 'USD' });
    expect(second?.rows.filter(({ total }) => total).map(({ label }) => label)).to.deep.equal([
      'Balances at December 31, 2006',
      'Balances at December 31, 2006 (shares)',
    ]);
  });

  it('are none if a column, a row or the balance sheet does not agree', () => {
    const changed = (label: string, at: number, text: string): string =>
      equityOf(
        ROWS.map((row) =>
          row[0] === label ? ([...row.slice(0, at), text, ...row.slice(at + 1)] as unknown as Row) : row,
        ),
      );
    expect(reasonOf(changed('Stock issued', 1, '700'))).to.equal('totals_differ');
    expect(reasonOf(changed('Stock issued', 2, '23'))).to.equal('totals_differ');
    expect(reasonOf(changed('Stock issued', 4, '25'))).to.equal('totals_differ');
    const more = ROWS.map((row) =>
      /^Balances/.test(row[0])
        ? ([
            ...row.slice(0, 3),
            `${Number(row[3]?.replace('$ ', '')) + 5}`,
            `${Number(row[4]?.replace('$ ', '')) + 5}`,
          ] as unknown as Row)
        : row,
    );
    expect(reasonOf(equityOf(more))).to.equal('totals_differ');
  });

  it('are none if a movement stands under no balance, or a balance has no day', () => {
    expect(reasonOf(equityOf(ROWS.slice(1)))).to.equal('incomplete');
    expect(reasonOf(equityOf(ROWS.slice(0, -1)))).to.equal('incomplete');
    const undated = ROWS.map((row, at): Row =>
      /^Balances/.test(row[0]) ? [at === 0 ? 'Beginning balance' : 'Ending balance', ...row.slice(1)] : row,
    );
    expect(reasonOf(equityOf(undated))).to.equal('period_unknown');
    expect(reasonOf('')).to.equal('table_not_found');
  });

  it('go on after the end of a page, where a balance may be printed again', () => {
    const [before, after] = [
      [FIRST, ...YEAR_2005, MIDDLE],
      [MIDDLE, ...YEAR_2006, LAST],
    ];
    const pages = `${titled(TITLE, UNIT, tableOf(HEADS, ...before))}\n<p>41</p>\n<p>${TITLE} (Continued)</p>\n${tableOf(HEADS, ...after)}`;
    expect(drawn(pages).map(shownIn)).to.deep.equal(drawn(equityOf()).map(shownIn));
    const split = `${titled(TITLE, UNIT, tableOf(HEADS, ...ROWS.slice(0, 3)))}\n<p>41</p>\n${tableOf(HEADS, ...ROWS.slice(3))}`;
    expect(drawn(split).map(shownIn)).to.deep.equal(drawn(equityOf()).map(shownIn));
  });

  it('have sums of movements as totals, which are not added again', () => {
    const rows: Row[] = [
      FIRST,
      ['Net income', '', '', '95', '95'],
      ['Translation', '', '', '10', '10'],
      ['Comprehensive income', '', '', '', '105'],
      ['Stock issued', '500', '20', '', '20'],
      ['Dividends', '', '', '(110)', '(110)'],
      MIDDLE,
      ...YEAR_2006,
      LAST,
    ];
    const [first] = drawn(equityOf(rows));
    expect(first?.rows.find(({ label }) => label === 'Comprehensive income')?.total).to.equal(true);
  });

  it('take a balance as adjusted for one of the period that it begins', () => {
    const rows: Row[] = [
      ...ROWS.slice(0, 5),
      ['Effect of a new standard', '', '', '(7)', '(7)'],
      ['Balances at January 1, 2006, as adjusted', '9,500', '100', '158', '258'],
      ['Net income', '', '', '127', '127'],
      ['Stock repurchased', '(200)', '(5)', '(90)', '(95)'],
      LAST,
    ];
    const [, second] = drawn(equityOf(rows));
    expect(second?.columns[0]).to.include({ start: '2006-01-01', end: '2006-12-31' });
    expect(
      second?.rows.filter(({ label }) => !label.endsWith('(shares)')).map(({ label }) => label),
    ).to.deep.equal([
      'Balances at December 31, 2005',
      'Effect of a new standard',
      'Balances at January 1, 2006, as adjusted',
      'Net income',
      'Stock repurchased',
      'Balances at December 31, 2006',
    ]);
  });

  it('begin on the day of a balance that is the first of a month where months are periods', () => {
    const rows: Row[] = [['Balances at January 1, 2005', ...FIRST.slice(1)], ...ROWS.slice(1)];
    expect(drawn(equityOf(rows)).map(({ columns: [column] }) => column?.start)).to.deep.equal([
      '2005-01-01',
      '2006-01-01',
    ]);
  });

  it('name the stock whose shares and amounts are the first columns by the text over them', () => {
    const heads: Row = ['', 'Shares', 'Amount', 'Retained Earnings', 'Total'];
    const [first] = drawn(titled(TITLE, UNIT, tableOf(['', 'Common Stock'], heads, ...ROWS)));
    expect(first?.columns.map(({ header }) => header)).to.deep.equal(HEADS.slice(1));
  });

  it('may be printed with the components below each other and the movements side by side', () => {
    const sides = [FIRST, ...YEAR_2005.slice(0, 2), ...[['Dividends', '', '', '(100)', '(100)']], MIDDLE];
    const names = ['Common Stock', 'Retained Earnings', 'Total'];
    const turned = names.map((name, at): Row => [name, ...sides.map((row) => row[at + 2] as string)]);
    const [only] = drawn(titled(TITLE, UNIT, tableOf(['', ...sides.map(([label]) => label)], ...turned)));
    expect(only?.columns.map(({ header }) => header)).to.deep.equal(names);
    expect(only === undefined ? [] : shownIn(only)[1]).to.deep.equal([
      'Net income',
      '0',
      '95000000',
      '95000000',
    ]);
  });

  it('may have periods as columns and a part for each component', () => {
    const parts: readonly Row[] = [
      ['Common stock and paid-in capital'],
      ['Balance, beginning of year', '$ 100', '$ 80'],
      ['Stock issued (repurchased)', '(5)', '20'],
      ['Balance, end of year', '95', '100'],
      ['Retained earnings'],
      ['Balance, beginning of year', '165', '170'],
      ['Net income', '120', '95'],
      ['Dividends and repurchases', '(90)', '(100)'],
      ['Balance, end of year', '195', '165'],
      ['Total shareholders’ equity', '$ 290', '$ 265'],
    ];
    const years: Row = ['Years ended December 31,', '2006', '2005'];
    const of = (rows: readonly Row[]): string =>
      titled(TITLE, '<p>(In millions)</p>', tableOf(years, ...rows));
    const [only] = drawn(of(parts));
    expect(only?.columns.map(({ start, end }) => [start, end])).to.deep.equal([
      ['2006-01-01', '2006-12-31'],
      ['2005-01-01', '2005-12-31'],
    ]);
    expect(only?.rows.map(({ label }) => label)).to.deep.equal(parts.map(([label]) => label));
    const wrong = (label: string): string =>
      of(parts.map((row): Row => (row[0] === label ? [label, '111', row[2] ?? ''] : row)));
    expect(reasonOf(wrong('Net income'))).to.equal('totals_differ');
    expect(reasonOf(wrong('Total shareholders’ equity'))).to.equal('totals_differ');
  });

  it('have the concept of a row by the facts of the whole, which no flow of cash is', () => {
    const fact = (concept: string, start: string | null, value: string): FaceFact => ({
      concept: `us-gaap:${concept}`,
      start,
      end: '2006-12-31',
      value,
      unit: 'USD',
    });
    const [, second] = drawn(equityOf(), [
      fact('NetIncomeLoss', '2006-01-01', '120000000'),
      fact('PaymentsForRepurchaseOfCommonStock', '2006-01-01', '95000000'),
    ]);
    expect(
      second?.rows.flatMap(({ label, concept }) => (concept === null ? [] : [[label, concept]])),
    ).to.deep.equal([['Net income', 'us-gaap:NetIncomeLoss']]);
  });
});
