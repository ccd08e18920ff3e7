import { expect } from 'chai';
import { compute, fact, plainFilings, plainYears, shown } from './test-support.ts';

const END = '2024-12-31';

/** The intangibles of a plain filer whose newest annual report has these rows at its end, in millions. */
const intangiblesOf = (rows: Record<string, number>): string =>
  shown(
    compute(
      plainFilings(2022, plainYears(3)).map((each) =>
        each.form === '10-K' && each.filed.startsWith('2025')
          ? {
              ...each,
              facts: [
                ...each.facts,
                ...Object.entries(rows).map(([name, value]) => fact(name, null, END, value * 1e6)),
              ],
            }
          : each,
      ),
    ),
    'intangibles',
    'instant',
    END,
  );

describe('intangibles', () => {
  it('are goodwill alone where the filer tags no others', () => {
    expect(intangiblesOf({ Goodwill: 35 })).to.equal('35000000');
  });

  it('hold the others as their note gives them: at cost less what is amortised', () => {
    expect(
      intangiblesOf({
        Goodwill: 35,
        FiniteLivedIntangibleAssetsGross: 30,
        FiniteLivedIntangibleAssetsAccumulatedAmortization: 12,
      }),
    ).to.equal('53000000');
  });

  it('are partial where others are tagged in no form that gives their net', () => {
    expect(intangiblesOf({ Goodwill: 35, IntangibleAssetsGrossExcludingGoodwill: 11 })).to.equal('partial');
    expect(intangiblesOf({ Goodwill: 35, IntangibleAssetsNetAndOtherAssetsExcludingGoodwill: 11 })).to.equal(
      'partial',
    );
    expect(intangiblesOf({ Goodwill: 35, IntangibleAssetsGrossExcludingGoodwill: 0 })).to.equal('35000000');
  });
});
