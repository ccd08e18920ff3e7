import { companyEvent } from '@footnote/events/testing/samples';
import { expect } from 'chai';
import { listingsStage } from './listings-stage.ts';

describe('the symbols of a company', () => {
  it('become listings of its CIK, each once and with the time of the company', async () => {
    const company = companyEvent('0009990001', { symbols: ['ACME', 'ACME-B', 'ACME'] });
    const step = await listingsStage().take(company);
    if (step.kind !== 'ok') throw new Error(step.kind);
    const events = [...step.value.runs].flat().map(({ event }) => event);
    expect(events.map(({ symbol, cik, source_time: time }) => [symbol, cik, time])).to.deep.equal([
      ['ACME', '0009990001', company.source_time],
      ['ACME-B', '0009990001', company.source_time],
    ]);
    expect(new Set(events.map(({ event_id: id }) => id)).size).to.equal(2);
  });

  it('are absent for a filer without a symbol', async () => {
    expect((await listingsStage().take(companyEvent('0009990001', { symbols: [] }))).kind).to.equal('drop');
  });
});
