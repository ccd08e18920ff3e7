import { DocumentRefusedError } from '@footnote/filing-text/refused';
import type { FiledStatement } from '@footnote/xbrl/report/as-filed/types';
import { expect } from 'chai';
import {
  BALANCE,
  balanceOf,
  CASH,
  cashOf,
  INCOME,
  incomeOf,
  REPORT,
  tableOf,
  titled,
} from '../testing/invented-report.ts';
import { documentFaces, type FaceReport } from './document-faces.ts';

const read = (text: string, of: Partial<FaceReport> = {}) =>
  documentFaces({
    documents: [{ name: 'a.htm', text: `<html><body>${text}</body></html>` }],
    form: '10-K',
    filed: '2007-02-20',
    facts: [],
    ...of,
  });

const shownIn = ({ statements }: { readonly statements: readonly FiledStatement[] }, label: string) =>
  statements
    .flatMap(({ rows }) => rows)
    .filter((row) => row.label === label)
    .map(({ cells }) => cells.map((cell) => (cell === null ? null : `${cell.shown} ${cell.unit}`)));

/** The statements that are drawn and refused, but for equity, which these reports have none of. */
const kinds = (text: string, of: Partial<FaceReport> = {}): readonly string[] => {
  const { statements, refused: all } = read(text, of);
  const refused = all.filter(({ statement }) => statement !== 'equity');
  return [
    ...statements.map(({ role }) => role),
    ...refused.map(({ statement, reason }) => `${statement} ${reason}`),
  ];
};

const ALL = ['income', 'balance', 'cash_flow'];
const NONE = (reason: string): readonly string[] => ALL.map((kind) => `${kind} ${reason}`);

describe('statements read from the tables of a document', () => {
  it('have the rows, columns, unit and values that it prints', () => {
    const [income, balance] = read(REPORT).statements;
    expect(income?.title).to.equal('CONSOLIDATED STATEMENTS OF INCOME');
    expect(income?.unitLine).to.equal('(In millions, except per share data)');
    expect(
      income?.columns.map(({ header, months, start, end }) => [header, months, start, end]),
    ).to.deep.equal([
      ['2006', 12, '2006-01-01', '2006-12-31'],
      ['2005', 12, '2005-01-01', '2005-12-31'],
    ]);
    expect(income?.rows.map(({ label }) => label)).to.deep.equal(INCOME.map(([label]) => label));
    expect(balance?.columns.map(({ months, start, end }) => [months, start, end])).to.deep.equal([
      [null, null, '2006-12-31'],
      [null, null, '2005-12-31'],
    ]);
    const shown = read(REPORT);
    expect(shownIn(shown, 'Net sales')).to.deep.equal([['1200000000 USD', '1100000000 USD']]);
    expect(shownIn(shown, 'Earnings per share')).to.deep.equal([['1.2 USD/shares', '0.95 USD/shares']]);
    expect(shownIn(shown, 'Weighted average shares')).to.deep.equal([
      ['100000000 shares', '100000000 shares'],
    ]);
    expect(shownIn(shown, 'Dividends')).to.deep.equal([['-100000000 USD', '0 USD']]);
  });

  it('are indented as printed, with the rows under a rule as totals', () => {
    const balance = read(REPORT).statements.find(({ statement }) => statement === 'balance');
    expect(
      balance?.rows.map(({ depth, abstract, total }) => `${depth}${abstract ? '#' : ''}${total ? '=' : ''}`),
    ).to.deep.equal(['0#', '0#', '1', '1', '1=', '0', '0=', '0#', '0', '0', '0=']);
  });

  it('have for each number its cell in the document and the text as printed', () => {
    const text = `<html><body>${REPORT}</body></html>`;
    const [income] = documentFaces({
      documents: [{ name: 'a.htm', text }],
      form: '10-K',
      filed: '2007-02-20',
      facts: [],
    }).statements;
    const cell = income?.rows[0]?.cells[0];
    expect(cell?.text).to.equal('$ 1,200');
    expect(cell?.place?.file).to.equal('a.htm');
    expect(text.slice(cell?.place?.from, cell?.place?.to)).to.equal('<td>$ 1,200</td>');
  });

  it('are not an index, a summary, selected or pro forma data, or those of the parent alone', () => {
    const index = titled(
      'Index',
      tableOf(
        ['Consolidated balance sheets', '43'],
        ['Consolidated statements of income', '44'],
        ['Consolidated statements of cash flows', '45'],
      ),
    );
    const selected = balanceOf(BALANCE, 'Selected consolidated balance sheet data');
    const proForma = incomeOf(INCOME, 'Unaudited pro forma statements of income');
    const summary = incomeOf(INCOME, 'Summary of consolidated statements of income');
    const parent = [
      incomeOf(INCOME, 'Statements of income (parent company only)'),
      balanceOf(BALANCE, 'Schedule I: condensed balance sheets'),
      cashOf(CASH, 'Condensed financial information of registrant: statements of cash flows'),
    ].join('');
    for (const other of [index, selected, proForma, summary, parent]) {
      expect(kinds(other)).to.deep.equal(NONE('table_not_found'));
      expect(kinds(index + other + REPORT + other)).to.deep.equal(ALL);
    }
  });

  it('are those that stand together: an income statement of the discussion is none', () => {
    const far = '<p>A paragraph of the discussion, which has more words than a title has.</p>'.repeat(70);
    expect(kinds(incomeOf(INCOME.slice(0, 7)) + far + REPORT)).to.deep.equal(ALL);
  });

  it('are none where one stands alone, or where more of another set is recognised', () => {
    expect(kinds(incomeOf())).to.deep.equal(NONE('table_not_found'));
    const cut = incomeOf() + balanceOf() + cashOf(CASH.slice(0, 2));
    expect(kinds(cut + REPORT.replaceAll('120', '121'))).to.deep.equal(NONE('several_tables'));
  });

  it('are refused where two sets may be it, unless facts of the filing tell', () => {
    const other = REPORT.replaceAll('120', '121')
      .replaceAll('500', '501')
      .replaceAll('1,200', '1,201')
      .replaceAll('170', '171');
    expect(kinds(REPORT + other)).to.deep.equal(NONE('several_tables'));
    const names = ['Sales', 'GrossProfit', 'NetIncomeLoss', 'Assets', 'NetCashProvidedByOperatingActivities'];
    const facts = [1200, 500, 120, 500, 170].map((millions, at) => ({
      concept: `us-gaap:${names[at] ?? ''}`,
      start: at === 3 ? null : '2006-01-01',
      end: '2006-12-31',
      value: `${millions}000000`,
      unit: 'USD',
    }));
    expect(kinds(REPORT + other, { facts })).to.deep.equal(ALL);
  });

  it('are refused where a column says no period, nothing says the unit, or the sides of a balance sheet differ', () => {
    const undated = REPORT.replaceAll('Years ended December 31,', 'Years');
    expect(kinds(undated)).to.deep.equal(['balance', 'income period_unknown', 'cash_flow period_unknown']);
    expect(kinds(REPORT.replaceAll('(In millions, except per share data)', ''))).to.deep.equal(
      NONE('unit_unknown'),
    );
    const unequal = balanceOf(
      BALANCE.map((row) => (row[0] === 'Total assets' ? ['Total assets', '$ 501', '$ 470'] : row)),
    );
    expect(kinds(incomeOf() + unequal + cashOf())).to.deep.equal([
      'income',
      'cash_flow',
      'balance totals_differ',
    ]);
  });

  it('are refused where the facts of the filing are not theirs', () => {
    const facts = Array.from({ length: 40 }, (_, at) => ({
      concept: `us-gaap:Other${at}`,
      start: '2006-01-01',
      end: '2006-12-31',
      value: `${at + 7_000_000}`,
      unit: 'USD',
    }));
    expect(kinds(REPORT, { facts })).to.deep.equal(NONE('facts_differ'));
  });

  it('go on after the end of a page, or are refused without their end', () => {
    const [head, tail] = [BALANCE.slice(0, 7), BALANCE.slice(7)];
    const page =
      '<p>12</p><p>CONSOLIDATED BALANCE SHEETS (continued)</p><p>(In millions, except per share data)</p>';
    const whole = titled(
      'CONSOLIDATED BALANCE SHEETS',
      '<p>(In millions, except per share data)</p>',
      tableOf(['December 31,', '2006', '2005'], ...head),
      page,
      tableOf(['December 31,', '2006', '2005'], ...tail),
    );
    const joined = read(incomeOf() + whole + cashOf());
    expect(joined.refused).to.deep.equal([{ statement: 'equity', reason: 'table_not_found' }]);
    expect(joined.statements[1]?.rows.map(({ label }) => label)).to.deep.equal(
      BALANCE.map(([label]) => label.trim()),
    );
    expect(kinds(incomeOf() + balanceOf(head) + cashOf())).to.deep.equal([
      'income',
      'cash_flow',
      'balance incomplete',
    ]);
  });

  it('leave out columns of notes and of per cent', () => {
    const rows = INCOME.map(([label, ...figures]) => [label, '4', ...figures, '8.5%'] as const);
    const text = titled(
      'STATEMENTS OF INCOME',
      '<p>(In millions)</p>',
      tableOf(['Years ended December 31,', 'Note', '2006', '2005', '% change'], ...rows),
    );
    expect(shownIn(read(text + balanceOf()), 'Net income')).to.deep.equal([
      ['120000000 USD', '95000000 USD'],
    ]);
  });
});

describe('the rows of a statement', () => {
  it('have the unit of shares that the unit line names or excepts, and their own where they name one', () => {
    const sharesUnder = (unit: string, label = 'Weighted average shares'): string | null | undefined =>
      shownIn(
        read(
          incomeOf([...INCOME.slice(0, 8), [label, '100', '100']], undefined, `<p>${unit}</p>`) + balanceOf(),
        ),
        label,
      )[0]?.[0];
    expect(sharesUnder('(In millions, except share and per share data)')).to.equal('100 shares');
    expect(sharesUnder('(In thousands, except per share data)')).to.equal('100000 shares');
    expect(
      sharesUnder(
        '(In millions, except number of shares, which are reflected in thousands, and per share amounts)',
      ),
    ).to.equal('100000 shares');
    expect(sharesUnder('(Dollars and shares in millions except per share amounts)')).to.equal(
      '100000000 shares',
    );
    expect(
      sharesUnder('(In millions, except share data)', 'Weighted average shares (in thousands)'),
    ).to.equal('100000 shares');
  });

  it('with cents among whole numbers are amounts per share', () => {
    const rows = [...INCOME, ['Cumulative effect of a change', '(2.28)', '']] as const;
    expect(shownIn(read(incomeOf(rows) + balanceOf()), 'Cumulative effect of a change')).to.deep.equal([
      ['-2.28 USD/shares', null],
    ]);
  });

  it('have no currency where the document names other dollars, or is no domestic report', () => {
    const canadian = REPORT.replaceAll('(In millions,', '(In millions of Canadian dollars,');
    expect(shownIn(read(canadian), 'Net sales')[0]?.[0]).to.equal('1200000000 ');
    expect(shownIn(read(REPORT, { form: '20-F' }), 'Net sales')[0]?.[0]).to.equal('1200000000 ');
  });

  it('of an inventor of nested tables are refused within the limits', () => {
    expect(() => read('<table>'.repeat(2_100))).to.throw(DocumentRefusedError);
  });
});
