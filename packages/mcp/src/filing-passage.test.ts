import type { Schemas } from '@footnote/client';
import { expect } from 'chai';
import { filingPassage } from './filing-passage.ts';

type FilingEvidence = Schemas['FilingEvidence'];

const BASE = 'http://127.0.0.1:8080';
const VIEWER = '/filings/0000000001-26-000001/document?file=a.xml#f';

const place = (from: number): FilingEvidence['fields'][number]['place'] => ({
  element_id: null,
  file: 'a.xml',
  from,
  to: from + 9,
  viewer: `${VIEWER}${from}`,
});
const evidence = (own: Partial<FilingEvidence>): FilingEvidence => ({
  accession: '0000000001-26-000001',
  as_of: '2026-02-03T00:00:00Z',
  cache_age_seconds: 0,
  fields: [],
  figures: [],
  form: '4',
  freshness: 'end_of_day',
  guidance: [],
  market_status: 'closed',
  sections: [],
  symbol: 'ACME',
  total_fields: 0,
  total_figures: 0,
  without_place: 0,
  ...own,
});

describe('the passage of a filing', () => {
  it('has the fields of a trade by the end of their paths, each with its link, and counts the others', () => {
    const fields = ['transactionShares', 'transactionPricePerShare', 'transactionDate', 'securityTitle'].map(
      (name, at) => ({
        path: `ownershipDocument/nonDerivativeTable/nonDerivativeTransaction[2]/${name}/value`,
        place: place(at),
        text: String(at),
      }),
    );
    expect(filingPassage(evidence({ fields, total_fields: 9 }), BASE).split('\n')).to.deep.equal([
      'ACME 4 0000000001-26-000001',
      'nonDerivativeTransaction[2]/transactionShares/value: 0',
      `  ${BASE}${VIEWER}0`,
      'nonDerivativeTransaction[2]/transactionPricePerShare/value: 1',
      `  ${BASE}${VIEWER}1`,
      'nonDerivativeTransaction[2]/transactionDate/value: 2',
      `  ${BASE}${VIEWER}2`,
      'and 6 more fields: get_evidence',
    ]);
  });

  it('says of a section why it has no place', () => {
    const section = {
      char_count: 9,
      heading: null,
      name: 'mda',
      passage: null,
      place: { available: false, reason: 'not_in_document' },
    } as const;
    expect(filingPassage(evidence({ form: '10-K', sections: [section] }), BASE)).to.equal(
      'ACME 10-K 0000000001-26-000001\nmda: not_in_document',
    );
  });

  it('says that a filing has nothing of it', () => {
    expect(filingPassage(evidence({ symbol: null }), BASE)).to.equal(
      'no symbol 4 0000000001-26-000001\nNothing of this is served from it.',
    );
  });
});
