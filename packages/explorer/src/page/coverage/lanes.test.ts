import { expect } from 'chai';
import type { Age } from '../frame/use-age.ts';
import { routeOfLane } from './lanes.ts';
import { described, relianceOf } from './plain-words.ts';

const lane = {
  answers_in_part: false,
  available_now: false,
  coverage_universe: 'sec_filers',
  fail_closed_conditions: [],
  freshness_slo: '24h',
  lane: 'ownership',
  missing_data_policy: 'null_with_reason',
  point_in_time_semantics: 'latest',
  public_visibility: 'public_core',
  quality_grade: 'production_core',
  reason: null,
  route_supported: true,
  source_priority: [],
  supported: true,
} as const;

const prices = {
  message: '',
  newest_bar: '2026-05-29',
  remedy: null,
  stale_from: null,
  status: 'stale',
} as const;
const statements = {
  figures_end: '2026-03-28',
  filings_listed_to: '2026-08-13',
  status: 'stale',
} as unknown as NonNullable<Age['statements']>;
const AGE: Age = { prices, statements };

describe('what can be relied on', () => {
  it('is current, or says in plain words why not', () => {
    const served = { ...lane, available_now: true };
    expect(relianceOf({ ...served, lane: 'valuation' }, AGE).state).to.equal('current');
    expect(relianceOf(served, AGE)).to.deep.equal({
      state: 'listed',
      words: 'as of EDGAR’s list to 2026-08-13',
    });
    expect(relianceOf({ ...lane, supported: false, route_supported: false }, AGE).words).to.match(
      /does not apply/,
    );
    expect(relianceOf({ ...lane, route_supported: false }, AGE).words).to.match(/not offered/);
    expect(relianceOf({ ...lane, data_collected: false }, AGE)).to.deep.equal({
      state: 'absent',
      words: 'not collected',
    });
  });

  it('is old by what the kind of data rests on, with the day', () => {
    expect(relianceOf({ ...lane, lane: 'technicals' }, AGE)).to.deep.equal({
      state: 'old',
      words: 'old: prices end 2026-05-29',
    });
    expect(relianceOf({ ...lane, lane: 'valuation' }, AGE).words).to.equal(
      'old: prices end 2026-05-29, figures end 2026-03-28',
    );
    expect(relianceOf({ ...lane, lane: 'technicals' }, { ...AGE, prices: null }).words).to.equal(
      'no prices loaded',
    );
  });

  it('has a name for every lane that has a page', () => {
    expect(described('insider').name).to.equal('Insiders');
    expect(described('some_new_lane').name).to.equal('some new lane');
  });

  it('leads to the page of the lane where there is one', () => {
    expect(routeOfLane('insider', 'ACME')).to.include({ page: 'ownership', symbol: 'ACME' });
    expect(routeOfLane('governance', 'ACME')).to.include({ page: 'governance' });
    expect(routeOfLane('some_new_lane', 'ACME')).to.equal(undefined);
  });
});
