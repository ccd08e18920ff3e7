import { expect } from 'chai';
import { compute, fact, filing, shown } from '../test-support.ts';

const END = '2024-12-31';

/** The claims on a filer of 9,000 millions that tags no total of liabilities. */
const claims = (rows: Record<string, number>): readonly string[] => {
  const statements = compute([
    filing('10-K', '2025-02-15', [
      fact('Revenues', '2024-01-01', END, 100e6),
      fact('NetIncomeLoss', '2024-01-01', END, 10e6),
      fact('Assets', null, END, 9000e6),
      fact('LiabilitiesAndStockholdersEquity', null, END, 9000e6),
      ...Object.entries(rows).map(([name, value]) => fact(name, null, END, value * 1e6)),
    ]),
  ]);
  return ['total_liabilities', 'total_equity'].map((field) =>
    shown(statements, field, 'instant', END).replace(/000000$/, ''),
  );
};

const WHOLE = 'StockholdersEquityIncludingPortionAttributableToNoncontrollingInterest';

describe('liabilities as total less equity', () => {
  it('exclude redeemable interests, at any carrying amount', () => {
    for (const name of [
      'RedeemableNoncontrollingInterestEquityCarryingAmount',
      'RedeemableNoncontrollingInterestEquityFairValue',
      'TemporaryEquityCarryingAmount',
      'TemporaryEquityRedemptionValue',
    ])
      expect(claims({ [WHOLE]: 3000, [name]: 200 }), name).to.deep.equal(['5800', '3000']);
  });

  it('are those of a partnership after its partners’ capital', () => {
    const partners = {
      PartnersCapitalIncludingPortionAttributableToNoncontrollingInterest: 3000,
      PartnersCapital: 2600,
    };
    expect(claims(partners)).to.deep.equal(['6000', '2600']);
    expect(claims({ PartnersCapital: 2600, MinorityInterest: 400 })).to.deep.equal(['6000', '2600']);
  });
});
