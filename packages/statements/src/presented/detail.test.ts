import { expect } from 'chai';
import { fact, filing } from '../test-support.ts';
import { statementOfConcept } from './classify.ts';
import { statementDetail } from './detail.ts';

const FACTS = [
  fact('Revenues', '2025-01-01', '2025-12-31', '100'),
  fact('Revenues', '2024-01-01', '2024-12-31', '90'),
  fact('Assets', null, '2025-12-31', '12345678901234567890.5'),
  fact('NetIncomeLoss', '2025-01-01', '2025-12-31', '-7'),
  fact('DepreciationDepletionAndAmortization', '2025-01-01', '2025-12-31', '3'),
  fact('LineOfCreditFacilityMaximumBorrowingCapacity', null, '2025-12-31', '50'),
  fact('dei:EntityCommonStockSharesOutstanding', null, '2026-02-01', '9', 'shares'),
  fact('Revenues', '2025-01-01', '2025-12-31', '100'),
];
const detail = statementDetail(filing('10-K', '2026-02-15', FACTS));

describe('statement detail', () => {
  it('groups the facts of a filing by statement, concept and unit, as filed', () => {
    expect(detail.income).to.deep.equal([
      {
        concept: 'us-gaap:NetIncomeLoss',
        unit: 'USD',
        values: [{ start: '2025-01-01', end: '2025-12-31', value: '-7' }],
      },
      {
        concept: 'us-gaap:Revenues',
        unit: 'USD',
        values: [
          { start: '2025-01-01', end: '2025-12-31', value: '100' },
          { start: '2024-01-01', end: '2024-12-31', value: '90' },
        ],
      },
    ]);
    expect(detail.balance.map(({ values }) => values[0]!.value)).to.deep.equal(['12345678901234567890.5']);
    expect(detail).to.include({ form: '10-K', filed: '2026-02-15' });
  });

  it('assigns depreciation to the cash-flow statement, and omits facts without a known statement', () => {
    expect(detail.cash_flow.map(({ concept }) => concept)).to.deep.equal([
      'us-gaap:DepreciationDepletionAndAmortization',
    ]);
    const all = [...detail.income, ...detail.balance, ...detail.cash_flow].map(({ concept }) => concept);
    expect(all.join()).not.to.match(/LineOfCredit|EntityCommon/);
  });

  it('shows the rows of the faces in order with their labels, if all three are known', () => {
    const face = (statement: string, rows: Readonly<Record<string, string>>) => ({
      statement,
      concepts: Object.keys(rows),
      labels: Object.values(rows),
    });
    const faces = [
      face('balance', { 'us-gaap:Assets': 'Total assets' }),
      face('income', {
        'us-gaap:StatementTable': '',
        'us-gaap:Revenues': 'Net sales',
        'own:OddCosts': 'Odd costs',
        'us-gaap:NetIncomeLoss': 'Net loss',
      }),
      face('cash_flow', {
        'us-gaap:NetIncomeLoss': '',
        'us-gaap:DepreciationDepletionAndAmortization': 'Depreciation',
      }),
    ];
    const detailOf = (shown: typeof faces) => {
      const report = { faces: shown, dimensioned: [] };
      const { presented, income, balance, cash_flow } = statementDetail(
        filing('10-K', '2026-02-15', FACTS, { report, source: 'instance' }),
      );
      const rows = [income, balance, cash_flow].map((list) =>
        list.map(({ concept, label }) => [concept.split(':')[1], label]),
      );
      return { presented, rows };
    };
    expect(detailOf(faces)).to.deep.equal({
      presented: true,
      rows: [
        [
          ['Revenues', 'Net sales'],
          ['NetIncomeLoss', 'Net loss'],
        ],
        [['Assets', 'Total assets']],
        [
          ['NetIncomeLoss', undefined],
          ['DepreciationDepletionAndAmortization', 'Depreciation'],
        ],
      ],
    });
    expect(detailOf(faces.slice(1)).presented).to.equal(false);
    expect(detail).to.include({ source: 'companyfacts', presented: false });
  });

  it('shows both of two values for one period', () => {
    const twice = [fact('Assets', null, '2025-12-31', '1'), fact('Assets', null, '2025-12-31', '2')];
    expect(statementDetail(filing('10-Q', '2026-05-01', twice)).balance[0]!.values).to.have.lengthOf(2);
  });

  it('does not depend on the order of facts', () => {
    const { accession: _, ...other } = statementDetail(filing('10-K', '2026-02-15', FACTS.toReversed()));
    const { accession: __, ...same } = detail;
    expect(other).to.deep.equal(same);
  });

  it('knows the statements of net income, equity and debt', () => {
    expect(statementOfConcept.get('us-gaap:ProfitLoss')).to.equal('income');
    expect(statementOfConcept.get('us-gaap:MinorityInterest')).to.equal('balance');
    expect(statementOfConcept.get('us-gaap:CommercialPaper')).to.equal('balance');
    expect(statementOfConcept.get('us-gaap:ShareBasedCompensation')).to.equal('cash_flow');
  });
});
