import { expect } from 'chai';
import { routeOfLane, whyNot } from './lanes.ts';

const lane = {
  available_now: false,
  coverage_universe: 'sec_filers',
  fail_closed_conditions: [],
  freshness_slo: '24h',
  lane: 'ownership',
  missing_data_policy: 'null_with_reason',
  point_in_time_semantics: 'latest',
  public_visibility: 'public_core',
  quality_grade: 'production_core',
  route_supported: true,
  source_priority: [],
  supported: true,
} as const;

describe('the coverage of a lane', () => {
  it('has the first reason why the lane is not available', () => {
    expect(whyNot({ ...lane, available_now: true })).to.equal(undefined);
    expect(whyNot({ ...lane, supported: false, route_supported: false })).to.match(/does not apply/);
    expect(whyNot({ ...lane, route_supported: false })).to.match(/no endpoint/);
    expect(whyNot({ ...lane, data_collected: false })).to.match(/not been collected/);
    expect(whyNot({ ...lane, data_collected: true })).to.match(/missing or stale/);
  });

  it('leads to the page of the lane where there is one', () => {
    expect(routeOfLane('insider', 'ACME')).to.deep.equal({ page: 'ownership', symbol: 'ACME' });
    expect(routeOfLane('governance', 'ACME')).to.equal(undefined);
  });
});
