import { expect } from 'chai';
import {
  calculationLink,
  contextOf,
  fileOf,
  inlineOf,
  instanceOf,
  labelLink,
  linkbaseOf,
  member,
  presentationLink,
  schemaOf,
  STANDARD,
} from '../testing/report-package.ts';
import { readReport } from './read-report.ts';
import { ReportError } from './types.ts';

const REVENUE = '<us-gaap:Revenues contextRef="y" unitRef="usd" decimals="-6">1500000000</us-gaap:Revenues>';
const YEAR = { start: '2023-01-01', end: '2023-12-31' };
const revenue = (context: string): string =>
  `<us-gaap:Revenues contextRef="${context}" unitRef="usd">5</us-gaap:Revenues>`;
const INCOME = 'http://footnote.example/role/Income';

const reasonOf = (read: () => unknown): string | null => {
  try {
    read();
    return null;
  } catch (error) {
    if (error instanceof ReportError) return error.reason;
    throw error;
  }
};

describe('readReport', () => {
  it('reads facts, faces and labels of a package, whatever its file names', () => {
    const report = readReport([
      fileOf('g1.jpg', '\u0001\u0002'),
      fileOf('R1.htm', '<html><body><br></body></html>'),
      fileOf('report.css', 'body {}'),
      fileOf('FilingSummary.xml', '<FilingSummary/>'),
      linkbaseOf('one.xml', labelLink([['us-gaap_Revenues', STANDARD, 'en-US', 'Net  sales']])),
      linkbaseOf(
        'other.xml',
        presentationLink(INCOME, [
          { from: 'us-gaap_IncomeStatementAbstract', to: 'us-gaap_Revenues', order: 1 },
          { from: 'us-gaap_IncomeStatementAbstract', to: 'fn_OddCosts', order: 2 },
          { from: 'us-gaap_IncomeStatementAbstract', to: 'us-gaap_NetIncomeLoss', order: 3 },
        ]),
      ),
      linkbaseOf(
        'third.xml',
        calculationLink(INCOME, [{ from: 'us-gaap_Revenues', to: 'fn_OddCosts', weight: '-1' }]),
      ),
      schemaOf({ [INCOME]: '0003 - Statement - RESULTS' }, { OddCosts: 'type="xbrli:monetaryItemType"' }),
      instanceOf(REVENUE),
    ]);
    expect(report).to.deep.equal({
      cik: '0000000042',
      cover: { fiscalYear: null, fiscalPeriod: null, texts: [] },
      facts: [
        {
          taxonomy: 'us-gaap',
          concept: 'Revenues',
          unit: 'USD',
          start: '2023-01-01',
          end: '2023-12-31',
          value: '1500000000',
          decimals: '-6',
          dimensions: [],
        },
      ],
      faces: [
        {
          role: INCOME,
          statement: 'income',
          concepts: ['us-gaap:Revenues', 'fn:OddCosts', 'us-gaap:NetIncomeLoss'],
          labels: ['Net sales', '', ''],
        },
      ],
      calculations: [
        {
          role: INCOME,
          statement: 'income',
          specification: '1.0',
          total: 'us-gaap:Revenues',
          items: [{ concept: 'fn:OddCosts', weight: '-1' }],
          sums: [],
        },
      ],
      labels: [],
      rejected: [],
    });
  });

  it('labels the axes and explicit members of the facts, each once, as far as the filing does', () => {
    const axis = 'us-gaap:StatementBusinessSegmentsAxis';
    const segment = (of: string): string => member(axis, of);
    const loan =
      '<xbrldi:typedMember dimension="fn:LoanAxis"><fn:loan>fn:WestMember</fn:loan></xbrldi:typedMember>';
    const { labels } = readReport([
      linkbaseOf(
        'one.xml',
        labelLink([
          ['us-gaap_StatementBusinessSegmentsAxis', STANDARD, 'en-US', 'Segments [Axis]'],
          ['fn_NorthMember', STANDARD, 'de', 'Norden'],
          ['fn_NorthMember', STANDARD, 'en-US', ' North '],
          ['fn_WestMember', STANDARD, 'en-US', 'West'],
          ['fn_BlankMember', STANDARD, 'en-US', ' '],
        ]),
      ),
      schemaOf({}, { NorthMember: '', WestMember: '', BlankMember: '' }),
      instanceOf(
        ['North', 'Blank', 'North']
          .map(
            (name, at) =>
              contextOf(`c${at}`, YEAR, { segment: segment(`fn:${name}Member`) }) + revenue(`c${at}`),
          )
          .join('') +
          contextOf('l', YEAR, { scenario: loan }) +
          revenue('l'),
      ),
    ]);
    expect(labels).to.deep.equal([
      { name: axis, label: 'Segments [Axis]' },
      { name: 'fn:NorthMember', label: 'North' },
    ]);
  });

  it('reads valid fiscal stamps of the cover page of either kind of document', () => {
    const dei = (name: string, text: string): string => `<dei:${name} contextRef="y"> ${text} </dei:${name}>`;
    const plain = [dei('DocumentFiscalYearFocus', '2024'), dei('DocumentFiscalPeriodFocus', 'Q3')].join('');
    expect(readReport([instanceOf(plain + REVENUE)])).to.deep.include({
      cover: { fiscalYear: 2024, fiscalPeriod: 'Q3', texts: [] },
      facts: readReport([instanceOf(REVENUE)]).facts,
    });
    const odd = [dei('DocumentFiscalYearFocus', '--12-31'), dei('DocumentFiscalPeriodFocus', 'third')].join(
      '',
    );
    expect(readReport([instanceOf(odd + plain)]).cover).to.deep.equal({
      fiscalYear: null,
      fiscalPeriod: null,
      texts: [],
    });
    const shown = (name: string, inner: string): string =>
      `<ix:nonNumeric name="dei:${name}" contextRef="y">${inner}</ix:nonNumeric>`;
    const page = [
      shown('DocumentType', '10-Q'),
      shown('DocumentFiscalYearFocus', '<span>20<b>24</b></span>'),
      shown('DocumentFiscalPeriodFocus', `FY${shown('AmendmentFlag', '')}`),
      '<ix:nonFraction name="us-gaap:Revenues" contextRef="y" unitRef="usd" decimals="0">7</ix:nonFraction>',
    ];
    const { cover, facts } = readReport([inlineOf(page.join(' text '))]);
    expect(cover).to.deep.equal({ fiscalYear: 2024, fiscalPeriod: 'FY', texts: [] });
    expect(facts.map(({ value }) => value)).to.deep.equal(['7']);
  });

  it('reads texts of the cover page about the whole company, unless it has two of a name', () => {
    const part = contextOf('part', YEAR, { segment: member('dei:LegalEntityAxis', 'fn:SubMember') });
    const dei = (name: string, text: string, context = 'y'): string =>
      `<dei:${name} contextRef="${context}">${text}</dei:${name}>`;
    const coverOf = (...facts: readonly string[]): unknown =>
      readReport([instanceOf(`${part}${facts.join('')}${REVENUE}`)]).cover.texts;
    expect(
      coverOf(
        dei('AuditorName', 'Sub &amp; Co', 'part'),
        dei('EntityFilerCategory', 'Accelerated  Filer'),
        dei('AuditorName', ' Example\n Partners '),
        dei('AuditorName', 'Example Partners'),
        dei('AuditorFirmId', '42'),
        dei('AuditorLocation', 'x'.repeat(301)),
        dei('TradingSymbol', 'ACME'),
      ),
    ).to.deep.equal([
      { name: 'AuditorFirmId', value: '42' },
      { name: 'AuditorName', value: 'Example Partners' },
      { name: 'EntityFilerCategory', value: 'Accelerated Filer' },
    ]);
    expect(coverOf(dei('AuditorName', 'One LLP'), dei('AuditorName', 'Two LLP'))).to.deep.equal([]);
    const shown = (inner: string, more = ''): string =>
      `<ix:nonNumeric name="dei:AuditorName" contextRef="y"${more}>${inner}</ix:nonNumeric>`;
    const number =
      '<ix:nonFraction name="us-gaap:Revenues" contextRef="y" unitRef="usd" decimals="0">7</ix:nonFraction>';
    expect(readReport([inlineOf(shown('A <b>&amp;</b> B') + number)]).cover.texts).to.deep.equal([
      { name: 'AuditorName', value: 'A & B' },
    ]);
    const parted = shown('A', ' continuedAt="next"');
    expect(readReport([inlineOf(parted + number)]).cover.texts).to.deep.equal([]);
  });

  it('prefers the XML instance to the inline document, and the largest of several', () => {
    const inline = inlineOf(
      '<ix:nonFraction name="us-gaap:Revenues" contextRef="y" unitRef="usd" decimals="0">7</ix:nonFraction>',
    );
    const fee = instanceOf('', 'fee.xml');
    expect(readReport([inline]).facts.map(({ value }) => value)).to.deep.equal(['7']);
    expect(readReport([inline, fee, instanceOf(REVENUE)]).facts.map(({ value }) => value)).to.deep.equal([
      '1500000000',
    ]);
  });

  it('reports why a package is unreadable', () => {
    expect(reasonOf(() => readReport([]))).to.equal('no_instance');
    expect(
      reasonOf(() => readReport([fileOf('a.htm', '<html xmlns="http://www.w3.org/1999/xhtml"/>')])),
    ).to.equal('no_instance');
    const cut = instanceOf(REVENUE);
    expect(reasonOf(() => readReport([{ name: 'cut.xml', bytes: cut.bytes.subarray(0, -20) }]))).to.equal(
      'malformed',
    );
  });
});
