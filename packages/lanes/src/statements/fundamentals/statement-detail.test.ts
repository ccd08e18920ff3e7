import { expect } from 'chai';
import type { StatementDetail } from '@footnote/statements/presented/detail';
import { writeJson } from '@footnote/wire/json';
import { componentValidator } from '@footnote/contract/testing';
import { statementDetailBlock } from './statement-detail.ts';

const EMPTY: StatementDetail = {
  accession: '0009999999-26-000011',
  form: '10-K',
  filed: '2026-02-02',
  source: 'companyfacts',
  presented: false,
  income: [],
  balance: [],
  cash_flow: [],
};

const written = (detail: StatementDetail | null): string => writeJson(statementDetailBlock(detail));

describe('the block statement_detail', () => {
  it('writes values as filed and names their source', () => {
    const values = [{ start: null, end: '2025-12-31', value: '12345678901234567890.50' }];
    const text = written({ ...EMPTY, balance: [{ concept: 'us-gaap:Assets', unit: 'USD', values }] });
    expect(text).to.include('"value":12345678901234567890.5}');
    expect(text).to.include('"basis":"companyfacts"');
    expect(text).to.include('"presentation":{"available":false,"reason":"presentation_not_in_source"}');
    expect(componentValidator('StatementDetail')(JSON.parse(text))).to.equal(true);
  });

  it('has labels and presentation order if the faces are known', () => {
    const values = [{ start: null, end: '2025-12-31', value: '1' }];
    const assets = { concept: 'us-gaap:Assets', label: 'Total assets', unit: 'USD', values };
    const text = written({ ...EMPTY, source: 'instance', presented: true, balance: [assets] });
    expect(text).to.include('"label":"Total assets"').and.include('"order":"as_presented"');
    expect(text).to.include('"basis":"instance"');
    expect(text).to.include('"presentation":{"available":true,"source":"filing"}');
    expect(componentValidator('StatementDetail')(JSON.parse(text))).to.equal(true);
  });

  it('is refused with a reason without the filing or without a known concept', () => {
    expect(written(null)).to.equal('{"available":false,"reason":"filing_not_held"}');
    expect(written(EMPTY)).to.equal('{"available":false,"reason":"no_known_concept"}');
  });
});
