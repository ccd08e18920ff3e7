import { expect } from 'chai';
import fc from 'fast-check';
import type { Bars, CorporateActions, FiledSplits, Listing } from '@footnote/event-types/types.generated';
import { createSlots } from '@footnote/projection/entity/slots';
import type { ComputedEntity, ResolvedInputs } from '@footnote/projection/projection';
import type { Step } from '@footnote/projection/step';
import type { DividendRow, TechnicalRow } from '@footnote/read-models/securities';
import { useBench } from '../../testing/bench.ts';
import { actionsOf, barsOf, FIRST_READING } from '../../testing/invented-prices.ts';
import { claimInput, type SecurityTopic } from './inputs.ts';
import { securities } from './project.ts';

type Event =
  | { readonly topic: 'bars'; readonly event: Bars }
  | { readonly topic: 'corporate-actions'; readonly event: CorporateActions }
  | { readonly topic: 'filed-splits'; readonly event: FiledSplits }
  | { readonly topic: 'listings'; readonly event: Listing };

const eventsOf = (bars: readonly Bars[], actions: readonly CorporateActions[]): readonly Event[] => [
  ...actions.map((event) => ({ topic: 'corporate-actions' as const, event })),
  ...bars.map((event) => ({ topic: 'bars' as const, event })),
];

/** The result of the runner for events in this order. */
const computed = (events: readonly Event[]): Step<ComputedEntity> => {
  const resolved = <T extends SecurityTopic>(topic: T): ResolvedInputs<SecurityTopic>[T] => {
    const slots = createSlots();
    const kept = new Map<string, Event['event']>();
    events
      .filter((each) => each.topic === topic)
      .forEach((input, offset) => {
        const claim = claimInput({ ...input, partition: 0, offset });
        if (claim.kind !== 'ok') throw new Error(claim.kind);
        slots.apply(claim.value, offset);
        kept.set(`${claim.value.slot}/${claim.value.set}`, input.event);
      });
    return slots
      .holders()
      .map(({ slot, set, rank }) => ({ slot, rank, events: [kept.get(`${slot}/${set}`)] })) as never;
  };
  const inputs = {
    bars: resolved('bars'),
    'corporate-actions': resolved('corporate-actions'),
    listings: resolved('listings'),
    'filed-splits': resolved('filed-splits'),
  };
  return securities.compute('FNDEC', inputs, 7);
};

const rowsOf = (events: readonly Event[]): ComputedEntity['rows'] => {
  const step = computed(events);
  if (step.kind !== 'ok') throw new Error(JSON.stringify(step));
  return step.value.rows;
};
const technicals = (events: readonly Event[]): TechnicalRow => rowsOf(events)[0]!.rows[0] as TechnicalRow;
const dividends = (events: readonly Event[]): DividendRow => rowsOf(events)[1]!.rows[0] as DividendRow;

const WHOLE = eventsOf(barsOf(), actionsOf());

describe('indicators and dividends of a symbol', () => {
  it('are as of its newest bar, from the source in use', () => {
    expect(technicals(WHOLE)).to.include({
      symbol: 'FNDEC',
      source: 'daily',
      currency: 'USD',
      last_bar: '2024-03-28',
      first_bar: '2019-01-02',
      as_of: '2024-03-28 20:00:00',
      bars: 1319,
      refusal: '',
      returns_refusal: '',
      obv: 68714278,
      obv_trend_30d: 'up',
      revision: 7,
    });
    expect(technicals(WHOLE).rsi_14).to.be.closeTo(64.71089406647451, 1e-9);
    expect(technicals(WHOLE).return_dates[0]).to.equal('2023-01-30');
    expect(dividends(WHOLE)).to.include({
      status: 'payer',
      frequency: 'quarterly',
      annual_rate: 2,
      annual_rate_forward_estimated: 2,
      total_payments: 20,
      consecutive_increase_years: 0,
      cuts: 0,
    });
  });

  it('are the same whichever split basis the source uses', () => {
    const raw = { ...FIRST_READING, basis: 'raw' } as const;
    const other = eventsOf(barsOf(raw), actionsOf(raw));
    for (const [name, value] of Object.entries(technicals(WHOLE)))
      if (typeof value === 'number' && value !== 0)
        expect(technicals(other)[name as keyof TechnicalRow], name).to.be.closeTo(
          value,
          1e-9 * Math.abs(value),
        );
    expect(dividends(other)).to.deep.equal(dividends(WHOLE));
  });

  it('wait for all years of a set, which need not be consecutive', () => {
    const later = { ...FIRST_READING, time: FIRST_READING.time + 1, set: 'later' };
    const corrected = barsOf(later, [2020, 2024]);
    expect(computed(WHOLE.slice(0, -1))).to.deep.equal({ kind: 'drop', reason: 'incomplete_set' });
    expect(computed([...WHOLE, { topic: 'bars', event: corrected[0]! }]).kind).to.equal('drop');
    expect(technicals([...WHOLE, ...eventsOf(corrected, [])])).to.deep.equal({
      ...technicals(WHOLE),
      as_of: '2024-03-28 20:00:00',
    });
  });

  it('are of the source with the lowest priority, never of two', () => {
    const other = { ...FIRST_READING, source: 'another', set: 'another' };
    const bars = barsOf(other, [2023, 2024]).map((event) => ({ ...event, priority: 0 }));
    expect(technicals([...WHOLE, ...eventsOf(bars, [])])).to.include({
      source: 'another',
      first_bar: '2023-01-03',
      returns_refusal: 'dividends_unknown',
    });
    expect(dividends([...WHOLE, ...eventsOf(bars, [])])).to.include({
      refusal: 'dividends_not_reported',
      status: 'unknown',
    });
  });

  it('are refused for raw prices without splits', () => {
    const raw = { ...FIRST_READING, basis: 'raw' } as const;
    expect(technicals(eventsOf(barsOf(raw), []))).to.include({
      refusal: 'splits_unknown',
      sma_50: null,
      splits_reported: false,
      jump_on: '2021-06-01',
    });
  });

  it('have the newest close, which needs no split, for a market value', () => {
    const raw = { ...FIRST_READING, basis: 'raw' } as const;
    const bars = barsOf(raw);
    expect(technicals(eventsOf(bars, []))).to.include({
      close: Number(bars.at(-1)!.rows.at(-1)!.close),
      last_bar: bars.at(-1)!.rows.at(-1)!.date,
    });
  });

  it('are the same in any order of topics, with duplicates and after corrections', () => {
    const wrong = barsOf().map((event) => ({
      ...event,
      event_id: `wrong ${event.year}`,
      set_id: 'wrong',
      source_time: event.source_time - 1,
      rows: event.rows.map((row) => ({ ...row, close: row.high })),
    }));
    const history = { bars: [...wrong, ...barsOf()], actions: actionsOf() };
    fc.assert(
      fc.property(fc.infiniteStream(fc.boolean()), fc.nat(8), (turns, repeated) => {
        const bars = [...history.bars, ...history.bars.slice(-1 - repeated)];
        const actions = [...history.actions];
        const events: Event[] = [];
        while (bars.length + actions.length > 0) {
          const isBars = actions.length === 0 || (bars.length > 0 && turns.next().value === true);
          if (isBars) events.push({ topic: 'bars', event: bars.shift()! });
          else events.push({ topic: 'corporate-actions', event: actions.shift()! });
        }
        expect(rowsOf(events)).to.deep.equal(rowsOf(WHOLE));
      }),
      { numRuns: 10 },
    );
  });

  it('do not distinguish a stock that pays nothing from a new one', () => {
    const since = (sessions: number) => {
      const history = FIRST_READING.history.slice(-sessions).map((bar) => ({ ...bar, dividend: 0 }));
      const reading = { ...FIRST_READING, history };
      return dividends(eventsOf(barsOf(reading), actionsOf(reading)));
    };
    expect(since(30)).to.include({ refusal: 'insufficient_history', status: 'unknown' });
    expect(since(270)).to.include({ refusal: 'insufficient_history', status: 'unknown' });
    expect(since(280)).to.include({ refusal: '', status: 'non_payer' });
    const paid = { ...FIRST_READING, history: FIRST_READING.history.slice(-70) };
    expect(dividends(eventsOf(barsOf(paid), actionsOf(paid)))).to.include({ refusal: '', status: 'payer' });
  });

  it('are refused for an invalid symbol', () => {
    const [event] = barsOf();
    expect(
      securities.claim({ topic: 'bars', event: { ...event!, symbol: 'brk.b' }, partition: 0, offset: 0 })
        .kind,
    ).to.equal('dead-letter');
  });
});

describe('the projection of securities', () => {
  const bench = useBench();

  it('shows the latest result, and removes a dividend that its source withdraws', async () => {
    const shown = (table: string): Promise<Record<string, unknown>[]> =>
      bench().store.query(`SELECT * FROM ${table} ORDER BY ALL`);
    await bench().append('corporate-actions', ...actionsOf());
    await bench().append('bars', ...barsOf());
    await bench().project([securities]);
    const [row] = await shown('technicals');
    const { revision: _, ...expected } = technicals(WHOLE);
    for (const [name, value] of Object.entries(expected)) expect(row?.[name], name).to.deep.equal(value);
    expect(await shown('dividend_payments')).to.have.length(20);
    const later = { ...FIRST_READING, time: FIRST_READING.time + 1, set: 'later' };
    const corrected = actionsOf(later, [2024]).map((event) => ({ ...event, dividends: [] }));
    await bench().append('corporate-actions', ...corrected);
    await bench().project([securities]);
    expect(await shown('dividend_payments')).to.have.length(20 - actionsOf()[5]!.dividends.length);
    expect(await shown('technicals')).to.have.length(1);
    const published = await bench().read('published');
    expect(published.at(-1)).to.include({ cik: '', projection: 'securities' });
  });
});
