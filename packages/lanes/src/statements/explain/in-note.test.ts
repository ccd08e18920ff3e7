import { expect } from 'chai';
import type { Candidate } from '@footnote/statements/explain/plain';
import { beside, reportedInNote } from './in-note.ts';

const ABOUT = { cik: '0000000001', symbol: 'ACME', label: 'FY2025' };
const CELL = {
  field: 'interest_expense',
  period_end: '2025-12-31',
  rule: 'field.not_reported',
  statement: 'income',
  unit: 'USD',
  value: null,
} as const;

const candidate = (
  value: string,
  filed = '2026-02-01',
  rule: Candidate['rule'] = 'interest.not_on_face',
): Candidate => ({
  filing: { accession: `0000000001-${filed.slice(2, 4)}-000001`, form: '10-K', filed },
  covering: true,
  parts: [
    {
      concept: 'us-gaap:InterestExpense',
      start: '2025-01-01',
      end: '2025-12-31',
      value,
      sign: 1,
      split: null,
    },
  ],
  value,
  preference: 0,
  verdict: 'not_on_face',
  rule,
  evidence: [],
});

const shown = (
  candidates: readonly Candidate[],
  cell: Parameters<typeof reportedInNote>[0] = CELL,
): unknown => JSON.parse(JSON.stringify(reportedInNote(cell, candidates, ABOUT)));

describe('what a note states of a refused cell', () => {
  it('is the value of the newest filing with its footnote', () => {
    expect(shown([candidate('31'), candidate('30', '2025-02-01')])).to.deep.equal({
      concept: 'us-gaap:InterestExpense',
      evidence: '/v2/evidence?symbol=ACME&statement=income_statement&field=interest_expense&period=FY2025',
      filing: {
        accession: '0000000001-26-000001',
        filed: '2026-02-01',
        form: '10-K',
        url: 'https://www.sec.gov/Archives/edgar/data/1/000000000126000001/0000000001-26-000001-index.htm',
      },
      period_end: '2025-12-31',
      period_start: '2025-01-01',
      unit: 'USD',
      value: '31',
    });
  });

  it('is nothing if the newest filing states several values, or the cell is served', () => {
    expect(shown([candidate('31'), candidate('30')])).to.equal(null);
    expect(shown([candidate('31')], { ...CELL, value: '31' })).to.equal(null);
    expect(shown([])).to.equal(null);
  });

  it('is no candidate that another rule rejects', () => {
    expect(shown([candidate('31', '2026-02-01', 'interest.running_text')])).to.equal(null);
  });

  it('is what is stated of a quarter where only years are served', () => {
    const cell = { ...CELL, field: 'dividends_per_share', rule: 'field.annual_only' } as const;
    expect(shown([candidate('0.24', '2026-02-01', null)], cell)).to.include({ value: '0.24' });
    expect(beside(cell)).to.include('whole fiscal years only');
    expect(beside(CELL)).to.include('the face of the statement does not report it');
  });
});
