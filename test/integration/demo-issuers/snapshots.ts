import { expect } from 'chai';
import type {
  Calendar,
  Coverage,
  Fundamentals,
  Snapshot,
  SnapshotTrailing,
} from '@footnote/contract/types.generated';
import { contractFault } from '@footnote/contract/testing';
import type { DemoIssuers } from './demo-issuers.ts';

/** `GET /v2/snapshot` must equal the other endpoints. */
export function snapshots({ issuers, spine }: DemoIssuers): void {
  const ask = async <Data>(path: string, symbol: string, more = ''): Promise<Data> => {
    const response = await fetch(`${spine().address}${path}?symbol=${symbol}${more}`, {
      headers: { 'X-API-Key': spine().key },
    });
    const body = (await response.json()) as { readonly data: Data };
    expect(contractFault(path, response.status, body), `${path} ${symbol}`).to.equal(undefined);
    expect(response.status).to.equal(200);
    return body.data;
  };
  /** The figure, or null if it is refused. */
  const valueOf = (figure: SnapshotTrailing['revenue']): number | null =>
    'value' in figure ? figure.value : null;

  it('has the figures of GET /v2/fundamentals, each with its filing', async () => {
    for (const { spec } of issuers) {
      const { quality, ttm, next_dates: next } = await ask<Snapshot>('/v2/snapshot', spec.ticker);
      const {
        ttm: block,
        forensics,
        currency,
      } = await ask<Fundamentals>(
        '/v2/fundamentals',
        spec.ticker,
        spec.flavour === 'ifrs' ? '&period=annual' : '',
      );
      if ('reason' in ttm || 'reason' in quality) throw new Error(`${spec.ticker} has no statements`);
      expect(valueOf(ttm.eps_diluted)).to.equal(block?.eps_diluted_ttm);
      if (currency === 'USD') {
        expect(valueOf(ttm.revenue)).to.equal(block?.revenue_ttm_usd);
        expect(valueOf(ttm.net_income)).to.equal(block?.net_income_ttm_usd);
      }
      const served = <Value>(figure: Value | { readonly reason: string }): Value | null =>
        typeof figure === 'object' ? null : figure;
      expect(served(quality.roic_pct)).to.equal(block?.roic_pct);
      expect(served(quality.roe_pct)).to.equal(block?.roe_pct);
      expect(served(quality.accruals_ratio_pct)).to.equal(forensics?.accruals_ratio_pct);
      expect(quality.provenance).to.not.equal(null);
      const { unavailable, upcoming } = await ask<Calendar>('/v2/calendar', spec.ticker);
      expect([...upcoming, ...unavailable]).to.deep.include(next.filing);
    }
  });

  it('has the reason of each figure that is not served, as GET /v2/fundamentals has it', async () => {
    let reasons = 0;
    for (const { spec } of issuers) {
      const annual = spec.flavour === 'ifrs' ? '&period=annual' : '';
      const plain = await ask<Snapshot>('/v2/snapshot', spec.ticker);
      const { reasons: found = [], ...explained } = await ask<Snapshot>(
        '/v2/snapshot',
        spec.ticker,
        '&reasons=true',
      );
      expect({ ...explained, cache_age_seconds: 0 }).to.deep.equal({ ...plain, cache_age_seconds: 0 });
      const stated = await ask<Fundamentals>('/v2/fundamentals', spec.ticker, `${annual}&reasons=true`);
      const refused = Object.entries({ quality: plain.quality, ttm: plain.ttm }).flatMap(([block, members]) =>
        Object.entries(members)
          .filter(([, member]) => typeof member === 'object' && member !== null && 'reason' in member)
          .map(([name]) => `${block}.${name}`),
      );
      expect(found.map(({ member }) => member).sort(), spec.ticker).to.deep.equal(refused.sort());
      for (const { member, of, period_end: end, reason } of found) {
        reasons += 1;
        if (!member.startsWith('quality.')) continue;
        const same = stated.reasons?.find((each) => each.member === of && each.period_end === end);
        expect(same?.reason, `${spec.ticker} ${member}`).to.equal(reason);
      }
    }
    expect(reasons).to.be.greaterThan(2);
  });

  it('is listed as served in coverage', async () => {
    const { support } = await ask<Coverage>('/v2/coverage', issuers[0]!.spec.ticker);
    for (const lane of ['calendar', 'price_action', 'snapshot'] as const)
      expect(support[lane].route_supported, lane).to.equal(true);
  });
}
