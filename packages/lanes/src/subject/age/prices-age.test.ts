import { expect } from 'chai';
import { pricesAge } from './prices-age.ts';

describe('the age of prices', () => {
  it('is stale four hours after the close of the session that follows', () => {
    const at = (time: string) => pricesAge('2026-11-20', Date.parse(time));
    expect(at('2026-11-24T00:59:59Z')).to.deep.equal({
      message: 'Prices end with the session of 2026-11-20.',
      newest_bar: '2026-11-20',
      remedy: null,
      stale_from: '2026-11-24T01:00:00Z',
      status: 'current',
    });
    expect(at('2026-11-24T01:00:00Z')).to.deep.include({
      message: 'Prices end with the session of 2026-11-20; later ones were not collected.',
      status: 'stale',
    });
  });
});
