import { expect } from 'chai';
import { shown, withRowsAtEnd } from '../test-support.ts';

const END = '2024-12-31';

/** The intangibles of a plain filer whose newest annual report has these rows at its end, in millions. */
const intangiblesOf = (rows: Record<string, number>): string =>
  shown(withRowsAtEnd(rows), 'intangibles', 'instant', END);

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
