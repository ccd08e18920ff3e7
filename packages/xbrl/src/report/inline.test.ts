import { expect } from 'chai';
import { contextOf, fileOf, inlineOf, instanceOf, USUAL } from '../testing/report-package.ts';
import { readReport } from './read-report.ts';
import type { Report } from './types.ts';

const fraction = (shown: string, more = '', context = 'y'): string =>
  `<ix:nonFraction name="us-gaap:Revenues" contextRef="${context}" unitRef="usd" ${more}>${shown}</ix:nonFraction>`;
const read = (body: string): Report => readReport([inlineOf(body)]);
const values = ({ facts }: Report): string[] => facts.map(({ value }) => value);

describe('readReport of inline documents', () => {
  it('applies format, scale and sign', () => {
    const { facts, rejected } = read(
      `<p>Sales of $${fraction('1,234.5', 'format="ixt:num-dot-decimal" scale="6" decimals="-5" sign="-"')}</p>`,
    );
    expect(rejected).to.deep.equal([]);
    expect(facts).to.deep.equal([
      {
        taxonomy: 'us-gaap',
        concept: 'Revenues',
        unit: 'USD',
        start: '2023-01-01',
        end: '2023-12-31',
        value: '-1234500000',
        decimals: '-5',
        dimensions: [],
      },
    ]);
  });

  it('reads numbers across elements, characters and entities inside them', () => {
    expect(
      values(read(fraction('1&#160;<span>23</span>&nbsp;456', 'format="ixt:num-dot-decimal"'))),
    ).to.deep.equal(['123456']);
    expect(values(read(fraction('no', 'format="ixt-sec:numwordsen"')))).to.deep.equal(['0']);
    expect(values(read(fraction('—', 'format="ixt2:zerodash"')))).to.deep.equal(['0']);
  });

  it('reads a number with two nested tags', () => {
    const inner = `<ix:nonFraction name="us-gaap:SalesRevenueNet" contextRef="y" unitRef="usd" scale="3">5</ix:nonFraction>`;
    const { facts } = read(fraction(inner, 'scale="6"'));
    expect(facts.map(({ concept, value }) => [concept, value])).to.deep.equal([
      ['SalesRevenueNet', '5000'],
      ['Revenues', '5000000'],
    ]);
  });

  it('reads hidden facts, and leaves out nil ones and those of another target', () => {
    const report = read(`<ix:header><ix:hidden>${fraction('7')}</ix:hidden></ix:header>
      ${fraction('', 'xsi:nil="true"', 'e')}${fraction('9', 'target="other"', 'e')}`);
    expect([values(report), report.rejected]).to.deep.equal([['7'], []]);
  });

  it('rejects a number that its format does not allow, and keeps the others', () => {
    const report = read(`${fraction('1.234,5', 'format="ixt:num-dot-decimal"')}${fraction('5', 'scale="x"')}
      ${fraction('5', 'sign="+"')}${fraction('1,000')}${fraction('5', 'format="unbound:num-dot-decimal"')}
      ${fraction('9'.repeat(500))}<ix:nonFraction name="none:Revenues" contextRef="y" unitRef="usd">1</ix:nonFraction>
      ${fraction('8')}`);
    expect(values(report)).to.deep.equal(['8']);
    expect(report.rejected.map(({ reason }) => reason)).to.deep.equal([
      'format',
      'scale',
      'sign',
      'not_a_number',
      'format',
      'not_a_number',
      'unbound_name',
    ]);
  });

  it('reads the same facts as the extracted instance', () => {
    const extracted = instanceOf(
      '<us-gaap:Revenues contextRef="y" unitRef="usd" decimals="-6">1234000000</us-gaap:Revenues>',
      'fn-20231231_htm.xml',
    );
    const inline = inlineOf(fraction('1,234', 'format="ixt:num-dot-decimal" scale="6" decimals="-6"'));
    expect(readReport([inline]).facts).to.deep.equal(readReport([extracted]).facts);
  });

  it('reads a document set as one: facts may use contexts of another document', () => {
    const first = inlineOf(fraction('1'), 'a.htm', '');
    const second = inlineOf(fraction('2', '', 'e'), 'b.htm', USUAL);
    const report = readReport([first, second]);
    expect([values(report), report.rejected]).to.deep.equal([['1', '2'], []]);
  });

  it('separates documents of different sets whose contexts have the same ids', () => {
    const main = inlineOf(fraction('1') + fraction('2', '', 'e'));
    const text = new TextDecoder().decode(
      inlineOf(fraction('3'), 'x', contextOf('y', { end: '2020-01-01' })).bytes,
    );
    const exhibit = fileOf('exhibit.htm', text.replace('fn-20231231.xsd', 'fee-20231231.xsd'));
    for (const files of [
      [main, exhibit],
      [exhibit, main],
    ]) {
      const report = readReport(files);
      expect([values(report), report.rejected]).to.deep.equal([['1', '2'], []]);
    }
  });

  it('assigns a document without a schema reference to the document set it belongs to', () => {
    const text = (body: string, resources?: string): string =>
      new TextDecoder().decode(inlineOf(body, 'x', resources).bytes);
    const main = inlineOf(fraction('1'));
    const exhibit = fileOf('exhibit.htm', text('').replace('fn-20231231.xsd', 'fee-20231231.xsd'));
    const part = fileOf('part.htm', text(fraction('2', '', 'e'), '').replace(/<link:schemaRef.*>/, ''));
    expect(values(readReport([exhibit, part, main]))).to.deep.equal(['2', '1']);
  });

  it('reads inline XBRL 1.0', () => {
    const text = new TextDecoder().decode(inlineOf(fraction('5')).bytes);
    const old = fileOf('old.htm', text.replace('2013/inlineXBRL', '2008/inlineXBRL'));
    expect(values(readReport([old]))).to.deep.equal(['5']);
  });

  it('reads members and names whose prefixes a copy of the document no longer declares, if they are known', () => {
    const member = (axis: string, name: string): string =>
      `<xbrldi:explicitMember dimension="${axis}">${name}</xbrldi:explicitMember>`;
    const year = { start: '2023-01-01', end: '2023-12-31' };
    const contexts = [
      contextOf('a', year, { segment: member('srt:ProductOrServiceAxis', 'fn:BargesMember') }),
      contextOf('b', year, { segment: member('srt:StatementGeographicalAxis', 'other:EastMember') }),
    ];
    const text = new TextDecoder().decode(
      inlineOf(
        `${fraction('1', '', 'a')}${fraction('2', '', 'b')}${fraction('3').replace('us-gaap:Revenues', 'fn:Tolls')}`,
        'x',
        USUAL + contexts.join(''),
      ).bytes,
    );
    const bare = text.replace(' xmlns:fn="http://footnote.example/20231231"', '');
    const { facts, rejected } = readReport([fileOf('fn-20231231.htm', bare)]);
    expect(facts.map(({ taxonomy, value, dimensions }) => [taxonomy, value, dimensions])).to.deep.equal([
      ['us-gaap', '1', [{ axis: 'srt:ProductOrServiceAxis', member: 'fn:BargesMember' }]],
      ['fn', '3', []],
    ]);
    expect(rejected.map(({ reason }) => reason)).to.deep.equal(['context', 'no_context']);
    expect(readReport([fileOf('copy.htm', bare)]).facts).to.deep.equal([]);
  });
});
