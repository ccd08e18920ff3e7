import { expect } from 'chai';
import { contextOf, fileOf, instanceOf, member, schemaOf } from '../testing/report-package.ts';
import { readReport } from './read-report.ts';
import type { Report, ReportFact } from './types.ts';

const revenue = (context: string, value: string, more = ''): string =>
  `<us-gaap:Revenues contextRef="${context}" unitRef="usd" ${more}>${value}</us-gaap:Revenues>`;
const YEAR = { start: '2023-01-01', end: '2023-12-31' };
const read = (body: string): Report => readReport([instanceOf(body)]);
const only = (report: Report): ReportFact | undefined => {
  expect(report.rejected).to.deep.equal([]);
  expect(report.facts.length).to.equal(1);
  return report.facts[0];
};
const reasons = ({ facts, rejected }: Report): string[] => {
  expect(facts).to.deep.equal([]);
  return rejected.map(({ reason }) => reason);
};

describe('readReport of an XML instance', () => {
  it('reads instants, per-share units and decimals', () => {
    const { facts } = read(`<us-gaap:Assets contextRef="e" unitRef="usd" decimals="-3">12000</us-gaap:Assets>
      <us-gaap:EarningsPerShareBasic contextRef="y" unitRef="eps" precision="3">1.25</us-gaap:EarningsPerShareBasic>`);
    expect(
      facts.map(({ concept, unit, start, end, value, decimals }) => [
        concept,
        unit,
        start,
        end,
        value,
        decimals,
      ]),
    ).to.deep.equal([
      ['Assets', 'USD', null, '2023-12-31', '12000', '-3'],
      ['EarningsPerShareBasic', 'USD/shares', '2023-01-01', '2023-12-31', '1.25', '2'],
    ]);
  });

  it('omits nil facts, text facts, tuples and facts of other instances', () => {
    const { facts, rejected } = read(`${revenue('y', '', 'xsi:nil="true"')}${revenue('e', '', 'xsi:nil="1"')}
      <dei:EntityRegistrantName contextRef="y">FOOTNOTE</dei:EntityRegistrantName>
      <fn:Tuple><us-gaap:Revenues contextRef="y" unitRef="usd">5</us-gaap:Revenues></fn:Tuple>
      <link:footnoteLink><link:footnote xlink:label="f">12</link:footnote></link:footnoteLink>`);
    expect([facts, rejected]).to.deep.equal([[], []]);
  });

  it('reads members of segment and scenario, typed ones by their text and as such, sorted by axis', () => {
    const typed = '<xbrldi:typedMember dimension="fn:LoanAxis"><fn:loan> L-1 </fn:loan></xbrldi:typedMember>';
    const context = contextOf('c', YEAR, {
      segment: member('us-gaap:StatementClassOfStockAxis', 'fn:ClassBMember'),
      scenario: typed,
    });
    expect(only(read(context + revenue('c', '5')))?.dimensions).to.deep.equal([
      { axis: 'fn:LoanAxis', member: 'L-1', typed: true },
      { axis: 'us-gaap:StatementClassOfStockAxis', member: 'fn:ClassBMember' },
    ]);
  });

  it('never treats a fact with an unreadable context as consolidated', () => {
    const segments = [
      '<fn:division>East</fn:division>',
      member('unbound:Axis', 'fn:EastMember'),
      member('fn:Axis', 'unbound:EastMember'),
      member('fn:Axis', 'fn:EastMember') + member('fn:Axis', 'fn:WestMember'),
    ];
    for (const segment of segments)
      expect(reasons(read(contextOf('c', YEAR, { segment }) + revenue('c', '5')))).to.deep.equal([
        'context',
        'no_context',
      ]);
  });

  it('refuses periods that no calendar has', () => {
    for (const period of [
      { start: '2023-02-30', end: '2023-12-31' },
      { start: '2024-01-01', end: '2023-12-31' },
      { end: 'tomorrow' },
    ])
      expect(reasons(read(contextOf('c', period) + revenue('c', '5')))).to.deep.equal([
        'context',
        'no_context',
      ]);
    const forever = `<xbrli:context id="c"><xbrli:entity><xbrli:identifier scheme="s">1</xbrli:identifier></xbrli:entity>
      <xbrli:period><xbrli:forever/></xbrli:period></xbrli:context>`;
    expect(reasons(read(forever + revenue('c', '5')))).to.deep.equal(['context', 'no_context']);
  });

  it('reads an end at the first moment of a day as the day before', () => {
    const context = contextOf('c', { start: '2023-01-01T00:00:00', end: '2024-03-01T00:00:00' });
    const fact = only(read(context + revenue('c', '5')));
    expect([fact?.start, fact?.end]).to.deep.equal(['2023-01-01', '2024-02-29']);
    expect(only(read(contextOf('c', { end: '2023-12-31T24:00:00Z' }) + revenue('c', '5')))?.end).to.equal(
      '2023-12-31',
    );
  });

  it('refuses a period with only an end, or with a start and an instant', () => {
    const whole = contextOf('c', YEAR);
    for (const broken of [
      whole.replace(/<xbrli:startDate>.*<.xbrli:startDate>/, ''),
      whole.replaceAll('endDate', 'instant'),
    ])
      expect(reasons(read(broken + revenue('c', '5')))).to.deep.equal(['context', 'no_context']);
  });

  it('rejects a malformed fact and keeps the others', () => {
    const report = read(`${revenue('y', '1,000')}${revenue('none', '1')}
      <us-gaap:Revenues contextRef="y" unitRef="none">2</us-gaap:Revenues>${revenue('e', '3')}`);
    expect(report.rejected.map(({ reason, detail }) => [reason, detail])).to.deep.equal([
      ['not_a_number', '1,000'],
      ['no_context', 'none'],
      ['no_unit', 'none'],
    ]);
    expect(report.facts.map(({ value }) => value)).to.deep.equal(['3']);
  });

  it('rejects two different contexts or units with the same id', () => {
    const twice = contextOf('c', YEAR) + contextOf('c', YEAR);
    expect(only(read(twice + revenue('c', '5')))?.value).to.equal('5');
    const other = contextOf('c', YEAR) + contextOf('c', { end: '2023-12-31' });
    expect(reasons(read(other + revenue('c', '5')))).to.deep.equal(['context', 'no_context']);
    const euro = '<xbrli:unit id="usd"><xbrli:measure>iso4217:EUR</xbrli:measure></xbrli:unit>';
    expect(reasons(read(euro + revenue('y', '5')))).to.deep.equal(['unit', 'no_unit']);
  });

  it('names units as companyfacts does, with or without a prefix', () => {
    const unit = (inner: string): string => `<xbrli:unit id="u">${inner}</xbrli:unit>
      <us-gaap:Assets contextRef="e" unitRef="u">1</us-gaap:Assets>`;
    const measure = (name: string): string => `<xbrli:measure> ${name} </xbrli:measure>`;
    expect(only(read(unit(measure('USD'))))?.unit).to.equal('USD');
    expect(only(read(unit(measure('fn:Store'))))?.unit).to.equal('Store');
    expect(only(read(unit(measure('iso4217:USD') + measure('xbrli:pure'))))?.unit).to.equal('USD*pure');
    const below = measure('xbrli:shares') + measure('fn:Year');
    const divided = `<xbrli:divide><xbrli:unitNumerator>${measure('iso4217:USD')}</xbrli:unitNumerator>
      <xbrli:unitDenominator>${below}</xbrli:unitDenominator></xbrli:divide>`;
    expect(only(read(unit(divided)))?.unit).to.equal('USD/shares*Year');
    expect(reasons(read(unit('')))).to.deep.equal(['unit', 'no_unit']);
  });

  it('resolves names by namespace, not by prefix', () => {
    const report = readReport([
      fileOf(
        'odd.xml',
        `<x:xbrl xmlns:x="http://www.xbrl.org/2003/instance" xmlns:d="http://xbrl.org/2006/xbrldi"
          xmlns:g="http://xbrl.us/us-gaap/2009-01-31" xmlns:us-gaap="http://impostor.example/2023" xmlns:f="http://footnote.example/20231231">
          <x:context id="c"><x:entity><x:identifier scheme="http://www.sec.gov/CIK">42</x:identifier><x:segment>
          <d:explicitMember dimension="g:LegalEntityAxis" xmlns:g2="http://fasb.org/srt/2018">g2:ParentCompanyMember</d:explicitMember>
          </x:segment></x:entity><x:period><x:instant>2023-12-31</x:instant></x:period></x:context>
          <x:unit id="u"><x:measure>x:shares</x:measure></x:unit>
          <g:SharesIssued contextRef="c" unitRef="u">1</g:SharesIssued>
          <us-gaap:SharesIssued contextRef="c" unitRef="u">2</us-gaap:SharesIssued>
          <f:SharesIssued contextRef="c" unitRef="u">3</f:SharesIssued></x:xbrl>`,
      ),
      schemaOf({}),
    ]);
    expect(report.cik).to.equal('0000000042');
    expect(report.facts.map(({ taxonomy }) => taxonomy)).to.deep.equal([
      'us-gaap',
      'http://impostor.example/2023',
      'fn',
    ]);
    expect(report.facts[0]?.dimensions).to.deep.equal([
      { axis: 'us-gaap:LegalEntityAxis', member: 'srt:ParentCompanyMember' },
    ]);
  });

  it("names the early IFRS taxonomy like the later one, and falls back on element ids for the filer's prefix", () => {
    const instance = fileOf(
      'i.xml',
      `<xbrl xmlns="http://www.xbrl.org/2003/instance" xmlns:i="http://xbrl.ifrs.org/taxonomy/2011-03-25/ifrs"
        xmlns:other="http://footnote.example/2023">
        <context id="c"><entity><identifier scheme="s">x</identifier></entity><period><instant>2023-12-31</instant></period></context>
        <unit id="u"><measure>pure</measure></unit>
        <i:Assets contextRef="c" unitRef="u">1</i:Assets><other:Odd contextRef="c" unitRef="u">2</other:Odd></xbrl>`,
    );
    const schema = fileOf(
      'f.xsd',
      `<schema xmlns="http://www.w3.org/2001/XMLSchema" targetNamespace="http://footnote.example/2023">
        <element name="Odd" id="my_own_Odd"/></schema>`,
    );
    const { cik, facts } = readReport([schema, instance]);
    expect(facts.map(({ taxonomy }) => taxonomy)).to.deep.equal(['ifrs-full', 'my_own']);
    expect(cik).to.equal(null);
  });
});
