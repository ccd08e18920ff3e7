import { expect } from 'chai';
import { keyOf } from '@footnote/events/topics';
import { groupOf } from '@footnote/projection/projection';
import { PROJECTIONS } from '@footnote/projector/projections';
import { createProjector } from '@footnote/projector/service';
import { quietly } from '@footnote/projector/testing/bench';
import { actionsOf, barsOf, FIRST_READING } from '@footnote/projector/testing/invented-prices';
import { startHarnessOn } from '@footnote/query/testing/harness';
import { useTestReadStore } from '@footnote/read-store/testing';
import { eventually } from '@footnote/testing/eventually';

type Data = Readonly<Record<string, unknown>>;

describe('prices of a symbol that no ingested company has', () => {
  const opened = useTestReadStore();

  it('are answered for, and companies are asked for in vain', async () => {
    const { store } = opened();
    const harness = await startHarnessOn(store, { now: '2024-03-29T15:00:00Z' });
    const { log, codec } = harness;
    const projector = createProjector({ ...quietly({ log, codec, store }), projections: PROJECTIONS });
    try {
      const reading = { ...FIRST_READING, symbol: 'SPY' };
      for (const event of actionsOf(reading))
        await log.append('corporate-actions', [
          { key: keyOf('corporate-actions', event), value: await codec.encode('corporate-actions', event) },
        ]);
      for (const event of barsOf(reading))
        await log.append('bars', [{ key: keyOf('bars', event), value: await codec.encode('bars', event) }]);
      await projector.start();
      await eventually('everything is projected', async () => {
        const lags = await Promise.all(
          PROJECTIONS.map(({ name, topics }) => log.lag(groupOf(name, 1), topics)),
        );
        return lags.flat().every(({ lag }) => lag === 0);
      });
      const bodyOf = async (path: string): Promise<Data> => (await harness.get(`/v2/${path}`)).body ?? {};
      const dataOf = async (path: string): Promise<Data> => (await bodyOf(path))['data'] as Data;
      expect((await dataOf('technicals?symbol=spy'))['momentum']).to.have.property('rsi_14');
      expect(await dataOf('dividends?symbol=SPY')).to.include({ status: 'payer' });
      expect(await dataOf('price-action?symbol=SPY')).to.include({ as_of: '2024-03-28T20:00:00Z' });
      for (const path of ['technicals', 'dividends', 'price-action'].map((name) => `${name}?symbol=NONE`))
        expect((await bodyOf(path))['error'], path).to.include({ code: 'SYMBOL_UNKNOWN' });
      expect((await bodyOf('fundamentals?symbol=SPY'))['error']).to.include({ code: 'SYMBOL_UNKNOWN' });
    } finally {
      await projector.stop();
      await harness.stop();
    }
  });
});
