import { expect } from 'chai';
import type { InputFact } from '../inputs.ts';
import { cell, compute, fact, filing } from '../test-support.ts';

const CURRENT = 'ContractWithCustomerLiabilityCurrent';

const at = (end: string, deferred: number, assets = 5_000_123_456, concept = CURRENT): InputFact[] => [
  fact('Assets', null, end, assets),
  fact(concept, null, end, deferred),
];

const year = (end: number, filed: string, ...facts: readonly InputFact[]) =>
  filing('10-K', filed, [fact('NetIncomeLoss', `${end}-01-01`, `${end}-12-31`, 90_123_456), ...facts]);

const current = (statements: ReturnType<typeof compute>, end: string) => {
  const found = cell(statements, 'deferred_revenue_current', 'instant', end);
  return found.value ?? found.rule;
};

describe('a concept that names a part of its row since some filing', () => {
  const first = year(2023, '2024-02-01', ...at('2023-12-31', 446_123_456));

  it('is rejected from the filing on that tags less for a date and all else alike', () => {
    const second = year(
      2024,
      '2025-02-01',
      ...at('2023-12-31', 290_123_456),
      ...at('2024-12-31', 281_123_456, 5_100_123_456),
    );
    const third = year(2025, '2026-02-01', ...at('2025-12-31', 270_123_456, 5_200_123_456));
    const statements = compute([first, second, third]);
    expect(current(statements, '2023-12-31')).to.equal('446123456');
    expect(current(statements, '2024-12-31')).to.equal('row.part_since_retagged');
    expect(current(statements, '2025-12-31')).to.equal('row.part_since_retagged');
  });

  it('is a restatement if other rows change, and a reclassification if it changes by less than a fifth', () => {
    const restated = year(2024, '2025-02-01', ...at('2023-12-31', 290_123_456, 4_800_123_456));
    expect(current(compute([first, restated]), '2023-12-31')).to.equal('290123456');
    const sold = (liabilities: number, deferred: number): InputFact[] => [
      ...at('2023-12-31', deferred),
      fact('Liabilities', null, '2023-12-31', liabilities),
    ];
    const discontinued = compute([
      year(2023, '2024-02-01', ...sold(3_000_123_456, 446_123_456)),
      year(2024, '2025-02-01', ...sold(2_000_123_456, 290_123_456)),
    ]);
    expect(current(discontinued, '2023-12-31')).to.equal('290123456');
    const corrected = year(2024, '2025-02-01', ...at('2023-12-31', 390_123_456));
    expect(current(compute([first, corrected]), '2023-12-31')).to.equal('390123456');
  });

  it('leaves the field to another concept for the whole row', () => {
    const both = [
      ...at('2023-12-31', 290_123_456),
      fact('DeferredRevenueCurrent', null, '2023-12-31', 446_123_456),
    ];
    expect(current(compute([first, year(2024, '2025-02-01', ...both)]), '2023-12-31')).to.equal('446123456');
  });
});

describe('deferred revenue', () => {
  it('is the larger of two rows, because notes tag parts', () => {
    const facts = [
      ...at('2023-12-31', 180_123_456),
      fact('DeferredRevenueCurrent', null, '2023-12-31', 270_123_456),
    ];
    expect(current(compute([year(2023, '2024-02-01', ...facts)]), '2023-12-31')).to.equal('270123456');
  });

  it('is refused if it is rounded like a figure of the running text', () => {
    const statements = compute([
      year(
        2023,
        '2024-02-01',
        ...at('2023-12-31', 1_700_000_000),
        ...[
          'Cash',
          'Liabilities',
          'InventoryNet',
          'AccountsPayableCurrent',
          'LiabilitiesCurrent',
          'AssetsCurrent',
        ].map((concept, place) => fact(concept, null, '2023-12-31', 1_234_567_000 + place * 111_000)),
      ),
    ]);
    expect(current(statements, '2023-12-31')).to.equal('filing.rounded_like_text');
  });

  it('is current and noncurrent together, and refused if only the current part is tagged', () => {
    const total = (...facts: readonly InputFact[]) => {
      const statements = compute([
        year(2023, '2024-02-01', ...at('2023-12-31', 5_837_123_456, 29_779_123_456), ...facts),
      ]);
      const found = cell(statements, 'deferred_revenue', 'instant', '2023-12-31');
      return found.value ?? found.rule;
    };
    expect(total(fact('ContractWithCustomerLiabilityNoncurrent', null, '2023-12-31', 113_123_456))).to.equal(
      '5950246912',
    );
    expect(total()).to.equal('filing.terms_missing');
    expect(total(fact('ContractWithCustomerLiability', null, '2023-12-31', 31_123_456))).to.equal(
      'filing.terms_missing',
    );
  });
});
