import { expect } from 'chai';
import { createMetrics } from './metrics.ts';

describe('metrics of several processes', () => {
  it('are summed over processes, except for the lag of a group, which each process reports in full', async () => {
    const [own, other] = [createMetrics('a', { defaults: false }), createMetrics('a', { defaults: false })];
    own.records('step', 'ok', '', 2);
    other.records('step', 'ok', '', 3);
    own.lag('step', 'facts', 7);
    other.lag('step', 'facts', 9);
    own.include('other', await other.snapshot());
    other.records('step', 'ok', '', 1);
    own.include('other', await other.snapshot());
    const text = await own.text();
    expect(text).to.match(/^footnote_records_total\{.*outcome="ok".*\} 6$/m);
    expect(text).to.match(/^footnote_consumer_lag_records\{.*\} 9$/m);
    expect(text.match(/# HELP footnote_records_total/g)).to.have.length(1);
  });
});
