import { expect } from 'chai';
import type { InputFact, InputFiling } from '../inputs.ts';
import { changed, compute, fact, filing, plainFilings, plainYears, shown } from '../test-support.ts';

const QUARTER = ['2023-01-01', '2023-03-31'] as const;

/** Three years of plain filings; the 10-Q of a date has other or more facts. */
const withQuarterly = (filed: string, change: (one: InputFiling) => InputFiling): InputFiling[] =>
  plainFilings(2022, plainYears(3)).map((one) => (one.filed === filed ? change(one) : one));

const adding =
  (...facts: readonly InputFact[]) =>
  (one: InputFiling): InputFiling => ({ ...one, facts: [...one.facts, ...facts] });

describe('the concept of a row in a filing', () => {
  it('is not the one that a roll-forward of equity tags at an older date', () => {
    // The 10-Q of the second quarter shows the first one in its statement of equity, with noncontrolling interests.
    const filings = withQuarterly('2023-08-01', adding(fact('ProfitLoss', ...QUARTER, 15_300_000)));
    expect(shown(compute(filings), 'net_income', 'quarter', QUARTER[1])).to.equal('15000000');
  });

  it('is not cash with restricted cash at the opening of the cash flows', () => {
    const total = 'CashCashEquivalentsRestrictedCashAndRestrictedCashEquivalents';
    const filings = plainFilings(2022, plainYears(3)).map((one) => {
      const own = one.facts.filter(({ concept }) => concept === 'Assets').map(({ end }) => end);
      const [end = '', opening = ''] = own.sort().toReversed();
      const narrow = fact('CashAndCashEquivalentsAtCarryingValue', null, end, 50e6);
      return adding(narrow, ...(opening === '' ? [] : [fact(total, null, opening, 900e6)]))(one);
    });
    expect(shown(compute(filings), 'cash_and_equivalents', 'instant', '2023-12-31')).to.equal('50000000');
  });

  it('follows a filer whose newest period has moved to another concept', () => {
    const moved = (one: InputFiling): InputFiling =>
      changed(one, (item) =>
        item.concept === 'Revenues'
          ? {
              ...item,
              concept: 'RevenueFromContractWithCustomerExcludingAssessedTax',
              value: item.start?.startsWith('2023') ? String(Number(item.value) - 1e6) : item.value,
            }
          : item,
      );
    const filings = withQuarterly('2024-05-01', moved);
    expect(shown(compute(filings), 'revenue', 'quarter', QUARTER[1])).to.equal('149000000');
  });

  it('is any at a date at which no older filing has the row', () => {
    const filings = withQuarterly('2022-05-01', (one) =>
      adding(fact('ProfitLoss', '2021-01-01', '2021-03-31', 7e6))({
        ...one,
        facts: one.facts.flatMap((item) =>
          item.concept === 'Assets' ? [item, { ...item, end: '2021-12-31' }] : [item],
        ),
      }),
    ).concat(
      filing('10-K', '2022-02-15', [
        fact('Revenues', '2021-01-01', '2021-12-31', 400e6),
        fact('NetIncomeLoss', '2021-01-01', '2021-12-31', 40e6),
        fact('Assets', null, '2021-12-31', 1e9),
      ]),
    );
    expect(shown(compute(filings), 'net_income', 'quarter', '2021-03-31')).to.equal('7000000');
  });

  it('is the one of the comparative period if a note tags a better one for the newest period alone', () => {
    const [row, note] = ['PaymentsForRepurchaseOfEquity', 'PaymentsForRepurchaseOfCommonStock'];
    const filings = plainFilings(2022, plainYears(3)).map((one) => {
      const spans = one.facts.filter(
        ({ concept }) => concept === 'NetCashProvidedByUsedInOperatingActivities',
      );
      const newest = spans
        .map(({ end }) => end)
        .sort()
        .at(-1);
      return adding(
        ...spans.map(({ start, end }) => fact(row, start, end, end === newest ? 4e6 : 3_900_000)),
        ...spans.filter(({ end }) => end === newest).map(({ start, end }) => fact(note, start, end, 5e6)),
      )(one);
    });
    expect(shown(compute(filings), 'buybacks', 'ytd', QUARTER[1])).to.equal('-3900000');
  });

  it('is also what a difference yields: net income of the parent from the profit and the part of others', () => {
    const filings = withQuarterly('2024-05-01', (one) => ({
      ...one,
      facts: one.facts.flatMap((item) =>
        item.concept === 'NetIncomeLoss' && item.start === QUARTER[0]
          ? [
              { ...item, concept: 'ProfitLoss', value: '15000000' },
              { ...item, concept: 'NetIncomeLossAttributableToNoncontrollingInterest', value: '-100000' },
            ]
          : [item],
      ),
    }));
    expect(shown(compute(filings), 'net_income', 'quarter', QUARTER[1])).to.equal('15100000');
  });
});
