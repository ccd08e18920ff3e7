import { expect } from 'chai';
import { compute, fact, filing, shown } from '../test-support.ts';

const [START, END] = ['2023-01-01', '2023-12-31'];

const incomeOf = (rows: Readonly<Record<string, number>>): string =>
  shown(
    compute([
      filing('10-K', '2024-02-15', [
        fact('Assets', null, END, 5000e6),
        fact('Revenues', START, END, 9000e6),
        ...Object.entries(rows).map(([name, value]) => fact(name, START, END, value * 1e6)),
      ]),
    ]),
    'net_income',
    'annual',
    END,
  );

const NCI = 'NetIncomeLossAttributableToNoncontrollingInterest';
const REDEEMABLE = 'NetIncomeLossAttributableToRedeemableNoncontrollingInterest';
const COMMON = 'NetIncomeLossAvailableToCommonStockholdersBasic';

describe('the share of redeemable noncontrolling interests', () => {
  it('is deducted too where income to common shares is after both shares', () => {
    expect(incomeOf({ ProfitLoss: 409, [NCI]: 0, [REDEEMABLE]: 19, [COMMON]: 390 })).to.equal('390000000');
    expect(incomeOf({ ProfitLoss: 409, [REDEEMABLE]: 19, [COMMON]: 390 })).to.equal('390000000');
    expect(incomeOf({ ProfitLoss: 490, [NCI]: 0, [REDEEMABLE]: 1, [COMMON]: 489 })).to.equal('489000000');
    expect(incomeOf({ ProfitLoss: 409, [NCI]: 7, [REDEEMABLE]: -4, [COMMON]: 406 })).to.equal('406000000');
  });

  it('is a part of the noncontrolling share where that alone leaves the income to common shares', () => {
    expect(incomeOf({ ProfitLoss: 409, [NCI]: 25, [REDEEMABLE]: 19, [COMMON]: 384 })).to.equal('384000000');
  });

  it('is not deducted without proof', () => {
    expect(incomeOf({ ProfitLoss: 409, [NCI]: 25, [REDEEMABLE]: 19 })).to.equal('384000000');
    expect(incomeOf({ ProfitLoss: 409, [REDEEMABLE]: 19 })).to.equal('not_reported');
  });
});
