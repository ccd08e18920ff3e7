import { expect } from 'chai';
import {
  ACTION_YEARS_OF_SYMBOL,
  BAR_YEARS_OF_SYMBOL,
  JUDGED_SPLITS_OF_SYMBOL,
} from '../../market/prices/read-series.ts';
import { symbolTag } from '../../subject/tagged-cache.ts';
import { UnlistedError } from '../../subject/unlisted.ts';
import { canned, cannedReader } from '../../testing/canned-rows.ts';
import { explainLane, type ExplainLaneRequest } from './lane.ts';

const NOW = Date.parse('2026-02-10T15:00:00Z');
const ACME = { symbol: 'ACME', cik: '0000000007' };
const RETURN: ExplainLaneRequest = {
  symbol: 'ACME',
  lane: 'price_action',
  figure: 'returns.1y.price_return_pct',
};

type Reader = Parameters<typeof explainLane.document>[0];

/** Nothing but the store is asked for what these tests explain. */
const reader = {
  store: cannedReader([
    canned(BAR_YEARS_OF_SYMBOL, () => []),
    canned(ACTION_YEARS_OF_SYMBOL, () => []),
    canned(JUDGED_SPLITS_OF_SYMBOL, () => []),
  ]),
  benchmark: 'MARKET',
} as unknown as Reader;

describe('the explanation of a figure of a lane', () => {
  it('has the reason of the whole document for a figure that is not there', async () => {
    const { document, freshness } = await explainLane.document(
      reader,
      { company: ACME, request: RETURN },
      NOW,
    );
    const { figure, operands, reason, symbol } = document.data;
    expect({ freshness, reason, symbol }).to.deep.equal({
      freshness: 'unsupported',
      reason: 'prices_not_collected',
      symbol: 'ACME',
    });
    expect(figure).to.deep.include({ path: '/v2/price-action', unit: 'percent', value: null });
    expect(operands).to.deep.equal([
      { beside: null, place: 'returns.1y.from_close', value: null },
      { beside: null, place: 'returns.1y.to_close', value: null },
    ]);
  });

  it('is refused where the lane is', async () => {
    const refused = await explainLane
      .document(reader, { company: { ...ACME, cik: '' }, request: RETURN }, NOW)
      .catch((error: unknown) => error);
    expect(refused).to.be.instanceOf(UnlistedError);
  });

  it('depends on what the lane depends on', () => {
    const tags = explainLane.tagsOf?.(ACME, reader, { ...RETURN, lane: 'technicals' });
    expect(tags).to.include(symbolTag('MARKET'));
    expect(explainLane.tagsOf?.(ACME, reader, RETURN)).not.to.include(symbolTag('MARKET'));
  });

  it('is kept for a day where the lane has dates to come', () => {
    const keys = ['earnings', 'price_action'].map((lane) => {
      const request = { ...RETURN, lane } as ExplainLaneRequest;
      return explainLane.keyOf?.(request, NOW) === explainLane.keyOf?.(request, NOW + 86_400_000);
    });
    expect(keys).to.deep.equal([false, true]);
  });

  it('is of figures that the catalog lists for the lane', () => {
    expect(explainLane.faultOf?.(RETURN)).to.equal(undefined);
    expect(explainLane.faultOf?.({ ...RETURN, lane: 'dividends' })?.fault).to.match(
      /^figure must be a member that lanes of GET \/v2\/catalog list for \/v2\/dividends, not 'returns\.1y/,
    );
  });
});
