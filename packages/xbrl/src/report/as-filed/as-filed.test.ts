import { expect } from 'chai';
import {
  contextOf,
  fileOf,
  inlineOf,
  instanceOf,
  linkbaseOf,
  member,
  presentationLink,
  schemaOf,
  USUAL,
  type ArcOf,
} from '../../testing/report-package.ts';
import { ReportError, type ReportFile } from '../types.ts';
import { statementsAsFiled } from './as-filed.ts';
import type { FiledStatement } from './types.ts';

const CONTEXTS = `${USUAL}${contextOf('last', { start: '2022-01-01', end: '2022-12-31' })}
${contextOf('before', { end: '2022-12-31' })}
${contextOf('east', { start: '2023-01-01', end: '2023-12-31' }, { segment: member('srt:ProductOrServiceAxis', 'fn:EastMember') })}
${contextOf('stock', { end: '2023-12-31' }, { segment: member('us-gaap:StatementEquityComponentsAxis', 'fn:EastMember') })}`;

const ROLE = 'http://footnote.example/role/Income';
const INCOME_ARCS: readonly ArcOf[] = [
  { from: 'us-gaap_IncomeStatementAbstract', to: 'us-gaap_StatementTable', order: 1 },
  { from: 'us-gaap_StatementTable', to: 'srt_ProductOrServiceAxis', order: 1 },
  { from: 'srt_ProductOrServiceAxis', to: 'fn_EastMember', order: 1 },
  { from: 'us-gaap_StatementTable', to: 'us-gaap_StatementLineItems', order: 2 },
  { from: 'us-gaap_StatementLineItems', to: 'us-gaap_Revenues', order: 1 },
  { from: 'us-gaap_StatementLineItems', to: 'us-gaap_CostsAbstract', order: 2 },
  {
    from: 'us-gaap_CostsAbstract',
    to: 'us-gaap_IncomeTaxExpenseBenefit',
    order: 1,
    more: 'preferredLabel="http://www.xbrl.org/2009/role/negatedLabel"',
  },
  {
    from: 'us-gaap_StatementLineItems',
    to: 'us-gaap_NetIncomeLoss',
    order: 3,
    more: 'preferredLabel="http://www.xbrl.org/2003/role/totalLabel"',
  },
  { from: 'us-gaap_StatementLineItems', to: 'us-gaap_EmptyAbstract', order: 4 },
];

const number = (concept: string, context: string, shown: string): string =>
  `<ix:nonFraction id="i-${concept}-${context}" name="us-gaap:${concept}" contextRef="${context}" unitRef="usd" decimals="-6" scale="6">${shown}</ix:nonFraction>`;
const row = (label: string, concept: string, cells: Readonly<Record<string, string>>): string =>
  `<tr><td>${label}</td>${Object.entries(cells)
    .map(
      ([context, shown]) =>
        `<td>$</td><td>${shown.startsWith('(') ? '(' : ''}${number(concept, context, shown.replace('(', ''))}</td>`,
    )
    .join('')}</tr>`;
const HEAD = '<tr><td></td><td colspan="2">2023</td><td colspan="2">2022</td></tr>';
const INCOME = `<table>${HEAD}
${row('East', 'Revenues', { east: '4' })}
${row('Net sales', 'Revenues', { y: '9', last: '8' })}
<tr><td style="padding-left:4pt">Costs:</td></tr>
${row('<span style="padding-left:8pt">Taxes</span>', 'IncomeTaxExpenseBenefit', { y: '(2', last: '(1' })}
${row('Total net income', 'NetIncomeLoss', { y: '7', last: '7' })}</table>`;
const NOTE = `<p>${'Words of a note. '.repeat(60)}</p><table>${row('Sales', 'Revenues', { y: '9' })}</table>`;

const LINKBASES = [
  schemaOf({ [ROLE]: '0000002 - Statement - STATEMENTS OF INCOME' }),
  linkbaseOf('p.xml', presentationLink(ROLE, INCOME_ARCS)),
];

const drawn = ({ rows }: FiledStatement): string[] =>
  rows.map(
    ({ label, depth, abstract, total, cells }) =>
      `${'-'.repeat(depth)}${abstract ? '#' : ''}${label}${total ? '=' : ''} ${cells.map((cell) => cell?.shown ?? '').join(' ')}`,
  );
const textOf = ({ bytes }: ReportFile): string => new TextDecoder().decode(bytes);
const reasonOf = (files: readonly ReportFile[]): string => {
  try {
    return statementsAsFiled(files).source;
  } catch (error) {
    if (error instanceof ReportError) return error.reason;
    throw error;
  }
};

describe('statements as filed', () => {
  it('draws rows as the presentation has them, with the columns and places of the table', () => {
    const document = inlineOf(NOTE + INCOME + NOTE, 'a.htm', CONTEXTS);
    const { source, statements } = statementsAsFiled([...LINKBASES, document]);
    expect(source).to.equal('presentation');
    const [income] = statements;
    if (income === undefined) throw new Error('no statement');
    expect(income.title).to.equal('STATEMENTS OF INCOME');
    expect(income.columns.map(({ start, header }) => [start, header])).to.deep.equal([
      ['2023-01-01', '2023'],
      ['2022-01-01', '2022'],
    ]);
    expect(drawn(income)).to.deep.equal([
      '-East 4000000 ',
      'Revenues 9000000 8000000',
      '#CostsAbstract ',
      '-IncomeTaxExpenseBenefit -2000000 -1000000',
      'NetIncomeLoss= 7000000 7000000',
    ]);
    const text = textOf(document);
    for (const cell of income.rows.flatMap(({ cells }) => cells)) {
      if (cell === null) continue;
      const { from = 0, to = 0, element } = cell.place ?? {};
      expect(text.slice(from, to)).to.match(
        new RegExp(`^<ix:nonFraction id="${element}".*</ix:nonFraction>$`),
      );
      expect(from).to.be.greaterThan(text.indexOf('colspan'));
    }
  });

  it('reads the tables of a document without linkbases, with signs and indentation as printed', () => {
    const { source, statements } = statementsAsFiled([inlineOf(INCOME + NOTE, 'a.htm', CONTEXTS)]);
    expect(source).to.equal('inline_tables');
    expect(statements.map(drawn)).to.deep.equal([
      [
        'East 4000000 ',
        'Net sales 9000000 8000000',
        '-#Costs: ',
        '--Taxes -2000000 -1000000',
        'Total net income= 7000000 7000000',
      ],
    ]);
    expect(statements[0]?.rows[0]?.dimensions).to.deep.equal([
      { axis: 'srt:ProductOrServiceAxis', member: 'fn:EastMember' },
    ]);
  });

  it('takes the facts of an instance where there is no document, without places', () => {
    const fact = (concept: string, context: string, value: number): string =>
      `<us-gaap:${concept} contextRef="${context}" unitRef="usd" decimals="0">${value}</us-gaap:${concept}>`;
    const { statements } = statementsAsFiled([
      ...LINKBASES,
      instanceOf(
        CONTEXTS +
          fact('Revenues', 'last', 8) +
          fact('Revenues', 'y', 9) +
          fact('NetIncomeLoss', 'y', 7) +
          fact('NetIncomeLoss', 'last', 6),
      ),
    ]);
    expect(statements.map(drawn)).to.deep.equal([['Revenues 9 8', 'NetIncomeLoss= 7 6']]);
    expect(statements[0]?.rows[0]?.cells[0]?.place).to.equal(null);
  });

  it('draws cash of the beginning and of the end, of the days before and at the end of a period', () => {
    const role = 'http://footnote.example/role/Cash';
    const label = (to: string, order: number, kind = 'label'): ArcOf => ({
      from: 'us-gaap_CashAbstract',
      to: `us-gaap_${to}`,
      order,
      more: `preferredLabel="http://www.xbrl.org/2003/role/${kind}"`,
    });
    const files = [
      schemaOf({ [role]: '0000003 - Statement - CASH FLOWS' }),
      linkbaseOf(
        'p.xml',
        presentationLink(role, [
          label('Cash', 1, 'periodStartLabel'),
          label('NetIncomeLoss', 2),
          label('NetCashProvidedByUsedInOperatingActivities', 3),
          label('Cash', 4, 'periodEndLabel'),
        ]),
      ),
      inlineOf(
        `<table>${HEAD}${row('Begin', 'Cash', { before: '1' })}${row('Net income', 'NetIncomeLoss', { y: '7' })}
        ${row('Operations', 'NetCashProvidedByUsedInOperatingActivities', { y: '2' })}${row('End', 'Cash', { e: '3' })}</table>`,
        'a.htm',
        CONTEXTS,
      ),
    ];
    expect(statementsAsFiled(files).statements.map(drawn)).to.deep.equal([
      [
        'Cash 1000000',
        'NetIncomeLoss 7000000',
        'NetCashProvidedByUsedInOperatingActivities 2000000',
        'Cash 3000000',
      ],
    ]);
  });

  it('shows an accounting change in the column under which it stands, whichever day it is dated on', () => {
    const axis = 'us-gaap:StatementEquityComponentsAxis';
    const adopted = member('srt:CumulativeEffectPeriodOfAdoptionAxis', 'srt:AdjustmentMember');
    const retained = member(axis, 'us-gaap:RetainedEarningsMember');
    const year = { start: '2023-01-01', end: '2023-12-31' };
    const contexts = `${CONTEXTS}${contextOf('r', year, { segment: retained })}
${contextOf('r0', { start: '2022-01-01', end: '2022-12-31' }, { segment: retained })}
${contextOf('a', { end: '2022-12-31' }, { segment: adopted + retained })}
${contextOf('a0', { end: '2021-12-31' }, { segment: adopted + retained })}
${contextOf('re', { end: '2023-12-31' }, { segment: retained })}`;
    const income = `<table>${HEAD}${row('Net sales', 'Revenues', { y: '9', last: '8' })}${row('Taxes', 'IncomeTaxExpenseBenefit', { y: '2', last: '1' })}${row('Net', 'NetIncomeLoss', { y: '7', last: '7' })}</table>`;
    const equity = `<table>${HEAD}${row('Net income', 'NetIncomeLoss', { r: '7', r0: '6' })}
${row('Dividends', 'Dividends', { r: '2', r0: '1' })}${row('Accounting change', 'StockholdersEquity', { a: '5', a0: '3' })}
${row('All', 'ProfitLoss', { y: '7', last: '6' })}${row('Tax', 'OtherTax', { y: '1', last: '1' })}${row('More', 'Other', { y: '1', last: '1' })}
${row('End', 'StockholdersEquity', { re: '4' })}${row('Total', 'StockholdersEquity', { e: '4', before: '3' })}</table>`;
    const role = 'http://footnote.example/role/Equity';
    const arc = (to: string, order: number): ArcOf => ({ from: 'us-gaap_StatementLineItems', to, order });
    const linkbases = [
      schemaOf({ [role]: '0000004 - Statement - STATEMENTS OF EQUITY' }),
      linkbaseOf(
        'p.xml',
        presentationLink(role, [
          { from: 'us-gaap_StatementTable', to: 'us-gaap_StatementEquityComponentsAxis', order: 1 },
          { from: 'us-gaap_StatementEquityComponentsAxis', to: 'us-gaap_RetainedEarningsMember', order: 1 },
          { from: 'us-gaap_StatementTable', to: 'srt_CumulativeEffectPeriodOfAdoptionAxis', order: 2 },
          { from: 'srt_CumulativeEffectPeriodOfAdoptionAxis', to: 'srt_AdjustmentMember', order: 1 },
          { from: 'us-gaap_StatementTable', to: 'us-gaap_StatementLineItems', order: 3 },
          arc('us-gaap_NetIncomeLoss', 1),
          arc('us-gaap_Dividends', 2),
          arc('us-gaap_StockholdersEquity', 3),
          arc('us-gaap_ProfitLoss', 4),
          arc('us-gaap_OtherTax', 5),
          arc('us-gaap_Other', 6),
        ]),
      ),
    ];
    const document = inlineOf(income + equity, 'a.htm', contexts);
    for (const files of [[document], [...linkbases, document]]) {
      const found = statementsAsFiled(files).statements.find(({ statement }) => statement === 'equity');
      const change = found?.rows.find(({ dimensions }) => dimensions.length === 2);
      expect(found?.columns.map(({ end }) => end)).to.deep.equal(['2023-12-31', '2022-12-31']);
      expect(change?.cells.map((cell) => cell?.value)).to.deep.equal(['5000000', '3000000']);
    }
  });

  it('states no place where the document may be decoded in another way', () => {
    const text = textOf(inlineOf(INCOME, 'a.htm', CONTEXTS)).replace('Net sales', 'Net sales £');
    const declared = `<?xml version="1.0" encoding="ISO-8859-1"?>${text.replace(/^<\?xml[^>]*\?>/, '')}`;
    const places = statementsAsFiled([fileOf('a.htm', declared)]).statements.flatMap(({ rows }) =>
      rows.flatMap(({ cells }) => cells.map((cell) => cell?.place ?? null)),
    );
    expect(new Set(places)).to.deep.equal(new Set([null]));
  });

  it('adds what was cut off before the document to places', () => {
    const document = inlineOf(INCOME, 'a.htm', CONTEXTS);
    const text = `\n\n  ${textOf(document)}`;
    const place = statementsAsFiled([fileOf('a.htm', text)]).statements[0]?.rows[0]?.cells[0]?.place;
    expect(text.slice(place?.from, place?.to)).to.match(/^<ix:nonFraction.*4<\/ix:nonFraction>$/);
  });

  it('ends on cycles, and refuses a statement larger than any genuine one', () => {
    const cyclic = [
      ...INCOME_ARCS,
      { from: 'us-gaap_NetIncomeLoss', to: 'us-gaap_Revenues', order: 1 },
      { from: 'us-gaap_Revenues', to: 'us-gaap_NetIncomeLoss', order: 1 },
    ];
    const document = inlineOf(INCOME, 'a.htm', CONTEXTS);
    const schema = schemaOf({ [ROLE]: '0000002 - Statement - STATEMENTS OF INCOME' });
    const link = (arcs: readonly ArcOf[]): ReportFile => linkbaseOf('p.xml', presentationLink(ROLE, arcs));
    expect(reasonOf([schema, link(cyclic), document])).to.equal('presentation');
    const many = Array.from({ length: 100_000 }, (_, order) => ({
      from: 'us-gaap_StatementLineItems',
      to: `us-gaap_${order < 2 ? ['Revenues', 'NetIncomeLoss'][order] : `Row${order}`}`,
      order,
    }));
    expect(reasonOf([schema, link(many), document])).to.equal('too_large');
    const rows = Array.from({ length: 3000 }, (_, at) => row(`Row ${at}`, `Row${at}`, { y: '1' })).join('');
    expect(reasonOf([inlineOf(INCOME.replace('</table>', `${rows}</table>`), 'a.htm', CONTEXTS)])).to.equal(
      'too_large',
    );
  });

  it('refuses a statement of equity with more periods than any genuine one', () => {
    const parts = ['RetainedEarningsMember', 'CommonStockMember'].map((name) => `us-gaap:${name}`);
    const years = Array.from({ length: 300 }, (_, at) => String(1700 + at));
    const contexts = years.flatMap((year) =>
      parts.map((part, at) =>
        contextOf(
          `q${year}-${at}`,
          { start: `${year}-01-01`, end: `${year}-12-31` },
          { segment: member('us-gaap:StatementEquityComponentsAxis', part) },
        ),
      ),
    );
    const rows = years.map((year) =>
      row(year, 'NetIncomeLoss', { [`q${year}-0`]: '1', [`q${year}-1`]: '1' }),
    );
    const equity = `<table>${row('Balance', 'StockholdersEquity', { e: '2' })}${rows.join('')}</table>`;
    expect(reasonOf([inlineOf(INCOME + equity, 'a.htm', CONTEXTS + contexts.join(''))])).to.equal(
      'too_large',
    );
  });

  it('has no statements where nothing presents one', () => {
    expect(statementsAsFiled([inlineOf(NOTE, 'a.htm', CONTEXTS)]).statements).to.deep.equal([]);
    expect(reasonOf([fileOf('a.htm', '<html><body>1</body></html>')])).to.equal('no_instance');
  });
});
