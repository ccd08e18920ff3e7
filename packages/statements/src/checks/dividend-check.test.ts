import { expect } from 'chai';
import type { InputFact, InputFiling } from '../inputs.ts';
import { compute, fact, plainFilings, plainYears, shown } from '../test-support.ts';

const YEAR = '2024-12-31';
const perShare = (start: string, end: string, value: number, basis = 'Declared'): InputFact =>
  fact(`CommonStockDividendsPerShare${basis}`, start, end, value, 'USD/shares');

/**
 * A plain filer of ten million shares that paid this amount in 2024, in millions; its annual report tags this
 * dividend.
 */
const stated = (
  annual: number,
  more: { paid?: number; quarters?: readonly number[]; drop?: RegExp; basis?: string; cover?: number } = {},
): string => {
  const quarters = ['2024-03-31', '2024-06-30', '2024-09-30'];
  const starts = ['2024-01-01', '2024-04-01', '2024-07-01'];
  const filings = plainFilings(2023, plainYears(2)).map((each): InputFiling => {
    const facts = each.facts.filter(({ concept }) => !more.drop?.test(concept));
    if (each.form === '10-K' && each.filed.startsWith('2025'))
      return {
        ...each,
        facts: [
          ...facts,
          perShare('2024-01-01', YEAR, annual, more.basis),
          ...(more.cover === undefined
            ? []
            : [fact('dei:EntityCommonStockSharesOutstanding', null, '2025-02-01', more.cover, 'shares')]),
          ...(more.paid === undefined
            ? []
            : [fact('PaymentsOfDividends', '2024-01-01', YEAR, more.paid * 1e6)]),
        ],
      };
    const k = quarters.findIndex(
      (end) =>
        each.filed.startsWith('2024') &&
        each.filed.slice(0, 7) > end.slice(0, 7) &&
        facts.some((item) => item.end === end),
    );
    const value = more.quarters?.[k];
    const [start, end] = [starts[k], quarters[k]];
    return value === undefined || start === undefined || end === undefined
      ? each
      : { ...each, facts: [...facts, perShare(start, end, value)] };
  });
  return shown(compute(filings), 'dividends_per_share', 'annual', YEAR);
};

describe('a dividend per share of the year', () => {
  it('is served if the dividends paid confirm it', () => {
    expect(stated(2.08, { paid: 20.8 })).to.equal('2.08');
    // Declared four times, paid three times.
    expect(stated(2.08, { paid: 15.6, quarters: [0.52, 0.52, 0.52] })).to.equal('2.08');
    expect(stated(2.08)).to.equal('2.08');
    // Declared for the first time in December.
    expect(stated(0.52, { paid: 0 })).to.equal('0.52');
  });

  it('is refused if the tag of the year is a quarterly rate', () => {
    expect(stated(0.52, { paid: 20.8 })).to.equal('ambiguous_candidate');
    expect(stated(0.52, { quarters: [0.52, 0.52] })).to.equal('ambiguous_candidate');
  });

  it('is refused if the concept is a dividend paid and nothing was paid', () => {
    expect(stated(0.38, { paid: 0, basis: 'CashPaid' })).to.equal('ambiguous_candidate');
    expect(stated(0.38, { paid: 3.8, basis: 'CashPaid' })).to.equal('0.38');
  });

  it('is refused if the number of shares is unknown because shares are tagged only by class', () => {
    const drop = /PerShare|WeightedAverage/;
    expect(stated(0.52, { paid: 20.8, drop })).to.equal('ambiguous_candidate');
  });

  it('is compared with the shares of the cover if no average is tagged', () => {
    const drop = /PerShare|WeightedAverage/;
    expect(stated(2.08, { paid: 20.8, drop, cover: 10.2e6 })).to.equal('2.08');
    expect(stated(0.52, { paid: 20.8, drop, cover: 10.2e6 })).to.equal('ambiguous_candidate');
  });
});

describe('dividends paid', () => {
  const paidOf = (rows: Record<string, number>): string => {
    const filings = plainFilings(2023, plainYears(2)).map((each) =>
      each.form === '10-K' && each.filed.startsWith('2025')
        ? {
            ...each,
            facts: [
              ...each.facts,
              ...Object.entries(rows).map(([name, value]) =>
                name.includes('PerShare')
                  ? fact(name, '2024-01-01', YEAR, value, 'USD/shares')
                  : fact(name, '2024-01-01', YEAR, value * 1e6),
              ),
            ],
          }
        : each,
    );
    return shown(compute(filings), 'dividends_paid', 'annual', YEAR);
  };

  it('are not dividends on common shares if preferred dividends account for them', () => {
    const preferred = { PreferredStockDividendsIncomeStatementImpact: 17 };
    expect(paidOf({ PaymentsOfDividends: 15, ...preferred })).to.equal('scope_mismatch');
    expect(paidOf({ PaymentsOfDividends: 40, ...preferred })).to.equal('-40000000');
    expect(paidOf({ PaymentsOfDividendsCommonStock: 15, ...preferred })).to.equal('-15000000');
    expect(paidOf({ PaymentsOfDividends: 15 })).to.equal('-15000000');
    for (const common of ['CommonStockDividendsPerShareDeclared', 'DividendsCommonStockCash'])
      expect(paidOf({ PaymentsOfDividends: 15, ...preferred, [common]: 1.5 }), common).to.equal('-15000000');
  });
});
