import { expect } from 'chai';
import { computeStatements } from '@footnote/statements/compute';
import { company, fact, plainFilings, plainYears } from '@footnote/statements/test-support';
import type { CompanyInput } from '@footnote/statements/inputs';
import { filedDays } from '../../statements/as-filed/filed-days.ts';
import { knownStates, STATE_SERIES } from './known-states.ts';

const COVER = 'dei:EntityCommonStockSharesOutstanding';
const FILINGS = plainFilings(2015, plainYears(6)).map((filing) => ({
  ...filing,
  facts: [...filing.facts, fact(COVER, null, filing.filed, 10e6, 'shares')],
}));
const COMPANY = company(FILINGS);
const SINCE = '2018-06-30';

const statesOf = (of: CompanyInput, since: string) =>
  knownStates(
    filedDays(
      { company: of, acceptedAt: new Map(), releases: [] },
      { names: STATE_SERIES, from: since, to: '9999-12-31', masks: false, most: 100 },
      (input) => computeStatements(input),
    ).days,
  );
const STATES = statesOf(COMPANY, SINCE);

describe('the state of a company as known in the past', () => {
  it('begins with the last filing before the day, and has a state for each since', () => {
    expect(STATES.map(({ filed }) => filed)).to.deep.equal(
      FILINGS.slice(FILINGS.findIndex(({ filed }) => filed === '2018-05-01')).map(({ filed }) => filed),
    );
    expect(STATES[0]).to.deep.include({
      view: 'quarter',
      end: '2018-03-31',
      preferred: '0',
      temporary: '0',
      shares: { count: '10000000', countedOn: '2018-05-01', filed: '2018-05-01' },
    });
  });

  it('equals the newest period in the statements of all filings up to the day', () => {
    for (const { filed: day, end, values } of STATES) {
      const known = FILINGS.filter(({ filed }) => filed <= day);
      const { cells } = computeStatements({ ...COMPANY, filings: known });
      const found = cells.filter(
        ({ field, period_kind: kind, period_end }) =>
          period_end === end && kind === 'ttm' && ['net_income', 'revenue', 'eps_diluted'].includes(field),
      );
      expect(found).to.have.length(3);
      for (const { field, value } of found)
        expect((values as Record<string, unknown>)[field] ?? null).to.equal(value);
    }
  });

  it('does not depend on what was filed later', () => {
    const day = STATES[4]!.filed;
    const before = company(FILINGS.filter(({ filed }) => filed <= day));
    expect(statesOf(before, SINCE)).to.deep.equal(STATES.slice(0, 5));
  });

  it('has no shares if the cover page states two counts, or has lost digits', () => {
    const withCovers = (...counts: readonly number[]) => {
      const filings = plainFilings(2015, plainYears(3));
      const last = filings.at(-1)!;
      const covers = counts.map((count) => fact(COVER, null, last.filed, count, 'shares'));
      const all = [...filings.slice(0, -1), { ...last, facts: [...last.facts, ...covers] }];
      return statesOf(company(all), '2030-01-01')[0]?.shares ?? null;
    };
    expect(withCovers(11e6)?.count).to.equal('11000000');
    expect([withCovers(11e6, 12e6), withCovers(11e3), withCovers()]).to.deep.equal([null, null, null]);
  });

  it('has no figures in another currency than dollars', () => {
    const filings = plainFilings(2015, plainYears(3)).map((filing) => ({
      ...filing,
      facts: filing.facts.map((each) => ({ ...each, unit: each.unit.replace('USD', 'EUR') })),
    }));
    expect(statesOf(company(filings), '2030-01-01')[0]).to.deep.include({ values: {}, shares: null });
  });

  it('is null for a company without filings', () => {
    expect(statesOf(company([]), SINCE)).to.deep.equal([]);
  });
});
