import { expect } from 'chai';
import { companyEvent } from '@footnote/events/testing/samples';
import { PROJECTIONS } from '@footnote/projector/projections';
import { actionsOf, barsOf, FIRST_READING } from '@footnote/projector/testing/invented-prices';
import { useTestReadStore } from '@footnote/read-store/testing';
import { startPipeline } from './pipeline.ts';

type Data = Readonly<Record<string, unknown>>;

describe('prices of a symbol without an ingested company', () => {
  const opened = useTestReadStore();

  it('are served, while lanes of companies are refused', async () => {
    const harness = await startPipeline(opened().store, {
      now: '2024-03-29T15:00:00Z',
      projections: PROJECTIONS,
    });
    try {
      const fund = { symbols: ['FNDX'], entity_type: 'investment', sic: null };
      await harness.append('companies', companyEvent('0009990078', fund));
      for (const symbol of ['QQX', 'SPY', 'FNDX']) {
        const reading = { ...FIRST_READING, symbol };
        await harness.append('corporate-actions', ...actionsOf(reading));
        await harness.append('bars', ...barsOf(reading));
      }
      await harness.projected();
      const bodyOf = async (path: string): Promise<Data> => (await harness.get(`/v2/${path}`)).body ?? {};
      const dataOf = async (path: string): Promise<Data> => (await bodyOf(path))['data'] as Data;
      expect((await dataOf('technicals?symbol=qqx'))['momentum']).to.have.property('rsi_14');
      expect(await dataOf('dividends?symbol=QQX')).to.include({ status: 'payer' });
      expect(await dataOf('price-action?symbol=QQX')).to.include({ as_of: '2024-03-28T20:00:00Z' });
      for (const path of [
        ...[
          ...['coverage', 'technicals', 'dividends', 'price-action', 'valuation', 'priced-in'],
          ...['snapshot', 'calendar', 'earnings'],
        ].map((name) => `${name}?symbol=NONE`),
        'history?symbol=NONE&series=revenue_ttm&interval=quarter',
      ])
        expect((await bodyOf(path))['error'], path).to.include({ code: 'SYMBOL_UNKNOWN' });
      for (const path of ['valuation', 'priced-in', 'earnings'])
        expect(await dataOf(`${path}?symbol=QQX`), path).to.include({
          freshness: 'unsupported',
          reason: 'company_unknown',
        });
      const refused = { available: false, reason: 'company_unknown' };
      const { price, trend, ...snapshot } = await dataOf('snapshot?symbol=QQX');
      expect(price).to.have.property('close');
      expect(trend).to.have.property('rsi_14');
      expect(snapshot).to.deep.include({
        asset_type: 'unknown',
        as_of: '2024-03-28T20:00:00Z',
        freshness: 'degraded',
        latest_filing: { available: false, reason: 'no_filings' },
        market_cap: refused,
        name: '',
        quality: refused,
        ttm: refused,
      });
      expect((await dataOf('snapshot?symbol=FNDX'))['ttm']).to.include({ reason: 'not_applicable' });
      const calendar = await dataOf('calendar?symbol=QQX');
      expect(calendar).to.include({ freshness: 'end_of_day' });
      const ofDividends = (items: unknown) =>
        (items as readonly Data[]).every(({ kind }) => kind === 'dividend_ex' || kind === 'dividend_pay');
      expect(calendar['past']).to.have.length.greaterThan(0);
      expect(ofDividends(calendar['past'])).to.equal(true);
      expect(calendar['unavailable']).to.deep.include.members(
        ['earnings', 'filing'].map((kind) => ({
          ...{ basis: 'estimated', kind, reason: 'company_unknown' },
          ...{ form: kind === 'earnings' ? '8-K' : null, period_end: null },
        })),
      );
      const history = async (query: string): Promise<Data> =>
        (await dataOf(`history?symbol=QQX&series=${query}`))['history'] as Data;
      expect(await history('revenue_ttm&interval=quarter')).to.deep.equal({
        available: false,
        reason: 'no_statements',
      });
      const closes = await history('close,revenue_ttm,pe_ttm&interval=day');
      expect(closes['rows']).to.have.length.greaterThan(100);
      expect(
        (closes['refused'] as readonly Data[]).map(({ series, reason }) => ({ series, reason })),
      ).to.deep.equal([
        { series: 'revenue_ttm', reason: 'company_unknown' },
        { series: 'pe_ttm', reason: 'company_unknown' },
      ]);
      const sector = 'vs_sector_pct_1y';
      for (const [symbol, reason] of [
        ['QQX', 'company_unknown'],
        ['SPY', 'not_applicable'],
        ['FNDX', 'not_applicable'],
      ]) {
        const dividends = await dataOf(`dividends?symbol=${symbol ?? ''}`);
        expect(dividends['freshness'], symbol).to.equal('end_of_day');
        const unavailable = dividends['unavailable'] as Readonly<Record<string, unknown>>;
        expect(unavailable, symbol).to.include({ payout_ratio_pct: reason });
        // The currency of dividends is unknown if the issuer is unknown.
        expect(unavailable['cuts_in_5y_window'], symbol).to.equal(symbol === 'QQX' ? reason : undefined);
        const technicals = await dataOf(`technicals?symbol=${symbol ?? ''}`);
        expect(technicals['unavailable'], symbol).to.include({ [sector]: reason });
      }
      const coverage = await dataOf('coverage?symbol=QQX');
      expect(coverage['asset_type']).to.equal('unknown');
      const lanes = Object.values(coverage['support'] as Record<string, Data>);
      const lanesWith = (member: string) => lanes.filter((lane) => lane[member]).map(({ lane }) => lane);
      const answered = ['dividends', 'history', 'price_action', 'technicals'];
      expect(lanesWith('supported')).to.deep.equal(answered);
      expect(lanesWith('available_now')).to.deep.equal(answered);
      expect(lanesWith('derived_series_available')).to.deep.equal(['history']);
      expect(lanesWith('answers_in_part')).to.deep.equal(['calendar', 'snapshot']);
      const reasons = lanes.map(({ reason }) => reason);
      expect(new Set(reasons)).to.deep.equal(new Set([null, 'company_unknown']));
      expect((await bodyOf('fundamentals?symbol=QQX'))['error']).to.include({ code: 'SYMBOL_UNKNOWN' });
      // A fund that figures are compared with is known as one, whether its filings were ingested or not.
      for (const path of ['valuation', 'priced-in', 'earnings'])
        expect(await dataOf(`${path}?symbol=SPY`), path).to.include({ reason: 'not_applicable' });
      expect((await dataOf('coverage?symbol=SPY'))['asset_type']).to.equal('fund');
      const { companies, fields } = await dataOf(
        'compare?symbols=SPY,QQX&fields=close,total_return_1y_pct,price_to_earnings,revenue',
      );
      expect((companies as readonly Data[]).map(({ reason }) => reason)).to.deep.equal([
        'not_applicable',
        'symbol_unknown',
      ]);
      expect(
        (fields as readonly { values: readonly Data[] }[]).map(({ values }) =>
          values.map(({ reason = 'served' }) => reason),
        ),
      ).to.deep.equal([
        ['served', 'served'],
        ['served', 'served'],
        ['not_applicable', 'company_unknown'],
        ['not_applicable', 'symbol_unknown'],
      ]);
      for (const query of ['compare?symbols=SPY&fields=revenue', 'compare?symbols=NONE&fields=close'])
        expect((await bodyOf(query))['error'], query).to.include({ code: 'SYMBOL_UNKNOWN' });
      const ofFund = await dataOf('calendar?symbol=SPY');
      expect(
        (ofFund['unavailable'] as readonly Data[]).map(({ kind, reason }) => [kind, reason]),
      ).to.deep.include.members([
        ['earnings', 'not_applicable'],
        ['filing', 'not_applicable'],
      ]);
      const known = await dataOf('snapshot?symbol=SPY');
      expect(known).to.deep.include({
        asset_type: 'fund',
        market_cap: { available: false, reason: 'not_applicable' },
        ttm: { available: false, reason: 'not_applicable' },
      });
      const { error } = (await bodyOf('fundamentals?symbol=SPY')) as { error: Data };
      expect(error['code']).to.equal('SYMBOL_UNKNOWN');
      expect(error['message']).to.match(/^SPY is a fund/);
    } finally {
      await harness.stop();
    }
  });
});
