import { expect } from 'chai';
import { filedSplitsEvent } from '@footnote/events/testing/filed-splits';
import { actionsEvent, barsEvent, listingEvent } from '@footnote/events/testing/samples';
import type {
  Bars,
  CorporateActions,
  FiledSplits,
  IssuerSplits,
  Listing,
} from '@footnote/event-types/types.generated';
import type { ResolvedInputs } from '@footnote/projection/projection';
import { securityOf, type SecurityTopic } from './inputs.ts';
import { issuerSplits } from './issuer-splits.ts';

const A = '0000000001';
const B = '0000000002';

type Parts = {
  readonly bars: readonly Bars[];
  readonly actions: readonly CorporateActions[];
  readonly listings: readonly Listing[];
  readonly filed?: readonly FiledSplits[];
};

const held = <Event>(events: readonly Event[]) => [{ slot: '', rank: 0, events }];
const resolved = ({ bars, actions, listings, filed = [] }: Parts): ResolvedInputs<SecurityTopic> => ({
  bars: held(bars),
  'corporate-actions': actions.length === 0 ? [] : held(actions),
  listings: held(listings),
  'filed-splits': filed.length === 0 ? [] : held(filed),
});

const reported = (parts: Parts): readonly IssuerSplits[] => {
  const inputs = resolved(parts);
  const security = securityOf(inputs);
  if (security === null) throw new Error('no security');
  return issuerSplits('ACME', inputs, security, 7).map(({ event }) => event);
};
const emitted = (parts: Parts): readonly unknown[] =>
  reported(parts).map(({ cik, source, from, until, splits }) => [
    cik,
    source,
    from,
    until,
    splits.map(({ ex_date: day, numerator, denominator }) => `${day} ${numerator}:${denominator}`),
  ]);

/** One bar per year would be a gap: two, half a year apart. */
const yearOf = (year: number): Bars =>
  barsEvent('ACME', { [`${year}-01-05`]: '10', [`${year}-07-06`]: '10' });
const SPLIT = { ex_date: '2021-06-01', ratio: '4' };
const PARTS: Parts = {
  bars: [2020, 2021, 2022].map(yearOf),
  actions: [
    actionsEvent('ACME', 2020),
    actionsEvent('ACME', 2021, { splits: [SPLIT] }),
    actionsEvent('ACME', 2022),
  ],
  listings: [listingEvent('ACME', A)],
};
const WHOLE = [A, 'sample', '2020-01-05', '2022-06-30', ['2021-06-01 4:1']];
const NOTHING = (cik: string) => [cik, null, null, null, []];

describe('the splits that a price source reports to issuers', () => {
  it('are complete from its first bar to the end of the last whole quarter', () => {
    expect(emitted(PARTS)).to.deep.equal([WHOLE]);
  });

  it('belong to no issuer before EDGAR lists the symbol', () => {
    expect(emitted({ ...PARTS, listings: [] })).to.deep.equal([]);
  });

  it('are ratios of whole numbers, not the price adjustments of spin-offs', () => {
    const splits = [
      { ex_date: '2021-03-01', ratio: '1.068' },
      SPLIT,
      { ex_date: '2021-09-01', ratio: '0.0333' },
    ];
    const actions = [actionsEvent('ACME', 2021, { splits })];
    expect(emitted({ ...PARTS, actions })[0]).to.deep.include(['2021-06-01 4:1', '2021-09-01 1:30']);
  });

  it('are those of the source whatever the filings say, which the statements compare with them', () => {
    const filed = [
      filedSplitsEvent('ACME', A, { unchanged: [{ after: '2015-01-05', until: '2023-02-01' }] }),
    ];
    expect(emitted({ ...PARTS, filed })).to.deep.equal([WHOLE]);
  });

  it('are unknown for a source that reports none; no event if no source reports any action', () => {
    const actions = PARTS.actions.map((event) => ({ ...event, reports_splits: false, splits: [] }));
    expect(emitted({ ...PARTS, actions })).to.deep.equal([NOTHING(A)]);
    expect(emitted({ ...PARTS, actions: [] })).to.deep.equal([]);
  });

  it('are not those of another source than that of the bars', () => {
    const actions = PARTS.actions.map((event) => ({ ...event, source: 'other' }));
    expect(emitted({ ...PARTS, actions })).to.deep.equal([NOTHING(A)]);
  });

  it('begin after a year without a bar: the symbol may have had another stock', () => {
    const bars = [2017, 2018, 2021, 2022].map(yearOf);
    const actions = [
      actionsEvent('ACME', 2018, { splits: [{ ...SPLIT, ex_date: '2018-03-01' }] }),
      ...PARTS.actions,
    ];
    expect(emitted({ ...PARTS, bars, actions })).to.deep.equal([
      [A, 'sample', '2021-01-05', '2022-06-30', ['2021-06-01 4:1']],
    ]);
  });

  it('are those of the issuer that got the symbol last, from that day on', () => {
    const listings = [listingEvent('ACME', B, '2021-01-04'), listingEvent('ACME', A, '2015-01-05')];
    expect(emitted({ ...PARTS, listings })).to.deep.equal([
      [B, 'sample', '2021-01-04', '2022-06-30', ['2021-06-01 4:1']],
      NOTHING(A),
    ]);
    const later = [listingEvent('ACME', A), listingEvent('ACME', B, '2021-08-02')];
    expect(emitted({ ...PARTS, listings: later })).to.deep.equal([
      [A, 'sample', '2026-02-12', '2022-06-30', []],
      NOTHING(B),
    ]);
  });

  it('belong to no issuer if two have had the symbol since the same day', () => {
    const listings = [listingEvent('ACME', A), listingEvent('ACME', B)];
    expect(emitted({ ...PARTS, listings })).to.deep.equal([NOTHING(A), NOTHING(B)]);
  });

  it('are an equal event while unchanged, whatever bars arrive in the quarter', () => {
    const [before] = reported(PARTS);
    const bars = [yearOf(2020), yearOf(2021), barsEvent('ACME', { '2022-01-05': '10', '2022-09-30': '12' })];
    const [after] = reported({ ...PARTS, bars });
    expect(after?.event_id).to.equal(before?.event_id);
    const [next] = reported({ ...PARTS, bars: [...PARTS.bars, barsEvent('ACME', { '2022-10-03': '12' })] });
    expect(next?.until).to.equal('2022-09-30');
  });
});
