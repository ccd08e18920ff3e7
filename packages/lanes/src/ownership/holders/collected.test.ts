import { expect } from 'chai';
import { projectionTag } from '../../subject/tagged-cache.ts';
import { createTaggedCache } from '@footnote/query/cache/tagged-cache';
import { canned, type CannedReader, cannedReader } from '../../testing/canned-rows.ts';
import {
  type CollectedFiling,
  FILINGS_OF_QUARTERS,
  cachedCollected,
  type CachedCollected,
  type Quarter,
  QUARTERS,
  READ_THOUGH_UNREAD,
  readCollected,
  UNREAD_OF_QUARTER,
} from './collected.ts';

const [NOW, BEFORE] = ['2025-12-31', '2025-09-30'];
const quarter = (period: string): Quarter => ({
  period,
  managers: 2,
  amendment_type_unknown: 0,
  filing_not_read: 0,
  original_missing: 0,
  newest: '2026-02-12 21:30:00.000',
});
const filing = (cik: string, period: string, changes: Partial<CollectedFiling> = {}): CollectedFiling => ({
  accession: `${cik}-${period}`,
  amendment_number: 0,
  cik,
  filed: '2026-02-12',
  form: '13F-HR',
  is_effective: true,
  manager: `Manager ${cik}`,
  period,
  portfolio: 'known',
  set_key: `${cik}.1`,
  value_unit: 'dollars',
  ...changes,
});

const FILINGS = [
  filing('a', NOW),
  filing('a', NOW, { accession: 'replaced', is_effective: false }),
  filing('b', NOW, { portfolio: 'filing_not_read' }),
  filing('c', NOW, { portfolio: 'notice', is_effective: false }),
  filing('a', BEFORE),
  filing('d', BEFORE, { portfolio: 'original_missing' }),
];

type World = { quarters?: readonly Quarter[]; unread?: readonly string[]; read?: readonly string[] };

const rows = (ciks: readonly string[] = []): readonly { readonly cik: string }[] =>
  ciks.map((cik) => ({ cik }));
const storeOf = (world: World): CannedReader =>
  cannedReader([
    canned(QUARTERS, () => world.quarters ?? [quarter(NOW), quarter(BEFORE)]),
    canned(FILINGS_OF_QUARTERS, ({ periods }) => FILINGS.filter(({ period }) => periods.includes(period))),
    canned(UNREAD_OF_QUARTER, () => rows(world.unread)),
    canned(READ_THOUGH_UNREAD, () => rows(world.read)),
  ]);

describe('what Forms 13F are collected', () => {
  it('includes the filings of known portfolios, and the managers that reported for the previous quarter', async () => {
    const collected = await readCollected(storeOf({}));
    expect([...(collected?.filings.values() ?? [])]).to.deep.equal([FILINGS[0], FILINGS[4]]);
    expect([...(collected?.reportedBefore ?? [])]).to.deep.equal(['a']);
    expect([collected?.quarter.period, collected?.before?.period]).to.deep.equal([NOW, BEFORE]);
  });

  it('has no manager for the previous quarter if an older one was ingested', async () => {
    const collected = await readCollected(storeOf({ quarters: [quarter(NOW), quarter('2025-06-30')] }));
    expect(collected?.before).to.equal(null);
    expect([...(collected?.filings.values() ?? [])]).to.deep.equal([FILINGS[0]]);
    expect(collected?.reportedBefore.size).to.equal(0);
  });

  it('counts managers without a parsed filing for the quarter but with one for another', async () => {
    const unread = async (world: World): Promise<number | undefined> =>
      (await readCollected(storeOf(world)))?.whollyUnread;
    // For b and c something was parsed for the quarter, for x nothing.
    expect(await unread({ unread: ['b', 'c', 'd', 'x'], read: ['b', 'c', 'd'] })).to.equal(1);
    expect(await unread({ unread: ['b', 'c'], read: ['b', 'c'] })).to.equal(0);
  });

  it('is null if no Form 13F was ingested', async () => {
    expect(await readCollected(storeOf({ quarters: [] }))).to.equal(null);
  });

  it('is read again when a manager was published, and not before', async () => {
    const cache = createTaggedCache<CachedCollected>({ maxBytes: 100_000, ttlMs: 60_000 });
    const world: World = { quarters: [] };
    const collected = cachedCollected(storeOf(world), cache);
    expect(await collected()).to.equal(null);
    world.quarters = [quarter(NOW)];
    expect(await collected()).to.equal(null);
    cache.invalidate([projectionTag('stakes')]);
    expect(await collected()).to.equal(null);
    cache.invalidate([projectionTag('holdings')]);
    expect((await collected())?.quarter.period).to.equal(NOW);
  });
});
