import { expect } from 'chai';
import type { FilingOrigin } from '@footnote/event-types/types.generated';
import type { InputSummation } from '../inputs.ts';
import { companyRecord, ownFactsSlot, reportSlot, newestAcceptance } from './company-record.ts';
import type { CompanySources } from './company-record.ts';
import { knownOn } from './known-on.ts';

const fact = {
  taxonomy: 'us-gaap',
  concept: 'Assets',
  unit: 'USD',
  start: null,
  end: '2025-12-31',
  value: '1',
};
const facts = (slot: string, filed: string, fy: number | null = 2025) => ({
  slot,
  events: [
    {
      source: 'companyfacts' as const,
      form: '10-K',
      filed,
      facts: [{ ...fact, fy, fp: fy === null ? null : 'FY' }],
      faces: [],
      dimensioned: [],
      calculations: [],
      cover: [],
    },
  ],
});
const header = (slot: string, filed: string, origin: FilingOrigin = 'submissions') => ({
  slot,
  events: [
    {
      origin,
      form: '10-K/A',
      filed,
      report_date: '2025-12-31',
      accepted_at: Date.parse(`${filed}T21:00:00Z`),
    },
  ],
});

/** The facts of a filing's own instance: one of companyfacts, and one of the filer's own. */
const own = (accession: string, filed: string, value = '1') => {
  const shared = { ...fact, value, fy: 2025, fp: 'FY' };
  return {
    slot: ownFactsSlot(accession),
    events: facts(accession, filed).events.map((event) => ({
      ...event,
      source: 'instance' as const,
      facts: [shared, { ...shared, taxonomy: 'acme', concept: 'Deposits' }],
    })),
  };
};

const SOURCES: CompanySources = {
  companies: [{ slot: '', events: [{ sic: '3571', fiscal_year_end: '1231', tickers: [] }] }],
  filings: [header('b', '2026-02-03'), header('c', '2026-05-01', 'companyfacts')],
  facts: [facts('a', '2025-02-01', null), facts('b', '2026-02-01'), facts('c', '2026-05-02')],
};

describe('the record of a company', () => {
  const record = companyRecord('0000000001', SOURCES);

  it('uses the facts of an instance if companyfacts lacks the filing, and waits for the newest', () => {
    const instances = [own('between', '2025-11-01'), own('newest', '2026-06-01')];
    const accessions = (list: CompanySources['facts']): string[] =>
      companyRecord('0000000001', { ...SOURCES, facts: list }).company.filings.map(
        ({ accession }) => accession,
      );
    expect(accessions([...SOURCES.facts, ...instances])).to.deep.equal(['a', 'b', 'c', 'between']);
    expect(accessions(instances)).to.deep.equal(['between', 'newest']);
  });

  it('adds the facts that only the instance has to those of companyfacts, whichever arrived first', () => {
    const merged = (list: CompanySources['facts']) =>
      companyRecord('0000000001', { ...SOURCES, facts: list }).company.filings.map(
        ({ accession, source, facts: all }) => [
          accession,
          source,
          all.map(({ taxonomy, concept, value }) => `${taxonomy}:${concept}=${value}`),
        ],
      );
    const expected = [['b', undefined, ['us-gaap:Assets=1', 'acme:Deposits=1']]];
    const listed = facts('b', '2026-02-01');
    expect(merged([listed, own('b', '2026-02-01')])).to.deep.equal(expected);
    expect(merged([own('b', '2026-02-01'), listed])).to.deep.equal(expected);
    expect(merged([listed, own('b', '2026-02-01', '3')])).to.deep.equal([
      ['b', undefined, ['us-gaap:Assets=1', 'us-gaap:Assets=3', 'acme:Deposits=3']],
    ]);
    expect(merged([own('b', '2026-02-01')])).to.deep.equal([
      ['b', 'instance', ['us-gaap:Assets=1', 'acme:Deposits=1']],
    ]);
  });

  it('returns the same list of facts for the same parts, and another one for other parts', () => {
    const listed = facts('b', '2026-02-01');
    const parts = own('b', '2026-02-01');
    const factsOf = (list: CompanySources['facts']) =>
      companyRecord('0000000001', { ...SOURCES, facts: list }).company.filings[0]?.facts;
    const first = factsOf([listed, parts]);
    expect(factsOf([parts, listed])).to.equal(first);
    expect(factsOf([listed])).to.equal(listed.events[0]?.facts);
    expect(factsOf([listed, own('b', '2026-02-01', '3')])).to.have.length(3);
  });

  it('adds a filing’s own XBRL to its facts, and makes no filing of XBRL alone', () => {
    const faces = [{ statement: 'income', concepts: ['us-gaap:Revenues'], labels: ['Revenue'] }];
    const common = { source: 'instance' as const, form: '10-K', filed: '2026-02-01', facts: [] };
    const report = (accession: string, calculations: readonly InputSummation[] = []) => ({
      slot: reportSlot(accession),
      events: [
        { ...common, faces, dimensioned: [], calculations, cover: [] },
        { ...common, faces: [], dimensioned: [], calculations: [], cover: [] },
      ],
    });
    const sums = [
      { start: null, end: '2025-12-31', unit: 'USD', consistent: true, difference: '0', missing: 1 },
    ];
    const items = [{ concept: 'us-gaap:AssetsCurrent', weight: '1' }];
    const summation = { role: 'r', statement: 'balance', total: 'us-gaap:Assets', items, sums };
    const sources = { ...SOURCES, facts: [...SOURCES.facts, report('b', [summation]), report('x')] };
    const { filings } = companyRecord('0000000001', sources).company;
    expect(filings.map(({ accession, report: own }) => [accession, own?.faces])).to.deep.equal([
      ['a', undefined],
      ['b', faces],
      ['c', undefined],
    ]);
    expect(filings[1]?.report?.calculations).to.deep.equal([summation]);
    const plain = { ...SOURCES, facts: [...SOURCES.facts, report('b')] };
    expect(companyRecord('0000000001', plain).company.filings[1]?.report).not.to.have.property(
      'calculations',
    );
    const again = companyRecord('0000000001', sources).company.filings;
    expect(again[1]?.report).to.equal(filings[1]?.report);
  });

  it('takes form and date from submissions if available, else from the facts', () => {
    expect(
      record.company.filings.map(({ accession, form, filed, report_date, fy }) => [
        accession,
        form,
        filed,
        report_date,
        fy,
      ]),
    ).to.deep.equal([
      ['a', '10-K', '2025-02-01', null, null],
      ['b', '10-K/A', '2026-02-03', '2025-12-31', 2025],
      ['c', '10-K', '2026-05-02', '2025-12-31', 2025],
    ]);
  });

  it('has the newest acceptance of the known filings', () => {
    expect(new Date(newestAcceptance(record)).toISOString()).to.equal('2026-05-01T21:00:00.000Z');
    expect(newestAcceptance(knownOn(record, '2025-12-31'))).to.equal(Date.parse('2025-02-01'));
    expect(newestAcceptance(knownOn(record, '2024-12-31'))).to.equal(0);
  });

  it('ignores filings without statements, such as a prospectus or a proxy statement', () => {
    const [annual] = SOURCES.facts;
    const events = annual!.events.map((event) => ({ ...event, form: '424B5', filed: '2026-06-04' }));
    const later = { ...SOURCES, facts: [...SOURCES.facts, { slot: 'd', events }] };
    const newest = newestAcceptance(companyRecord('0000000001', later));
    expect(newest).to.equal(newestAcceptance(record));
  });

  it('includes the splits of a price source up to the day', () => {
    const split = (day: string) => ({ ex_date: day, numerator: 2, denominator: 1 });
    const prices = { source: 'x', from: '2020-01-01', until: '2026-06-30' };
    const splits = [split('2025-06-01'), split('2026-03-01')];
    const record = companyRecord('0000000001', SOURCES);
    const company = { ...record.company, reported_splits: { ...prices, splits } };
    expect(knownOn({ ...record, company }, '2026-02-01').company.reported_splits).to.deep.equal({
      ...prices,
      until: '2026-02-01',
      splits: [split('2025-06-01')],
    });
    expect(knownOn(record, '2026-02-01').company).not.to.have.property('reported_splits');
  });

  it('includes what was filed on the day and nothing filed later', () => {
    const accessions = (day: string) =>
      knownOn(record, day).company.filings.map(({ accession }) => accession);
    expect(accessions('2025-01-31')).to.deep.equal([]);
    expect(accessions('2026-02-02')).to.deep.equal(['a']);
    expect(accessions('2026-02-03')).to.deep.equal(['a', 'b']);
  });
});
