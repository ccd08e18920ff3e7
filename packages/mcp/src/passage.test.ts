import { expect } from 'chai';
import { type CellEvidence, passageOf } from './passage.ts';

type Fact = CellEvidence['facts'][number];

const BASE = 'http://127.0.0.1:8080';
const VIEWER = '/filings/0000000001-26-000001/document?file=a.htm#f123';

const fact = (own: Partial<Fact> = {}): Fact => ({
  concept: 'us-gaap:Revenues',
  end: '2025-12-31',
  filed_value: 1_234_000_000,
  filing: {
    accession: '0000000001-26-000001',
    filed: '2026-02-03',
    form: '10-K',
    url: 'https://www.sec.gov/x',
  },
  place: {
    available: true,
    dimensions: [],
    document: { bytes: 1, sha256: 'a', type: null, url: 'https://www.sec.gov/a.htm' },
    element_id: 'f-1',
    from: 123,
    hidden: false,
    how: 'inline',
    links: { sec_viewer: null, text_fragment: 'https://www.sec.gov/a.htm#:~:text=1', viewer: VIEWER },
    passage: null,
    table: {
      captions: [],
      column: 2,
      headers: ['Years ended', '2025'],
      heading: null,
      label: 'Total net sales',
      row: 4,
      rows: [3, 4, 5, 9].map((row) => ({ row, cells: [{ column: 0, columns: 1, text: `row ${row}` }] })),
      total_rows: 10,
      unit_line: '(In millions)',
    },
    text: '$ 1,234',
    to: 140,
  },
  role: '+',
  start: '2025-01-01',
  ...own,
});
const evidence = (facts: readonly Fact[], own: Partial<CellEvidence['cell']> = {}): CellEvidence => ({
  as_of: '2026-02-03T00:00:00Z',
  cache_age_seconds: 0,
  cell: {
    method: 'reported',
    period_end: '2025-12-31',
    period_start: '2025-01-01',
    refusal: null,
    unit: 'USD',
    value: 1_234_000_000,
    ...own,
  },
  facts,
  field: 'revenue',
  freshness: 'end_of_day',
  market_status: 'closed',
  period: 'FY2025',
  statement: 'income_statement',
  symbol: 'ACME',
  total_facts: facts.length,
});

describe('the passage of the evidence', () => {
  it('quotes number, label, headings, unit and neighbours, and names filing and link', () => {
    expect(passageOf(evidence([fact()]), BASE)).to.equal(
      [
        'ACME revenue FY2025: 1234000000 USD (reported)',
        '+ $ 1,234 "Total net sales" under "Years ended" / "2025"; (In millions); beside: row 3 | row 5',
        '  10-K filed 2026-02-03, 0000000001-26-000001',
        `  ${BASE}${VIEWER}`,
      ].join('\n'),
    );
  });

  it('says of a refused cell what filings state, and of a fact without a place why', () => {
    const lost = fact({ place: { available: false, reason: 'document_missing' } });
    const text = passageOf(evidence([lost], { value: null, method: null, refusal: 'partial' }), BASE);
    expect(text).to.include('refused: partial').and.to.include('document_missing');
    expect(passageOf(evidence([], { value: null, refusal: 'not_reported' }), BASE)).to.include(
      'No filing states it',
    );
  });

  it('stays under 400 tokens, whatever the filing prints', () => {
    const long = 'word '.repeat(400);
    const { place } = fact();
    if (!place.available || place.table === null) throw new Error('it has a table');
    const wide = fact({
      place: { ...place, table: { ...place.table, label: long, headers: [long, long], unit_line: long } },
    });
    const text = passageOf(evidence(Array.from({ length: 12 }, () => wide)), BASE);
    expect(text.length / 4).to.be.below(400);
    expect(text).to.include('and 9 more facts');
  });
});
