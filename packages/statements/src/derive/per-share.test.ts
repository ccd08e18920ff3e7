import { expect } from 'chai';
import type { InputFact, InputFiling } from '../inputs.ts';
import { cell, compute, fact, filing, shown, splitReports } from '../test-support.ts';

type Row = { readonly net: number; readonly shares: number; readonly eps: string };

const row = (start: string, end: string, { net, shares, eps }: Row): InputFact[] => [
  fact('NetIncomeLoss', start, end, net),
  fact('WeightedAverageNumberOfSharesOutstandingBasic', start, end, shares, 'shares'),
  fact('WeightedAverageNumberOfDilutedSharesOutstanding', start, end, shares, 'shares'),
  fact('EarningsPerShareBasic', start, end, eps, 'USD/shares'),
  fact('EarningsPerShareDiluted', start, end, eps, 'USD/shares'),
];

const starts = { q1: '2022-01-01', q2: '2022-04-01', q3: '2022-07-01', y: '2022-01-01' };
const ends = { q1: '2022-03-31', q2: '2022-06-30', q3: '2022-09-30', fy: '2022-12-31' };

const issuer = (q1: Row, q2: Row, q3: Row, nine: Row, year: Row): InputFiling[] => [
  filing('10-Q', '2022-05-01', row(starts.q1, ends.q1, q1)),
  filing('10-Q', '2022-08-01', row(starts.q2, ends.q2, q2)),
  filing('10-Q', '2022-11-01', [...row(starts.q3, ends.q3, q3), ...row(starts.y, ends.q3, nine)]),
  filing('10-K', '2023-02-15', [...row(starts.y, ends.fy, year), fact('Assets', null, ends.fy, 9e9)]),
];

const plain = (): InputFiling[] =>
  issuer(
    { net: 100e6 + 1, shares: 100_000_137, eps: '1.00' },
    { net: 110e6 + 1, shares: 100_000_137, eps: '1.10' },
    { net: 120e6 + 1, shares: 100_000_137, eps: '1.20' },
    { net: 330e6 + 3, shares: 100_000_137, eps: '3.30' },
    { net: 460e6 + 3, shares: 100_000_137, eps: '4.60' },
  );

describe('per-share figures', () => {
  it('derive the fourth quarter', () => {
    const statements = compute(plain());
    expect(shown(statements, 'shares_basic', 'quarter', ends.fy)).to.equal('100000137');
    expect(cell(statements, 'eps_diluted', 'quarter', ends.fy)).to.include({
      value: '1.3',
      method: 'derived_q4',
    });
  });

  it('use the quotient to the cent if it reproduces the other four, as FY2025 of AAPL (8.27, not 8.26)', () => {
    // Figures of accessions 0000320193-25-000008, -25-000057, -25-000073 and -25-000079, at calendar dates.
    const filings = issuer(
      { net: 36330e6, shares: 15150.865e6, eps: '2.40' },
      { net: 24780e6, shares: 15056.133e6, eps: '1.65' },
      { net: 23434e6, shares: 14948.179e6, eps: '1.57' },
      { net: 84544e6, shares: 15051.726e6, eps: '5.62' },
      { net: 112010e6, shares: 15004.697e6, eps: '7.46' },
    );
    expect(shown(compute(filings), 'eps_diluted', 'quarter', ends.fy)).to.equal('1.85');
  });

  it('derive it to the cent of the quarters filed before a split, however the year was rounded after it', () => {
    const filings = issuer(
      { net: 1618e6, shares: 2537e6, eps: '0.64' },
      { net: 656e6, shares: 2516e6, eps: '0.26' },
      { net: 680e6, shares: 2499e6, eps: '0.27' },
      { net: 2954e6, shares: 2517e6, eps: '1.17' },
      { net: 4368e6, shares: 2507e6, eps: '1.74' },
    );
    const after = row(starts.y, ends.fy, { net: 4368e6, shares: 25_070e6, eps: '0.17' });
    const statements = compute([
      ...filings,
      ...splitReports(10, ['2024-05-01', '2025-05-01'], ['2024-01-01', '2024-03-31']),
      filing('10-K', '2025-06-15', [...after, fact('Assets', null, ends.fy, 9e9)]),
    ]);
    expect(shown(statements, 'eps_diluted', 'annual', ends.fy)).to.equal('0.17');
    expect(shown(statements, 'eps_diluted', 'quarter', ends.fy)).to.equal('0.057');
  });

  it('refuse it if participating securities distort the quotient, and sum the twelve months over the year', () => {
    const filings = issuer(
      { net: 100e6, shares: 100_000_137, eps: '0.98' },
      { net: 110e6, shares: 100_000_137, eps: '1.08' },
      { net: 120e6, shares: 100_000_137, eps: '1.18' },
      { net: 330e6, shares: 100_000_137, eps: '3.24' },
      { net: 460e6, shares: 100_000_137, eps: '4.52' },
    );
    const next = filing(
      '10-Q',
      '2023-05-01',
      row('2023-01-01', '2023-03-31', { net: 130e6, shares: 100_000_137, eps: '1.28' }),
    );
    const statements = compute([...filings, next]);
    expect(cell(statements, 'eps_basic', 'quarter', ends.fy)).to.include({
      value: null,
      refusal: 'derivation_imprecise',
      rule: 'q4_eps.not_a_quotient',
    });
    expect(shown(statements, 'eps_basic', 'ttm', '2023-03-31')).to.equal('4.82');
  });

  it('refuse it if rounded averages leave several cents, as FY2024 of META (8.02, not 7.98)', () => {
    const filings = issuer(
      { net: 12_369e6, shares: 2625e6, eps: '4.71' },
      { net: 13_465e6, shares: 2610e6, eps: '5.16' },
      { net: 15_688e6, shares: 2600e6, eps: '6.03' },
      { net: 41_522e6, shares: 2612e6, eps: '15.90' },
      { net: 62_360e6, shares: 2614e6, eps: '23.86' },
    );
    const fourth = cell(compute(filings), 'eps_diluted', 'quarter', ends.fy);
    expect(fourth).to.include({ value: null, rule: 'q4_eps.imprecise' });
  });

  it('keep the filed fourth quarter if rounded net income explains the gap to the quotient', () => {
    const filings = issuer(
      { net: -33e6, shares: 22.98e6, eps: '-1.43' },
      { net: -30e6, shares: 22.98e6, eps: '-1.31' },
      { net: -48e6, shares: 22.89e6, eps: '-2.10' },
      { net: -111e6, shares: 22.98e6, eps: '-4.83' },
      { net: -141e6, shares: 22.94e6, eps: '-6.15' },
    );
    const filed = (eps: string): string => {
      const table = [
        ...row(starts.q1, ends.q1, { net: -33e6, shares: 22.98e6, eps: '-1.43' }),
        ...row(starts.q2, ends.q2, { net: -30e6, shares: 22.98e6, eps: '-1.31' }),
        ...row(starts.q3, ends.q3, { net: -48e6, shares: 22.89e6, eps: '-2.10' }),
        ...row('2022-10-01', ends.fy, { net: -30e6, shares: 22.82e6, eps }),
      ].filter(({ unit }) => unit !== 'shares');
      const annual = filings.map((one) =>
        one.form === '10-K' ? { ...one, facts: [...one.facts, ...table] } : one,
      );
      return shown(compute(annual), 'eps_basic', 'quarter', ends.fy);
    };
    expect(filed('-1.36')).to.equal('-1.36');
    expect(filed('-1.86')).not.to.equal('-1.86');
  });

  describe('of a fourth quarter that the annual report tags', () => {
    const fourth = (eps: string): InputFact[] => [
      fact('NetIncomeLoss', '2022-10-01', ends.fy, 130e6),
      fact('EarningsPerShareDiluted', '2022-10-01', ends.fy, eps, 'USD/shares'),
    ];
    const tagged = (eps: string, later: readonly InputFiling[] = []): string =>
      shown(
        compute([
          ...issuer(
            { net: 100e6, shares: 100_000_137, eps: '1.00' },
            { net: 110e6, shares: 100_000_137, eps: '1.10' },
            { net: 120e6, shares: 100_000_137, eps: '1.20' },
            { net: 330e6, shares: 100_000_137, eps: '3.30' },
            // Income to common is smaller than net income, as the filer's own figures of the year show.
            { net: 460e6, shares: 100_000_137, eps: '4.44' },
          ).map((one) =>
            one.form === '10-K'
              ? {
                  ...one,
                  facts: [...one.facts, ...fourth(eps)],
                }
              : one,
          ),
          ...later,
        ]),
        'eps_diluted',
        'quarter',
        ends.fy,
      );

    it('is kept against the quotient if it is the rest of the year to within three cents', () => {
      expect(tagged('1.16')).to.equal('1.16');
      expect(tagged('0.90')).to.equal('derivation_imprecise');
    });

    it('is refused if income of the quarter is on another basis than the year, and it is not the rest of the year', () => {
      const moved = filing('10-Q', '2023-05-01', [
        fact('NetIncomeLoss', starts.q1, ends.q1, 80e6),
        fact('EarningsPerShareDiluted', starts.q1, ends.q1, '0.80', 'USD/shares'),
      ]);
      expect(tagged('1.16', [moved])).to.equal('restatement_mixed_basis');
      expect(tagged('1.35', [moved])).to.equal('1.35');
    });
  });

  it('refuse a fourth average that differs from the third by more than a tenth', () => {
    const filings = plain().map((item) =>
      item.form === '10-K'
        ? { ...item, facts: item.facts.map((f) => (f.unit === 'shares' ? { ...f, value: '110000000' } : f)) }
        : item,
    );
    expect(shown(compute(filings), 'shares_basic', 'quarter', ends.fy)).to.equal('missing_operand');
  });

  it('do not derive diluted averages across a loss, but EPS that the basic one confirms', () => {
    const filings = issuer(
      { net: -100e6 - 1, shares: 100_000_137, eps: '-1.00' },
      { net: -110e6 - 1, shares: 100_000_137, eps: '-1.10' },
      { net: -120e6 - 1, shares: 100_000_137, eps: '-1.20' },
      { net: -330e6 - 3, shares: 100_000_137, eps: '-3.30' },
      { net: -230e6 - 3, shares: 100_000_137, eps: '-2.30' },
    );
    const statements = compute(filings);
    expect(shown(statements, 'shares_basic', 'quarter', ends.fy)).to.equal('100000137');
    expect(shown(statements, 'shares_diluted', 'quarter', ends.fy)).to.equal('missing_operand');
    expect(shown(statements, 'eps_diluted', 'quarter', ends.fy)).to.equal('1');
  });

  it('refuse shares that EPS contradicts by a factor of five', () => {
    const filings = plain().map((item) =>
      item.form === '10-K'
        ? { ...item, facts: item.facts.map((f) => (f.unit === 'shares' ? { ...f, value: '10000000' } : f)) }
        : item,
    );
    expect(shown(compute(filings), 'shares_basic', 'annual', ends.fy)).to.equal('oracle_contradicted');
  });

  it('refuse a cover count that lost digits compared with the balance sheet and the history', () => {
    const cover = (count: number): InputFact =>
      fact('dei:EntityCommonStockSharesOutstanding', null, '2023-02-01', count, 'shares');
    const sheet = fact('CommonStockSharesOutstanding', null, ends.fy, 100e6, 'shares');
    const with10K = (...facts: readonly InputFact[]): string =>
      shown(
        compute(
          plain().map((item) =>
            item.form === '10-K' ? { ...item, facts: [...item.facts, ...facts] } : item,
          ),
        ),
        'shares_outstanding_cover_page',
        'instant',
        ends.fy,
      );
    expect(with10K(cover(100e6), sheet)).to.equal('100000000');
    expect(with10K(cover(200), sheet)).to.equal('200');
    const history = (filings: readonly InputFiling[]): InputFiling[] =>
      filings.map((item) =>
        item.form === '10-Q' && item.filed === '2022-11-01'
          ? {
              ...item,
              facts: [
                ...item.facts,
                fact('Assets', null, ends.q3, 9e9),
                fact('dei:EntityCommonStockSharesOutstanding', null, '2022-10-20', 100e6, 'shares'),
              ],
            }
          : item.form === '10-K'
            ? { ...item, facts: [...item.facts, cover(200), sheet] }
            : item,
      );
    expect(shown(compute(history(plain())), 'shares_outstanding_cover_page', 'instant', ends.fy)).to.equal(
      'oracle_contradicted',
    );
    expect(with10K(cover(100e6), cover(90e6))).to.equal('ambiguous_candidate');
    expect(with10K(sheet)).to.equal('100000000');
    expect(with10K({ ...sheet, value: '1000' })).to.equal('not_reported');
  });
});
