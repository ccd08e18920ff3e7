import { expect } from 'chai';
import fc from 'fast-check';
import { served } from '@footnote/figures/ratios/exact';
import { multiplesOverTime } from '@footnote/figures/valuation/history';
import { computeStatements } from '@footnote/statements/compute';
import { company, fact, plainFilings, plainYears } from '@footnote/statements/test-support';
import { marketRows } from '../history/market-rows.ts';
import { knownStates, STATE_SERIES } from './known-states.ts';
import { filedDays } from '../../statements/as-filed/filed-days.ts';

const COVER = 'dei:EntityCommonStockSharesOutstanding';
const FILINGS = plainFilings(2017, plainYears(6)).map((filing) => ({
  ...filing,
  facts: [...filing.facts, fact(COVER, null, filing.filed, 10e6, 'shares')],
}));
const { days } = filedDays(
  { company: company(FILINGS), acceptedAt: new Map(), releases: [] },
  { names: STATE_SERIES, from: '2000-01-01', to: '9999-12-31', masks: false, most: 100 },
  (input) => computeStatements(input),
);
const STATES = knownStates(days);

const monthEnds = Array.from({ length: 60 }, (_, at) => new Date(Date.UTC(2018, at + 1, 0)).toISOString());
const closes = fc
  .array(fc.integer({ min: 100, max: 90_000 }), { minLength: 60, maxLength: 60 })
  .map((cents) => monthEnds.map((time, at) => ({ date: time.slice(0, 10), close: (cents[at] ?? 1) / 64 })));
const splits = fc.uniqueArray(
  fc.record({
    exDate: fc
      .integer({ min: 0, max: 1900 })
      .map((day) => new Date(Date.UTC(2018, 0, 1 + day)).toISOString().slice(0, 10)),
    ratio: fc.constantFrom(2, 4, 0.5),
  }),
  { selector: ({ exDate }) => exDate, maxLength: 2 },
);

/** A session on the split basis of its day, from closes on today's basis. */
const session = (
  { date, close }: { readonly date: string; readonly close: number },
  later: readonly { readonly exDate: string; readonly ratio: number }[],
) => ({
  date,
  close,
  close_total_return: close,
  close_traded: later.reduce((price, { exDate, ratio }) => (exDate > date ? price * ratio : price), close),
  sma_200: 'insufficient_history',
  sma_50: 'insufficient_history',
  under_peak_pct: 0,
});

describe('multiples of past month-ends', () => {
  it("in a company's history are those that its percentiles are computed from", () => {
    let compared = 0;
    fc.assert(
      fc.property(closes, splits, (months, found) => {
        const rows = marketRows(
          {
            sessions: months.map((month) => session(month, found)),
            ratios: found.map((split) => ({ ...split, kind: 'split' })),
            currency: 'USD',
            filed: days,
            isAlike: true,
            unfiled: 'not_filed_yet',
          },
          ['pe_ttm', 'ps_ttm', 'pfcf_ttm'],
        );
        const observed = multiplesOverTime({
          closes: months,
          splits: found,
          states: STATES,
          isServed: () => true,
          isFinancial: false,
        });
        const names = ['price_to_earnings', 'price_to_sales', 'price_to_free_cash_flow'] as const;
        for (const [at, name] of names.entries())
          for (const { date, value } of observed[name].values) {
            const row = rows.find((each) => each.date === date);
            const shown = row?.points[at];
            // A per-share figure of a period with a split may be on either basis, so such a row has none.
            if (shown?.reason === 'split_unconfirmed') continue;
            expect(String(shown?.value), `${name} ${date} ${shown?.reason}`).to.equal(String(served(value)));
            compared += 1;
          }
      }),
      { numRuns: 30 },
    );
    expect(compared).to.be.greaterThan(2000);
  });
});
