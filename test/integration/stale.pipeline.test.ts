import { expect } from 'chai';
import { companyEvent } from '@footnote/events/testing/samples';
import { PROJECTIONS } from '@footnote/projector/projections';
import { actionsOf, barsOf, FIRST_READING } from '@footnote/projector/testing/invented-prices';
import { factsEventOf } from '@footnote/query/testing/inputs';
import { useTestReadStore } from '@footnote/read-store/testing';
import type { InputFiling } from '@footnote/statements/inputs';
import { fact, plainFilings, plainYears } from '@footnote/statements/test-support';
import { addDays, daysBetween } from '@footnote/values/day';
import { startPipeline, type Pipeline } from './pipeline.ts';

const TODAY = '2024-03-29';
const END = '2023-12-31';
const COVER = 'dei:EntityCommonStockSharesOutstanding';

const quarterly = plainFilings(2022, plainYears(2));

/** Reports whose newest period ended so many days ago. */
function reportsOf(age: number, isAnnual: boolean): readonly InputFiling[] {
  const days = daysBetween(END, TODAY) - age;
  const filings = isAnnual ? quarterly.filter(({ form }) => form === '10-K') : quarterly;
  return filings.map((filing) => {
    const filed = addDays(filing.filed, days);
    return {
      ...filing,
      form: isAnnual ? '20-F' : filing.form,
      filed,
      facts: [
        ...filing.facts
          .filter(({ start, end }) => !isAnnual || start === null || daysBetween(start, end) > 300)
          .map((item) => ({
            ...item,
            start: item.start === null ? null : addDays(item.start, days),
            end: addDays(item.end, days),
          })),
        fact(COVER, null, filed, 20e6, 'shares'),
      ],
    };
  });
}

type Case = { readonly age: number; readonly isAnnual: boolean; readonly isStale: boolean };
const CASES: readonly Case[] = [
  ...[184, 185].map((age) => ({ age, isAnnual: false, isStale: age >= 185 })),
  ...[499, 500].map((age) => ({ age, isAnnual: true, isStale: age >= 500 })),
];
const symbolOf = ({ age, isAnnual }: Case): string => `${isAnnual ? 'Y' : 'Q'}${age}`;

type Members = Readonly<Record<string, unknown>>;
type Rows = readonly {
  readonly symbol: string;
  readonly stale: boolean;
  readonly figures: readonly Members[];
}[];

describe('stale statements', () => {
  const opened = useTestReadStore();
  let harness: Pipeline;

  const ask = async (path: string): Promise<Members> => {
    const { status, body, text } = await harness.get(path);
    expect(status, text).to.equal(200);
    return body!['data'] as Members;
  };

  before(async () => {
    harness = await startPipeline(opened().store, { now: `${TODAY}T15:00:00Z`, projections: PROJECTIONS });
    const history = FIRST_READING.history.filter(({ date }) => date > '2024-01');
    for (const [at, each] of CASES.entries()) {
      const cik = `000999990${at}`;
      const symbol = symbolOf(each);
      await harness.append('companies', companyEvent(cik, { symbols: [symbol] }));
      await harness.append(
        'facts',
        ...reportsOf(each.age, each.isAnnual).map((filing) => factsEventOf(cik, filing)),
      );
      const reading = { ...FIRST_READING, symbol, set: symbol, history };
      const actions = actionsOf(reading).map((event) => ({ ...event, splits: [] }));
      await harness.append('corporate-actions', ...actions);
      await harness.append('bars', ...barsOf(reading));
    }
    await harness.projected();
  });
  after(() => harness.stop());

  for (const each of CASES) {
    const symbol = symbolOf(each);
    it(`are so in every lane: ${symbol} ${each.isStale ? 'is' : 'is not'}`, async () => {
      const of = (lane: string, rest = ''): Promise<Members> => ask(`/v2/${lane}?symbol=${symbol}${rest}`);
      const [fundamentals, profile, snapshot, earnings, history, valuation, priced, coverage] =
        await Promise.all([
          of('fundamentals'),
          of('profile'),
          of('snapshot'),
          of('earnings'),
          of(
            'history',
            `&interval=${each.isAnnual ? 'year' : 'quarter'}&series=revenue_${each.isAnnual ? 'annual' : 'quarter'}`,
          ),
          of('valuation', '&history=exclude'),
          of('priced-in'),
          of('coverage'),
        ]);
      const compared = await ask(`/v2/compare?symbols=${symbol}&fields=revenue`);
      const screened = await ask(
        `/v2/screen?where=${encodeURIComponent(`symbol = '${symbol}'`)}&stale=include&columns=price_to_sales`,
      );
      const [row] = screened['rows'] as Rows;
      const [column] = compared['companies'] as Rows;
      const reasonOf = (figure: unknown): unknown => (figure as Members | null)?.['reason'];
      const { multiples, market_value: market } = valuation as { multiples: Members; market_value: Members };
      const freshness = { fundamentals, profile, snapshot, earnings, history, valuation, priced };
      const { support } = coverage as { support: Readonly<Record<string, Members>> };
      const said = {
        ...Object.fromEntries(
          Object.entries(freshness).map(([lane, data]) => [lane, data['freshness'] === 'stale']),
        ),
        age: (profile['age'] as { statements: Members }).statements['status'] === 'stale',
        compare: column!.stale,
        screen: row!.stale,
        coverage: support['fundamentals']!['available_now'] === false,
        // A foreign issuer has no market value anyway.
        ...(!each.isAnnual && {
          'screen, multiple': row!.figures[0]!['reason'] === 'stale_statements',
          'market value': reasonOf(market['value']) === 'stale_statements',
          'profile, market value': reasonOf(profile['market_cap_usd']) === 'stale_statements',
          multiple: reasonOf(multiples['price_to_earnings']) === 'stale_statements',
          'coverage, valuation': support['valuation']!['available_now'] === false,
        }),
      };
      expect(said).to.deep.equal(Object.fromEntries(Object.keys(said).map((lane) => [lane, each.isStale])));
    });
  }
});
