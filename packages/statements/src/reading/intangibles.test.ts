import { expect } from 'chai';
import { shown, withRowsAtEnd } from '../test-support.ts';

const END = '2024-12-31';

/** The intangibles of a plain filer whose newest annual report has these rows at its end, in millions. */
const intangiblesOf = (rows: Record<string, number>): string =>
  shown(withRowsAtEnd(rows), 'intangibles', 'instant', END);

describe('intangibles', () => {
  it('are goodwill alone if the filer tags no others', () => {
    expect(intangiblesOf({ Goodwill: 35 })).to.equal('35000000');
  });

  it('include the others from their note: cost less accumulated amortisation', () => {
    expect(
      intangiblesOf({
        Goodwill: 35,
        FiniteLivedIntangibleAssetsGross: 30,
        FiniteLivedIntangibleAssetsAccumulatedAmortization: 12,
      }),
    ).to.equal('53000000');
  });

  it('are partial if others are tagged in no form with their net amount', () => {
    expect(intangiblesOf({ Goodwill: 35, IntangibleAssetsGrossExcludingGoodwill: 11 })).to.equal('partial');
    expect(intangiblesOf({ Goodwill: 35, IntangibleAssetsNetAndOtherAssetsExcludingGoodwill: 11 })).to.equal(
      'partial',
    );
    expect(intangiblesOf({ Goodwill: 35, IntangibleAssetsGrossExcludingGoodwill: 0 })).to.equal('35000000');
  });
});
