import { expect } from 'chai';
import { company, plainFilings, type Year } from '@footnote/statements/test-support';
import { judgedCompany } from '../judged.ts';
import { maskedCells } from '../survey/served.ts';
import { coherenceOf } from './coherence.ts';
import { sumOfCounts } from './counts.ts';
import { recorder } from './recorded.ts';

describe('what is counted of an issuer', () => {
  const quarter = {
    revenue: 1_000_000,
    net: 90_000,
    ocf: 100_000,
    capex: 20_000,
    assets: 5_000_000,
    shares: 1000,
  };
  const plain: Year = [quarter, quarter, quarter, quarter];

  it('finds nothing at an issuer that restates nothing', () => {
    const { watch, recordedWith } = recorder();
    const judged = judgedCompany(company(plainFilings(2022, [plain, plain, plain])), watch);
    const cells = maskedCells(judged.cells);
    const { counts, findings } = coherenceOf(cells, recordedWith(cells));
    expect(findings).to.deep.equal([]);
    expect(counts.laws.year_law['revenue']?.[2022]).to.deep.equal({ judged: 3, off: 0, far: 0 });
    expect(counts.concepts['net_income']?.found).to.equal(0);
    const eps = counts.fourth_eps['eps_basic'];
    expect(eps?.refused).to.deep.equal({ derivation_imprecise: 3 });
  });

  it('adds counts by name, whatever names the other side has', () => {
    expect(sumOfCounts({ a: { b: 1 }, c: 2 }, { a: { d: 3 }, c: 4 })).to.deep.equal({
      a: { b: 1, d: 3 },
      c: 6,
    });
  });
});
