import { expect } from 'chai';
import type { InputFact } from '../inputs.ts';
import { compute, fact, plainFilings, plainYears, shown } from '../test-support.ts';

const DATE = '2023-12-31';
const WHOLE = 'StockholdersEquityIncludingPortionAttributableToNoncontrollingInterest';

/** Total equity at the date if the newest annual report has `parent` and `whole`, and the additional tags. */
const equity = (
  parent: number,
  whole: number,
  more: readonly InputFact[] = [],
  without: readonly string[] = [],
  field = 'total_equity',
): string => {
  const filings = plainFilings(2022, plainYears(3)).map((each) =>
    each.filed === '2025-02-15'
      ? {
          ...each,
          facts: [
            ...each.facts.filter(
              ({ concept, end }) => end !== DATE || !['StockholdersEquity', ...without].includes(concept),
            ),
            fact('StockholdersEquity', null, DATE, parent * 1e6),
            fact(WHOLE, null, DATE, whole * 1e6),
            ...more,
          ],
        }
      : each,
  );
  return shown(compute(filings), field, 'instant', DATE);
};

describe('a column of the statement of equity under the tag of total equity', () => {
  /** Two fifths of the assets at the date, as filed. */
  const own = 288;

  it('is replaced by the total that the balance sheet confirms', () => {
    expect(equity(-8, own)).to.equal(String(own * 1e6));
  });

  it('is replaced by the total of another filing under the same tag, if liabilities are not tagged', () => {
    expect(equity(-8, own, [], ['Liabilities'])).to.equal(String(own * 1e6));
  });

  it('is not used if neither is confirmed and no noncontrolling interest explains it', () => {
    expect(equity(-8, 300, [], ['Liabilities'])).to.equal(String(own * 1e6));
  });

  it('is not used under the total with noncontrolling interests', () => {
    expect(equity(own, -8, [], [], 'total_equity_with_nci')).to.equal(String(own * 1e6));
    expect(equity(own, -8)).to.equal(String(own * 1e6));
  });

  it('is none if the noncontrolling interest explains it', () => {
    const minority = [fact('MinorityInterest', null, DATE, 200e6)];
    expect(equity(own - 200, own, minority)).to.equal(String((own - 200) * 1e6));
  });
});
