import { actionsEvent, barsEvent, companyEvent } from '@footnote/events/testing/samples';
import { type EventOf, keyOf, type TopicName } from '@footnote/events/topics';
import type { Bars, CorporateActions, FilingFacts } from '@footnote/event-types/types.generated';
import { listingsStage } from '@footnote/filing-parser/listings-stage';
import { groupOf } from '@footnote/projection/projection';
import { PROJECTIONS } from '@footnote/projector/projections';
import { createProjector, type Projector } from '@footnote/projector/service';
import { quietly } from '@footnote/projector/testing/bench';
import { type Harness, startHarnessOn } from '@footnote/query/testing/harness';
import { factsEventOf } from '@footnote/query/testing/inputs';
import type { ReadStore } from '@footnote/read-store/port';
import { useTestReadStore } from '@footnote/read-store/testing';
import { companyRecord } from '@footnote/statements/as-of/company-record';
import { computeStatements } from '@footnote/statements/compute';
import type { InputFiling, ReportedSplits } from '@footnote/statements/inputs';
import { changed, plainFilings, plainYears } from '@footnote/statements/test-support';
import { eventually } from '@footnote/testing/eventually';
import { verifiedStatements } from '@footnote/verification/served';
import { expect } from 'chai';
import fc from 'fast-check';
import { anyDelivery } from './any-delivery.ts';

const PLAIN = plainFilings(2022, plainYears(3));
/** The same filings with twice the shares since the middle of 2023. */
const SPLIT = PLAIN.map((each) =>
  each.filed < '2023-06-15'
    ? each
    : changed(each, (item) => {
        if (item.unit === 'shares') return { ...item, value: String(Number(item.value) * 2) };
        return item.unit === 'USD/shares' ? { ...item, value: String(Number(item.value) / 2) } : item;
      }),
);

type Feed = 'no splits' | 'splits unknown' | { readonly ex_date: string; readonly ratio: string };
type Scenario = {
  readonly filings: readonly InputFiling[];
  /** Splits of the price source; null if there is no price source. */
  readonly feed: Feed | null;
  /** Number of symbols that it covers. */
  readonly classes: 1 | 2;
};

const SCENARIOS = {
  both: { filings: SPLIT, feed: { ex_date: '2023-06-12', ratio: '2' }, classes: 1 },
  twoClasses: { filings: SPLIT, feed: { ex_date: '2023-06-12', ratio: '2' }, classes: 2 },
  filingsOnly: { filings: SPLIT, feed: 'no splits', classes: 1 },
  pricesOnly: { filings: PLAIN, feed: { ex_date: '2023-06-12', ratio: '3' }, classes: 1 },
  spinOff: { filings: PLAIN, feed: { ex_date: '2023-06-12', ratio: '1.068' }, classes: 1 },
  unknown: { filings: SPLIT, feed: 'splits unknown', classes: 1 },
  unpriced: { filings: SPLIT, feed: null, classes: 1 },
} as const satisfies Readonly<Record<string, Scenario>>;
type Name = keyof typeof SCENARIOS;
const NAMES = Object.keys(SCENARIOS) as readonly Name[];

/** Issuers are independent, so every repetition of the scenarios tests another order of delivery. */
const REPETITIONS = 2;
const YEARS = [2021, 2022, 2023, 2024, 2025];

type Issuer = { readonly cik: string; readonly symbol: string; readonly name: Name };
const ISSUERS = NAMES.flatMap((name, at) =>
  Array.from({ length: REPETITIONS }, (_, index): Issuer => ({
    cik: `00099900${at}${index}`,
    symbol: `FN${String.fromCharCode(65 + at)}${index}`,
    name,
  })),
);
const issuerOf = (name: Name): Issuer => ISSUERS.find((issuer) => issuer.name === name)!;

type Reported = { readonly [T in TopicName]: { readonly topic: T; readonly event: EventOf<T> } }[TopicName];

const actionsOf = (symbol: string, year: number, feed: Feed): CorporateActions => {
  const splits = typeof feed === 'object' && feed.ex_date.startsWith(String(year)) ? [feed] : [];
  return actionsEvent(symbol, year, {
    event_id: JSON.stringify([symbol, year, feed]),
    splits,
    reports_splits: feed !== 'splits unknown',
  });
};
const barsOf = (symbol: string, year: number, more: Readonly<Record<string, string>> = {}): Bars => {
  const closes = { [`${year}-01-05`]: '10', [`${year}-07-06`]: '11', ...more };
  return barsEvent(symbol, closes, { event_id: JSON.stringify([symbol, closes]) });
};
const factsOf = ({ cik, name }: Issuer): readonly FilingFacts[] =>
  SCENARIOS[name].filings.map((each) => factsEventOf(cik, each));
const companyOf = (cik: string, symbols: readonly string[], at = '2026-01-01') =>
  companyEvent(cik, { symbols, at });
const symbolsOf = ({ symbol, name }: Issuer): readonly string[] =>
  [symbol, `${symbol}-B`].slice(0, SCENARIOS[name].classes);

async function listingsOf(company: EventOf<'companies'>): Promise<readonly Reported[]> {
  const step = await listingsStage().take(company);
  if (step.kind !== 'ok') throw new Error(step.kind);
  return [...step.value.runs]
    .flat()
    .map(({ topic, event }): Reported => ({ topic, event: { ...event, recorded_at: 0 } }));
}

async function eventsOf(issuer: Issuer): Promise<readonly Reported[]> {
  const { feed } = SCENARIOS[issuer.name];
  const company = companyOf(issuer.cik, symbolsOf(issuer));
  const priced = feed === null ? [] : symbolsOf(issuer);
  return [
    { topic: 'companies', event: company },
    ...(await listingsOf(company)),
    ...factsOf(issuer).map((event): Reported => ({ topic: 'facts', event })),
    ...priced.flatMap((symbol) =>
      YEARS.flatMap((year): Reported[] => [
        { topic: 'corporate-actions', event: actionsOf(symbol, year, feed ?? 'no splits') },
        {
          topic: 'bars',
          event: barsEvent(symbol, { [`${year}-01-05`]: '10', [`${year}-07-06`]: '11' }),
        },
      ]),
    ),
  ];
}

/** The splits event of a price source with bars of these years. */
const reported = (...splits: ReportedSplits['splits']) => ({
  source: 'sample',
  from: '2021-01-05',
  until: '2025-06-30',
  splits,
});
const EXPECTED: Readonly<Partial<Record<Name, ReturnType<typeof reported>>>> = {
  both: reported({ ex_date: '2023-06-12', numerator: 2, denominator: 1 }),
  twoClasses: reported({ ex_date: '2023-06-12', numerator: 2, denominator: 1 }),
  filingsOnly: reported(),
  pricesOnly: reported({ ex_date: '2023-06-12', numerator: 3, denominator: 1 }),
  spinOff: reported(),
};

const keyOfCell = (cell: object): string => {
  const { statement, field, period_kind, fiscal_year, fiscal_period, period_end } = cell as Record<
    string,
    string
  >;
  return [statement, field, period_kind, fiscal_year, fiscal_period, period_end].join(' ');
};
/** Value or rule of each cell. */
const shown = (cells: readonly { readonly value: string | null; readonly rule: string | null }[]) =>
  Object.fromEntries(
    cells
      .map((cell) => [keyOfCell(cell), cell.value === null ? cell.rule : Number(cell.value)] as const)
      .sort(([a], [b]) => (a < b ? -1 : 1)),
  );
const expectedOf = (issuer: Issuer, splits: ReportedSplits | undefined) => {
  const symbol = issuer.symbol;
  const { company } = companyRecord(issuer.cik, {
    companies: [{ slot: '', events: [companyOf(issuer.cik, [symbol])] }],
    filings: [],
    facts: factsOf(issuer).map((event) => ({ slot: event.accession, events: [event] })),
    'issuer-splits': splits === undefined ? [] : [{ slot: symbol, events: [{ ...splits, symbol }] }],
  });
  return shown(verifiedStatements(company, computeStatements(company)).statements.cells);
};

describe('splits of price sources and of filings', () => {
  const opened = useTestReadStore();
  let harness: Harness<ReadStore>;
  let projector: Projector;

  const append = async (reported: readonly Reported[]): Promise<void> => {
    const { log, codec } = harness;
    for (const { topic, event } of reported)
      await log.append(topic, [
        { key: keyOf(topic, event as never), value: await codec.encode(topic, event) },
      ]);
  };
  const projected = (): Promise<void> =>
    eventually('everything is projected', async () => {
      // Statements use the splits of securities, and securities those of filings.
      for (const { name, topics } of [...PROJECTIONS, ...PROJECTIONS])
        if ((await harness.log.lag(groupOf(name, 1), topics)).some(({ lag }) => lag > 0)) return false;
      return true;
    });
  const cellsOf = async ({ cik }: Issuer) =>
    shown(
      await harness.store.query(
        `SELECT statement, field, period_kind, fiscal_year, fiscal_period, toString(period_end) AS period_end,
           if(value IS NULL, NULL, toString(value)) AS value, rule
         FROM statement_cells WHERE cik = {cik:String}`,
        { cik },
      ),
    );
  const revisionOf = async ({ cik }: Issuer): Promise<unknown> =>
    harness.store.query('SELECT DISTINCT revision FROM statement_cells WHERE cik = {cik:String}', { cik });
  const explained = async ({ symbol }: Issuer, more = ''): Promise<Readonly<Record<string, unknown>>> => {
    const path = `/v2/explain?symbol=${symbol}&statement=income_statement&field=eps_basic&period=2022-Q1${more}`;
    const { status, body, text } = await harness.get(path);
    expect(status, text).to.equal(200);
    return body!['data'] as Readonly<Record<string, unknown>>;
  };

  before(async () => {
    const { store } = opened();
    harness = await startHarnessOn(store, { now: '2026-11-23T15:00:00Z' });
    const { log, codec } = harness;
    const reported = (await Promise.all(ISSUERS.map(eventsOf))).flat();
    const [deliver] = fc.sample(anyDelivery(), { seed: 17, numRuns: 1 });
    projector = createProjector({ ...quietly({ log, codec, store }), projections: PROJECTIONS });
    const delivered = deliver!(reported);
    await append(delivered.slice(0, delivered.length / 2));
    await projector.start();
    await append(delivered.slice(delivered.length / 2));
    await projected();
  });
  after(async () => {
    await projector.stop();
    await harness.stop();
  });

  for (const name of NAMES)
    it(`combine both sources in any order of delivery: ${name}`, async () => {
      for (const issuer of ISSUERS.filter((each) => each.name === name))
        expect(await cellsOf(issuer), issuer.symbol).to.deep.equal(expectedOf(issuer, EXPECTED[name]));
    });

  it('are refused if one source contradicts the other, and otherwise equal those without prices', async () => {
    const rules = async (name: Name): Promise<boolean> =>
      Object.values(await cellsOf(issuerOf(name))).includes('shares.split_contradicted');
    const found = await Promise.all(NAMES.map(rules));
    expect(NAMES.filter((_, at) => found[at])).to.deep.equal(['filingsOnly', 'pricesOnly']);
    expect(await cellsOf(issuerOf('both'))).to.deep.equal(await cellsOf(issuerOf('unpriced')));
  });

  it('of a price source alone adjust no price where filings repeat their figures unchanged', async () => {
    const judged = (name: Name): Promise<readonly object[]> =>
      harness.store.query(
        'SELECT DISTINCT refusal, contradicted_on FROM technicals WHERE symbol IN ({symbols:Array(String)})',
        { symbols: ISSUERS.filter((each) => each.name === name).flatMap(symbolsOf) },
      );
    const sound = [{ refusal: '', contradicted_on: null }];
    for (const name of ['both', 'twoClasses', 'filingsOnly', 'spinOff'] as const)
      expect(await judged(name), name).to.deep.equal(sound);
    const contradicted = [{ refusal: 'split_contradicted', contradicted_on: '2023-06-12' }];
    expect(await judged('pricesOnly')).to.deep.equal(contradicted);
    const { status, text } = await harness.get(`/v2/price-action?symbol=${issuerOf('pricesOnly').symbol}`);
    expect(status, text).to.equal(200);
    expect(text).to.include('"reason":"split_contradicted"');
  });

  it('are explained with both sources, effective on the ex-date', async () => {
    expect((await explained(issuerOf('both')))['splits']).to.deep.equal([
      { effective: '2023-06-12', ratio: '2:1', witness: 'confirmed' },
    ]);
    expect((await explained(issuerOf('filingsOnly')))['splits']).to.deep.include({
      effective: '2023-08-01',
      ratio: '2:1',
      witness: 'only_filings',
    });
    const { splits, ...alone } = await explained(issuerOf('pricesOnly'));
    expect(splits).to.deep.equal([{ effective: '2023-06-12', ratio: '3:1', witness: 'only_prices' }]);
    expect(JSON.stringify(alone)).to.include('shares.split_contradicted');
    const before = await explained(issuerOf('pricesOnly'), '&as_known_on=2023-06-11');
    expect(JSON.stringify(before)).not.to.include('split_contradicted');
  });

  it('trigger no recomputation while they are unchanged', async () => {
    const issuer = issuerOf('both');
    const before = await revisionOf(issuer);
    await append([{ topic: 'bars', event: barsOf(issuer.symbol, 2025, { '2025-09-30': '12' }) }]);
    await projected();
    expect(
      await harness.store.query('SELECT last_bar FROM technicals WHERE symbol = {symbol:String}', {
        symbol: issuer.symbol,
      }),
    ).to.deep.equal([{ last_bar: '2025-09-30' }]);
    expect(await revisionOf(issuer)).to.deep.equal(before);
  });

  it('no longer refuse cells once the source withdraws them', async () => {
    const issuer = issuerOf('pricesOnly');
    await append([{ topic: 'corporate-actions', event: actionsOf(issuer.symbol, 2023, 'no splits') }]);
    await projected();
    expect(await cellsOf(issuer)).to.deep.equal(expectedOf(issuer, undefined));
  });

  it('of a symbol that the issuer no longer has are ignored', async () => {
    const issuer = issuerOf('filingsOnly');
    const renamed = companyOf(issuer.cik, ['FNNEW'], '2026-06-01');
    await append([{ topic: 'companies', event: renamed }, ...(await listingsOf(renamed))]);
    await projected();
    expect(await cellsOf(issuer)).to.deep.equal(expectedOf(issuer, undefined));
  });

  it('of a symbol that was reassigned do not affect its former issuer', async () => {
    const issuer = ISSUERS.findLast(({ name }) => name === 'filingsOnly')!;
    await append(await listingsOf(companyOf('0009991999', [issuer.symbol], '2026-06-01')));
    await projected();
    expect(await cellsOf(issuer)).to.deep.equal(expectedOf(issuer, undefined));
  });
});
