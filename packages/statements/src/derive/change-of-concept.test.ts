import { expect } from 'chai';
import type { InputFiling } from '../inputs.ts';
import { cell, changed, compute, plainFilings, plainYears, shown } from '../test-support.ts';

const CONTRACTS = 'RevenueFromContractWithCustomerExcludingAssessedTax';

/**
 * An issuer that from 2024 on tags its revenue as that of contracts, which is 98 % of what it tagged before, in all columns;
 * 2023 was reported as 150, 160, 170 and 180 million.
 */
const filings: readonly InputFiling[] = plainFilings(2022, plainYears(3)).map((one) =>
  one.filed >= '2024-05-01'
    ? changed(one, (item) =>
        item.concept === 'Revenues'
          ? { ...item, concept: CONTRACTS, value: String(Number(item.value) * 0.98) }
          : item,
      )
    : one,
);

describe('a year whose concept changed', () => {
  it('is no restated year: its fourth quarter follows from the nine months under the same concept', () => {
    const statements = compute(filings);
    expect(cell(statements, 'revenue', 'annual', '2023-12-31')).to.include({
      value: '646800000',
      concept: `us-gaap:${CONTRACTS}`,
    });
    expect(shown(statements, 'revenue', 'quarter', '2023-12-31')).to.equal('176400000');
  });

  it('is a restated year where the nine months are the same figure under both concepts', () => {
    const renamed = filings.map((one) =>
      changed(one, (item) =>
        item.concept === CONTRACTS && one.form === '10-Q'
          ? { ...item, value: String(Number(item.value) / 0.98) }
          : item,
      ),
    );
    expect(shown(compute(renamed), 'revenue', 'quarter', '2023-12-31')).to.equal('restatement_mixed_basis');
  });

  it('leaves a year restated under its own concept without a fourth quarter', () => {
    const restated = filings.map((one) =>
      one.filed === '2025-02-15'
        ? changed(one, (item) =>
            item.concept === CONTRACTS && item.end === '2023-12-31' ? { ...item, value: '600000000' } : item,
          )
        : one,
    );
    const again = [
      ...filings,
      ...restated
        .filter(({ filed }) => filed === '2025-02-15')
        .map((one) => ({
          ...one,
          accession: '0000000001-25-000099',
          form: '10-K/A',
          filed: '2025-04-01',
        })),
    ];
    expect(shown(compute(again), 'revenue', 'quarter', '2023-12-31')).to.equal('restatement_mixed_basis');
  });
});
