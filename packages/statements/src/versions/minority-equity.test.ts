import { expect } from 'chai';
import type { InputFact } from '../inputs.ts';
import { compute, fact, filing, shown } from '../test-support.ts';

const WHOLE = 'StockholdersEquityIncludingPortionAttributableToNoncontrollingInterest';

/** An annual report in millions: its equity with noncontrolling interests, and its other tags about these. */
const report = (of: number, more: { flows?: Record<string, number>; date?: Record<string, number> }) => {
  const [start, end] = [`${of}-01-01`, `${of}-12-31`];
  const rows = (list: Record<string, number> = {}, from: string | null): InputFact[] =>
    Object.entries(list).map(([name, value]) => fact(name, from, end, value * 1e6));
  return filing('10-K', `${of + 1}-02-15`, [
    ...rows({ Revenues: 25_000, NetIncomeLoss: 2_000, ...more.flows }, start),
    ...rows(
      { Assets: 90_000, LiabilitiesAndStockholdersEquity: 90_000, [WHOLE]: 30_000, ...more.date },
      null,
    ),
  ]);
};

const equityOf = (filings: Parameters<typeof compute>[0], end = '2023-12-31'): string =>
  shown(compute(filings), 'total_equity', 'instant', end);

describe('equity with noncontrolling interests that no filing tags at the date', () => {
  it('is refused if income is shared', () => {
    const shared = 'NetIncomeLossAttributableToNoncontrollingInterest';
    expect(equityOf([report(2023, { flows: { [shared]: 90 } })])).to.equal('scope_mismatch');
    expect(equityOf([report(2023, { flows: { ProfitLoss: 2_090 } })])).to.equal('scope_mismatch');
  });

  it('is served without evidence of other owners', () => {
    expect(equityOf([report(2023, {})])).to.equal('30000000000');
    expect(equityOf([report(2023, { flows: { ProfitLoss: 2_000 } })])).to.equal('30000000000');
  });

  it('depends on the noncontrolling interests of the nearest date within a year', () => {
    const flows = { ProfitLoss: 2_090 };
    const before = (amount: number) => report(2022, { date: { MinorityInterest: amount } });
    expect(equityOf([before(140), report(2023, { flows })])).to.equal('30000000000');
    expect(equityOf([before(160), report(2023, {})])).to.equal('scope_mismatch');
    expect(equityOf([before(160), report(2023, {})], '2022-12-31')).to.equal('29840000000');
  });

  it('is replaced by an older filing that tags the parent’s', () => {
    const older = report(2023, { flows: { ProfitLoss: 2_090 }, date: { StockholdersEquity: 27_000 } });
    const newer = report(2024, { flows: { ProfitLoss: 2_090 } });
    const comparative = fact(WHOLE, null, '2023-12-31', 30_000e6);
    const assets = ['Assets', 'LiabilitiesAndStockholdersEquity'].map((name) =>
      fact(name, null, '2023-12-31', 90_000e6),
    );
    expect(equityOf([older, { ...newer, facts: [...newer.facts, comparative, ...assets] }])).to.equal(
      '27000000000',
    );
  });
});
